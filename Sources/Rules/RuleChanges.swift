internal import Diagnostics
internal import Documents

/// How people's overrides change the rules that they extend.
struct RuleChanges {
  /// What can be changed of a rule.
  struct Changed {
    let declaration: RuleDeclaration
    var isOff = false
    var severity: Severity
    var parameters: ParameterSet

    init(_ declaration: RuleDeclaration, _ parameters: ParameterSet) {
      self.declaration = declaration
      severity = declaration.severity
      self.parameters = parameters
    }

    /// Whether the rule is off, milder, or measures with other numbers than it was written with.
    var isLoosened: Bool {
      isOff || severity < declaration.severity || parameters.isChanged
    }
  }

  /// In the order in which they were declared, each id once.
  private(set) var rules: [Changed]

  init(_ rules: [Changed]) {
    self.rules = rules
  }

  /// Applies an override to what it names; the answer is what is wrong with it.
  mutating func apply(_ override: Override) -> [Diagnostic] {
    let targets = rules.indices.filter { rules[$0].declaration.isNamed(override.target) }
    guard !targets.isEmpty else {
      return [Diagnostic(.unknownTarget(override.target, among: names), at: override.range)]
    }
    switch override.change {
    case .off:
      for rule in targets { rules[rule].isOff = true }
      return []
    case .set(let severity, let parameters):
      return targets.flatMap { set(severity, parameters, of: $0, in: override.file) }
    }
  }

  private mutating func set(
    _ severity: Severity?,
    _ parameters: [DocumentNode.Entry],
    of rule: Int,
    in file: SourceFile
  ) -> [Diagnostic] {
    if let severity { rules[rule].severity = severity }
    rules[rule].isOff = false
    let id = rules[rule].declaration.id
    var diagnostics: [Diagnostic] = []
    for entry in parameters {
      guard let wrong = rules[rule].parameters.override(entry, of: id) else { continue }
      let range = SourceRange(file: file.id, bytes: wrong.node.bytes)
      diagnostics.append(Diagnostic(wrong.message, at: range))
    }
    return diagnostics
  }

  private var names: [String] {
    let declarations = rules.map(\.declaration)
    return Set(declarations.flatMap { [$0.id, $0.topic] + $0.guidelineKeys }).sorted()
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownTarget(_ name: String, among known: [String]) -> Self {
    let hint = Suggestion.clause(for: name, among: known)
    return Self("\(name.quoted) is no rule, guideline or topic\(hint)")
  }
}
