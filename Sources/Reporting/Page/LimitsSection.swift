internal import Diagnostics
internal import Rules

/// What nobody should take the page for.
struct LimitsSection {
  private let page: Page

  init(_ page: Page) {
    self.page = page
  }

  func write(to main: inout MarkupWriter) {
    let language = page.language
    let limits = [
      language("What was judged is a description, not the app: what it leaves out can't be seen."),
      language(
        "Apple decides. A reviewer may see more, weigh things differently or ask something new."
      ),
      language("Only the login and what belongs to it were looked at, nothing else of the app."),
      language(
        "The pictures are drawn from the numbers in the description; they aren't screenshots."
      ),
    ]
    main.line()
    main.element("section", [Attribute("aria-labelledby", "limits")]) { section in
      section.element("h2", [.id("limits")], language("What this report can't know"))
      section.element("ul") { list in
        for limit in limits { list.element("li", [], limit) }
      }
    }
  }
}
