internal import Diagnostics
internal import Linting
internal import Rules

/// The page for people, from the verdict to what the program can't know.
struct Page {
  let run: RunResult
  let catalogue: RuleCatalogue

  init(_ run: RunResult) {
    self.run = run
    catalogue = RuleCatalogue(of: run)
  }

  var language: Language { run.language }

  /// The whole page.
  var text: String {
    var page = MarkupWriter()
    let isRightToLeft = language.direction == .rightToLeft
    let direction = isRightToLeft ? "rtl" : "ltr"
    page.element("html", [Attribute("lang", language.tag), Attribute("dir", direction)]) { html in
      html.line()
      html.element("head") { writeHead(to: &$0) }
      html.line()
      html.element("body") { writeBody(to: &$0) }
      html.line()
    }
    return "<!doctype html>\n\(page.text)\n"
  }

  private var verdict: String { language(SubmissionVerdict(run).wording) }

  private func writeHead(to head: inout MarkupWriter) {
    head.line()
    head.void("meta", [Attribute("charset", "utf-8")])
    head.void(
      "meta",
      [
        Attribute("http-equiv", "Content-Security-Policy"),
        Attribute("content", PageStyle.contentPolicy),
      ]
    )
    let width = "width=device-width, initial-scale=1"
    head.void("meta", [Attribute("name", "viewport"), Attribute("content", width)])
    head.void("meta", [Attribute("name", "color-scheme"), Attribute("content", "light dark")])
    head.line()
    head.element("title", [], verdict)
    head.line()
    head.style(PageStyle.sheet)
    head.line()
  }

  private func writeBody(to body: inout MarkupWriter) {
    body.line()
    body.element("a", [.style("skip"), .link("#main")], language("Skip to the results"))
    body.line()
    let sign = OutcomeSign(QualifiedVerdict(run))
    body.element("header") { header in
      header.element("p", [.style("kind")], language("App Review check of the login"))
      header.element("h1", [.style(sign.style)]) { heading in
        heading.element("span", [Attribute("aria-hidden", "true")], sign.sign)
        heading.words(" \(verdict)")
      }
      if run.descriptions.count > 1 { ContentsList(self).write(to: &header) }
    }
    body.line()
    body.element("main", [.id("main")]) { main in
      UnjudgedSection(self).write(to: &main)
      RelaxedSection(self).write(to: &main)
      for (number, result) in run.descriptions.enumerated() {
        DescriptionReport(result, number: number + 1, of: self).write(to: &main)
      }
      LimitsSection(self).write(to: &main)
    }
    body.line()
    body.element("footer") { AboutSection(self).write(to: &$0) }
    body.line()
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

  /// A term of a list with its explanation.
  mutating func fact(_ term: String, _ content: (inout MarkupWriter) -> Void) {
    element("div") { pair in
      pair.element("dt", [], term)
      pair.element("dd", [], content)
    }
  }
}
