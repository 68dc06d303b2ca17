/// How a file differs from the notes that it should hold.
///
/// Lines of the file are named and not shown: people write passwords into them.
package struct NotesComparison: Sendable {
  /// From the first line on: `- 3` isn't in the notes, `+ …` isn't in the file.
  package let lines: [String]

  /// White space around a text doesn't count: whoever sends it takes it off.
  package init(of file: String, with notes: String) {
    let (old, new) = (Self.lines(of: file), Self.lines(of: notes))
    let changes = new.difference(from: old)
    var inserted: [Int: String] = [:]
    for case .insert(let offset, let line, _) in changes { inserted[offset] = line }
    let removed = changes.removals.reduce(into: Set<Int>()) { removed, change in
      if case .remove(let offset, _, _) = change { removed.insert(offset) }
    }
    var lines: [String] = []
    var (oldLine, newLine) = (0, 0)
    while oldLine < old.count || newLine < new.count {
      if removed.contains(oldLine) {
        lines.append("- \(oldLine + 1)")
        oldLine += 1
      } else if let line = inserted[newLine] {
        lines.append("+ \(line)")
        newLine += 1
      } else {
        oldLine += 1
        newLine += 1
      }
    }
    self.lines = lines
  }

  private static func lines(of text: String) -> [String] {
    let trimmed = text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()
    return String(trimmed).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(String.init)
  }
}
