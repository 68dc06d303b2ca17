internal import Descriptions
internal import Expressions
internal import Rules

/// Says what rules find with the names that services have in the language of the run.
struct TranslatedNames: ~Copyable {
  private var evaluation: RuleEvaluation
  private let day: Timestamp

  /// Nil where all services of the description are called the same as in English.
  init?(_ description: Description, book: RuleBook) {
    let language = book.language
    guard !language.isEnglish,
      let named = description.callingServices(in: language.tag, book.catalogues)
    else { return nil }
    day = description.submissionDate
    evaluation = RuleEvaluation(book: book)
    evaluation.begin(named)
  }

  /// Puts the names into what a rule has to say.
  mutating func reword(_ outcome: inout RuleOutcome, of rule: CheckedRule) {
    guard outcome.hasTexts else { return }
    var said = RuleOutcome()
    guard evaluation.fault(of: rule, on: day, &said) == nil else { return }
    outcome.takeTexts(from: said)
  }
}
