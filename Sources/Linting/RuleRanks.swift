internal import Rules

/// Where the rules that a run asks are among their ids, by which what they say is noted.
struct RuleRanks: Sendable {
  let ids: RuleIDs
  /// Where each rule's id is.
  let rules: [Int]
  /// The program's own rules that are asked, and where each one's id is.
  let programRules: [(rule: ProgramRule, rank: Int)]

  init(_ rules: [CheckedRule], _ programRules: [ProgramRule]) {
    let ids = rules.map(\.id) + programRules.map(\.id)
    let order = ids.indices.sorted { ids[$0] < ids[$1] }
    var ranks = ids.indices.map { $0 }
    for (rank, number) in order.enumerated() { ranks[number] = rank }
    self.ids = RuleIDs(order.map { ids[$0] })
    self.rules = Array(ranks.prefix(rules.count))
    self.programRules = Array(zip(programRules, ranks.dropFirst(rules.count)))
  }
}
