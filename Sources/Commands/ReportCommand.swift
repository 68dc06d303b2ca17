internal import Diagnostics
internal import Linting
internal import Reporting
internal import Rules

/// The page for people, and the pictures of the screens alone.
struct ReportCommand: Command {
  static let name = "report"
  static let operands = "[PATH…] --output FILE"
  static let summary = "Writes a page for people, with pictures of the screens."
  static let options =
    [
      Option("--output", "FILE", "The page: one HTML file without scripts, to read and to print."),
      Option("--picture", "DIR", "A folder for the pictures of the screens alone, as SVG."),
      Option(
        "--fail-on",
        "LEVEL",
        "Makes it a gate, as check is: error, warning, note or never.",
        words: CheckOptions.levels
      ),
    ]
    + CheckOptions.options.filter { shared.contains($0.name) }

  private static let shared: Set = [
    "--allow-incomplete", "--strict", "--as-of", "--rules", "--only", "--skip", "--baseline",
    "--language", "--root", "--jobs",
  ]

  private let paths: [String]
  private let options: CheckOptions
  private let page: String?
  private let pictures: String?
  private let isGate: Bool

  init(_ arguments: Arguments) throws(Arguments.Mistake) {
    paths = arguments.operands
    options = try CheckOptions(arguments)
    page = try arguments.one("--output")
    pictures = try arguments.one("--picture")
    isGate = arguments.has("--fail-on") || arguments.has("--strict")
    if page == nil, pictures == nil {
      throw Arguments.Mistake(text: "report needs --output FILE, --picture DIR or both")
    }
  }

  func run(in terminal: Terminal) -> ExitStatus {
    let root = options.root(in: terminal.files)
    var pages = OutputPlaces()
    if let page { pages.addReport(at: page) }
    pages.areMoreToCome = pictures != nil
    if let mistake = CheckRun.earlyMistake(pages, paths, options, in: terminal.files) {
      return terminal.refuse(mistake, in: LanguageLibrary.language(options.language))
    }
    let search = DescriptionSearch(
      paths,
      in: terminal,
      root: root,
      exclusions: options.exclusions(in: terminal.files)
    )
    let run = CheckRun(
      options: options,
      root: root,
      terminal: terminal,
      detail: .login,
      keepsResults: true,
      writingTo: pages
    )
    let result = run.answer(for: search.paths, diagnostics: search.diagnostics).result
    let items = items(showing: result)
    var places = OutputPlaces()
    for item in items { places.addReport(at: item.path) }
    if let mistake = run.mistake(places, reading: search.paths, result) {
      return terminal.refuse(mistake, in: result.language)
    }
    let ready = result.adding(makeFolder(in: terminal.files))
    let written = Deliveries(to: terminal.files).write(items, of: ready)
    DiagnosticOutput(terminal, language: written.language)
      .complain(written.diagnostics, in: written.files)
    guard written.verdict != .unjudged else { return .unjudged }
    return isGate ? written.status : .clean
  }

  private func makeFolder(in files: FileSystem) -> [Diagnostic] {
    guard let pictures else { return [] }
    do throws(FileSystem.Failure) {
      try files.makeFolder(pictures)
      return []
    } catch {
      let place = SourceRange(wholeOf: SourceFile.ID(path: pictures))
      return [Diagnostic(.unwrittenReport(error.reason), at: place)]
    }
  }

  private func items(showing result: RunResult) -> [Deliveries.Item] {
    var items: [Deliveries.Item] = []
    if let page { items.append(item(at: page) { HTMLReporter.text(of: $0) }) }
    guard let pictures else { return items }
    return items
      + PictureFile.all(of: result).map { picture in
        item(at: FilePath.joined(pictures, picture.name)) { _ in picture.text }
      }
  }

  private func item(
    at path: String,
    text: @escaping (RunResult) -> String
  ) -> Deliveries.Item {
    Deliveries.Item(path: path, text: text) { .unwrittenReport($0) }
  }
}
