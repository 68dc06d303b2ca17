internal import Diagnostics
internal import Engine

/// What there is to say about a text: what is wrong with it, and what the rules find.
struct TextCheck {
  let rules: RulesInForce
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var results: [LintResult] = []
  /// What is wrong with the rules by which a description would be judged.
  private(set) var obstacles: [Diagnostic] = []

  init(of text: OpenText, by rules: RulesInForce, _ host: Host) {
    self.rules = rules
    switch text.kind {
    case .description:
      obstacles = rules.diagnostics.filter { $0.severity == .error }
      check(host.check(text.file, text.link.path, rules))
    case .rules: diagnostics = rules.diagnostics.filter { $0.range.file == text.file.id }
    case .other: break
    }
  }

  private mutating func check(_ check: DescriptionCheck) {
    let (documents, faults) = check.decodeAll()
    diagnostics = faults
    for decoded in documents {
      diagnostics += decoded.diagnostics
      guard let description = decoded.description, obstacles.isEmpty else { continue }
      let result = check.judge(description, in: decoded.document)
      diagnostics += result.diagnostics
      diagnostics += result.faults.map { $0.diagnostic(in: result.range) }
      results.append(result)
    }
    diagnostics = diagnostics.sortedByPlace
  }
}
