package import Linting

/// A way to write a run's results down.
package protocol Reporter: Sendable {
  /// The name a person types after `--format`.
  static var name: String { get }

  /// What it shows beyond findings.
  static var detail: ResultDetail { get }

  init(_ style: ReportStyle)

  func report(_ run: RunResult) -> String
}

extension Reporter {
  package static var detail: ResultDetail { [] }
}

/// Every reporter; a new one is a new file and one word here.
package let reporters: [any Reporter.Type] = [
  TextReporter.self,
  JSONReporter.self,
  JSONLinesReporter.self,
  CSVReporter.self,
  MarkdownReporter.self,
  SARIFReporter.self,
  JUnitReporter.self,
  GitHubReporter.self,
  GitLabReporter.self,
  XcodeReporter.self,
  HTMLReporter.self,
]
