package import Diagnostics
package import Engine
internal import Localization
internal import Presentation

/// How the examples of rules came out, for build servers and code scanning.
package struct ExampleReport: Sendable {
  package struct Case: Sendable {
    let rule: String
    let name: String
    /// Nil where it came out as it says.
    package let mistake: Diagnostic?

    package init(_ rule: String, _ name: String, mistake: Diagnostic?) {
      (self.rule, self.name, self.mistake) = (rule, name, mistake)
    }
  }

  private var cases: [Case] = []
  /// What is wrong beside the examples.
  private var others: [Diagnostic] = []
  private var files = SourceFiles()

  package init() {}

  package mutating func add(_ cases: [Case], _ others: [Diagnostic], in files: SourceFiles) {
    self.cases += cases
    self.others += others
    self.files.addMissing(files)
  }

  /// Everything that is wrong.
  package var diagnostics: [Diagnostic] { cases.compactMap(\.mistake) + others }

  /// Each example is a test case of its rule.
  package var junit: String {
    let places = DiagnosticPlaces(in: files)
    let examples = cases.map { example in
      JUnitCase(
        className: example.rule, name: SingleLine(example.name).text,
        verdict: example.mistake.map { Self.verdict(on: $0, places) })
    }
    let rest = others.map { mistake in
      JUnitCase(
        className: "reviewlint.rules",
        name: SingleLine("\(mistake.range.file.path): \(mistake.message.id)").text,
        verdict: Self.verdict(on: mistake, places))
    }
    return JUnitReporter.suite(of: examples + rest)
  }

  private static func verdict(
    on mistake: Diagnostic, _ places: DiagnosticPlaces
  ) -> JUnitCase.Verdict {
    let text = SingleLine(mistake.message.text).text
    let stretch = places.stretch(of: mistake.range)
    let place = "\(stretch.file):\(stretch.start.line):\(stretch.start.column)"
    return JUnitCase.Verdict(
      kind: .failure, message: text, type: mistake.message.id,
      text: "\(SingleLine(place).text): \(text)")
  }

  package func sarif(by tool: RunResult.Tool, isTested: Bool) -> String {
    let run = RunResult(
      tool: tool, descriptions: [], diagnostics: diagnostics, files: files,
      verdict: !isTested ? .unjudged : diagnostics.isEmpty ? .compliant : .violations)
    return SARIFReporter.text(of: run)
  }
}
