internal import Rules

/// Where the rules that a run asks are among their ids, by which what they say is noted.
struct RuleRanks: Sendable {
  let ids: RuleIDs
  /// Where each rule's id is.
  let rules: [Int]
  /// The program's own rules that are asked, and where each one's id is.
  let programRules: [(rule: ProgramRule, rank: Int)]

  /// The rules come in the order of their ids; the program's own few are put between them.
  init(_ rules: [CheckedRule], _ programRules: [ProgramRule]) {
    var ids: [String] = []
    ids.reserveCapacity(rules.count + programRules.count)
    var ranks: [Int] = []
    ranks.reserveCapacity(rules.count)
    var own = programRules.map(\.id).sorted()[...]
    for rule in rules {
      let id = rule.id
      while let first = own.first, first < id { ids.append(own.removeFirst()) }
      ranks.append(ids.count)
      ids.append(id)
    }
    ids += own
    self.rules = ranks
    self.programRules = programRules.map { rule in
      guard let rank = ids.lastIndex(of: rule.id) else { preconditionFailure("it was put there") }
      return (rule, rank)
    }
    self.ids = RuleIDs(ids)
  }
}
