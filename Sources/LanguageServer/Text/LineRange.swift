internal import Diagnostics

/// A line and a column of it, both from 0, in an editor's units.
package struct LinePosition: Hashable, Sendable {
  package let line: Int
  package let character: Int

  package init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  func writeMembers(to json: inout JSONWriter) {
    json.member("line", line)
    json.member("character", character)
  }
}

/// From one position to another.
package struct LineRange: Hashable, Sendable {
  package let start: LinePosition
  package let end: LinePosition

  func writeMembers(to json: inout JSONWriter) {
    json.object("start", start.writeMembers)
    json.object("end", end.writeMembers)
  }
}
