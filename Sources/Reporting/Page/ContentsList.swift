internal import Diagnostics
internal import Linting
internal import Rules

/// The descriptions of a run with their verdicts, each leading to its part of the page.
struct ContentsList {
  private let page: Page

  init(_ page: Page) {
    self.page = page
  }

  func write(to header: inout MarkupWriter) {
    header.element("nav", [Attribute("aria-label", page.language("Descriptions"))]) { nav in
      nav.element("ul") { list in
        for (number, result) in page.run.descriptions.enumerated() {
          list.element("li") { item in
            OutcomeSign(QualifiedVerdict(result, in: page.run)).write(in: page.language, to: &item)
            item.words(" ")
            item.element("a", [.link("#app-\(number + 1)")]) { link in
              link.name(result.app)
              link.words(" ")
              link.code(result.file.id.path)
            }
          }
        }
      }
    }
  }
}
