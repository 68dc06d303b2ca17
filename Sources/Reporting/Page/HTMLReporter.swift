package import Presentation

/// The results as one page for people: no script, no request, nothing beside it.
///
/// The summaries come first, then all details: who prints the page keeps the first sheets.
package enum HTMLReporter: Reporter {
  package static let name = "html"
  package static let drawsLogin = true

  package static func write(
    _ run: PresentedRun, _ style: ReportStyle, to output: inout ReportOutput
  ) {
    let page = Page(run, style)
    var text = MarkupWriter()
    PageFrame(page: page, presentation: run).write(to: &text) { text in
      guard run.descriptions.count > 1 else {
        for description in run.descriptions {
          DescriptionReport(description, number: 1, of: page, isOneOfSeveral: false)
            .writeAlone(to: &text)
        }
        return
      }
      let index = AppIndex(of: run)
      IndexTable(index: index, unit: run.counts.unit) { "#app-\($0.number)" }
        .writeSection(to: &text)
      func write(_ part: (DescriptionReport, inout MarkupWriter) -> Void) {
        for app in index.appsInOrder {
          let description = run.descriptions[app.number - 1]
          let report = DescriptionReport(
            description, number: app.number, of: page, isOneOfSeveral: true)
          part(report, &text)
          output.write(text.drain())
        }
      }
      write { $0.writeSummary(to: &$1) }
      write { $0.writeDetails(to: &$1) }
    }
    output.write(text.drain())
  }
}
