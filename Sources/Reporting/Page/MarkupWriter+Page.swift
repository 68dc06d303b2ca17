internal import Localization

extension MarkupWriter {
  /// A page of HTML that loads and runs nothing.
  mutating func page(
    titled title: String, in language: Language, _ body: (inout MarkupWriter) -> Void
  ) {
    let direction = language.direction == .rightToLeft ? "rtl" : "ltr"
    documentType()
    element("html", [Attribute("lang", language.tag), Attribute("dir", direction)]) { html in
      html.line()
      html.element("head") { $0.head(titled: title) }
      html.line()
      html.element("body", [], body)
      html.line()
    }
    line()
  }

  private mutating func head(titled title: String) {
    line()
    void("meta", [Attribute("charset", "utf-8")])
    void(
      "meta",
      [
        Attribute("http-equiv", "Content-Security-Policy"),
        Attribute("content", PageStyle.contentPolicy),
      ]
    )
    let width = "width=device-width, initial-scale=1"
    void("meta", [Attribute("name", "viewport"), Attribute("content", width)])
    void("meta", [Attribute("name", "color-scheme"), Attribute("content", "light dark")])
    line()
    element("title", [], title)
    line()
    style(PageStyle.sheet)
    line()
  }
}
