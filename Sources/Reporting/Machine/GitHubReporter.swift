internal import Diagnostics
internal import Localization
package import Presentation

/// The results as workflow commands, which GitHub Actions shows beside the lines.
package enum GitHubReporter: Reporter {
  package static let name = "github"

  /// GitHub shows so many of each level in a step, and drops the rest without a word.
  private static let mostShown = 10

  package static func write(
    _ run: PresentedRun, _ style: ReportStyle, to output: inout ReportOutput
  ) {
    let annotations = run.annotations(.faults)
    output.write("::notice title=reviewlint::\(Self.data(run.language(run.headline)))\n")
    for level in Severity.allCases {
      write(annotations.filter { $0.level == level }, level, in: run.language, to: &output)
    }
    if let line = run.inventoryLine { output.write(line + "\n") }
    output.write(
      run.language(([run.headline] + [run.counts.unit].compactMap(\.self)).followed) + "\n")
  }

  /// Of more than are shown, the last is a word about the rest, which stands in the log; the verdict
  /// is a notice as well.
  private static func write(
    _ annotations: [Annotation], _ level: Severity, in language: Language,
    to output: inout ReportOutput
  ) {
    let most = level == .note ? Self.mostShown - 1 : Self.mostShown
    let left = annotations.count <= most ? 0 : annotations.count - most + 1
    for annotation in annotations.dropLast(left) {
      output.write(Self.command(annotation, annotation.words(in: language)))
    }
    guard left > 0 else { return }
    let rest = language(Message(.moreLeftOutGithubShows, count: left, left))
    output.write("::\(Self.word(for: level)) title=reviewlint::\(Self.data(rest))\n")
    for annotation in annotations.suffix(left) {
      let words = annotation.words(in: language)
      let place = annotation.place.map { "\($0.file):\($0.start.line): " } ?? ""
      output.write(SingleLine("\(place)\(Self.title(of: annotation)): \(words.text)").text + "\n")
    }
  }

  private static func command(_ annotation: Annotation, _ words: Annotation.Words) -> String {
    var properties: [(String, String)] = []
    if let stretch = annotation.place {
      properties = [
        ("file", stretch.file), ("line", "\(stretch.start.line)"),
        ("endLine", "\(stretch.end.line)"),
      ]
      // Columns count only within one line.
      if stretch.start.line == stretch.end.line {
        properties.append(("col", "\(stretch.start.column)"))
        properties.append(("endColumn", "\(stretch.end.column)"))
      }
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

  private static let escapes: [Unicode.Scalar: String] = ["%": "%25", "\r": "%0D", "\n": "%0A"]
  private static let escapesOfProperties: [Unicode.Scalar: String] = [":": "%3A", ",": "%2C"]

  private static func data(_ text: String) -> String {
    text.replacingScalars { escapes[$0] }
  }

  private static func property(_ text: String) -> String {
    data(SingleLine(text).text).replacingScalars { escapesOfProperties[$0] }
  }
}
