/// A text broken into lines of a width, after a label.
package struct Paragraph {
  package let label: String
  package let text: String
  package let width: Int

  package init(label: String = "", text: String, width: Int) {
    self.label = label
    self.text = text
    self.width = width
  }

  /// The label, the text beside it, and what doesn't fit below, in a column of its own.
  package func laidOut(label painted: String) -> String {
    let space = String(repeating: " ", count: TerminalText.width(label))
    return lines.enumerated().map { ($0 == 0 ? painted : space) + $1 }.joined(separator: "\n")
  }

  /// The lines of the text, as wide as the label leaves room.
  package var lines: [String] {
    Self.lines(of: text, room: width - TerminalText.width(label))
  }

  /// The label and the text as one sentence; what doesn't fit is indented a little.
  package func runIn(label painted: String) -> String {
    let indent = "    "
    let lines = Self.lines(of: label + text, room: width - indent.count)
    let head = label.trimmingSpaces
    return lines.enumerated().map { index, line in
      guard index == 0 else { return indent + line }
      return line.hasPrefix(head) ? painted.trimmingSpaces + line.dropFirst(head.count) : line
    }
    .joined(separator: "\n")
  }

  private static func lines(of text: String, room: Int) -> [String] {
    let line = TerminalText.safe(text.withoutLastLineBreaks)
    return Isolates.closed(broken(line, max(20, room)))
  }

  private static func broken(_ text: String, _ room: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      var space = line.isEmpty ? "" : " "
      for piece in pieces(of: word) {
        if !line.isEmpty, TerminalText.width(line + space + piece) > room {
          lines.append(line)
          line = String(piece)
        } else {
          line += space + piece
        }
        space = ""
      }
    }
    if !line.isEmpty || lines.isEmpty { lines.append(line) }
    return lines
  }

  /// What stays together in a word: Chinese may go on in another line beside each of its
  /// characters, but for marks that belong to the one before or behind them, and ids in paths.
  private static func pieces(of word: Substring) -> [Substring] {
    guard TerminalText.width(word) > word.count else { return [word] }
    var pieces: [Substring] = []
    var start = word.startIndex
    var isInID = false
    for (before, index) in zip(word.indices, word.indices.dropFirst()) {
      if word[before] == "\"" { isInID.toggle() }
      let isBesideWide = [before, index].contains { TerminalText.width(word[$0]) == 2 }
      guard isBesideWide, !isInID, !"“‘（《「【«\u{202F}\u{A0}".contains(word[before]),
        !"，。、；：！？”’）》」】…%»\u{202F}\u{A0}\"".contains(word[index])
      else { continue }
      pieces.append(word[start..<index])
      start = index
    }
    return pieces + [word[start...]]
  }
}

extension String {
  /// Without the spaces at its end.
  fileprivate var trimmingSpaces: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }

  /// With what stands between a label and its words: a full-width colon has its own space.
  package var asLabel: String { hasSuffix("：") ? self : self + " " }
}
