internal import Diagnostics
package import Model
package import Rules

/// Asks the rules about descriptions, one at a time.
///
/// A class: all threads have the same one, and would hinder each other if they counted its parts.
package final class Linter: Sendable {
  package let book: RuleBook
  package let policy: JudgingPolicy
  private let rules: [CompiledRule]
  /// The program's own rules that are asked.
  let programRules: [ProgramRule]
  /// The ids of all rules that are asked, in order; what they come to is noted by their ranks.
  package let ids: [String]
  private let ranks: [String: Int]
  /// The rules that are asked, by their ranks: findings know theirs by its rank.
  private let askedRules: [Rule]
  private let ruleRanks: [Int]
  /// The rule whose steps are written down, if somebody wants to read them.
  private let traced: String?
  /// How many of the rules that exist are asked.
  private let rulesAsked: RulesAsked
  /// Whether the day of checking was set by hand: then no submission is long past.
  let isDaySet: Bool
  /// Whether a baseline is held against what is found.
  let hasBaseline: Bool
  /// Whether what pictures of the login are drawn from is kept; a fleet does without.
  private let drawsLogin: Bool
  /// Whose waivers count; nil: everybody's.
  private let approvers: Set<String>?

  package init(
    book: RuleBook, selection: Selection = Selection(), policy: JudgingPolicy = JudgingPolicy(),
    isDaySet: Bool = false, hasBaseline: Bool = false, drawsLogin: Bool = false,
    tracing traced: String? = nil, approvers: Set<String>? = nil
  ) {
    self.book = book
    self.approvers = approvers
    self.traced = traced
    self.policy = policy
    self.isDaySet = isDaySet
    self.hasBaseline = hasBaseline
    self.drawsLogin = drawsLogin
    let asked = Rule.all(in: book).filter(selection.includes)
    rules = asked.compactMap(\.compiled)
    programRules = asked.compactMap { if case .program(let rule) = $0 { rule } else { nil } }
    askedRules = asked.sorted { $0.id < $1.id }
    ids = askedRules.map(\.id)
    ranks = Dictionary(uniqueKeysWithValues: zip(ids, ids.indices))
    ruleRanks = rules.map { [ranks] in ranks[$0.id] ?? 0 }
    rulesAsked = RulesAsked(
      asked: ids.count,
      of: book.rules.count + book.missedRules + ProgramRule.all.count)
  }

  /// Every rule that exists, also those that are off.
  var knownRules: [String] { (book.rules.map(\.id) + book.rulesOff.map(\.id)).sorted() }

  func knows(_ rule: String) -> Bool {
    book.rules.contains { $0.id == rule } || book.rulesOff.contains { $0.id == rule }
  }

  /// Whether the rule is asked, or there is none of that name.
  func looksAt(_ rule: String) -> Bool {
    asks(rule) || !knows(rule)
  }

  func admits(_ waiver: Waiver) -> Bool { approvers?.contains(waiver.approvedBy) ?? true }

  /// Whether a decision counts, by who made it.
  func admits(_ decision: Decision) -> Bool { approvers?.contains(decision.by) ?? true }

  /// The ids of the rules that are asked and have one of these names.
  func ids(named names: Set<String>) -> Set<String> {
    ids { !names.isDisjoint(with: $0.declaration.names) }
  }

  /// The ids of the rules that are asked and of which something is true.
  func ids(where isMeant: (CompiledRule) -> Bool) -> Set<String> {
    Set(rules.lazy.filter(isMeant).map(\.id))
  }

  /// The rules that another linter asks as this one does, of the same description in the same words.
  func ids(askedAlikeBy other: Linter) -> Set<String> {
    guard book.hasFacts(of: other.book) else { return [] }
    let others = Dictionary(uniqueKeysWithValues: other.rules.map { ($0.id, $0) })
    // Of many rules in a file the text is compared once.
    var areAlike: [SourceFile.ID: Bool] = [:]
    let alike = rules.filter { rule in
      guard let other = others[rule.id], rule.isJudged(like: other) else { return false }
      let file = rule.source.sourceFile
      let isAlike = areAlike[file.id] ?? (file.bytes == other.source.sourceFile.bytes)
      areAlike[file.id] = isAlike
      return isAlike
    }
    return Set(alike.map(\.id) + programRules.map(\.id).filter(other.asks))
  }

  func asks(_ rule: String) -> Bool {
    ranks[rule] != nil
  }

  /// Where a rule that is asked stands among all.
  func rank(of rule: String) -> Int {
    guard let rank = ranks[rule] else {
      preconditionFailure("only rules that are asked have ranks")
    }
    return rank
  }

  /// Everything the rules have to say, and which of them can't be evaluated.
  ///
  /// Without names all rules are asked.
  package func lint(_ description: Description, asking names: Set<String>? = nil) -> LintResult {
    let subject = CheckedDescription(description, book: book, asking: askedRules)
    var results = ResultBuilder(about: subject, asking: ids)
    let observer = traced.map { RuleTraceLog(of: $0, description) }
    var evaluation = RuleEvaluation(of: description, by: book, observer: observer)
    for (rule, rank) in zip(rules, ruleRanks) where names?.contains(rule.id) ?? true {
      do throws(RuleFault) {
        results.add(try evaluation.outcome(of: rule), rank: rank)
      } catch {
        results.faults.append(error)
      }
    }
    var checks = StatementChecks(description, by: self)
    checks.apply(to: &results)
    let login = drawsLogin ? description.login(book.factReader(of: description)) : nil
    var result = results.result(
      rulesAsked: rulesAsked, policy: policy, log: evaluation.observer, login: login)
    result.cost = evaluation.spent
    return result
  }
}
