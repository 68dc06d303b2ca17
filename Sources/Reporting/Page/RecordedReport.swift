internal import Diagnostics
package import Engine
package import Localization
internal import Rules

/// The page, or the pages, of runs that were recorded: they judge nothing.
///
/// A line is kept of each description; what else is said of it waits in the spool.
package struct RecordedReport {
  private var index: AppIndex
  private let isFolder: Bool

  /// A folder gets a page an app.
  package init(in language: Language, since earlier: EarlierRun?, asFolder isFolder: Bool) {
    index = AppIndex(in: language, since: earlier)
    self.isFolder = isFolder
  }

  /// How many descriptions there are.
  package var count: Int { index.apps.count }

  /// The digests of the rules that judged.
  package var rulesDigests: Set<String> { index.rulesDigests }

  package var verdict: Verdict { index.verdict }

  /// Adds a description; false for one that is there already.
  package mutating func add(_ description: RunPart.Description, to spool: any ReportSpool) -> Bool {
    let faults = RecordedFault.all(of: description)
    let settled = index.settled(description, faults)
    guard index.add(description, faults, since: settled) else { return false }
    let details = RecordedDetails(
      description: description, faults: faults, settled: settled, earlier: index.earlier,
      language: index.language, heading: isFolder ? "h2" : "h3")
    var text = MarkupWriter()
    details.write(to: &text)
    spool.append(text.text)
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
  package func write(from spool: any ReportSpool, to output: inout ReportOutput) {
    var text = MarkupWriter()
    let page = IndexPage(index: index, isRecorded: true) { "#\(recorded($0).anchor)" }
    page.write(to: &text) { text in
      output.write(text.drain())
      _ = write(from: spool) { page, details in
        page.writeSection(details, to: &text)
        output.write(text.drain())
        return output.isComplete
      }
    }
    output.write(text.drain())
  }

  /// Hands over the files of a folder; false when one isn't taken or made.
  package func writeFolder(
    from spool: any ReportSpool, _ add: (_ name: String, _ bytes: [UInt8]) -> Bool
  ) -> Bool {
    let isComplete = write(from: spool) { page, details in
      var text = MarkupWriter()
      page.write(details, to: &text)
      return add(page.app.pageName, Array(text.text.utf8))
    }
    return isComplete && add(IndexPage.name, index.folderPage(isRecorded: true))
  }

  /// Each app with what waits of it.
  private func write(
    from spool: any ReportSpool, _ take: (RecordedPage, ArraySlice<UInt8>) -> Bool
  ) -> Bool {
    var apps = index.apps[...]
    return spool.readRecords { record in
      guard let app = apps.popFirst() else { preconditionFailure("each app has one record") }
      return take(recorded(app), record.texts[0])
    }
  }

  private func recorded(_ app: IndexedApp) -> RecordedPage {
    RecordedPage(app: app, language: index.language)
  }
}

extension AppIndex {
  /// What a folder of pages has in its index, with a mark that tells it from others.
  func folderPage(isRecorded: Bool) -> [UInt8] {
    var page = MarkupWriter()
    IndexPage(index: self, isRecorded: isRecorded, address: \.pageName).write(to: &page)
    return Array((page.text + ReportFolder.mark + "\n").utf8)
  }

  /// What came of a description since the earlier report, if that knows its app.
  func settled(_ description: RunPart.Description, _ faults: [RecordedFault]) -> Settled? {
    earlier?.progress(of: description).map { progress in
      Settled(progress, beside: faults.filter(\.isOpen).map { ($0.first.rule, $0.first.path) })
    }
  }
}
