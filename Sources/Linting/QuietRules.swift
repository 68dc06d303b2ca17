/// The rules that have no finding: they pass, or have nothing to look at.
package struct QuietRules: Sendable {
  /// Their ids, by rank.
  package let ids: RuleIDs
  /// What each rule comes to, by its rank; nil where it has findings.
  private var outcomes: ContiguousArray<Outcome?>

  static let none = QuietRules(among: .none)

  init(among ids: RuleIDs) {
    self.ids = ids
    outcomes = ContiguousArray(repeating: nil, count: ids.all.count)
  }

  mutating func note(_ outcome: Outcome, rank: Int) {
    outcomes[rank] = outcome
  }

  /// Takes away a rule that has a finding now.
  mutating func remove(_ rule: String) {
    if let rank = ids.all.firstIndex(of: rule) { outcomes[rank] = nil }
  }

  package func count(of outcome: Outcome) -> Int {
    outcomes.count { $0 == outcome }
  }

  /// The ids of the rules that come to that, in order.
  package func ids(of outcome: Outcome) -> [String] {
    zip(ids.all, outcomes).filter { $0.1 == outcome }.map(\.0)
  }

  /// Hands over the ranks of these rules: those that follow each other together.
  package func forEachRun(of outcome: Outcome, _ body: (Range<Int>) -> Void) {
    var rank = 0
    while rank < outcomes.count {
      let start = rank
      while rank < outcomes.count, outcomes[rank] == outcome { rank += 1 }
      if rank > start { body(start..<rank) }
      rank += 1
    }
  }
}
