internal import Diagnostics
internal import Documents
internal import Engine
internal import Reporting
internal import TestSupport

/// Reads a description, asks every built-in rule, and writes the answer as JSON.
enum DescriptionTarget: TextTarget {
  static let name = "description"

  private static let trial: Trial = {
    let paths = Checkout.files(below: "rules").filter {
      $0.hasSuffix(".yaml") && !$0.hasPrefix("examples/") && !$0.hasPrefix("locales/")
        && !$0.hasPrefix("detection/")
        && ![
          "recognition.yaml", "diagnostics.yaml", "reference.yaml", "secrets.yaml",
          "sections.yaml", "situations.yaml",
        ].contains($0)
    }
    let files = paths.compactMap { path in
      (try? Checkout.text(of: "rules/\(path)")).map {
        SourceFile(path: "builtin/\(path)", text: $0)
      }
    }
    let trial = Trial([], builtIn: files)
    precondition(trial.told.isEmpty, "the built-in rules can be read: \(trial.told)")
    return trial
  }()

  static func run(_ text: String) {
    // What is wrong with the text is shown with the words at its place, which must be there.
    guard let result = try? trial.result(for: text) else { return }
    let run = RunResult(
      tool: .init(version: "0", rules: "", overridden: []), descriptions: [result], diagnostics: [],
      files: SourceFiles(), setup: RunSetup(books: [trial.book]))
    let json = JSONReporter.text(of: run)
    let read = DocumentReader().readAll(SourceFile(path: "report.json", text: json))
    precondition(read.allDiagnostics.isEmpty, "a report is JSON")
    guard let again = try? trial.result(for: text) else {
      preconditionFailure("what was judged once is judged again")
    }
    precondition(again.findings.count == result.findings.count, "and comes out the same")
  }
}
