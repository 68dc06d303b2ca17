internal import Diagnostics
package import Engine
internal import Localization
internal import Rules

/// The results as workflow commands, which GitHub Actions shows beside the lines.
package struct GitHubReporter: Reporter {
  package static let name = "github"

  /// GitHub shows so many of each level in a step, and drops the rest without a word.
  private static let mostShown = 10

  private let setup: RunSetup
  private var counts = Counts()
  private var annotations = AnnotationQueue()

  package init(_ style: ReportStyle, _ setup: RunSetup) {
    self.setup = setup
  }

  package mutating func add(_ result: LintResult, to spool: any ReportSpool) {
    counts.add(result)
    annotations.add(result.faultsToShow(said: setup.language), of: result, to: spool)
  }

  package func write(_ run: RunResult, from spool: any ReportSpool, to output: inout ReportOutput) {
    let others = run.otherAnnotations(counting: counts)
    for level in Annotation.Level.allCases {
      write(level, with: others, from: spool, to: &output)
    }
    if let line = run.inventoryLine { output.write(line + "\n") }
    let unit = counts.unit.map { " " + run.language($0) } ?? ""
    output.write(run.language(SubmissionVerdict(run, counts).message) + unit + "\n")
  }

  /// Of more than are shown, the last is a word about the rest.
  private func write(
    _ level: Annotation.Level, with others: [Annotation], from spool: any ReportSpool,
    to output: inout ReportOutput
  ) {
    var count = 0
    var last = ""
    annotations.write(level.urgencies, with: others, from: spool, to: &output) { annotation in
      count += 1
      if count < Self.mostShown { return Array(Self.command(annotation).utf8) }
      if count == Self.mostShown { last = Self.command(annotation) }
      return []
    }
    guard count > Self.mostShown else { return output.write(last) }
    let left = count - Self.mostShown + 1
    let rest = setup.language(Message(.moreLeftOutGithubShows, count: left, left))
    output.write("::\(Self.word(for: level)) title=reviewlint::\(Self.data(rest))\n")
  }

  private static func command(_ annotation: Annotation) -> String {
    let stretch = annotation.stretch
    var properties = [
      ("file", stretch.file), ("line", "\(stretch.start.line)"), ("endLine", "\(stretch.end.line)"),
    ]
    // Columns count only within one line.
    if stretch.start.line == stretch.end.line {
      properties.append(("col", "\(stretch.start.column)"))
      properties.append(("endColumn", "\(stretch.end.column)"))
    }
    properties.append(("title", title(of: annotation)))
    let written = properties.map { "\($0.0)=\(property($0.1))" }.joined(separator: ",")
    let text = [annotation.text, annotation.fix].filter { !$0.isEmpty }.joined(separator: "\n")
    return "::\(word(for: annotation.level)) \(written)::\(data(text))\n"
  }

  private static func title(of annotation: Annotation) -> String {
    let rule = annotation.rule
    return annotation.guideline.isEmpty ? rule : "\(annotation.guideline) \(rule)"
  }

  private static func word(for level: Annotation.Level) -> String {
    level == .note ? "notice" : level.rawValue
  }

  private static func data(_ text: String) -> String {
    text.replacingScalars { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: nil
      }
    }
  }

  private static func property(_ text: String) -> String {
    data(SingleLine(text).text).replacingScalars { scalar in
      switch scalar {
      case ":": "%3A"
      case ",": "%2C"
      default: nil
      }
    }
  }
}
