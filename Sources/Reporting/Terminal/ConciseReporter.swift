internal import Diagnostics
package import Engine
internal import Localization
internal import Rules

/// The results as one line for each finding: `file:line:column: error [rule] …`.
///
/// The missing facts of a description are one line, and nothing is said where nothing is found.
package struct ConciseReporter: Reporter {
  package static let name = "concise"

  private let language: Language

  package init(_ style: ReportStyle, _ setup: RunSetup) {
    language = setup.language
  }

  package mutating func add(_ result: LintResult, to spool: any ReportSpool) {
    for annotation in result.placesToShow(said: language)
    where annotation.subject != .missingFacts {
      spool.append(line(annotation))
    }
    let missing = MissingFactCount(result.questions)
    guard missing.count > 0 else { return }
    let place = "\(Self.path(result.file.id.path)):\(Self.line(of: result)):1"
    spool.append("\(place): \(word(.missingFacts)) \(language(missing.message))\n")
  }

  package func write(_ run: RunResult, from spool: any ReportSpool, to output: inout ReportOutput) {
    for annotation in run.otherAnnotations { output.write(line(annotation)) }
    output.write(of: spool)
  }

  private func line(_ annotation: Annotation) -> String {
    let (stretch, start) = (annotation.stretch, annotation.stretch.start)
    let place = "\(Self.path(stretch.file)):\(start.line):\(start.column)"
    let word = annotation.subject == .review ? word(.review) : annotation.level.rawValue
    let text = SingleLine(annotation.text, in: language).text
    return "\(place): \(word) [\(SingleLine(annotation.rule).text)] \(text)\n"
  }

  /// What asks for something, in the language of the run.
  private func word(_ subject: Annotation.Subject) -> String {
    subject == .review ? language(.toDecide) : language(.undecided)
  }

  /// Where the description begins.
  private static func line(of result: LintResult) -> Int {
    LineTable(of: result.file).position(of: result.range.bytes.lowerBound).line
  }

  private static func path(_ path: String) -> String { SingleLine(path).text }
}
