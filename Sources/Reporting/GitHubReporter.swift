internal import Diagnostics
package import Linting
internal import Rules

/// The results as workflow commands, which GitHub Actions shows beside the lines.
package struct GitHubReporter: Reporter {
  package static let name = "github"

  /// GitHub shows so many of each level in a step, and drops the rest without a word.
  private static let mostShown = 10

  package init(_ style: ReportStyle = ReportStyle()) {}

  package func report(_ run: RunResult) -> String {
    let annotations = run.annotations
    let lines = [Annotation.Level.error, .warning, .note].flatMap { level in
      Self.commands(annotations.filter { $0.level == level }, said: run.language)
    }
    return (lines + [run.language(SubmissionVerdict(run).wording)]).map { "\($0)\n" }.joined()
  }

  /// Of more than are shown, the last is a word about the rest.
  private static func commands(_ annotations: [Annotation], said language: Language) -> [String] {
    guard let first = annotations.first, annotations.count > mostShown else {
      return annotations.map(command)
    }
    let shown = annotations.prefix(mostShown - 1).map(command)
    let count = annotations.count - shown.count
    let rest = language(
      .counted(
        count,
        one: "\(count) more is left out: GitHub shows ten of each level",
        other: "\(count) more are left out: GitHub shows ten of each level"
      )
    )
    return shown + ["::\(word(for: first.level)) title=reviewlint::\(data(rest))"]
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
    return "::\(word(for: annotation.level)) \(written)::\(data(text))"
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
