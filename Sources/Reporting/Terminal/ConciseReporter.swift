internal import Diagnostics
internal import Engine
internal import Localization
package import Presentation

/// The results as one line for each finding: `file:line:column: error [rule] …`.
///
/// The missing facts of a description are one line, and nothing is said where nothing is found.
package enum ConciseReporter: Reporter {
  package static let name = "concise"

  /// The verdict comes first, then what asks for most attention, whichever app it is in.
  package static func write(
    _ run: PresentedRun, _ style: ReportStyle, to output: inout ReportOutput
  ) {
    output.write("reviewlint: \(SingleLine(run.language(run.headline)).text)\n")
    for annotation in run.annotations(.places) where annotation.subject != .missingFacts {
      output.write(Self.line(annotation, in: run.language))
    }
    for description in run.byUrgency where description.questions.count > 0 {
      let result = description.result
      let place = "\(Self.path(result.file.id.path)):\(Self.line(of: result)):1"
      let (word, facts) = (
        run.language(.undecided), run.language(description.questions.countText)
      )
      output.write("\(place): \(word) \(facts)\n")
    }
  }

  private static func line(_ annotation: Annotation, in language: Language) -> String {
    let place = annotation.place.map { stretch in
      "\(path(stretch.file)):\(stretch.start.line):\(stretch.start.column): "
    }
    let word = annotation.subject == .review ? language(.toDecide) : annotation.level.rawValue
    let text = annotation.words(in: language).text
    return "\(place ?? "")\(word) [\(SingleLine(annotation.rule).text)] \(text)\n"
  }

  /// Where the description begins.
  private static func line(of result: LintResult) -> Int {
    LineTable(of: result.file).position(of: result.range.bytes.lowerBound).line
  }

  private static func path(_ path: String) -> String { SingleLine(path).text }
}
