internal import Diagnostics
internal import Documents

/// Answers in a table as spreadsheets save it, between commas, semicolons or tabs.
enum AnswersTable {
  /// The columns that are read; what others say is for people.
  private static let columns = [
    "schemaVersion", "file", "document", "app", "rule", "path", "facts", "answer", "because", "by",
    "on",
  ]

  /// The table as JSON would have it; nil where it has none of the columns.
  static func root(of file: SourceFile, _ diagnostics: inout [Diagnostic]) -> DocumentNode? {
    var cells = CellReader(of: file)
    let heads = cells.row().map(\.text)
    guard heads.contains("answer"), heads.contains("schemaVersion") else { return nil }
    var rows: [[String: DocumentNode]] = []
    while !cells.isAtEnd {
      let row = zip(heads, cells.row()).filter { columns.contains($0.0) && !$0.1.text.isEmpty }
      guard !row.isEmpty else { continue }
      rows.append(Dictionary(row.map { ($0, $1.node) }) { first, _ in first })
    }
    if let quote = cells.unclosed {
      let range = SourceRange(file: file.id, bytes: quote..<quote + 1)
      diagnostics.append(
        Diagnostic(
          id: "unclosed-cell", "the quotation mark that opens here isn't closed", at: range))
    }
    return self.root(of: rows, in: file)
  }

  /// The tree that the rows stand for, each an answer.
  private static func root(of rows: [[String: DocumentNode]], in file: SourceFile) -> DocumentNode {
    let whole = 0..<file.bytes.count
    let items = rows.filter { $0["answer"] != nil }.map { row in
      let bytes = row.values.map(\.bytes.lowerBound).min() ?? 0
      let end = row.values.map(\.bytes.upperBound).max() ?? bytes
      return mapping(row.filter { $0.key != "schemaVersion" }, at: bytes..<end)
    }
    var top = ["answers": DocumentNode(.sequence(items), bytes: whole)]
    // Each row says so: where nothing was asked, none does.
    let version = DocumentNode(.scalar("\(AnswersReader.version)", .plain), bytes: whole)
    top["schemaVersion"] =
      rows.isEmpty ? version : rows.lazy.compactMap { $0["schemaVersion"] }.first
    return mapping(top, at: 0..<0)
  }

  private static func mapping(
    _ values: [String: DocumentNode], at bytes: Range<Int>
  ) -> DocumentNode {
    let entries = values.sorted { $0.key < $1.key }.map { key, value in
      let name = key == "answer" ? "value" : key
      let node = DocumentNode(.scalar(name, .plain), bytes: value.bytes)
      return DocumentNode.Entry(key: node, value: value)
    }
    return DocumentNode(.mapping(entries), bytes: bytes)
  }
}

/// Reads cells one after the other.
private struct CellReader {
  struct Cell {
    let text: String
    let bytes: Range<Int>

    /// Numbers are read as such.
    var node: DocumentNode {
      DocumentNode(
        .scalar(text, text.allSatisfy(\.isNumber) ? .plain : .doubleQuoted), bytes: bytes)
    }
  }

  private let bytes: [UInt8]
  private let separator: UInt8
  private var next = 0
  /// A quotation mark that isn't closed.
  private(set) var unclosed: Int?

  init(of file: SourceFile) {
    bytes = file.bytes
    let head = file.bytes.prefix { $0 != UInt8(ascii: "\n") }
    let separators = Array(",;\t".utf8)
    separator =
      separators.max { one, other in
        head.count { $0 == one } < head.count { $0 == other }
      } ?? UInt8(ascii: ",")
  }

  var isAtEnd: Bool { next >= bytes.count }

  /// The cells up to the end of the line.
  mutating func row() -> [Cell] {
    var cells = [cell()]
    while next < bytes.count, bytes[next] == separator {
      next += 1
      cells.append(cell())
    }
    if next < bytes.count, bytes[next] == UInt8(ascii: "\r") { next += 1 }
    if next < bytes.count, bytes[next] == UInt8(ascii: "\n") { next += 1 }
    return cells
  }

  private mutating func cell() -> Cell {
    let start = next
    var text: [UInt8] = []
    var isQuoted = false
    var open: Int?
    while next < bytes.count {
      let byte = bytes[next]
      if byte == UInt8(ascii: "\""), open != nil {
        open = nil
      } else if byte == UInt8(ascii: "\""), text.isEmpty || isQuoted {
        // Twice within quotes, it stands for itself.
        if isQuoted, bytes[next - 1] == byte { text.append(byte) }
        open = next
        isQuoted = true
      } else if open == nil, byte == separator || byte == 0x0A || byte == 0x0D {
        break
      } else {
        text.append(byte)
      }
      next += 1
    }
    unclosed = unclosed ?? open
    return Cell(text: String(decoding: text, as: UTF8.self).asSaid, bytes: start..<next)
  }
}

extension String {
  /// Without spaces around it, and without the apostrophe before what looks like a formula.
  fileprivate var asSaid: String {
    let text = trimmed
    let isGuarded =
      text.hasPrefix("'") && text.dropFirst().first.map { "=+-@".contains($0) } == true
    return isGuarded ? String(text.dropFirst()) : text
  }
}
