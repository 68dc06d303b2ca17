package import Diagnostics
package import Engine
package import Model
package import Rules

/// What a report says of a run, as it is written and read back.
package struct RunRecord: Sendable {
  /// What judged, and what made it milder.
  package struct Tool: Sendable {
    package var name = "reviewlint"
    package var version = ""
    /// A digest of the rules that were asked.
    package var rules = ""
    /// The tag of the language of its sentences; nil for English.
    package var language: String?
    package var overridden: [String] = []
    package var relaxations: [Relaxation] = []
  }

  package struct Summary: Sendable {
    package var descriptions = 0
    private var counts: [Outcome: Int] = [:]

    package subscript(outcome: Outcome) -> Int {
      get { counts[outcome, default: 0] }
      set { counts[outcome] = newValue }
    }
  }

  /// A file that was seen, and what became of it.
  package struct Seen: Sendable {
    package var kind = Inventory.Kind.description
    package var file = ""
    package var state = Inventory.State.seen
    package var exclusion: Place?
  }

  /// Something that was wrong with the input.
  package struct Problem: Sendable {
    package var severity = Severity.error
    package var id = ""
    package var file = ""
    package var line = 1
    package var column = 1
    package var message = ""
  }

  package struct Place: Sendable {
    package var file = ""
    package var line = 1
  }

  /// What to call next, as a list of words, so that no path is taken for anything else.
  package struct Call: Sendable {
    package var words: [String] = []
    package var why = ""
  }

  package var schemaVersion = Self.version
  package var tool = Tool()
  package var verdict = Verdict.unjudged
  package var partial: RulesAsked?
  package var summary = Summary()
  package var inventory: [Seen] = []
  package var descriptions: [Description] = []
  package var next: [Call] = []
  package var texts = Texts()
  /// What is wrong outside the descriptions.
  package var problems: [Problem] = []
  /// It is lines of descriptions: what a report has beside them nobody said.
  package var isStream = false

  /// The version of the reports that are written and read.
  package static let version = 1

  package init() {}
}

// One description, and what was found in it.
extension RunRecord {
  package struct Description: Sendable {
    package var identity = AppIdentity(file: "")
    package var app = ""
    /// Who owns the app, if somebody said.
    package var team: String?
    package var edition = ""
    package var comparedOn: String?
    /// The day it was checked as of, `YYYY-MM-DD`.
    package var asOf = ""
    package var verdict = Verdict.unjudged
    package var partial: RulesAsked?
    package var relaxations: [Relaxation] = []
    package var taken: [TakenFact] = []
    /// What each rule came to: its entries, or its id in one of the lists.
    package var results: [Entry] = []
    package var questions: [OpenQuestion] = []
    /// Those that aren't left to a person by a rule.
    package var factQuestions: [OpenQuestion] { questions.filter { $0.rule == nil } }
    package var next: [Call] = []
    package var passed: [String] = []
    package var notApplicable: [String] = []
    package var problems: [Problem] = []
    /// What its entries name, where it stands alone and no run says it.
    package var texts: Texts?

    package var file: String { identity.file }
  }

  /// An entry of the results.
  package struct Entry: Sendable {
    package var rule = ""
    package var outcome = Outcome.fail
    package var severity = Severity.error
    /// What was found; what is undecided has nothing but what is missing.
    package var message = ""
    package var fix = ""
    /// The file where that isn't the description's.
    package var file: String?
    package var path = ""
    package var pointer = ""
    /// Nil where nothing is said of a place.
    package var line: Int?
    package var column: Int?
    package var endLine: Int?
    package var endColumn: Int?
    package var related: [Related] = []
    package var missing: [String] = []
    package var fingerprint = ""
    /// What an answer to it rests on, by paths.
    package var facts: [String: String]?
    package var acceptance: AcceptanceKind?
    package var reason: String?
    package var approvedBy: String?
    /// The last day of a waiver.
    package var until: String?
    package var because: String?
    package var decidedBy: String?
    package var decidedOn: String?
  }

  package enum AcceptanceKind: String, CaseIterable, Sendable {
    case waiver
    case baseline
    case decision
  }

  package struct Related: Sendable {
    package var file: String?
    package var path = ""
    package var pointer = ""
    package var line = 1
    package var column = 1
    package var message = ""
  }

  /// A fact that is missing.
  package struct OpenQuestion: Sendable {
    package var path = ""
    /// Where else the same fact is missing.
    package var others: [String] = []
    /// The id of its words.
    package var question = ""
    package var clue: String?
    package var rules: [String] = []
    /// The rule that leaves it to a person; nil for a fact.
    package var rule: String?
    /// What can be said to that.
    package var answers: [Answer] = []
    package var suggestion: Suggested?
  }

  /// What can be said to what a rule leaves to a person.
  package struct Answer: Sendable {
    package var words = ""
    /// Whether it is a finding.
    package var fails = false
    /// The facts that it writes, and those that are asked next.
    package var facts: [String: String] = [:]
    package var asks: [String] = []
  }

  /// What the app's files make likely.
  package struct Suggested: Sendable {
    package var answer = ""
    package var file = ""
    package var line = 1
    package var why = ""
  }
}

// What is the same for all that names it.
extension RunRecord {
  package struct Texts: Sendable {
    /// By the ids of rules and questions.
    package var rules: [String: RuleTexts] = [:]
    package var questions: [String: QuestionTexts] = [:]

    package init() {}

    /// Takes in what another run says.
    package mutating func add(_ others: Texts) {
      rules.merge(others.rules) { first, _ in first }
      questions.merge(others.questions) { first, _ in first }
    }
  }

  package struct RuleTexts: Sendable {
    package var title = ""
    package var guidelines: [String] = []
    package var owner = Owner.code
    /// How many letters of App Review are known about the like.
    package var letters = 0
    /// Nobody can sign in or up because of it.
    package var isBreakage = false
    package var link: String?
    package var isDraft = false
    /// Whose guidelines it cites, where they aren't Apple's.
    package var issuer: Guideline.Issuer?
    /// It asks how the app is described: App Review sees nothing of it.
    package var isBookkeeping = false

    var concern: Concern { Concern(issuer, isBookkeeping: isBookkeeping) }

    var refusals: KnownRefusals { KnownRefusals(areBreakage: isBreakage, letters: letters) }
  }

  package struct QuestionTexts: Hashable, Sendable {
    package var text = ""
    package var type: String?
    package var isList = false
    package var words: [Word] = []
    package var owner = Owner.code
    package var proofs: [Proof] = []
  }

  /// A word that answers a question, and what it means.
  package struct Word: Hashable, Sendable {
    package var word = ""
    package var meaning = ""
  }
}
