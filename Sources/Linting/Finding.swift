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
  enum Content: Sendable {
    indirect case remark(RuleOutcome.Remark, related: [Location])
    indirect case exemption(LocalizedMessage)
    case undecided(MissingNames)
    indirect case sentence(LocalizableText)
  }

  /// What stays as it was found.
  ///
  /// A class: findings are put in order and handed on, and their copies share it.
  private final class Storage: Sendable {
    let rank: Int
    let place: Place
    let location: Location
    let source: Source
    let content: Content
    let subject: CheckedDescription

    init(
      rank: Int,
      place: Place,
      location: Location,
      source: Source,
      content: Content,
      subject: CheckedDescription
    ) {
      self.rank = rank
      self.place = place
      self.location = location
      self.source = source
      self.content = content
      self.subject = subject
    }
  }

  package var outcome: Outcome
  package var acceptance: Acceptance?
  /// It makes the exit status 1.
  package internal(set) var fails = false
  private let storage: Storage

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
    storage = Storage(
      rank: rank,
      place: place,
      location: location,
      source: source,
      content: content,
      subject: subject
    )
  }

  /// Where its rule stands among all that are asked.
  var rank: Int { storage.rank }
  var place: Place { storage.place }
  /// Where the place is, or for what nobody wrote, the mapping in which it would stand.
  package var location: Location { storage.location }
}

extension Finding {
  package var rule: String {
    switch storage.source {
    case .rule(let rule): rule.id
    case .program(let rule): rule.id
    }
  }

  /// Which rule it is, if it isn't one of the program itself.
  package var compiledRule: ObjectIdentifier? {
    if case .rule(let rule) = storage.source { ObjectIdentifier(rule) } else { nil }
  }

  package var title: String {
    switch storage.source {
    case .rule(let rule): rule.title
    case .program(let rule): translation?.title.text ?? rule.title
    }
  }

  /// Whether nobody has finished its rule yet.
  package var isDraft: Bool {
    switch storage.source {
    case .rule(let rule): rule.isDraft
    case .program: false
    }
  }

  package var severity: Severity {
    switch storage.source {
    case .rule(let rule): rule.severity
    case .program(let rule): rule.severity
    }
  }

  /// Who can put it right.
  package var owner: Owner {
    switch storage.source {
    case .rule(let rule): rule.declaration.owner
    case .program: .code
    }
  }

  package var guidelines: [String] {
    switch storage.source {
    case .rule(let rule): rule.declaration.guidelineKeys
    case .program: ProgramRule.guidelines
    }
  }

  /// The guidelines as a person would cite them: number and title.
  package var citations: [String] { guidelines.map(storage.subject.book.citation) }

  package var why: String {
    switch storage.source {
    case .rule(let rule): rule.why
    case .program(let rule): translation?.why.text ?? rule.why
    }
  }

  /// It is about the description itself: nobody can accept it.
  package var isAboutDescription: Bool {
    switch storage.source {
    case .rule(let rule): rule.declaration.topic == ProgramRule.topic
    case .program: true
    }
  }

  package var message: String {
    let book = storage.subject.book
    return switch storage.content {
    case .remark(let remark, _): remark.message.text(in: book.language)
    case .exemption(let note): note.text(in: book.language)
    case .undecided(let missing): said(missing.message)
    case .sentence(let text): said(text)
    }
  }

  private func said(_ text: LocalizableText) -> String {
    isSaidInEnglish ? text.text : storage.subject.book.language(text)
  }

  /// What it says in English: that is the same in every language.
  package var identity: String {
    switch storage.content {
    case .remark(let remark, _): remark.message.identity
    case .exemption(let note): note.identity
    case .undecided(let missing): missing.message.text
    case .sentence(let text): text.text
    }
  }

  /// What to do; empty where there is nothing to do.
  package var fix: String {
    switch (storage.content, storage.source) {
    case (.remark(let remark, _), _): remark.fix?.text(in: storage.subject.book.language) ?? ""
    case (_, .program(let rule)): translation?.fix.text ?? rule.fix
    default: ""
    }
  }

  package var related: [Related] {
    guard case .remark(let remark, let locations) = storage.content else { return [] }
    let book = storage.subject.book
    return zip(locations, remark.related).map { location, related in
      Related(location: location, note: related.note.text(in: book.language))
    }
  }

  /// What a picture of it shows beside the screen.
  package var marks: FindingMarks {
    if case .remark(let remark, _) = storage.content { remark.marks } else { FindingMarks() }
  }

  /// What is missing where that keeps the rule from being decided.
  package var missingNames: MissingNames? {
    if case .undecided(let missing) = storage.content { missing } else { nil }
  }

  /// The paths of the absent facts, in the order of the description.
  package var missing: [String] { missingNames?.paths ?? [] }

  /// The same for the same finding, whatever its line or language.
  package var fingerprint: Fingerprint {
    Self.fingerprint(
      of: Fingerprint(of: rule),
      in: Array(storage.subject.description.app.utf8),
      at: Array(location.path.utf8),
      saying: Array(identity.utf8)
    )
  }

  /// Likewise of what a rule, by its own fingerprint, says in English of a path of an app.
  package static func fingerprint(
    of rule: Fingerprint,
    in app: [UInt8],
    at path: [UInt8],
    saying identity: [UInt8]
  ) -> Fingerprint {
    var fingerprint = rule
    for part in [app, path, identity] { fingerprint.add(part) }
    return fingerprint
  }

  /// Whether the message is in English, and thus its identity.
  package var isSaidInEnglish: Bool { storage.subject.isSaidInEnglish }

  /// Whether it comes first: by place, then by rule.
  static func < (one: Finding, other: Finding) -> Bool {
    let (here, there) = (one.storage.location, other.storage.location)
    if here !== there {
      let (start, end) = (here.range.bytes.lowerBound, there.range.bytes.lowerBound)
      if start != end { return start < end }
      if here.path != there.path { return here.path < there.path }
    }
    return one.rank == other.rank ? one.identity < other.identity : one.rank < other.rank
  }

  /// What the language of the run has for a rule of the program itself.
  private var translation: RuleTranslation? { storage.subject.book.language.rules[rule] }
}

/// What a finding says, in the language of the run and in English.
struct LocalizedMessage: Sendable {
  let english: FilledTemplate
  /// Nil where the rule isn't translated.
  var translated: FilledTemplate?

  func text(in language: Language) -> String {
    translated?.text(in: language) ?? english.text(in: language)
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
    isEnglish
      ? template.text(with: values, in: .english) : template.text(with: values, in: language)
  }
}
