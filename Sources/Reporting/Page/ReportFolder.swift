internal import Diagnostics
package import Engine
internal import Rules

/// A folder of pages: one for each description that was judged, and an index that leads to them.
///
/// A line and the counts are kept of each description; its page waits in the spool.
package struct ReportFolder {
  /// The page that leads to the others.
  package static let index = IndexPage.name
  /// What the index of each such folder ends with.
  package static let mark = "<!-- reviewlint report -->"

  private struct App {
    let pageName: String
    let counts: Counts
    let summary: RunResult.Summary
  }

  private let page: Page
  private var index: AppIndex
  private var apps: [App] = []

  package init(_ style: ReportStyle, _ setup: RunSetup) {
    page = Page(setup, style)
    index = AppIndex(in: setup.language, since: setup.earlier)
  }

  /// Whether a file of that name may be in such a folder.
  package static func holds(_ name: String) -> Bool {
    name == index || name.hasPrefix("app-") && name.hasSuffix(".html")
  }

  /// Takes the next description's result.
  package mutating func add(_ result: LintResult, to spool: any ReportSpool) {
    let description = RunPart.Description(of: result, said: page.language)
    let faults = RecordedFault.all(of: description)
    _ = index.add(description, faults, since: index.settled(description, faults))
    apps.append(
      App(
        pageName: IndexedApp.pageName(of: result), counts: Counts(of: result),
        summary: RunResult.Summary(of: result))
    )
    var text = MarkupWriter()
    DescriptionReport(result, number: 1, of: page, isOneOfSeveral: false).writeAlone(to: &text)
    spool.append(text.text)
  }

  /// Hands over the files; false when one isn't taken or can't be made.
  package func write(
    _ run: RunResult, from spool: any ReportSpool, _ add: (_ name: String, _ bytes: [UInt8]) -> Bool
  ) -> Bool {
    var left = apps[...]
    let isComplete = spool.readRecords { record in
      guard let app = left.popFirst() else { preconditionFailure("each app has one record") }
      return add(app.pageName, Array(page(of: app, in: run, record.texts[0]).utf8))
    }
    var index = index
    index.endRun(from: 0, judgedBy: run.tool.rules, troubles: troubles(in: run), faults: 0)
    return isComplete && add(Self.index, index.folderPage(isRecorded: false))
  }

  private func troubles(in run: RunResult) -> [AppIndex.Trouble] {
    let places = DiagnosticPlaces(of: run)
    return run.diagnostics.filter { $0.severity == .error }.map { error in
      let stretch = places.stretch(of: error.range)
      return AppIndex.Trouble(
        place: "\(stretch.file):\(stretch.start.line)", message: error.message)
    }
  }

  private func page(of app: App, in run: RunResult, _ body: ArraySlice<UInt8>) -> String {
    let run = RunResult(
      tool: run.tool, descriptions: [], summary: app.summary, diagnostics: run.diagnostics,
      files: run.files, setup: run.setup, inventory: run.inventory)
    let frame = PageFrame(
      page: page, run: run, counts: app.counts, files: 1, fleet: FleetSheet(of: page),
      hasIndex: true)
    var text = MarkupWriter()
    frame.write(to: &text) { part, text in
      if part == .descriptions { text.append(body) }
    }
    return text.text
  }
}
