internal import Diagnostics
internal import Rules

/// What makes this verdict another than that of the rules as they were written.
struct RelaxedSection {
  private let page: Page

  init(_ page: Page) {
    self.page = page
  }

  func write(to main: inout MarkupWriter) {
    let relaxed = RelaxedPlace.all(of: page.run)
    guard !relaxed.isEmpty else { return }
    main.element("section", [Attribute("aria-labelledby", "relaxed")]) { section in
      section.element(
        "h2",
        [.id("relaxed")],
        page.language("What makes this answer milder")
      )
      section.element("ul") { list in
        for relaxed in relaxed {
          list.element("li") { item in
            item.words("\(page.language(relaxed.wording)) ")
            item.code(relaxed.place)
          }
        }
      }
    }
  }
}
