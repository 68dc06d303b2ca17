package import Rules

/// The reference of all rules as one page of HTML that needs no other file.
package struct RuleReferenceHTML {
  private let book: RuleBook
  private let reference: Reference?

  /// The page has what can be named as well, where that is given.
  package init(_ book: RuleBook, _ reference: Reference? = nil) {
    self.book = book
    self.reference = reference
  }

  /// The whole page.
  package var text: String {
    let topics = RuleReference.all(in: book)
    var lines = [Self.head, "<h1>Rules</h1>", "<nav>", "<ul>"]
    for (topic, rules) in topics {
      lines.append("<li>\(Self.escaped(RuleReference.heading(forTopic: topic)))<ul>")
      lines += rules.map { rule in
        let id = Self.escaped(rule.id)
        return "<li><a href=\"#\(id)\"><code>\(id)</code></a> \(Self.escaped(rule.title))</li>"
      }
      lines.append("</ul></li>")
    }
    if let reference { lines += ReferenceHTML().contents(reference) }
    lines += ["</ul>", "</nav>"]
    for (topic, rules) in topics {
      lines.append("<h2>\(Self.escaped(RuleReference.heading(forTopic: topic)))</h2>")
      lines += rules.flatMap(Self.section)
    }
    if let reference { lines += ReferenceHTML().lines(reference) }
    return (lines + ["</main>", "</body>", "</html>"]).joined(separator: "\n") + "\n"
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

  private static func section(_ rule: RuleReference) -> [String] {
    let id = escaped(rule.id)
    var lines = [
      "<section id=\"\(id)\">", "<h3><code>\(id)</code></h3>",
      "<p><strong>\(escaped(rule.title)).</strong> \(escaped(rule.why))</p>", "<dl>",
    ]
    lines += rule.facts.map { "<dt>\($0.name)</dt><dd>\(words(for: $0.fact))</dd>" }
    lines.append("</dl>")
    if !rule.examples.isEmpty {
      lines += ["<h4>Examples</h4>", "<ul>"]
      lines += rule.examples.map { "<li>\($0.heading): \(escaped($0.name))</li>" }
      lines.append("</ul>")
    }
    return lines + ["</section>"]
  }

  private static func words(for fact: RuleReference.Fact) -> String {
    switch fact {
    case .text(let text): escaped(text)
    case .code(let text): "<code>\(escaped(text))</code>"
    case .guideline(let guideline): link(to: guideline)
    case .parameter(let name, let value): "<code>\(escaped(name))</code>, here \(escaped(value))"
    }
  }

  private static func link(to guideline: Guideline) -> String {
    let name = escaped(guideline.citation)
    guard let address = guideline.webAddress else { return name }
    return "<a href=\"\(escaped(guideline.address))\">\(name)</a> (\(escaped(address.host)))"
  }

  private static func escaped(_ text: String) -> String { MarkupWriter.escaped(text) }
}
