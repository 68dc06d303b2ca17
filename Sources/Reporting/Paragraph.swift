internal import Diagnostics

/// A text broken into lines of a width, after a label.
struct Paragraph {
  let label: String
  let text: String
  let width: Int

  /// The label, the text beside it, and what doesn't fit below, in a column of its own.
  func laidOut(label painted: String) -> String {
    laidOut(lines, label: painted)
  }

  /// The lines of the text, as wide as the label leaves room.
  var lines: [String] {
    Self.lines(of: text, room: width - TerminalText.width(label))
  }

  /// Likewise, for lines that something was done to which takes no room.
  func laidOut(_ lines: [String], label painted: String) -> String {
    let space = String(repeating: " ", count: TerminalText.width(label))
    return lines.enumerated().map { ($0 == 0 ? painted : space) + $1 }.joined(separator: "\n")
  }

  /// The label and the text as one sentence; what doesn't fit is indented a little.
  func runIn(label painted: String) -> String {
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
      let needed = TerminalText.width(word) + (line.isEmpty ? 0 : 1)
      if !line.isEmpty, TerminalText.width(line) + needed > room {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " \(word)"
      while TerminalText.width(line) > room, let cut = cut(line, room) {
        lines.append(String(line[..<cut]))
        line = String(line[cut...])
      }
    }
    if !line.isEmpty || lines.isEmpty { lines.append(line) }
    return lines
  }

  /// Where a line without spaces, as Chinese has them, may end; nil to leave it whole.
  private static func cut(_ line: String, _ room: Int) -> String.Index? {
    guard line.contains(where: { TerminalText.width($0) == 2 }) else { return nil }
    var columns = 0
    for index in line.indices {
      columns += TerminalText.width(line[index])
      if columns > room { return index == line.startIndex ? nil : index }
    }
    return nil
  }
}

extension String {
  /// Without the spaces at its end.
  fileprivate var trimmingSpaces: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
