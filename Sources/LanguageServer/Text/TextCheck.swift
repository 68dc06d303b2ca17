internal import Diagnostics
internal import Documents
internal import Engine
internal import Expressions
internal import Model
internal import Rules

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
      check(text, host.decoder(text.link.path, rules))
    case .rules: diagnostics = rules.diagnostics.filter { $0.range.file == text.file.id }
    case .other: break
    }
  }

  private mutating func check(_ text: OpenText, _ decoder: DescriptionDecoder) {
    let lines = LineTable(of: text.file)
    var documents: [Document] = []
    diagnostics = DocumentReader().read(text.file) { documents.append($0) }
    for document in documents {
      diagnostics += document.diagnostics
      let (description, mistakes) = decoder.decode(document)
      diagnostics += mistakes
      guard let description, obstacles.isEmpty else { continue }
      judge(description, of: document, lines)
    }
    diagnostics = diagnostics.sortedByPlace
  }

  private mutating func judge(
    _ description: Description,
    of document: Document,
    _ lines: LineTable
  ) {
    var evaluation = rules.linter.evaluation()
    let result = rules.linter.lint(description, in: document.file, lines: lines, by: &evaluation)
    diagnostics += result.faults.map { $0.diagnostic(in: result.range) }
    results.append(result)
  }
}
