/// A text broken into lines of a width, the first after a label, the others below it.
struct Paragraph {
  let label: String
  let text: String
  let width: Int

  /// The lines without their label; the caller puts it before the first.
  var lines: [String] {
    let room = max(20, width - TerminalText.width(label))
    var lines: [String] = []
    for part in TerminalText.safe(text).split(separator: "\n", omittingEmptySubsequences: false) {
      lines += Self.broken(String(part), room)
    }
    return lines.isEmpty ? [""] : lines
  }

  /// The lines with the label, and with as much space before the others.
  func laidOut(label painted: String) -> String {
    let space = String(repeating: " ", count: TerminalText.width(label))
    return lines.enumerated().map { ($0 == 0 ? painted : space) + $1 }.joined(separator: "\n")
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
