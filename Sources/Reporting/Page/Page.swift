internal import Diagnostics
internal import Engine
internal import Localization
internal import Presentation

/// What all parts of the page for people share.
struct Page {
  let catalogue: RuleCatalogue
  let language: Language
  let earlier: EarlierRun?
  /// What lies beside a capture, by its path.
  let screenshot: @Sendable (String) -> Screenshot?

  init(_ run: PresentedRun, _ style: ReportStyle) {
    language = run.language
    earlier = run.earlier
    screenshot = style.screenshot
    catalogue = RuleCatalogue(of: run.run.setup)
  }
}

extension MarkupWriter {
  /// A name that keeps its direction to itself.
  mutating func name(_ name: String) {
    element("bdi", [], name)
  }

  /// A name in a fixed-width font; it is read from left to right.
  mutating func code(_ code: String) {
    element("code", [Attribute("dir", "ltr")], code)
  }

  /// How many more there are than a list has room for, which the page doesn't show.
  mutating func unshown(_ count: Int, in language: Language) {
    guard count > 0 else { return }
    let words = count == 1 ? Message(.oneMoreNotShown) : Message(.moreNotShown, count)
    element("p", [.style("quiet")], language(words))
  }

  /// A term of a list with its explanation.
  mutating func fact(_ term: String, _ content: (inout MarkupWriter) -> Void) {
    element("div") { pair in
      pair.element("dt", [], term)
      pair.element("dd", [], content)
    }
  }
}
