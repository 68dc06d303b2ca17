internal import Diagnostics
internal import Localization
package import Presentation

/// The results as workflow commands, which GitHub Actions shows beside the lines.
package struct GitHubReporter: Reporter {
  package static let name = "github"

  /// GitHub shows so many of each level in a step, and drops the rest without a word.
  private static let mostShown = 10

  package init(_ style: ReportStyle) {}

  package func write(_ run: PresentedRun, to output: inout ReportOutput) {
    let annotations = run.annotations(.faults)
    for level in Severity.allCases {
      write(annotations.filter { $0.level == level }, level, in: run.language, to: &output)
    }
    if let line = run.inventoryLine { output.write(line + "\n") }
    let unit = run.counts.unit.map { " " + run.language($0) } ?? ""
    output.write(run.language(run.headline) + unit + "\n")
  }

  /// Of more than are shown, the last is a word about the rest.
  private func write(
    _ annotations: [Annotation], _ level: Severity, in language: Language,
    to output: inout ReportOutput
  ) {
    let left = annotations.count <= Self.mostShown ? 0 : annotations.count - Self.mostShown + 1
    for annotation in annotations.dropLast(left) {
      output.write(Self.command(annotation, annotation.words(in: language)))
    }
    guard left > 0 else { return }
    let rest = language(Message(.moreLeftOutGithubShows, count: left, left))
    output.write("::\(Self.word(for: level)) title=reviewlint::\(Self.data(rest))\n")
  }

  private static func command(_ annotation: Annotation, _ words: Annotation.Words) -> String {
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
    let text = [words.text, words.fix].filter { !$0.isEmpty }.joined(separator: "\n")
    return "::\(word(for: annotation.level)) \(written)::\(data(text))\n"
  }

  private static func title(of annotation: Annotation) -> String {
    let rule = annotation.rule
    return annotation.guideline.isEmpty ? rule : "\(annotation.guideline) \(rule)"
  }

  private static func word(for level: Severity) -> String {
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
