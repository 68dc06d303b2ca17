internal import Rules

/// What can be named, as sections of a page in Markdown.
struct ReferenceMarkdown {
  private let page = MarkdownText()

  /// A section for each kind that there is something of.
  func blocks(_ reference: Reference) -> [String] {
    ReferenceEntry.Kind.allCases.flatMap { kind in
      let entries = reference.entries(of: kind)
      return entries.isEmpty ? [] : ["## \(kind.heading)"] + entries.map(block)
    }
  }

  private func block(_ entry: ReferenceEntry) -> String {
    let head = "### \(page.code(entry.name))\n\n\(page.escaped(entry.meaning))"
    let items = entry.particulars.map { particular in
      let text = particular.isCode ? page.code(particular.text) : page.escaped(particular.text)
      return "- \(particular.label): \(text)"
    }
    return items.isEmpty ? head : head + "\n\n" + items.joined(separator: "\n")
  }
}
