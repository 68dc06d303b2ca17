internal import Diagnostics
internal import Engine
internal import Localization
internal import Model
internal import Presentation
internal import Rules

extension DescriptionReport {
  /// What is handed in, once nothing is open: as `submit` writes it.
  func writeSubmission(to section: inout MarkupWriter) {
    guard description.isReady, let kit = SubmissionKit(result),
      kit.notes.gaps.isEmpty
    else { return }
    heading(Message(.submitChecklist, kit.name), id: "submit", to: &section)
    for part in kit.checks + kit.walks { write(part, to: &section) }
    let (title, text) = kit.notes.titleAndText
    section.line()
    section.element("h4") { $0.name(title) }
    section.element("pre", [], text)
  }

  private func write(_ part: SubmissionKit.Part, to section: inout MarkupWriter) {
    section.line()
    section.element("h4", [], language(part.heading))
    guard !part.items.isEmpty else {
      return section.element("p", [.style("quiet")], language(.submitNone))
    }
    section.list(part.isWalk ? "ol" : "ul", of: part.items, inLines: true) { item, entry in
      entry.words(item.text)
      if !item.details.isEmpty { entry.list(of: item.details) { $1.words($0) } }
    }
  }
}

extension ReviewNotes {
  /// The first line, and the rest.
  fileprivate var titleAndText: (title: String, text: String) {
    let lines = text.split(separator: "\n", maxSplits: 1)
    return (String(lines[0]), String((lines.dropFirst().first ?? "").drop { $0 == "\n" }))
  }
}
