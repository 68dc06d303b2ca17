internal import Rules

extension ReferencePage {
  /// As HTML that needs no other file.
  package var html: String {
    let contents = ["<h1>Rules</h1>", "<nav>", "<ul>"] + chapters.flatMap(Self.contents)
    let parts = [Self.head] + contents + ["</ul>", "</nav>"] + chapters.flatMap(Self.lines)
    return (parts + ["</main>", "</body>", "</html>"]).joined(separator: "\n") + "\n"
  }

  private static let head = """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Rules</title>
    <style>
    :root { color-scheme: light dark; }
    body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 46rem; \
    padding: 0 1rem; }
    dt { font-weight: 600; }
    dd { margin: 0 0 .5rem 1.5rem; }
    </style>
    </head>
    <body>
    <main>
    """

  private static func contents(_ chapter: Chapter) -> [String] {
    let heading = escaped(chapter.heading)
    if let anchor = chapter.anchor { return ["<li><a href=\"#\(anchor)\">\(heading)</a></li>"] }
    let articles = chapter.articles.map { article in
      let link = "<a href=\"#\(escaped(article.anchor))\"><code>\(escaped(article.name))</code></a>"
      return "<li>\(link) \(escaped(article.title ?? ""))</li>"
    }
    return ["<li>\(heading)<ul>"] + articles + ["</ul></li>"]
  }

  private static func lines(_ chapter: Chapter) -> [String] {
    let id = chapter.anchor.map { " id=\"\($0)\"" } ?? ""
    return ["<h2\(id)>\(escaped(chapter.heading))</h2>"] + chapter.articles.flatMap(lines)
  }

  private static func lines(_ article: Article) -> [String] {
    let title = article.title.map { "<strong>\(escaped($0)).</strong> " } ?? ""
    var lines = [
      "<section id=\"\(escaped(article.anchor))\">",
      "<h3><code>\(escaped(article.name))</code></h3>", "<p>\(title)\(escaped(article.text))</p>",
    ]
    if !article.facts.isEmpty {
      let facts = article.facts.map {
        "<dt>\(escaped($0.name))</dt><dd>\(words(for: $0.fact))</dd>"
      }
      lines += ["<dl>"] + facts + ["</dl>"]
    }
    if !article.examples.isEmpty {
      let examples = article.examples.map { "<li>\($0.heading): \(escaped($0.name))</li>" }
      lines += ["<h4>Examples</h4>", "<ul>"] + examples + ["</ul>"]
    }
    return lines + ["</section>"]
  }

  private static func words(for fact: RuleReference.Fact) -> String {
    switch fact {
    case .text(let text): escaped(text)
    case .code(let text): "<code>\(escaped(text))</code>"
    case .guideline(let guideline): link(guideline.citation, to: guideline.webAddress)
    case .source(let source): link(source.text, to: source.webAddress)
    case .parameter(let name, let value): "<code>\(escaped(name))</code>, here \(escaped(value))"
    }
  }

  private static func link(_ text: String, to address: WebAddress?) -> String {
    let name = escaped(text)
    guard let address else { return name }
    return "<a href=\"\(escaped(address.text))\">\(name)</a> (\(escaped(address.host)))"
  }

  private static func escaped(_ text: String) -> String { MarkupWriter.escaped(text) }
}
