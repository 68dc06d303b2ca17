internal import Diagnostics
internal import Localization
internal import Rules

/// A guideline as people cite it, leading to Apple's page where there is one.
struct GuidelineLink {
  private let guideline: Guideline
  private let language: Language

  init(_ guideline: Guideline, in language: Language) {
    self.guideline = guideline
    self.language = language
  }

  func write(to page: inout MarkupWriter) {
    let words = guideline.citation(in: language)
    guard let address = guideline.webAddress else { return page.words(words) }
    page.element("a", [.link(guideline.address), Attribute("rel", "noreferrer")], words)
    page.words(" ")
    page.element("span", [.style("quiet"), Attribute("dir", "ltr")], "(\(address.host))")
  }
}
