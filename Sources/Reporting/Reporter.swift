package import Engine
package import Presentation

/// A way to write down what a run comes to.
package protocol Reporter: Sendable {
  /// The name a person types after `--format`.
  static var name: String { get }

  /// Whether it draws pictures of the login.
  static var drawsLogin: Bool { get }

  static func write(_ run: PresentedRun, _ style: ReportStyle, to output: inout ReportOutput)
}

extension Reporter {
  package static var drawsLogin: Bool { false }

  /// The whole report.
  package static func text(
    of run: RunResult, _ style: ReportStyle = ReportStyle(), since earlier: EarlierRun? = nil
  ) -> String {
    ReportOutput.text { write(PresentedRun(of: run, since: earlier), style, to: &$0) }
  }
}

/// Every reporter; a new one is a new file and one word here.
package let reporters: [any Reporter.Type] = [
  TextReporter.self,
  ConciseReporter.self,
  JSONReporter.self,
  JSONLinesReporter.self,
  MarkdownReporter.self,
  SARIFReporter.self,
  JUnitReporter.self,
  GitHubReporter.self,
  GitLabReporter.self,
  XcodeReporter.self,
  HTMLReporter.self,
]

/// What the place that a report is written to can show.
package struct ReportStyle: Sendable {
  package let paint: Paint
  /// Lines are broken at so many columns.
  package let width: Int
  /// Each open question is shown, with what to write for it where.
  package let showsAllQuestions: Bool
  /// How the program is called about a description.
  package let commands: CommandWords
  /// What lies beside a capture, by its path.
  let screenshot: @Sendable (String) -> Screenshot?

  package init(
    paint: Paint = Paint(isOn: false), width: Int = 80, showsAllQuestions: Bool = false,
    screenshot: @escaping @Sendable (String) -> Screenshot? = { _ in nil },
    commands: CommandWords = CommandWords()
  ) {
    self.paint = paint
    self.width = width
    self.showsAllQuestions = showsAllQuestions
    self.commands = commands
    self.screenshot = screenshot
  }
}
