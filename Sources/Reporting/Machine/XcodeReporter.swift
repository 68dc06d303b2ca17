internal import Diagnostics
package import Engine
internal import Localization
internal import Rules

/// The results as lines that Xcode shows beside the text: `file:line:column: error: …`.
package struct XcodeReporter: Reporter {
  package static let name = "xcode"

  private let language: Language
  private var annotations = AnnotationQueue()

  package init(_ style: ReportStyle, _ setup: RunSetup) {
    language = setup.language
  }

  package mutating func add(_ result: LintResult, to spool: any ReportSpool) {
    annotations.add(result.placesToShow(said: language), of: result, to: spool)
  }

  package func write(_ run: RunResult, from spool: any ReportSpool, to output: inout ReportOutput) {
    annotations.write(with: run.otherAnnotations, from: spool, to: &output) {
      Array(Self.lines(of: $0).utf8)
    }
  }

  private static func lines(of annotation: Annotation) -> String {
    let guideline = annotation.guideline.isEmpty ? "" : "[\(annotation.guideline)] "
    let text = "\(guideline)\(annotation.text) (\(annotation.rule))"
    let related = annotation.related.map { line($0.stretch, "note", $0.text) }
    return ([line(annotation.stretch, word(for: annotation), text)] + related)
      .map { "\($0)\n" }.joined()
  }

  private static func line(_ stretch: Stretch, _ word: String, _ text: String) -> String {
    let start = stretch.start
    let words = plain(SingleLine(text).text)
    return "\(path(stretch.file)):\(start.line):\(start.column): \(word): \(words)"
  }

  /// What a person has to decide must not be overlooked among notes.
  private static func word(for annotation: Annotation) -> String {
    annotation.subject == .review && annotation.level == .note
      ? "warning" : annotation.level.rawValue
  }

  /// Xcode takes a line apart at quotes and colons, so that no path may have them.
  private static func path(_ path: String) -> String {
    SingleLine(path).text.replacingScalars { ":'\"".unicodeScalars.contains($0) ? "?" : nil }
  }

  /// A second `error:` in a line would be taken for the first.
  private static func plain(_ text: String) -> String {
    ["error", "warning", "note", "notice", "fixit"].reduce(text) {
      $0.replacing("\($1):", with: "\($1) –")
    }
  }
}
