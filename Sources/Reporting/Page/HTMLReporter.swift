internal import Diagnostics
package import Engine
internal import Rules

/// The results as one page for people: no script, no request, nothing beside it.
///
/// The summaries come first, then all details: who prints the page keeps the first sheets.
package struct HTMLReporter: Reporter {
  package static let name = "html"
  package static let detail = ResultDetail.login

  /// What waits of a description, by its rank: all rows are written first, then all summaries.
  private enum Layer: Int, CaseIterable {
    case rows
    case summaries
    case details

    func lane(ofRank rank: Int) -> Int { rank * Self.allCases.count + rawValue }
  }

  private let page: Page
  private var counts = Counts()
  private var fleet: FleetSheet
  private var files = 0
  private var lastFile: SourceFile.ID?
  /// The first result, until there is a second: beside others, more is said about it.
  private var first: LintResult?

  package init(_ style: ReportStyle, _ setup: RunSetup) {
    page = Page(setup, style)
    fleet = FleetSheet(of: page)
  }

  package mutating func add(_ result: LintResult, to spool: any ReportSpool) {
    counts.add(result)
    if result.file.id != lastFile { files += 1 }
    lastFile = result.file.id
    let rank = fleet.add(result)
    guard fleet.count > 1 else {
      first = result
      return
    }
    if let first { write(first, number: 1, rank: 0, to: spool) }
    first = nil
    write(result, number: fleet.count, rank: rank, to: spool)
  }

  private func write(_ result: LintResult, number: Int, rank: Int, to spool: any ReportSpool) {
    let report = DescriptionReport(result, number: number, of: page, isOneOfSeveral: true)
    var text = MarkupWriter()
    fleet.writeRow(of: report, to: &text)
    spool.append(text.drain(), lane: Layer.rows.lane(ofRank: rank))
    report.writeSummary(to: &text)
    spool.append(text.drain(), lane: Layer.summaries.lane(ofRank: rank))
    report.writeDetails(to: &text)
    spool.append(text.drain(), lane: Layer.details.lane(ofRank: rank))
  }

  package func write(_ run: RunResult, from spool: any ReportSpool, to output: inout ReportOutput) {
    let frame = PageFrame(page: page, run: run, counts: counts, files: files, fleet: fleet)
    var text = MarkupWriter()
    frame.write(to: &text) { part, text in
      if let first, part == .descriptions {
        DescriptionReport(first, number: 1, of: page, isOneOfSeveral: false).writeAlone(to: &text)
      }
      output.write(text.drain())
      // The worst first.
      for layer in part == .rows ? [.rows] : [Layer.summaries, .details] {
        for rank in fleet.ranks { output.write(lane: layer.lane(ofRank: rank), of: spool) }
      }
    }
    output.write(text.drain())
  }
}
