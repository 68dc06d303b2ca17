internal import Diagnostics
package import Engine
internal import Localization
package import Rules

/// Whatever can be looked up, as `explain` shows it.
package struct ReferenceText {
  private let book: RuleBook
  private let reference: Reference
  private let width: Int

  package init(of reference: Reference, _ book: RuleBook, width: Int) {
    (self.reference, self.book, self.width) = (reference, book, width)
  }

  /// A rule with all that there is to say about it; before and after are parts of descriptions.
  package func text(_ rule: Rule, before: [String] = [], after: [String] = []) -> String {
    text(ReferenceArticle(rule, in: book)) + excerpt(before, under: "before")
      + excerpt(after, under: "after")
  }

  /// A rule that is off: what it would be about, and who switched it off.
  package func text(off rule: RuleDeclaration) -> String {
    var text =
      heading(rule.id, "off") + demand(rule.title, rule.why)
    for key in rule.guidelineKeys { text += labelled("guideline", book.citation(key)) }
    for change in book.overrides(of: rule.id) { text += labelled("changed", change) }
    return text
  }

  /// The rules of a guideline or topic, one in a line.
  package func list(_ rules: [CompiledRule], of guideline: Guideline?, called name: String)
    -> String
  {
    var text = TerminalText.safe(guideline?.citation(in: .english) ?? name) + "\n"
    if let address = guideline?.address, !address.isEmpty {
      text += "\(TerminalText.safe(address))\n"
    }
    if guideline?.concern == .ours {
      text += paragraph("", "one of our own guidelines: what breaks its rules is no likely refusal")
    }
    text += "\n"
    if rules.isEmpty { text += "no rule is about it" + "\n" }
    for rule in rules { text += paragraph("\(rule.id) (\(rule.severity.rawValue)): ", rule.title) }
    let section = reference.entries(of: .section).first { $0.name == name }
    if let unchecked = section?.unchecked, !unchecked.isEmpty {
      text += "\n" + paragraph("no rule looks at: ", unchecked)
    }
    return text
  }

  /// Several things that are called the same; of a single one, and of keys of rule files, also what
  /// it consists of, and how it is written where that is known.
  package func texts(
    _ entries: [ReferenceEntry], sample: (ReferenceEntry) -> [String] = { _ in [] }
  ) -> String {
    entries.map { entry in
      let text = text(ReferenceArticle(entry))
      guard entries.count == 1 || entry.kind == .key else { return text }
      let inner = reference.parts(of: entry)
      return text + (inner.isEmpty ? "" : "\n" + list(inner))
        + excerpt(sample(entry), under: "example")
    }
    .joined(separator: "\n")
  }

  /// All of a kind, under a heading; nothing where there is none.
  package func list(_ kind: ReferenceEntry.Kind) -> String {
    let entries = reference.entries(of: kind)
    return entries.isEmpty ? "" : "\(kind.heading)\n\n" + list(entries)
  }

  /// Things one after the other, each in a line or two.
  private func list(_ entries: [ReferenceEntry]) -> String { entries.map(line).joined() }

  /// The name, what it is or how it is called, and what it means.
  private func line(_ entry: ReferenceEntry) -> String {
    let name = TerminalText.safe(entry.signatures.first ?? entry.name)
    let choice = entry.words.joined(separator: " | ")
    let words =
      choice.isEmpty
      ? entry.type : entry.isList ? Message("list of \(choice)").text : choice
    let usual = entry.usual.map { Message("default \($0)").text } ?? ""
    let isNeeded = entry.kind == .key && !entry.absence.isEmpty
    let brackets = [words, usual, entry.isOwn ? "own" : "", isNeeded ? "needed" : ""]
      .filter { !$0.isEmpty }.joined(separator: ", ")
    let head = "  " + name + (brackets.isEmpty ? "" : " (\(brackets))")
    return Paragraph(label: "", text: head, width: width).lines.enumerated()
      .map { ($0 == 0 ? "  " : "      ") + $1 + "\n" }.joined()
      + paragraph("      ", entry.meaning)
  }

  private func text(_ article: ReferenceArticle) -> String {
    var text = heading(article.name, article.word)
    text += article.title.map { demand($0, article.text) } ?? paragraph("", article.text)
    for (label, fact) in article.facts {
      switch fact {
      case .text(let words), .code(let words): text += paragraph("\(label): ", words)
      case .link(let words, let address):
        text += paragraph("\(label): ", words)
        if let address { text += "  \(TerminalText.safe(address.text))\n" }
      }
    }
    guard !article.examples.isEmpty else { return text }
    text += "\n\("examples"):\n"
    for (heading, name) in article.examples { text += paragraph("  \(heading): ", name) }
    return text
  }

  private func heading(_ name: String, _ word: String) -> String {
    "\(TerminalText.safe(name)) (\(word))\n\n"
  }

  /// What a rule demands, and why.
  private func demand(_ title: String, _ why: String) -> String {
    paragraph("", "\(title).") + "\n" + labelled("why", why)
  }

  private func excerpt(_ lines: [String], under heading: Message) -> String {
    guard !lines.isEmpty else { return "" }
    return "\n\(Message(heading).text):\n" + lines.map { "  \(TerminalText.safe($0))\n" }.joined()
  }

  private func labelled(_ label: Message, _ text: String) -> String {
    paragraph("\(label.text): ", text)
  }

  /// Nothing where there is nothing to say.
  private func paragraph(_ label: String, _ text: String) -> String {
    guard !text.isEmpty else { return "" }
    let label = TerminalText.safe(label)
    let narrow = TerminalText.width(label) > 24 ? "" : label
    let lines = Paragraph(label: narrow, text: narrow.isEmpty ? label + text : text, width: width)
    return lines.laidOut(label: narrow) + "\n"
  }
}
