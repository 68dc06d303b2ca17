/// Reads lines from an open file, as they come; only what came last is in memory.
package struct LineReader {
  /// A line without its line break.
  package enum Line: Sendable {
    case bytes([UInt8])
    /// It has more bytes than the limit; they were skipped.
    case tooLong
  }

  private let file: Int32
  private let limit: Int
  private let files: FileSystem
  /// The line that has begun.
  private var line: [UInt8] = []
  private var isTooLong = false
  private var isAtEnd = false

  private static let chunk = 1 << 18

  /// Lines of up to so many bytes, of a file that is open already.
  package init(of file: Int32, limit: Int, in files: FileSystem = FileSystem()) {
    self.file = file
    self.limit = limit
    self.files = files
  }

  /// The lines that are there by now, at least one; none at the end.
  package mutating func next() throws(FileSystem.Failure) -> [Line] {
    var lines: [Line] = []
    while lines.isEmpty, !isAtEnd {
      let piece = try files.piece(of: file, size: Self.chunk)
      isAtEnd = piece.isEmpty
      for part in Self.parts(of: piece) {
        add(piece[part.bytes])
        if part.isEnded { lines.append(end()) }
      }
      if isAtEnd, isTooLong || !line.isEmpty { lines.append(end()) }
    }
    return lines
  }

  /// What stands between the line feeds.
  private static func parts(of piece: [UInt8]) -> [(bytes: Range<Int>, isEnded: Bool)] {
    var parts: [(bytes: Range<Int>, isEnded: Bool)] = []
    var start = 0
    while let end = piece[start...].firstIndex(of: UInt8(ascii: "\n")) {
      parts.append((start..<end, true))
      start = end + 1
    }
    if start < piece.count { parts.append((start..<piece.count, false)) }
    return parts
  }

  private mutating func add(_ bytes: ArraySlice<UInt8>) {
    isTooLong = isTooLong || line.count + bytes.count > limit
    line = isTooLong ? [] : line + bytes
  }

  private mutating func end() -> Line {
    defer {
      line = []
      isTooLong = false
    }
    if isTooLong { return .tooLong }
    return .bytes(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
  }
}
