internal import Diagnostics

/// A line of a file with a caret under what is meant.
struct Excerpt {
  let lines: LineTable
  let bytes: Range<Int>
  let width: Int
  let paint: Paint

  /// The line and the carets, each after the line's number or the space for it.
  func text(gutter: Int, role: Paint.Role) -> String {
    let start = lines.position(of: bytes.lowerBound)
    let line = lines.bytes(ofLine: start.line)
    let end = min(max(bytes.upperBound, bytes.lowerBound + 1), line.upperBound)
    let written = Array(lines.text(ofLine: start.line).unicodeScalars)
    let first = start.column - 1
    let last = max(first + 1, lines.position(of: end).column - 1)
    let window = window(of: written, around: first..<last)
    let (from, to) = (min(first, window.upperBound), min(last, window.upperBound))
    func text(_ range: Range<Int>) -> String {
      TerminalText.safe(String(String.UnicodeScalarView(written[range])))
    }
    let lead = window.lowerBound > 0 ? "…" : ""
    let number = "\(start.line)"
    let space = String(repeating: " ", count: gutter - number.count)
    let indent = String(
      repeating: " ",
      count: TerminalText.width(text(window.lowerBound..<from)) + TerminalText.width(lead))
    let carets = String(repeating: "^", count: max(1, TerminalText.width(text(from..<to))))
    return paint("\(space)\(number) | ", .place) + lead + text(window)
      + (window.upperBound < written.count ? "…" : "") + "\n"
      + paint(String(repeating: " ", count: gutter) + " | ", .place) + indent
      + paint(carets, role)
  }

  /// The part of a long line that is shown: from its beginning, if what is marked is in there.
  private func window(of line: [Unicode.Scalar], around marked: Range<Int>) -> Range<Int> {
    let room = max(24, width - 10)
    let fromStart = end(of: line, from: 0, room: room)
    if marked.upperBound <= fromStart { return 0..<fromStart }
    var start = max(0, marked.lowerBound - room / 4)
    while start > 0, end(of: line, from: start - 1, room: room) == line.count { start -= 1 }
    return start..<end(of: line, from: start, room: room)
  }

  /// How far the line can be shown in so many columns.
  private func end(of line: [Unicode.Scalar], from start: Int, room: Int) -> Int {
    var columns = 0
    for index in start..<line.count {
      columns += TerminalText.width(Character(line[index]))
      if columns > room { return index }
    }
    return line.count
  }
}
