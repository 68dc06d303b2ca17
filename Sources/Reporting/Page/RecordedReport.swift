internal import Diagnostics
package import Engine
package import Localization
internal import Rules

/// The page, or the pages, of runs that were recorded: they judge nothing.
package struct RecordedReport {
  private var index: AppIndex
  private var descriptions: [RunPart.Description] = []

  package init(in language: Language, since earlier: EarlierRun?) {
    index = AppIndex(in: language, since: earlier)
  }

  /// How many descriptions there are.
  package var count: Int { index.apps.count }

  /// The digests of the rules that judged.
  package var rulesDigests: Set<String> { index.rulesDigests }

  package var verdict: Verdict { index.verdict }

  /// Adds a description; false for one that is there already.
  package mutating func add(_ description: RunPart.Description) -> Bool {
    guard index.add(description) else { return false }
    descriptions.append(description)
    return true
  }

  /// Ends a run that began with the description of that number, from 0: what its report says beside
  /// its descriptions, if it is one, and how many further things are wrong with it.
  package mutating func endRun(from first: Int, _ part: RunPart?, faults: Int) {
    let errors = part?.faults.filter(\.isError) ?? []
    let isUnexplained = errors.isEmpty && part?.verdict == .unjudged
    index.endRun(
      from: first,
      judgedBy: part?.rules,
      troubles: errors.map { error in
        AppIndex.Trouble(
          place: "\(error.file.path):\(error.line)", message: .verbatim(error.message))
      },
      faults: faults + (isUnexplained ? 1 : 0)
    )
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

  private func pages(withHeadings heading: String) -> [RecordedPage] {
    zip(index.apps, descriptions).map { app, description in
      RecordedPage(
        app: app, description: description, index: index, heading: heading)
    }
  }
}
