internal import Diagnostics
package import Linting
package import Rules

/// Writes the results of descriptions as JSON; what is the same in all of a run is made once.
package struct JSONItems: Sendable {
  private let language: Language
  /// None for results that stand in a line each.
  private let indentation: Int?
  private let depth: Int
  private let rules: RuleIDs
  /// The ids of all rules that are asked, as they stand in the lists of a result.
  let ruleItems: JSONWriter.Items

  /// Results that stand among the `descriptions` of a report.
  package init(asking rules: RuleIDs, said language: Language) {
    self.init(asking: rules, said: language, indentation: 2, depth: 2)
  }

  /// Results that stand in a line each.
  package init(inLinesAsking rules: RuleIDs, said language: Language) {
    self.init(asking: rules, said: language, indentation: nil, depth: 0)
  }

  private init(asking rules: RuleIDs, said language: Language, indentation: Int?, depth: Int) {
    self.language = language
    self.indentation = indentation
    self.depth = depth
    self.rules = rules
    // In a list, which is a member of the object that a result is.
    let writer = JSONWriter(indentation: indentation, depth: depth + 2)
    ruleItems = writer.items(rules.all)
  }

  /// Results with commas between them.
  package func bytes(of results: [LintResult]) -> [UInt8] {
    var writer = JSONWriter(indentation: indentation, depth: depth)
    writer.items(results) { write($1, to: &$0) }
    return writer.written
  }

  /// A result without others.
  package func bytes(of result: LintResult) -> [UInt8] {
    bytes(of: result, isAbridged: false)
  }

  /// A result in fewer bytes, of which `AbridgedText` makes those that it has.
  package func abridged(_ result: LintResult) -> [UInt8] {
    bytes(of: result, isAbridged: ruleItems.canBeAbridged)
  }

  private func bytes(of result: LintResult, isAbridged: Bool) -> [UInt8] {
    var writer = JSONWriter(indentation: indentation, depth: depth, isAbridged: isAbridged)
    writer.item { write(result, to: &$0) }
    if indentation == nil { writer.endLine() }
    return writer.written
  }

  private func write(_ result: LintResult, to json: inout JSONWriter) {
    json.object { json in
      json.member("file", result.file.id.path)
      json.member("document", result.document)
      json.member("app", result.app)
      json.member("edition", result.edition)
      json.member("asOf", result.asOf)
      json.member("verdict", result.verdict.rawValue)
      if result.rulesAsked.isPart { JSONResults.write(result.rulesAsked, to: &json) }
      if !result.relaxations.isEmpty { JSONResults.write(result.relaxations, to: &json) }
      json.member("results") { json in
        json.array(result.findings) { json, finding in
          json.object { JSONResults.write(finding, to: &$0) }
        }
      }
      json.member("passed") { write(result.quiet, .pass, to: &$0) }
      json.member("notApplicable") { write(result.quiet, .notApplicable, to: &$0) }
      json.member("diagnostics") { write(result.diagnostics, in: result.file, to: &$0) }
    }
  }

  private func write(_ quiet: QuietRules, _ outcome: Outcome, to json: inout JSONWriter) {
    guard quiet.ids === rules else { return json.strings(quiet.ids(of: outcome)) }
    json.array { json in quiet.forEachRun(of: outcome) { json.items($0, of: ruleItems) } }
  }

  private func write(
    _ diagnostics: [Diagnostic],
    in file: SourceFile,
    to json: inout JSONWriter
  ) {
    guard !diagnostics.isEmpty else { return json.strings([]) }
    JSONResults(in: SourceFiles(file), said: language).write(diagnostics, to: &json)
  }
}
