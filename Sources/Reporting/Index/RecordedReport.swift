package import Presentation

/// The page, or the pages, of runs that were recorded: they judge nothing.
package struct RecordedReport {
  private let index: AppIndex

  package init(of index: AppIndex) {
    self.index = index
  }

  /// Writes one page of all of them.
  package func write(to output: inout ReportOutput) {
    var text = MarkupWriter()
    let table = IndexTable(index: index) { "#app-\($0.number)" }
    IndexPage(table: table, isRecorded: true).write(to: &text) { text in
      for page in pages(withHeadings: "h3") {
        page.writeSection(to: &text)
        output.write(text.drain())
      }
    }
    output.write(text.drain())
  }

  /// Hands over the files of a folder.
  package func writeFolder<Failure>(
    _ add: (_ name: String, _ bytes: [UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    for page in pages(withHeadings: "h2") {
      var text = MarkupWriter()
      page.write(to: &text)
      try add(page.app.pageName, Array(text.text.utf8))
    }
    try add(IndexPage.name, index.folderPage(isRecorded: true))
  }

  /// Each is made when it is its turn: there may be many.
  private func pages(withHeadings heading: String) -> some Sequence<RecordedPage> {
    zip(index.apps, index.descriptions).lazy.map { [index] in
      RecordedPage(of: $0, $1, in: index, heading: heading)
    }
  }
}
