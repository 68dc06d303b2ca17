internal import Localization
internal import Rules

extension MarkupWriter {
  /// A page of HTML that loads nothing, and runs nothing but the script that it is given.
  mutating func page(
    titled title: String, in language: Language, policy: String = PageStyle.contentPolicy,
    style: String = PageStyle.sheet, script: String? = nil, _ body: (inout MarkupWriter) -> Void
  ) {
    let direction = language.direction == .rightToLeft ? "rtl" : "ltr"
    documentType()
    element("html", [Attribute("lang", language.tag), Attribute("dir", direction)]) { html in
      html.line()
      html.element("head") { $0.head(titled: title, policy, style, script) }
      html.line()
      html.element("body", [], body)
      html.line()
    }
    line()
  }

  private mutating func head(
    titled title: String, _ policy: String, _ style: String, _ script: String?
  ) {
    line()
    void("meta", [Attribute("charset", "utf-8")])
    void(
      "meta", [Attribute("http-equiv", "Content-Security-Policy"), Attribute("content", policy)])
    let width = "width=device-width, initial-scale=1"
    void("meta", [Attribute("name", "viewport"), Attribute("content", width)])
    void("meta", [Attribute("name", "color-scheme"), Attribute("content", "light dark")])
    line()
    element("title", [], title)
    line()
    self.style(style)
    line()
    guard let script else { return }
    self.script(script)
    line()
  }

  /// A guideline as people cite it, leading to Apple's page where there is one.
  mutating func link(to guideline: Guideline, in language: Language) {
    let citation = guideline.citation(in: language)
    guard let address = guideline.webAddress else { return words(citation) }
    element("a", [.link(guideline.address), Attribute("rel", "noreferrer")], citation)
    words(" ")
    element("span", [.style("quiet"), Attribute("dir", "ltr")], "(\(address.host))")
  }
}
