internal import Diagnostics
internal import Expressions

extension RuleBookBuilder {
  /// Names conditions in people's rules and definitions that come to the same whatever is described.
  mutating func checkConditions(of rules: [CompiledRule], _ definitions: DefinitionCompiler) {
    let files = sources.lazy.filter { !$0.isBuiltIn }.map(\.file)
    let own = Set(files.flatMap { $0.rules.map(\.file) + $0.definitions.map(\.key.range.file) })
    guard !own.isEmpty else { return }
    for rule in rules where own.contains(rule.source.file) {
      for (clause, shared) in rule.clauses.deciding {
        check(shared.program) { rule.source.place(of: clause, at: $0) }
      }
    }
    for definition in definitions.definitions.all {
      guard let source = definitions.sources[definition.name],
        own.contains(source.key.range.file)
      else { continue }
      check(definition.program) { source.expression.range(of: $0) }
    }
  }

  private mutating func check(_ program: Program, place: (Range<Int>) -> SourceRange?) {
    for condition in program.fixedConditions {
      guard let range = place(condition.bytes) else { continue }
      let (text, answer) = (condition.text.withoutLineBreaks, condition.answer ? "true" : "false")
      diagnostics.append(
        Diagnostic(
          Message(
            id: "always-the-same",
            """
            \(text.quoted) is \(answer) whatever is described; write what it was meant to ask
            """), at: range, severity: .warning)
      )
    }
  }
}
