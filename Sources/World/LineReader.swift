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
      var rest = piece[...]
      while let lineFeed = rest.firstIndex(of: UInt8(ascii: "\n")) {
        add(rest[..<lineFeed])
        lines.append(end())
        rest = rest[(lineFeed + 1)...]
      }
      add(rest)
      if isAtEnd, isTooLong || !line.isEmpty { lines.append(end()) }
    }
    return lines
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
