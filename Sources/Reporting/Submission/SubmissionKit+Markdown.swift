internal import Diagnostics
internal import Localization

extension SubmissionKit {
  /// What the kit's files are called.
  package static let names = ["notes.txt", "walk.md", "checklist.md"]

  /// What says that a folder was made by this program, at the end of the checklist.
  package static let mark = "<!-- reviewlint submit -->"

  /// The files, each with its text.
  package var files: [(name: String, text: String)] {
    let texts = [notes.text, page(Message(.submitWalks, name), walks), checklist]
    return Array(zip(Self.names, texts))
  }

  private var checklist: String {
    page(Message(.submitChecklist, name), checks) + "\n\(Self.mark)\n"
  }

  private func page(_ title: Message, _ parts: [Part]) -> String {
    (["# \(escaped(language(title)))"] + parts.map(text)).joined(separator: "\n\n") + "\n"
  }

  private func text(of part: Part) -> String {
    let items = part.items.enumerated().map { number, item in
      let bullet = part.isWalk ? "\(number + 1). " : "- [ ] "
      let indent = String(repeating: " ", count: part.isWalk ? bullet.utf8.count : 2)
      let lines = item.details.map { "\(indent)- \($0)" }
      return ([bullet + item.text] + lines).joined(separator: "\n")
    }
    let none = items.isEmpty ? [escaped(language(.submitNone))] : items
    return "## \(escaped(language(part.heading)))\n\n" + none.joined(separator: "\n")
  }

  private func escaped(_ text: String) -> String { MarkdownText(in: language).escaped(text) }
}
