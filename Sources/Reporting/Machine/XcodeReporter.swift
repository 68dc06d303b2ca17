internal import Diagnostics
internal import Localization
package import Presentation

/// The results as lines that Xcode shows beside the text: `file:line:column: error: …`.
package enum XcodeReporter: Reporter {
  package static let name = "xcode"

  package static func write(
    _ run: PresentedRun, _ style: ReportStyle, to output: inout ReportOutput
  ) {
    output.write("reviewlint: \(Self.plain(SingleLine(run.language(run.headline)).text))\n")
    for annotation in run.annotations(.places) {
      output.write(Self.lines(of: annotation, annotation.words(in: run.language)))
    }
  }

  private static func lines(of annotation: Annotation, _ words: Annotation.Words) -> String {
    let guideline = annotation.guideline.isEmpty ? "" : "[\(annotation.guideline)] "
    let text = "\(guideline)\(words.text) (\(annotation.rule))"
    let related = words.related.map { line($0.stretch, "note", $0.text) }
    return ([line(annotation.place, word(for: annotation), text)] + related)
      .map { "\($0)\n" }.joined()
  }

  private static func line(_ stretch: Stretch?, _ word: String, _ text: String) -> String {
    let place = stretch.map { "\(path($0.file)):\($0.start.line):\($0.start.column): " } ?? ""
    return "\(place)\(word): \(plain(SingleLine(text).text))"
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
