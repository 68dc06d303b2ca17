internal import Diagnostics
internal import Linting
internal import Rules

/// What made the page, and from what.
struct AboutSection {
  private let page: Page

  init(_ page: Page) {
    self.page = page
  }

  func write(to footer: inout MarkupWriter) {
    let language = page.language
    let run = page.run
    footer.element("h2", [.id("about")], language("About this report"))
    footer.element("dl") { list in
      list.fact(language("Made by")) { $0.words("reviewlint \(run.tool.version)") }
      list.fact(language("Rules")) { $0.code(run.tool.rules) }
      list.fact(language("Looked at")) { $0.words(language(scope)) }
    }
  }

  /// How many files and descriptions there were.
  private var scope: Wording {
    let files = Set(page.run.descriptions.map(\.file.id)).count
    let count = page.run.descriptions.count
    let inFiles = Wording.counted(files, one: "\(files) file", other: "\(files) files")
    return .counted(
      count,
      one: "\(count) description in \(inFiles)",
      other: "\(count) descriptions in \(inFiles)"
    )
  }
}
