internal import Diagnostics
internal import Engine
internal import Localization
package import Presentation

/// The results as one line for each finding: `file:line:column: error [rule] …`.
///
/// The missing facts of a description are one line, and nothing is said where nothing is found.
package struct ConciseReporter: Reporter {
  package static let name = "concise"

  package init(_ style: ReportStyle) {}

  package func write(_ run: PresentedRun, to output: inout ReportOutput) {
    for annotation in run.inputs + run.relaxations {
      output.write(Self.line(annotation, in: run.language))
    }
    for description in run.descriptions {
      output.write(Self.lines(of: description, in: run.language))
    }
  }

  private static func lines(
    of description: PresentedDescription, in language: Language
  ) -> String {
    let (result, missing) = (description.result, description.counts.missing)
    let found = description.annotations(.places).filter { $0.subject != .missingFacts }
    let lines = found.map { line($0, in: language) }.joined()
    guard missing.count > 0 else { return lines }
    let place = "\(path(result.file.id.path)):\(line(of: result)):1"
    return lines + "\(place): \(language(.undecided)) \(language(missing.message))\n"
  }

  private static func line(_ annotation: Annotation, in language: Language) -> String {
    let (stretch, start) = (annotation.stretch, annotation.stretch.start)
    let place = "\(path(stretch.file)):\(start.line):\(start.column)"
    let word = annotation.subject == .review ? language(.toDecide) : annotation.level.rawValue
    let text = annotation.words(in: language).text
    return "\(place): \(word) [\(SingleLine(annotation.rule).text)] \(text)\n"
  }

  /// Where the description begins.
  private static func line(of result: LintResult) -> Int {
    LineTable(of: result.file).position(of: result.range.bytes.lowerBound).line
  }

  private static func path(_ path: String) -> String { SingleLine(path).text }
}
