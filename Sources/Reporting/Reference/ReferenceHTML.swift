internal import Rules

/// What can be named, as sections of a page in HTML.
struct ReferenceHTML {
  /// A section for each kind that there is something of.
  func lines(_ reference: Reference) -> [String] {
    ReferenceEntry.Kind.allCases.flatMap { kind in
      let entries = reference.entries(of: kind)
      let heading = "<h2 id=\"\(anchor(kind))\">\(kind.heading)</h2>"
      return entries.isEmpty ? [] : [heading] + entries.flatMap(section)
    }
  }

  /// What leads to the sections.
  func contents(_ reference: Reference) -> [String] {
    ReferenceEntry.Kind.allCases.filter { !reference.entries(of: $0).isEmpty }.map { kind in
      "<li><a href=\"#\(anchor(kind))\">\(kind.heading)</a></li>"
    }
  }

  private func anchor(_ kind: ReferenceEntry.Kind) -> String { "all-\(kind.plural)" }

  private func section(_ entry: ReferenceEntry) -> [String] {
    let name = MarkupWriter.escaped(entry.name)
    var lines = [
      "<section id=\"\(entry.kind.rawValue)-\(name)\">", "<h3><code>\(name)</code></h3>",
      "<p>\(MarkupWriter.escaped(entry.meaning))</p>",
    ]
    if !entry.particulars.isEmpty {
      lines.append("<dl>")
      lines += entry.particulars.map { particular in
        let text = MarkupWriter.escaped(particular.text)
        let shown = particular.isCode ? "<code>\(text)</code>" : text
        return "<dt>\(MarkupWriter.escaped(particular.label))</dt><dd>\(shown)</dd>"
      }
      lines.append("</dl>")
    }
    return lines + ["</section>"]
  }
}
