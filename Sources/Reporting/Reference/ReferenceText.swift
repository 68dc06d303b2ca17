internal import Diagnostics
package import Rules

/// What can be named, as `explain` and `facts` show it.
package struct ReferenceText {
  private let width: Int

  package init(width: Int) {
    self.width = width
  }

  /// One thing, with all that there is to say about it.
  package func text(_ entry: ReferenceEntry) -> String {
    var text = "\(TerminalText.safe(entry.name)) (\(entry.kind.rawValue))\n\n"
    text += paragraph("", entry.meaning)
    for particular in entry.particulars {
      text += paragraph("\(particular.label): ", particular.text)
    }
    return text
  }

  /// Several things that are called the same; of a single one also what it consists of.
  package func texts(_ entries: [ReferenceEntry], in reference: Reference) -> String {
    let texts = entries.map(text).joined(separator: "\n")
    guard entries.count == 1, let entry = entries.first else { return texts }
    let inner = reference.parts(of: entry)
    return inner.isEmpty ? texts : texts + "\n" + list(inner)
  }

  /// All of some kinds, each under a heading.
  package func list(_ reference: Reference, _ kinds: [ReferenceEntry.Kind]) -> String {
    kinds.compactMap { kind in
      let entries = reference.entries(of: kind)
      return entries.isEmpty ? nil : "\(kind.heading)\n\n" + list(entries)
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
    let isList = entry.type.hasPrefix("list")
    let words = choice.isEmpty ? entry.type : isList ? "list of \(choice)" : choice
    let brackets = [words, entry.usual.map { "default \($0)" } ?? "", entry.isOwn ? "own" : ""]
      .filter { !$0.isEmpty }.joined(separator: ", ")
    let head = "  " + name + (brackets.isEmpty ? "" : " (\(brackets))")
    return Paragraph(label: "", text: head, width: width).lines.enumerated()
      .map { ($0 == 0 ? "  " : "      ") + $1 + "\n" }.joined()
      + paragraph("      ", entry.meaning)
  }

  private func paragraph(_ label: String, _ text: String) -> String {
    let lines = Paragraph(label: label, text: text, width: width)
    return lines.laidOut(label: label) + "\n"
  }
}
