/// Makes notes fit the room that there is for them.
///
/// First the details go, from the last one up. If that isn't enough, people's own words are
/// shortened, then what is only helpful goes, and at last what a reviewer needs.
struct NotesLength {
  let limit: Int

  /// How many bytes a person's own words may have: first, and when there is little room.
  static let quotations = [Int.max, 300, 80]

  struct Fitted {
    /// The title, then the parts that are shown.
    let parts: [NotesDraft.Part]
    let text: String
    let leftOut: [String]
    let isCut: Bool
  }

  /// The first draft, or the first shorter one that fits.
  func fitted(_ drafts: [NotesDraft]) -> Fitted {
    let attempts = zip(drafts, [NotesDraft.Importance.detail, .helpful, .needed])
    var shorter = Fitted(parts: [], text: "", leftOut: [], isCut: true)
    for (draft, most) in attempts {
      shorter = shortened(draft, upTo: most)
      if shorter.text.utf8.count <= limit { break }
    }
    return shorter
  }

  /// Leaves out the lines that matter least, the last ones first, until the rest fits.
  private func shortened(_ draft: NotesDraft, upTo most: NotesDraft.Importance) -> Fitted {
    var parts = draft.parts
    var leftOut: [String] = []
    var isCut = false
    for importance in NotesDraft.Importance.allCases where importance <= most {
      let excess = Self.text(of: parts).utf8.count - limit
      let paths = leaveOut(excess, of: importance, from: &parts)
      isCut = isCut || (importance == .needed && !paths.isEmpty)
      leftOut += paths
    }
    return Fitted(
      parts: parts, text: Self.text(of: parts),
      leftOut: (draft.shortened + leftOut).withoutRepetition, isCut: isCut)
  }

  /// Leaves out so many bytes if it can; a list shows that there was more of it.
  private func leaveOut(
    _ excess: Int, of importance: NotesDraft.Importance, from parts: inout [NotesDraft.Part]
  ) -> [String] {
    var excess = excess
    var paths: [String] = []
    for part in parts.indices.reversed() {
      for line in parts[part].lines.indices.reversed() where excess > 0 {
        let old = parts[part].lines[line]
        guard old.importance == importance, old.text != Self.more else { continue }
        paths += old.paths.prefix(1)
        parts[part].lines.remove(at: line)
        excess -= old.text.utf8.count + 1
        let next = parts[part].lines.dropFirst(line).first
        guard old.isItem, next?.text != Self.more else { continue }
        let more = NotesDraft.Line(
          text: Self.more, importance: .needed, paths: old.paths, isItem: true)
        parts[part].lines.insert(more, at: line)
        excess += Self.more.utf8.count + 1
      }
    }
    return paths.reversed()
  }

  /// Stands for the items of a list that were left out.
  private static let more = "- […]"

  /// Whether more is left of a part than that something was left out.
  static func hasLines(_ part: NotesDraft.Part) -> Bool {
    part.lines.contains { $0.text != more }
  }

  /// The title, then the parts with their numbers, an empty line before each.
  private static func text(of parts: [NotesDraft.Part]) -> String {
    let numbered = parts.dropFirst().filter(hasLines).enumerated().map { index, part in
      (["\(index + 1). \(part.heading)"] + part.lines.map(\.text)).joined(separator: "\n")
    }
    return (parts.prefix(1).map(\.heading) + numbered).joined(separator: "\n\n") + "\n"
  }
}

extension [String] {
  /// Each once, where it comes first.
  var withoutRepetition: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
