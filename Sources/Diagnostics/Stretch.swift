/// What people are told of a range: its file, and the lines and columns between which it lies.
package struct Stretch: Hashable, Sendable {
  package var file: String
  package var start: SourcePosition
  /// Just after the last character.
  package let end: SourcePosition

  package init(file: String, start: SourcePosition, end: SourcePosition) {
    self.file = file
    self.start = start
    self.end = end
  }

  package init(beginningOf file: String) {
    let start = SourcePosition(line: 1, column: 1)
    self.init(file: file, start: start, end: start)
  }
}

extension LineTable {
  /// Where a range of the text lies.
  package func stretch(of range: SourceRange) -> Stretch {
    Stretch(
      file: range.file.path, start: position(of: range.bytes.lowerBound),
      end: position(of: range.bytes.upperBound))
  }
}
