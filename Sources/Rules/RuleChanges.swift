internal import Diagnostics
internal import Documents

/// How people's overrides change the rules that they extend.
struct RuleChanges {
  /// What can be changed of a rule.
  struct Changed {
    /// A rule that is checked already, or one that was only written.
    private enum Declared {
      case checked(CheckedRule)
      case written(WrittenRule)
    }

    let isBuiltIn: Bool
    var isOff = false
    var severity: Severity
    private let declared: Declared
    private let declaredSeverity: Severity
    /// Nil until one of them is set.
    private var changedParameters: ParameterSet?

    /// A rule that is checked is one of the program's own.
    init(_ rule: CheckedRule) {
      declared = .checked(rule)
      declaredSeverity = rule.declaration.severity
      severity = declaredSeverity
      isBuiltIn = true
    }

    init(_ rule: WrittenRule, isBuiltIn: Bool) {
      declared = .written(rule)
      declaredSeverity = rule.declaration.severity
      severity = declaredSeverity
      self.isBuiltIn = isBuiltIn
    }

    /// Nil if it is checked already.
    var written: WrittenRule? {
      if case .written(let rule) = declared { rule } else { nil }
    }

    var declaration: RuleDeclaration {
      switch declared {
      case .checked(let rule): rule.declaration
      case .written(let rule): rule.declaration
      }
    }

    var id: String { declaration.id }

    var parameters: ParameterSet {
      get {
        if let changedParameters { return changedParameters }
        return switch declared {
        case .checked(let rule): rule.parameterSet
        case .written(let rule): ParameterSet(rule.parameters)
        }
      }
      set { changedParameters = newValue }
    }

    /// Whether the rule measures with other numbers than it was written with.
    var hasOtherParameters: Bool { changedParameters?.isChanged ?? false }

    /// Whether the rule is off, milder, or measures with other numbers than it was written with.
    var isLoosened: Bool { isOff || severity < declaredSeverity || hasOtherParameters }
  }

  /// In the order in which they were declared, each id once.
  private(set) var rules: [Changed]

  /// Those that are checked come first.
  init(_ checked: [CheckedRule], _ written: [Changed]) {
    rules = []
    rules.reserveCapacity(checked.count + written.count)
    for rule in checked { rules.append(Changed(rule)) }
    rules += written
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
