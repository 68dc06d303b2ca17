internal import Expressions

/// The fields that the deciding clauses of a rule read, be it by way of definitions.
struct ClauseReads: Sendable {
  typealias Clause = (clause: RuleClause, fields: [[FieldReference]])

  /// Their names, by the name of the type whose records have them.
  let byType: [String: Set<String>]
  /// Those that decide only once it is clear that the rule looks at something.
  let late: Set<FieldReference>
  /// Those on which what it demands hangs, in whatever it looks at.
  let demanded: Set<FieldReference>

  init(_ clauses: [Clause]) {
    func fields(_ holds: (RuleClause) -> Bool) -> Set<FieldReference> {
      Set(clauses.filter { holds($0.clause) }.flatMap { $0.fields.joined() })
    }
    let all = fields { _ in true }
    let early = fields { clause in
      switch clause {
      case .applies, .each, .when: true
      default: false
      }
    }
    byType = all.reduce(into: [:]) { $0[$1.type, default: []].insert($1.field) }
    late = all.subtracting(early)
    demanded = fields { $0 == .require }
  }
}
