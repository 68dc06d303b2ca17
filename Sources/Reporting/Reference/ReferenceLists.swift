internal import Diagnostics
package import Rules

/// What there is to look up: each sort of thing in a list, and the sorts themselves.
package struct ReferenceLists {
  /// A sort of thing that `explain` lists.
  private struct Sort {
    let name: String
    /// One of them, to try.
    let example: String
    let text: () -> String
  }

  private let sorts: [Sort]
  private let width: Int

  package init(of reference: Reference, _ book: RuleBook, width: Int) {
    self.width = width
    let text = ReferenceText(of: reference, book, width: width)
    let guidelines = book.guidelines
    let rules = Sort(name: "rules", example: book.rules.first?.id ?? "") { RuleList(book).text }
    let cited = Sort(name: "guidelines", example: guidelines.first?.key ?? "") {
      guidelines.map { guideline in
        let owner = guideline.concern == .ours ? " (ours)" : ""
        return TerminalText.safe("\(guideline.key): \(guideline.title)\(owner)") + "\n"
      }.joined()
    }
    let others = ReferenceEntry.Kind.allCases.map { kind in
      let example = reference.entries(of: kind).first?.name ?? ""
      return Sort(name: kind.plural, example: example) { text.list(kind) }
    }
    sorts = [rules, cited] + others
  }

  /// What can be listed.
  package var names: [String] { sorts.map(\.name) }

  /// Everything of a sort, such as `devices`; nil for what is none.
  package func list(named name: String) -> String? {
    sorts.first { $0.name == name }?.text()
  }

  /// The sorts of things with one of each to try, for somebody who names nothing.
  package var overview: String {
    let column = (sorts.map(\.name.count).max() ?? 0) + 2
    let lines = sorts.map { sort in
      let space = String(repeating: " ", count: column - sort.name.count)
      let example = Message("such as \(sort.example)").text
      return "  \(sort.name)\(space)\(TerminalText.safe(example))\n"
    }
    let sentence = Paragraph(
      text: Message(
        """
        reviewlint explain NAME says what there is to say about one of these; with the name of \
        a sort, such as devices, it lists them.
        """
      ).text, width: width)
    return sentence.laidOut(label: "") + "\n\n" + lines.joined()
  }
}
