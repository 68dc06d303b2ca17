internal import Diagnostics
internal import Localization
package import Rules

/// What can be named, as `explain` and `facts` show it.
package struct ReferenceText {
  private let reference: Reference
  private let language: Language
  private let width: Int

  package init(of reference: Reference, width: Int) {
    self.reference = reference
    language = reference.language
    self.width = width
  }

  /// One thing, with all that there is to say about it.
  package func text(_ entry: ReferenceEntry) -> String {
    var text = "\(TerminalText.safe(entry.name)) (\(entry.word))\n\n"
    text += paragraph("", entry.meaning)
    for particular in entry.particulars {
      text += paragraph("\(particular.label): ", particular.text)
    }
    return text
  }

  /// Several things that are called the same; of a single one also what it consists of.
  package func texts(_ entries: [ReferenceEntry]) -> String {
    let texts = entries.map(text).joined(separator: "\n")
    guard entries.count == 1, let entry = entries.first else { return texts }
    let inner = reference.parts(of: entry)
    return inner.isEmpty ? texts : texts + "\n" + list(inner)
  }

  /// All of some kinds, each under a heading.
  package func list(_ kinds: [ReferenceEntry.Kind]) -> String {
    kinds.compactMap { kind in
      let entries = reference.entries(of: kind)
      return entries.isEmpty ? nil : "\(language(kind.heading))\n\n" + list(entries)
    }
    .joined(separator: "\n")
  }

  /// Things one after the other, each in a line or two.
  package func list(_ entries: [ReferenceEntry]) -> String {
    entries.map(line).joined()
  }

  /// The name, what it is or how it is called, and what it means.
  private func line(_ entry: ReferenceEntry) -> String {
    let name = TerminalText.safe(entry.signatures.first ?? entry.name)
    let choice = entry.words.joined(separator: " | ")
    let words = choice.isEmpty ? entry.type : entry.isList ? said(.referenceListOf, choice) : choice
    let usual = entry.usual.map { said(.referenceDefaultIs, $0) } ?? ""
    let brackets = language.list(
      [words, usual, entry.isOwn ? language(.referenceOwn) : ""].filter { !$0.isEmpty }
    )
    let head = "  " + name + (brackets.isEmpty ? "" : " (\(brackets))")
    return Paragraph(label: "", text: head, width: width).lines.enumerated()
      .map { ($0 == 0 ? "  " : "      ") + $1 + "\n" }.joined()
      + paragraph("      ", entry.meaning)
  }

  private func said(_ id: MessageID<1>, _ name: String) -> String { language(Message(id, name)) }

  private func paragraph(_ label: String, _ text: String) -> String {
    let lines = Paragraph(label: label, text: text, width: width)
    return lines.laidOut(label: label) + "\n"
  }
}
