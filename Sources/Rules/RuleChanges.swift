internal import Diagnostics
internal import Documents

/// How people's overrides change the rules that they extend.
struct RuleChanges {
  private struct Change {
    var isOff = false
    var severity: Severity?
    var parameters: ParameterSet
  }

  private let rules: [WrittenRule]
  private var changes: [String: Change]

  init(_ rules: [WrittenRule]) {
    self.rules = rules
    changes = Dictionary(
      uniqueKeysWithValues: rules.map {
        ($0.id, Change(parameters: ParameterSet($0.parameters)))
      }
    )
  }

  func isOff(_ rule: String) -> Bool {
    changes[rule]?.isOff ?? false
  }

  func severity(of rule: WrittenRule) -> Severity {
    changes[rule.id]?.severity ?? rule.declaration.severity
  }

  func parameters(of rule: WrittenRule) -> ParameterSet {
    changes[rule.id]?.parameters ?? ParameterSet(rule.parameters)
  }

  /// Whether the rule is off, milder, or measures with other numbers than it was written with.
  func isLoosened(_ rule: WrittenRule) -> Bool {
    isOff(rule.id) || severity(of: rule) < rule.declaration.severity
      || parameters(of: rule).isChanged
  }

  /// Applies an override to what it names; the answer is what is wrong with it.
  mutating func apply(_ override: Override) -> [Diagnostic] {
    let targets = rules.filter { $0.declaration.isNamed(override.target) }
    guard !targets.isEmpty else {
      return [Diagnostic(.unknownTarget(override.target, among: names), at: override.range)]
    }
    switch override.change {
    case .off:
      for rule in targets { changes[rule.id]?.isOff = true }
      return []
    case .set(let severity, let parameters):
      return targets.flatMap { set(severity, parameters, of: $0, in: override.file) }
    }
  }

  private mutating func set(
    _ severity: Severity?,
    _ parameters: [DocumentNode.Entry],
    of rule: WrittenRule,
    in file: SourceFile
  ) -> [Diagnostic] {
    if let severity { changes[rule.id]?.severity = severity }
    changes[rule.id]?.isOff = false
    var diagnostics: [Diagnostic] = []
    for entry in parameters {
      guard let wrong = changes[rule.id]?.parameters.override(entry, of: rule.id) else { continue }
      let range = SourceRange(file: file.id, bytes: wrong.node.bytes)
      diagnostics.append(Diagnostic(wrong.message, at: range))
    }
    return diagnostics
  }

  private var names: [String] {
    Set(rules.flatMap { [$0.id, $0.declaration.topic] + $0.declaration.guidelineKeys }).sorted()
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownTarget(_ name: String, among known: [String]) -> Self {
    let hint = Suggestion.clause(for: name, among: known)
    return Self("\(name.quoted) is no rule, guideline or topic\(hint)")
  }
}
