package import Presentation

/// A folder of pages: one for each description that was judged, and an index that leads to them.
package struct ReportFolder {
  /// The page that leads to the others.
  package static let index = IndexPage.name
  /// What the index of each such folder ends with.
  package static let mark = "<!-- reviewlint report -->"

  private let run: PresentedRun
  private let page: Page

  package init(of run: PresentedRun, _ style: ReportStyle) {
    self.run = run
    page = Page(run, style)
  }

  /// Whether a file of that name may be in such a folder.
  package static func holds(_ name: String) -> Bool {
    name == index || name.hasPrefix("app-") && name.hasSuffix(".html")
  }

  /// Hands over the files.
  package func write<Failure>(
    _ add: (_ name: String, _ bytes: [UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    let index = AppIndex(of: run)
    for (app, description) in zip(index.apps, run.descriptions) {
      var text = MarkupWriter()
      PageFrame(page: page, presentation: run.only(description), hasIndex: true)
        .write(to: &text) { text in
          DescriptionReport(description, number: 1, of: page, isOneOfSeveral: false)
            .writeAlone(to: &text)
        }
      try add(app.pageName, Array(text.text.utf8))
    }
    try add(Self.index, index.folderPage(isRecorded: false))
  }
}

extension AppIndex {
  /// What a folder of pages has in its index, with a mark that tells it from others.
  func folderPage(isRecorded: Bool) -> [UInt8] {
    var page = MarkupWriter()
    IndexPage(table: IndexTable(index: self, address: \.pageName), isRecorded: isRecorded)
      .write(to: &page)
    return Array((page.text + ReportFolder.mark + "\n").utf8)
  }
}
