internal import Descriptions
package import Diagnostics
internal import Expressions
package import Rules

/// One entry of the results: what a rule has to say about one place.
///
/// Sentences are made when somebody asks for them.
package struct Finding: Sendable {
  /// A second place that belongs to the finding.
  package struct Related: Sendable {
    package let location: Location
    package let note: String
  }

  /// Who accepted a finding.
  package indirect enum Acceptance: Hashable, Sendable {
    case waiver(reason: String, approvedBy: String, until: String)
    case baseline
  }

  /// What has found it.
  enum Source: Sendable {
    case rule(CompiledRule)
    indirect case program(ProgramRule)
  }

  /// What its texts are made from.
  indirect enum Content: Sendable {
    case remark(RuleOutcome.Remark, related: [Location])
    case exemption(LocalizedMessage)
    case undecided(MissingNames)
    case sentence(LocalizableText)
  }

  package var outcome: Outcome
  package var acceptance: Acceptance?
  /// It makes the exit status 1.
  package internal(set) var fails = false
  /// Where its rule stands among all that are asked.
  let rank: Int
  let place: Place
  /// Where the place is, or for what nobody wrote, the mapping in which it would stand.
  package let location: Location
  private let source: Source
  private let content: Content
  private let subject: CheckedDescription

  init(
    _ outcome: Outcome,
    of source: Source,
    rank: Int,
    at place: Place,
    _ location: Location,
    _ content: Content,
    in subject: CheckedDescription
  ) {
    self.outcome = outcome
    self.source = source
    self.rank = rank
    self.place = place
    self.location = location
    self.content = content
    self.subject = subject
  }
}

extension Finding {
  package var rule: String {
    switch source {
    case .rule(let rule): rule.id
    case .program(let rule): rule.id
    }
  }

  /// Which rule it is, if it isn't one of the program itself.
  package var compiledRule: ObjectIdentifier? {
    if case .rule(let rule) = source { ObjectIdentifier(rule) } else { nil }
  }

  package var title: String {
    switch source {
    case .rule(let rule): rule.title
    case .program(let rule): translation?.title.text ?? rule.title
    }
  }

  /// Whether nobody has finished its rule yet.
  package var isDraft: Bool {
    switch source {
    case .rule(let rule): rule.isDraft
    case .program: false
    }
  }

  package var severity: Severity {
    switch source {
    case .rule(let rule): rule.severity
    case .program(let rule): rule.severity
    }
  }

  /// Who can put it right.
  package var owner: Owner {
    switch source {
    case .rule(let rule): rule.declaration.owner
    case .program: .code
    }
  }

  package var guidelines: [String] {
    switch source {
    case .rule(let rule): rule.declaration.guidelineKeys
    case .program: ProgramRule.guidelines
    }
  }

  /// The guidelines as a person would cite them: number and title.
  package var citations: [String] { guidelines.map(subject.book.citation) }

  package var why: String {
    switch source {
    case .rule(let rule): rule.why
    case .program(let rule): translation?.why.text ?? rule.why
    }
  }

  /// It is about the description itself: nobody can accept it.
  package var isAboutDescription: Bool {
    switch source {
    case .rule(let rule): rule.declaration.topic == ProgramRule.topic
    case .program: true
    }
  }

  package var message: String {
    switch content {
    case .remark(let remark, _): remark.message.text(in: language)
    case .exemption(let note): note.text(in: language)
    case .undecided(let missing):
      language.isEnglish ? undecided(missing).text : language(undecided(missing))
    case .sentence(let text): language.isEnglish ? text.text : language(text)
    }
  }

  /// What it says in English: that is the same in every language.
  package var identity: String {
    switch content {
    case .remark(let remark, _): remark.message.identity
    case .exemption(let note): note.identity
    case .undecided(let missing): undecided(missing).text
    case .sentence(let text): text.text
    }
  }

  /// What to do; empty where there is nothing to do.
  package var fix: String {
    switch (content, source) {
    case (.remark(let remark, _), _): remark.fix?.text(in: language) ?? ""
    case (_, .program(let rule)): translation?.fix.text ?? rule.fix
    default: ""
    }
  }

  package var related: [Related] {
    guard case .remark(let remark, let locations) = content else { return [] }
    return zip(locations, remark.related).map { location, related in
      Related(location: location, note: related.note.text(in: language))
    }
  }

  /// What a picture of it shows beside the screen.
  package var marks: FindingMarks {
    if case .remark(let remark, _) = content { remark.marks } else { FindingMarks() }
  }

  /// What is missing where that keeps the rule from being decided.
  package var missingNames: MissingNames? {
    if case .undecided(let missing) = content { missing } else { nil }
  }

  /// The paths of the absent facts, in the order of the description.
  package var missing: [String] { missingNames?.paths ?? [] }

  /// The same for the same finding, whatever its line or language.
  package var fingerprint: Fingerprint {
    Fingerprint(of: rule, subject.description.app, location.path, identity)
  }

  /// Whether the message is in English, and thus its identity.
  package var isSaidInEnglish: Bool { language.isEnglish }

  /// Whether it comes first: by place, then by rule.
  static func < (one: Finding, other: Finding) -> Bool {
    if one.start != other.start { return one.start < other.start }
    if one.location !== other.location, one.location.path != other.location.path {
      return one.location.path < other.location.path
    }
    return one.rank == other.rank ? one.identity < other.identity : one.rank < other.rank
  }

  private var start: Int { location.range.bytes.lowerBound }

  private var language: Language { subject.book.language }

  /// What the language of the run has for a rule of the program itself.
  private var translation: RuleTranslation? { language.rules[rule] }

  private func undecided(_ missing: MissingNames) -> LocalizableText {
    let names = missing.paths
    let shown = names.prefix(3).joined(separator: ", ") + (names.count > 3 ? ", …" : "")
    return "can't be decided without \(shown)"
  }
}

/// What a finding says, in the language of the run and in English.
struct LocalizedMessage: Sendable {
  let english: FilledTemplate
  /// Nil where the rule isn't translated.
  var translated: FilledTemplate?

  func text(in language: Language) -> String {
    (translated ?? english).text(in: language)
  }

  /// The English words identify the finding: they are the same in every language.
  var identity: String { english.text(in: .english) }
}

/// A text of a rule, and what its placeholders stood for when the rule was evaluated.
struct FilledTemplate: Sendable {
  let template: MessageTemplate
  let values: [Value]
  /// What nobody has translated has its numbers as English has them.
  let isEnglish: Bool

  func text(in language: Language) -> String {
    template.text(with: values, in: isEnglish ? .english : language)
  }
}
