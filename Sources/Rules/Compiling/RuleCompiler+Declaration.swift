internal import Diagnostics
internal import Expressions
internal import Model

extension RuleCompiler {
  /// Reports what is wrong with what the rule says of itself, its expressions apart.
  mutating func checkDeclaration(of rule: RuleSource) {
    let declaration = rule.declaration
    if !rule.id.isKebabCase {
      report(
        Message(
          id: "not-kebab-case",
          "the id \(rule.id.quoted) is not written in small letters, digits and hyphens"),
        rule.idRange)
    }
    if let from = declaration.from, let until = declaration.until, until.seconds < from.seconds {
      report(
        Message(
          id: "never-holds",
          """
          \(rule.id.quoted) would hold from \(from.day) until \(until.day), which is earlier
          """),
        rule.holdsRange ?? rule.idRange
      )
    }
    checkGuidelines(of: rule)
    checkDirections(of: rule)
    checkExamples(of: rule)
  }

  /// Whether expressions can name all that the rule declares; else each use would be a mistake, too.
  mutating func hasNames(_ rule: RuleSource) -> Bool {
    let names =
      rule.parameters.map { ($0.name, $0.nameRange) }
      + (rule.each + rule.definitions).map { ($0.name, $0.nameRange) }
    let unusable = names.filter { !$0.0.isNameInExpressions }
    for (name, range) in unusable {
      report(
        Message(
          id: "not-a-name",
          """
          \(name.quoted) can't be a name in expressions; write letters, digits and underscores \
          only
          """), range)
    }
    return unusable.isEmpty
  }

  /// Whether a rule brings in no more names than it may; every expression has to look at them.
  mutating func isSmall(_ rule: RuleSource) -> Bool {
    let count = diagnostics.count
    if rule.each.count > Self.mostLists {
      let message = Message(
        id: "too-many-lists",
        """
        a rule may go through \(Self.mostLists) lists at the most, and this one has \
        \(Amount(rule.each.count))
        """)
      report(message, rule.each[Self.mostLists].nameRange)
    }
    if rule.definitions.count > Self.mostDefinitions {
      let (found, most) = (rule.definitions.count, Self.mostDefinitions)
      report(
        Message(
          id: "too-many-definitions",
          """
          a rule may have \(most) names under 'let' at the most, and this one has \
          \(Amount(found))
          """), rule.definitions[most].nameRange)
    }
    return diagnostics.count == count
  }

  private static let mostLists = 20
  private static let mostDefinitions = 200

  private mutating func checkGuidelines(of rule: RuleSource) {
    guard let guidelines = rule.guidelines else { return }
    for key in guidelines where tables.citation(key.text) == nil {
      report(.unknownGuideline(key.text, among: tables.guidelineKeys), key.range)
    }
    if guidelines.isEmpty {
      report(
        Message(id: "no-guideline", "\(rule.id.quoted) cites no guideline; name at least one"),
        rule.idRange)
    }
  }

  /// Only what can be more or less has a stricter side.
  private mutating func checkDirections(of rule: RuleSource) {
    for stricter in rule.stricter {
      guard let parameter = rule.parameters.first(where: { $0.name == stricter.name }) else {
        let known = rule.parameters.filter(\.value.isOrdered).map(\.name)
        report(.directionOfNothing(stricter.name, of: rule.id, among: known), stricter.nameRange)
        continue
      }
      if !parameter.value.isOrdered {
        report(
          Message(
            id: "no-direction",
            """
            \(stricter.name.quoted) is no number and no day, so it has no stricter side; take \
            it out
            """), stricter.nameRange)
      }
    }
  }

  /// A rule that only asks a person to decide can't fail; then such an example will do.
  private mutating func checkExamples(of rule: RuleSource) {
    guard let examples = rule.examples else { return }
    var names: [String: SourceRange] = [:]
    for example in examples {
      if let first = names[example.name] {
        let note = Diagnostic.Note(Message(.firstOne), at: first)
        diagnostics.append(
          Diagnostic(
            Message(
              id: "same-name",
              """
              there is an example \(example.name.quoted) already; give each a name of its \
              own
              """),
            at: example.nameRange,
            notes: [note]
          )
        )
      }
      names[example.name] = example.nameRange
    }
    if rule.declaration.isDraft { return }
    let shown = Set(examples.map(\.expectation))
    checkExcuses(of: rule)
    if !shown.contains(.passes) { report(.noExample(rule.id, "passes"), rule.idRange) }
    if !shown.contains(.fails), rule.review == nil || !shown.contains(.review) {
      report(.noExample(rule.id, "fails"), rule.idRange)
    }
  }
}

extension RuleCompiler {
  /// Where texts stand that would be days without their quotes, for what can't be compared.
  func notes(on mistake: Mistake, in expression: Compilation) -> [Diagnostic.Note] {
    guard mistake.message.id == "unequal-types" else { return [] }
    let used =
      parameters.filter {
        expression.reads.contains(FieldReference(type: ParameterSet.typeName, field: $0.name))
      }
      + named.filter { constant in
        names.slot(of: constant.name).map(expression.variables.contains) ?? false
      }
    return used.filter(\.value.isTextOfDay).map {
      Diagnostic.Note(
        Message(
          """
          this is a text; a day is written without quotes and without a time, such as \
          2026-11-21
          """), at: $0.valueRange)
    }
  }

  /// What is excused must be there.
  private mutating func checkExcuses(of rule: RuleSource) {
    guard !rule.excuses.isEmpty else { return }
    let all = rule.clauses + rule.valueClauses
    for excuse in rule.excuses {
      let clauses = all.filter { $0.key == excuse.clause.text }
      if clauses.isEmpty {
        let known = all.map(\.key)
        report(.unknownClause(excuse.clause.text, of: rule.id, among: known), excuse.clause.range)
      } else if !clauses.contains(where: { !excuse.places(in: $0).isEmpty }) {
        report(
          Message(
            id: "not-in-clause",
            """
            \(excuse.part.text.quoted) isn't written in \(excuse.clause.text.quoted); copy \
            it from there
            """),
          excuse.part.range
        )
      }
    }
  }
}

extension String {
  /// Words of small letters and digits with hyphens between them.
  package var isKebabCase: Bool {
    var isBehindHyphen = true
    for byte in utf8 {
      let isHyphen = byte == UInt8(ascii: "-")
      guard !(isHyphen && isBehindHyphen),
        isHyphen || (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte)
      else { return false }
      isBehindHyphen = isHyphen
    }
    return !isBehindHyphen
  }

  /// Whether something may be called that, so that an expression can name it.
  var isNameInExpressions: Bool {
    let isWord = utf8.allSatisfy {
      (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
        || $0 == UInt8(ascii: "_")
    }
    guard let first = utf8.first, isWord, !(0x30...0x39).contains(first) else { return false }
    return !["in", "true", "false", "null"].contains(self)
  }
}

extension Message {
  fileprivate static func directionOfNothing(
    _ name: String, of rule: String, among known: [String]
  ) -> Self {
    let hint = Suggestion.clause(for: name, among: known)
    return Self(
      id: "direction-of-nothing",
      "\(rule.quoted) has no parameter \(name.quoted) to make stricter\(hint)")
  }

  fileprivate static func unknownClause(_ key: String, of rule: String, among known: [String])
    -> Self
  {
    let hint = Suggestion.clause(for: key, among: known)
    return Self(
      id: "unknown-clause",
      "\(rule.quoted) has no clause \(key.quoted); write \(known.alternatives)\(hint)")
  }

  fileprivate static func unknownGuideline(_ key: String, among known: [String]) -> Self {
    let hint = Suggestion.clause(for: key, among: known)
    return Self(
      id: "unknown-guideline",
      "\(key.quoted) is no known guideline; add it under 'guidelines'\(hint)")
  }

  fileprivate static func noExample(_ rule: String, _ needed: String) -> Self {
    Self(
      id: "no-example",
      """
      \(rule.quoted) has no example under '\(needed)'; give it one that passes and one that \
      fails
      """)
  }
}
