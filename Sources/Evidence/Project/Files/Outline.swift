internal import Documents

/// The keys, items and texts of a document, one a row: a list's and a mapping's below their own.
///
/// Lock files can be very long, and few of their rows say something. What programs write is looked
/// through as bytes, three to four times as fast as values are made of it all (perf stat).
struct Outline {
  struct Row: Hashable {
    /// How many lists and mappings lie around its own.
    let depth: Int
    /// Its bytes; nil of an item of a list.
    let key: Range<Int>?
    /// Likewise; nil of a list or a mapping.
    let value: Range<Int>?
    /// Where in the file its text stands, or else its key.
    let offset: Int
  }

  private var bytes: [UInt8]
  private(set) var rows: ArraySlice<Row>

  /// Nil where the text has to be read as a document, which tells what is wrong with it.
  init?(reading bytes: [UInt8]) {
    guard let rows = OutlineReader.rows(of: bytes) else { return nil }
    self.bytes = bytes
    self.rows = rows[...]
  }

  init(of root: DocumentNode) {
    bytes = []
    rows = []
    add(root, depth: 0)
  }

  private mutating func add(_ node: DocumentNode, depth: Int) {
    for entry in node.entries ?? [] {
      let key = add(entry.key.text)
      add(entry.value, of: key, depth: depth, at: entry.key.bytes.lowerBound)
    }
    for item in node.items ?? [] { add(item, of: nil, depth: depth, at: item.bytes.lowerBound) }
  }

  private mutating func add(_ node: DocumentNode, of key: Range<Int>?, depth: Int, at start: Int) {
    let value = add(node.text)
    let offset = value == nil ? start : node.bytes.lowerBound
    rows.append(Row(depth: depth, key: key, value: value, offset: offset))
    add(node, depth: depth + 1)
  }

  /// What is repeated by its anchor is there only once, as far as it goes beyond any file.
  private mutating func add(_ text: String?) -> Range<Int>? {
    guard let text else { return nil }
    guard bytes.count <= ProjectFileReader.largest else { return 0..<0 }
    let start = bytes.count
    bytes += text.utf8
    return start..<bytes.count
  }

  /// What a row says of its own.
  func value(of row: Row) -> String? {
    row.value.map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  func key(of row: Row) -> String? {
    row.key.map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  func isKey(_ name: String, of row: Row) -> Bool {
    guard let key = row.key, key.count == name.utf8.count else { return false }
    return bytes[key].elementsEqual(name.utf8)
  }

  /// The value of a key of the document itself.
  func value(of name: String) -> String? {
    rows.first { $0.depth == 0 && isKey(name, of: $0) }.flatMap(value(of:))
  }

  /// The rows below a key in such rows, in order; nil unless it has a list or a mapping.
  func rows(below name: String, in rows: ArraySlice<Row>? = nil) -> ArraySlice<Row>? {
    let rows = rows ?? self.rows
    guard let depth = rows.first?.depth,
      let start = rows.firstIndex(where: { $0.depth == depth && isKey(name, of: $0) }),
      rows[start].value == nil
    else { return nil }
    return rows[(start + 1)...].prefix { $0.depth > depth }
  }
}
