package import Descriptions
package import Diagnostics
internal import Expressions
package import Rules

/// Asks the rules about descriptions, one at a time.
///
/// A class: all threads have the same one, and would hinder each other if they counted its parts.
package final class Linter: Sendable {
  package let book: RuleBook
  package let policy: JudgingPolicy
  private let rules: [CheckedRule]
  /// The rules that are noted for each screen; none where no report asks for it.
  private let screenRows: ScreenOutcomes.Rows?
  private let ranks: RuleRanks
  /// Every rule that exists, also those that are off.
  let knownRules: OrderedIDs
  private let askedRules: OrderedIDs
  /// How many of the rules that exist are asked.
  let rulesAsked: RulesAsked
  /// Whether the day of checking was set by hand: then no submission is long past.
  let isDaySet: Bool
  private let baseline: Baseline?
  private let detail: ResultDetail

  package init(
    book: RuleBook,
    selection: Selection = Selection(),
    policy: JudgingPolicy = JudgingPolicy(),
    isDaySet: Bool = false,
    baseline: Baseline? = nil,
    detail: ResultDetail = []
  ) {
    self.book = book
    self.policy = policy
    self.isDaySet = isDaySet
    self.baseline = baseline
    self.detail = detail
    rules = book.rules.filter(selection.includes)
    screenRows = detail.contains(.screens) ? ScreenOutcomes.Rows(rules) : nil
    ranks = RuleRanks(rules, ProgramRule.all.filter(selection.includes))
    knownRules = OrderedIDs(book.rules.map(\.id) + book.rulesOff.map(\.id))
    askedRules = OrderedIDs(inOrder: ranks.ids.all)
    rulesAsked = RulesAsked(
      asked: ranks.ids.all.count,
      of: book.rules.count + book.rulesOff.count + book.leftOut.count + ProgramRule.all.count
    )
  }

  /// The ids of the rules that are asked.
  package var ids: RuleIDs { ranks.ids }

  /// The program's own rules that are asked, with their ranks.
  var programRules: [(rule: ProgramRule, rank: Int)] { ranks.programRules }

  var hasBaseline: Bool { baseline != nil }

  /// Whether the rule is asked, or there is none of that name.
  func looksAt(_ rule: String) -> Bool {
    asks(rule) || !knownRules.contains(rule)
  }

  func asks(_ rule: String) -> Bool {
    askedRules.contains(rule)
  }

  /// What evaluates the rules.
  package func evaluation() -> RuleEvaluation {
    RuleEvaluation(book: book, notesScreens: screenRows != nil)
  }

  /// Everything the rules have to say; throws when one of them can't be evaluated.
  ///
  /// The lines are those of the file: one table serves all of its descriptions. What evaluates the
  /// rules serves one description after the other, likewise of other files.
  package func lint(
    _ description: Description,
    in file: SourceFile,
    lines: LineTable,
    by evaluation: inout RuleEvaluation
  ) throws(RuleFault) -> LintResult {
    var results = ResultBuilder(
      description,
      in: file,
      lines: lines,
      by: self,
      screens: screenRows.map { ScreenOutcomes(description, rows: $0) } ?? .none
    )
    if !evaluation.serves(book, notesScreens: screenRows != nil) { evaluation = self.evaluation() }
    evaluation.begin(description)
    defer { evaluation.end() }
    var names = TranslatedNames(description, book: book)
    var outcome = RuleOutcome()
    for number in rules.indices {
      // All threads ask the same rules, and would hinder each other if they retained them.
      let fault = Unmanaged.passUnretained(rules[number])._withUnsafeGuaranteedRef { rule in
        let fault = evaluation.fault(of: rule, on: description.submissionDate, &outcome)
        names?.reword(&outcome, of: rule)
        if fault == nil { results.take(&outcome, of: rule, rank: ranks.rules[number]) }
        return fault
      }
      if let fault { throw fault }
    }
    Housekeeping(description, by: self).apply(to: &results)
    if let baseline { results.accept(baseline) }
    results.settle()
    let login = detail.contains(.login) ? login(of: description) : nil
    return results.result(policy: policy, login: login)
  }

  /// What pictures need, with the names of the services in the language of the run.
  private func login(of description: Description) -> DescribedLogin {
    let named = description.callingServices(in: book.language.tag, book.catalogues)
    return (named ?? description).login(book.catalogues)
  }
}
