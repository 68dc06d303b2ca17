internal import Diagnostics

/// What a rule works out, clause by clause: as its file has it, or as it can be evaluated.
package struct RuleClauses<Expression: Sendable>: Sendable {
  package let applies: Expression?
  /// The lists that it goes through, outermost first.
  package let each: [Expression]
  /// What it has names for.
  package let definitions: [Expression]
  package let when: Expression?
  package let exemptions: [Expression]
  package let require: Expression
  package let review: Expression?
  package internal(set) var at: Expression?
  /// Further places that belong to a finding.
  package let related: [Expression]
  /// What makes another finding of one at the same place.
  package let key: [Expression]
  /// What a picture shows of a finding.
  package let marks: [PictureMark: Expression]
}

/// One clause of a rule.
package enum RuleClause: Hashable, Sendable {
  case applies
  /// The list of that number, from 0; likewise definitions and exemptions.
  case each(Int)
  case definition(Int)
  case when
  case exemption(Int)
  case require
  case review
  case at
  case related(Int)
  case key(Int)
  case mark(PictureMark)

  /// Whether it decides what comes of the rule, and not only what is shown then.
  package var decides: Bool {
    switch self {
    case .applies, .each, .definition, .when, .exemption, .require, .review: true
    case .at, .related, .key, .mark: false
    }
  }
}

extension RuleClauses {
  /// What becomes of each, one after the other as they are asked; nil where nothing becomes of one.
  package func compactMap<Other>(
    _ transform: (RuleClause, Expression) -> Other?
  ) -> RuleClauses<Other>? {
    var isWhole = true
    func one(_ clause: RuleClause, _ expression: Expression?) -> Other? {
      guard let expression else { return nil }
      let other = transform(clause, expression)
      if other == nil { isWhole = false }
      return other
    }
    func all(_ clause: (Int) -> RuleClause, _ expressions: [Expression]) -> [Other] {
      expressions.enumerated().compactMap { one(clause($0), $1) }
    }
    let applies = one(.applies, applies)
    let each = all(RuleClause.each, each)
    let definitions = all(RuleClause.definition, definitions)
    let when = one(.when, when)
    let exemptions = all(RuleClause.exemption, exemptions)
    let require = one(.require, require)
    let review = one(.review, review)
    let at = one(.at, at)
    let related = all(RuleClause.related, related)
    let key = all(RuleClause.key, key)
    var marks: [PictureMark: Other] = [:]
    for kind in PictureMark.allCases { marks[kind] = one(.mark(kind), self.marks[kind]) }
    guard isWhole, let require else { return nil }
    return RuleClauses<Other>(
      applies: applies, each: each, definitions: definitions, when: when, exemptions: exemptions,
      require: require, review: review, at: at, related: related, key: key, marks: marks)
  }

  /// Each that there is, in the order in which they are asked.
  package var all: [(clause: RuleClause, expression: Expression)] {
    var all: [(clause: RuleClause, expression: Expression)] = []
    _ = compactMap { clause, expression in
      all.append((clause, expression))
      return expression
    }
    return all
  }

  /// Those that decide what comes of the rule.
  package var deciding: [(clause: RuleClause, expression: Expression)] {
    all.filter(\.clause.decides)
  }

  package subscript(clause: RuleClause) -> Expression? {
    all.first { $0.clause == clause }?.expression
  }

  /// All of them, with another expression in the place of one.
  func replacing(_ clause: RuleClause, with expression: Expression) -> Self {
    compactMap { $0 == clause ? expression : $1 } ?? self
  }
}

/// A text of a file that examples have to show all of, and the key that it stands under.
struct WrittenClause {
  let key: String
  let text: LocatedText
}

extension RuleSource {
  /// What a clause stands under, such as `each screen`.
  package func key(of clause: RuleClause) -> String {
    switch clause {
    case .applies: "applies"
    case .each(let number): "each \(itemNames[number].name)"
    case .definition(let number): "let \(definitionNames[number].name)"
    case .when: "when"
    case .exemption(let number): "exempt \(exemptionIDs[number])"
    case .require: "require"
    case .review: "review if"
    case .at: "at"
    case .related: "related at"
    case .key: "key"
    case .mark(let kind): "picture \(kind.rawValue)"
    }
  }

  /// What decides what comes of it, in the order in which it is asked.
  var decidingClauses: [WrittenClause] {
    clauses.deciding.map { WrittenClause(key: key(of: $0), text: $1) }
  }

  func written(_ clause: RuleClause) -> WrittenClause? {
    clauses[clause].map { WrittenClause(key: key(of: clause), text: $0) }
  }

  /// Its values that aren't expressions: its parameters, and the days on which it holds.
  var valueClauses: [WrittenClause] {
    func clause(_ key: String, _ range: SourceRange) -> WrittenClause {
      let text = String(decoding: sourceFile.bytes[range.bytes], as: UTF8.self)
      return WrittenClause(key: key, text: LocatedText(text, in: sourceFile, bytes: range.bytes))
    }
    return parameters.map { clause("parameters.\($0.name)", $0.valueRange) }
      + (holdsRange.map { [clause("holds", $0)] } ?? [])
  }

  /// Where a part of a clause is.
  func place(of clause: RuleClause, at bytes: Range<Int>) -> SourceRange? {
    written(clause)?.text.range(of: bytes)
  }
}
