internal import Diagnostics
internal import Localization
internal import Rules

extension ReferencePage {
  /// As HTML that needs no other file.
  package var html: String {
    document(language(.kindRules), contents { "#\($0)" } + chapters.flatMap(lines))
  }

  /// What leads to the pages of a folder.
  var index: String { document(language(.kindRules), contents { "\($0).html" }) }

  /// A page of its own.
  func document(_ title: String, _ lines: [String]) -> String {
    let direction = language.direction == .rightToLeft ? " dir=\"rtl\"" : ""
    let head = """
      <!doctype html>
      <html lang="\(language.tag)"\(direction)>
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>\(Self.escaped(title))</title>
      <style>
      :root { color-scheme: light dark; }
      body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 46rem; \
      padding: 0 1rem; }
      dt { font-weight: 600; }
      dt::first-letter, h4::first-letter { text-transform: uppercase; }
      dd { margin: 0; margin-block-end: .5rem; margin-inline-start: 1.5rem; }
      pre { margin: 0 0 .5rem; white-space: pre-wrap; }
      figure { display: inline-block; margin: 1rem 1rem 0 0; max-width: 100%; vertical-align: top; }
      figcaption { max-width: 20rem; }
      img { max-width: 100%; }
      </style>
      </head>
      <body>
      <main>
      """
    return ([head] + lines + ["</main>", "</body>", "</html>"]).joined(separator: "\n") + "\n"
  }

  /// A picture that lies beside a page, with what it shows.
  static func figure(_ picture: (name: String, words: String)) -> String {
    let words = escaped(picture.words)
    return "<figure><img src=\"\(escaped(picture.name))\" alt=\"\(words)\">"
      + "<figcaption>\(words)</figcaption></figure>"
  }

  private func contents(_ address: (_ anchor: String) -> String) -> [String] {
    func link(to anchor: String, _ words: String) -> String {
      "<a href=\"\(Self.escaped(address(anchor)))\">\(words)</a>"
    }
    let chapters = chapters.flatMap { chapter in
      let heading = Self.escaped(chapter.heading)
      if let anchor = chapter.anchor { return ["<li>\(link(to: anchor, heading))</li>"] }
      let articles = chapter.articles.map { article in
        let name = link(to: article.anchor, "<code>\(Self.escaped(article.name))</code>")
        return "<li>\(name) \(Self.escaped(article.title ?? ""))</li>"
      }
      return ["<li>\(heading)<ul>"] + articles + ["</ul></li>"]
    }
    let title = Self.escaped(language(.kindRules))
    return ["<h1>\(title)</h1>", "<nav>", "<ul>"] + chapters + ["</ul>", "</nav>"]
  }

  func lines(_ chapter: Chapter) -> [String] {
    let id = chapter.anchor.map { " id=\"\($0)\"" } ?? ""
    return ["<h2\(id)>\(Self.escaped(chapter.heading))</h2>"] + chapter.articles.flatMap(lines)
  }

  /// A title as a sentence.
  func sentence(_ title: String) -> String { language(Message(.sentence, Message.words(title))) }

  func lines(_ article: Article) -> [String] {
    let escaped = Self.escaped
    let title = article.title.map { "<strong>\(escaped(sentence($0)))</strong> " } ?? ""
    var lines = [
      "<section id=\"\(escaped(article.anchor))\">",
      "<h3><code>\(escaped(article.name))</code></h3>", "<p>\(title)\(escaped(article.text))</p>",
    ]
    if !article.facts.isEmpty {
      let facts = article.facts.map {
        "<dt>\(escaped($0.label))</dt><dd>\(Self.words(for: $0.fact))</dd>"
      }
      lines += ["<dl>"] + facts + ["</dl>"]
    }
    if !article.examples.isEmpty {
      let examples = article.examples.map { heading, example in
        let changes = example.differences.map(escaped).joined(separator: "\n")
        let head = "\(escaped(language(heading))): \(escaped(example.name))"
        return "<li>\(head)<pre>\(changes)</pre></li>"
      }
      lines += ["<h4>\(escaped(language(.referenceExamples)))</h4>", "<ul>"] + examples + ["</ul>"]
    }
    return lines + ["</section>"]
  }

  private static func words(for fact: RuleReference.Fact) -> String {
    switch fact {
    case .text(let text): escaped(text)
    case .code(let text): "<code>\(escaped(text))</code>"
    case .link(let text, let address): link(text, to: address)
    }
  }

  private static func link(_ text: String, to address: WebAddress?) -> String {
    let name = escaped(text)
    guard let address else { return name }
    return "<a href=\"\(escaped(address.text))\">\(name)</a> (\(escaped(address.host)))"
  }

  private static func escaped(_ text: String) -> String { MarkupWriter.escaped(text) }
}
