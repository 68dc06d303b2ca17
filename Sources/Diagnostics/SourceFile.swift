/// A text that people wrote, and where it came from.
package struct SourceFile: Sendable {
  /// Which file it is: its path as people should see it.
  package struct ID: Hashable, Sendable, Comparable {
    private let exact: ExactPath

    package init(path: String) {
      exact = ExactPath(path)
    }

    package var path: String { exact.text }

    package static func < (one: Self, other: Self) -> Bool { one.exact < other.exact }
  }

  package let id: ID
  /// The text in UTF-8.
  package let bytes: [UInt8]
  /// Whether its lines may be shown: it is what people wrote for this program or for it to show.
  package private(set) var isQuotable = true
  /// Where its lines begin: of one file perhaps thousands of places are shown.
  let lines: Lazy<LineTable>

  /// The bytes have to be UTF-8.
  package init(path: String, bytes: [UInt8]) {
    self.id = ID(path: path)
    self.bytes = bytes
    lines = Lazy { LineTable(of: bytes) }
  }

  package init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The file, of which people see the places and no words.
  package var unquoted: SourceFile {
    var file = self
    file.isQuotable = false
    return file
  }

  /// Whether a word stands anywhere in it.
  package func says(_ word: String) -> Bool {
    let first = word.utf8.first
    return bytes.indices.contains { bytes[$0] == first && bytes[$0...].starts(with: word.utf8) }
  }

  /// The text, made anew each time.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether it takes keys in quotes and no comments.
  package var isJSON: Bool {
    bytes.lazy.filter { $0 > 0x20 }.prefix(2).elementsEqual("{\"".utf8)
      || id.path.hasSuffix(".json")
  }
}

/// The files that diagnostics point into, each under its name.
package struct SourceFiles: Sendable {
  private var files: [SourceFile.ID: SourceFile] = [:]

  package init() {}

  package init(_ file: SourceFile) {
    add(file)
  }

  package subscript(id: SourceFile.ID) -> SourceFile? { files[id] }

  /// Adds a file, in the place of another of its name.
  package mutating func add(_ file: SourceFile) {
    files[file.id] = file
  }

  /// Adds files, but none of a name that is there.
  package mutating func addMissing(_ others: SourceFiles) {
    files.merge(others.files) { first, _ in first }
  }

  package var paths: [String] { files.keys.map(\.path) }

  /// Where the lines of each begin.
  package var lines: [SourceFile.ID: LineTable] {
    files.isEmpty ? [:] : files.mapValues(LineTable.init(of:))
  }
}
