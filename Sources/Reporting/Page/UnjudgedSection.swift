internal import Diagnostics
internal import Linting
internal import Rules

/// What is wrong with the input, where it could not be judged.
struct UnjudgedSection {
  private let page: Page

  init(_ page: Page) {
    self.page = page
  }

  func write(to main: inout MarkupWriter) {
    guard !page.run.diagnostics.isEmpty else { return }
    main.element("section", [Attribute("aria-labelledby", "unjudged")]) { section in
      section.element("h2", [.id("unjudged")], page.language("What must be put right first"))
      section.element("ul") { list in
        for diagnostic in page.run.diagnostics { write(diagnostic, to: &list) }
      }
    }
  }

  private func write(_ diagnostic: Diagnostic, to list: inout MarkupWriter) {
    let file = diagnostic.range.file
    let start = page.run.files[file].map {
      LineTable(of: $0).position(of: diagnostic.range.bytes.lowerBound)
    }
    list.element("li") { item in
      item.element("p") { $0.words(page.language(diagnostic.message.wording)) }
      item.element("p") { place in
        place.code(start.map { "\(file.path):\($0.line):\($0.column)" } ?? file.path)
      }
      for note in diagnostic.notes { item.element("p", [], page.language(note.wording)) }
    }
  }
}
