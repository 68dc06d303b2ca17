internal import Diagnostics
package import Linting
internal import Rules

/// The results as one page for people: no script, no request, nothing beside it.
package struct HTMLReporter: Reporter {
  package static let name = "html"
  package static let detail = ResultDetail.login

  private static let contents = 0
  private static let sections = 1

  private let page: Page
  private var counts = Counts()
  private var descriptions = 0
  private var files = 0
  private var lastFile: SourceFile.ID?
  /// The first result, until there is a second: beside others, more is said about it.
  private var first: LintResult?

  package init(_ style: ReportStyle, _ setup: RunSetup) {
    page = Page(setup)
  }

  package mutating func add(_ result: LintResult, to spool: any ReportSpool) {
    counts.add(result)
    descriptions += 1
    if result.file.id != lastFile { files += 1 }
    lastFile = result.file.id
    guard descriptions > 1 else {
      first = result
      return
    }
    if let first { write(first, number: 1, to: spool) }
    first = nil
    write(result, number: descriptions, to: spool)
  }

  private func write(_ result: LintResult, number: Int, to spool: any ReportSpool) {
    var contents = MarkupWriter()
    page.writeContents(of: result, number: number, to: &contents)
    spool.append(contents.text, lane: Self.contents)
    spool.append(section(of: result, number: number, isOneOfSeveral: true), lane: Self.sections)
  }

  private func section(of result: LintResult, number: Int, isOneOfSeveral: Bool) -> String {
    var section = MarkupWriter()
    DescriptionReport(result, number: number, of: page, isOneOfSeveral: isOneOfSeveral)
      .write(to: &section)
    return section.text
  }

  package func write(
    _ run: RunResult,
    from spool: any ReportSpool,
    to output: inout ReportOutput
  ) {
    let parts = PageFrame(page: page, run: run, counts: counts, files: files).parts
    output.write(parts[0])
    output.write(lane: Self.contents, of: spool)
    output.write(parts[1])
    if let first { output.write(section(of: first, number: 1, isOneOfSeveral: false)) }
    output.write(lane: Self.sections, of: spool)
    output.write(parts[2])
  }
}
