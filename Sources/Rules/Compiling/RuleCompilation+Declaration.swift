package import Diagnostics
internal import Expressions
internal import Model

extension RuleCompilation {
  /// Reports what is wrong with what the rule says of itself, its expressions apart.
  mutating func checkDeclaration(beside tables: CatalogueTables) {
    let declaration = source.declaration
    if !source.id.isKebabCase {
      report(.notKebabCase(source.id), source.idRange)
    }
    if let from = declaration.from, let until = declaration.until, until.seconds < from.seconds {
      report(
        id: "never-holds",
        "\(source.id.quoted) would hold from \(from.day) until \(until.day), which is earlier",
        source.holdsRange ?? source.idRange)
    }
    checkGuidelines(beside: tables)
    checkDirections()
    checkExamples()
  }

  /// Whether expressions can name all that the rule declares; else each use would be a mistake, too.
  mutating func hasNames() -> Bool {
    let names =
      source.parameters.map { ($0.name, $0.nameRange) }
      + source.names.map { ($0.name, $0.range) }
    let unusable = names.filter { !$0.0.isNameInExpressions }
    for (name, range) in unusable {
      report(
        id: "not-a-name",
        """
        \(name.quoted) can't be a name in expressions; write letters, digits and underscores \
        only
        """, range)
    }
    return unusable.isEmpty
  }

  /// Whether a rule brings in no more names than it may; every expression has to look at them.
  mutating func isSmall() -> Bool {
    let count = mistakes.count
    if source.itemNames.count > Self.mostLists {
      let message = Message(
        id: "too-many-lists",
        """
        a rule may go through \(Self.mostLists) lists at the most, and this one has \
        \(Amount(source.itemNames.count))
        """)
      report(message, source.itemNames[Self.mostLists].range)
    }
    if source.definitionNames.count > Self.mostDefinitions {
      let (found, most) = (source.definitionNames.count, Self.mostDefinitions)
      report(
        id: "too-many-definitions",
        """
        a rule may have \(most) names under 'let' at the most, and this one has \
        \(Amount(found))
        """, source.definitionNames[most].range)
    }
    return mistakes.count == count
  }

  private static let mostLists = 20
  private static let mostDefinitions = 200

  private mutating func checkGuidelines(beside tables: CatalogueTables) {
    guard let guidelines = source.guidelines else { return }
    for key in guidelines where tables.guideline(key.text) == nil {
      report(.unknownGuideline(key.text, among: tables.guidelineKeys), key.range)
    }
    if guidelines.isEmpty {
      report(
        id: "no-guideline", "\(source.id.quoted) cites no guideline; name at least one",
        source.idRange)
    }
  }

  /// Only what can be more or less has a stricter side.
  private mutating func checkDirections() {
    for stricter in source.stricter {
      guard let parameter = source.parameters.first(where: { $0.name == stricter.name }) else {
        let known = source.parameters.filter(\.value.isOrdered).map(\.name)
        report(.directionOfNothing(stricter.name, of: source.id, among: known), stricter.nameRange)
        continue
      }
      if !parameter.value.isOrdered {
        report(
          id: "no-direction",
          """
          \(stricter.name.quoted) is no number and no day, so it has no stricter side; take \
          it out
          """, stricter.nameRange)
      }
    }
  }

  private mutating func checkExamples() {
    guard let examples = source.examples else { return }
    var names: [String: SourceRange] = [:]
    for example in examples {
      if let first = names[example.name] {
        let note = Diagnostic.Note(Message(.firstOne), at: first)
        report(
          Diagnostic(
            id: "same-name",
            "there is an example \(example.name.quoted) already; give each a name of its own",
            at: example.nameRange, notes: [note]))
      }
      names[example.name] = example.nameRange
    }
    if source.declaration.isDraft { return }
    checkExcuses()
    for needed in source.examplesLacking { report(.noExample(source.id, needed), source.idRange) }
  }

  /// What is excused must be there.
  private mutating func checkExcuses() {
    guard !source.excuses.isEmpty else { return }
    let all = source.decidingClauses + source.valueClauses
    for excuse in source.excuses {
      let clauses = all.filter { $0.key == excuse.clause.text }
      if clauses.isEmpty {
        let known = all.map(\.key)
        report(.unknownClause(excuse.clause.text, of: source.id, among: known), excuse.clause.range)
      } else if !clauses.contains(where: { !excuse.places(in: $0).isEmpty }) {
        report(
          id: "not-in-clause",
          """
          \(excuse.part.text.quoted) isn't written in \(excuse.clause.text.quoted); copy \
          it from there
          """,
          excuse.part.range
        )
      }
    }
  }
}

extension RuleSource {
  /// Under which words it has no example that it needs. A rule that only asks a person to decide
  /// can't fail; then such an example will do.
  fileprivate var examplesLacking: [String] {
    let shown = Set((examples ?? []).map(\.expectation))
    let mayFail = clauses.review == nil || !shown.contains(.review)
    return (shown.contains(.passes) ? [] : ["passes"])
      + (shown.contains(.fails) || !mayFail ? [] : ["fails"])
  }

  /// What a draft still lacks; nil where it is none, or its examples were left out.
  var draftRemark: Diagnostic? {
    guard declaration.isDraft, examples != nil else { return nil }
    let lacking =
      examplesLacking.map { "an example under '\($0)'" }
      + (texts[.fix].english.text.isEmpty ? ["'fix'"] : [])
    let remark: Message =
      lacking.isEmpty
      ? "\(id.quoted) is a draft that lacks nothing: take 'draft' out, so that it counts"
      : "\(id.quoted) is a draft, so what it finds is a note; it lacks \(lacking.together)"
    return Diagnostic(Message(id: "draft", remark), at: idRange, severity: .note)
  }
}

extension String {
  /// Words of small letters and digits with hyphens between them.
  package var isKebabCase: Bool {
    utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false).allSatisfy { word in
      !word.isEmpty
        && word.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
    }
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
  package static func notKebabCase(_ id: String) -> Self {
    Self(
      id: "not-kebab-case",
      "the id \(id.quoted) is not written in small letters, digits and hyphens")
  }

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
      "\(rule.quoted) has no example under '\(needed)'; give it one that passes and one that fails")
  }
}
