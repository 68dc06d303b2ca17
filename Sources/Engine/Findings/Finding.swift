package import Diagnostics
internal import Expressions
internal import Localization
package import Model
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

  /// Who accepted a finding, or decided it.
  package indirect enum Acceptance: Hashable, Sendable {
    case waiver(reason: String, approvedBy: String, until: String)
    case baseline
    /// What was left to a person.
    case decision(because: String, by: String, on: String, holds: Bool)
  }

  /// What its texts are made from.
  enum Content: Sendable {
    indirect case remark(RuleOutcome.Remark, related: [Location])
    indirect case exemption(LocalizedMessage)
    case undecided(MissingNames)
    indirect case sentence(Message)
  }

  package var outcome: Outcome
  package var acceptance: Acceptance?
  /// It makes the exit status 1.
  package internal(set) var fails = false
  /// It holds whatever the files that are judged say: no baseline accepts it.
  var isUpheld = false
  /// Whether its rule has found a fault there, also where somebody has accepted it.
  let isFailure: Bool
  /// Where its rule stands among all that are asked.
  let rank: Int
  let place: Place
  /// Where the place is, or for what nobody wrote, the mapping in which it would stand.
  package let location: Location
  let content: Content
  var subject: CheckedDescription
  /// What it rests on; nil where it is no fault, and nothing is left to a person.
  let facts: FactsRead?

  init(
    _ outcome: Outcome, rank: Int, at place: Place, _ location: Location, _ content: Content,
    about subject: CheckedDescription, facts: FactsRead? = nil
  ) {
    self.outcome = outcome
    isFailure = outcome == .fail
    self.rank = rank
    self.place = place
    self.location = location
    self.content = content
    self.subject = subject
    self.facts = facts
  }

  private var source: Rule { subject.rules[rank] }
}

extension Finding.Acceptance {
  static func waiver(_ waiver: Waiver) -> Self {
    .waiver(reason: waiver.reason, approvedBy: waiver.approvedBy, until: waiver.until.day)
  }
}

extension Finding {
  package var rule: String { source.id }

  /// Which rule it is, if it isn't one of the program itself.
  package var compiledRule: ObjectIdentifier? { decidingRule.map { ObjectIdentifier($0) } }

  /// The rule that was evaluated; nil for one of the program itself.
  var decidingRule: CompiledRule? { source.compiled }

  /// Whether its rule counts as a note only because it is new.
  var isOfNewerRule: Bool { decidingRule?.isNewer ?? false }

  /// Whether the field decides what comes of its rule.
  func reads(_ field: FieldReference) -> Bool { decidingRule?.reads(field) ?? false }

  /// The names of the fields of a type that do.
  func fieldsRead(of type: String) -> Set<String> { decidingRule?.fieldsByType[type] ?? [] }

  package var title: String { source.title(in: subject.book.language) }

  /// Whether nobody has finished its rule yet.
  package var isDraft: Bool { decidingRule?.isDraft ?? false }

  package var severity: Severity { source.severity }

  /// Who can put it right.
  package var owner: Owner { source.owner }

  package var guidelines: [String] { source.guidelines }

  /// The day of checking, `YYYY-MM-DD`.
  package var asOf: String { subject.description.asOf.day }

  /// The guidelines as a person would cite them: number and title.
  package var citations: [String] { guidelines.map(subject.book.citation) }

  package var why: String { source.why(in: subject.book.language) }

  /// It is about the description itself: nobody can accept it.
  package var isAboutDescription: Bool { source.topic == ProgramRule.topic }

  /// Whose matter it is; what the program itself asks for is about how the app is described.
  package var concern: Concern {
    decidingRule.map { subject.book.concern(citing: $0.declaration.guidelineKeys) } ?? .bookkeeping
  }

  /// Whether App Review would likely refuse the app for it, also where somebody has accepted it.
  package var isLikelyRefusal: Bool {
    isFailure && severity == .error && concern == .apple
  }

  /// What is known of App Review's answers to the like.
  package var refusals: KnownRefusals { decidingRule.map(subject.book.refusals) ?? .none }

  package var message: String {
    switch content {
    case .remark(let remark, _): remark.message.said.text(in: subject.book.language)
    case .exemption(let note): note.said.text(in: subject.book.language)
    case .undecided(let missing): subject.book.language(missing.message)
    case .sentence(let text): subject.book.language(text)
    }
  }

  /// What it says in English, whatever the language of the run.
  package var englishMessage: String {
    switch content {
    case .remark(let remark, _): remark.message.identity
    case .exemption(let note): note.identity
    case .undecided(let missing): missing.message.text
    case .sentence(let text): text.text
    }
  }

  /// What to do; empty where there is nothing to do.
  package var fix: String {
    let language = subject.book.language
    return switch (content, source) {
    case (.remark(let remark, _), _): remark.fix?.text(in: language) ?? ""
    case (.sentence, .program(let rule)): rule.texts(in: language).fix
    case (.exemption, _), (.undecided, _), (.sentence, .written): ""
    }
  }

  package var related: [Related] {
    guard case .remark(let remark, let locations) = content else { return [] }
    let language = subject.book.language
    return zip(locations, remark.related).map { location, related in
      Related(location: location, note: related.note.text(in: language))
    }
  }

  /// The screen that it is on, worked out anew each time; nil where it is on none.
  package var screen: DescribedScreen? {
    let (description, path) = (subject.description, location.path)
    return description.screens(subject.book.factReader(of: description)).first {
      path.isPath(in: $0.path)
    }
  }

  /// What a picture of it shows beside the screen.
  package var marks: FindingMarks {
    if case .remark(let remark, _) = content { remark.marks } else { FindingMarks() }
  }

  /// The names of buttons that should be there, each once.
  package var missingButtons: [String] {
    let language = subject.book.language
    return marks.missing.map { language($0) }.withoutRepetition
  }

  /// What is missing where that keeps the rule from being decided.
  package var missingNames: MissingNames? {
    if case .undecided(let missing) = content { missing } else { nil }
  }

  /// The paths of the absent facts, in the order of the description.
  package var missing: [String] { missingNames?.paths ?? [] }
}
