/// Reads the YAML and JSON that package managers write into rows.
///
/// What it takes in, it takes in just as it is read as a document. It knows quotes without escapes,
/// ASCII, and of YAML a text or a key a line: at anything else, and at all that is wrong, it gives
/// up.
struct OutlineReader {
  private struct UnsupportedSyntax: Error {}

  /// A list or mapping of YAML that goes on.
  private struct Collection {
    let column: Int
    let isList: Bool
    /// How many keys of others come before its own.
    let keysBefore: Int
  }

  private let bytes: [UInt8]
  private var position = 0
  private var rows: [Outline.Row] = []
  private var open: [Collection] = []
  /// The hashes of the keys of all mappings that go on, the inner ones last.
  private var keys: [UInt64] = []

  private static let deepest = 50

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// All rows in order; nil where it gives up.
  static func rows(of bytes: [UInt8]) -> [Outline.Row]? {
    var reader = OutlineReader(bytes)
    do throws(UnsupportedSyntax) {
      if bytes.first == UInt8(ascii: "{") { try reader.readJSON() } else { try reader.readLines() }
      return reader.rows
    } catch {
      return nil
    }
  }

  /// The byte so many places further on; a line break behind the end.
  private func byte(_ distance: Int = 0) -> UInt8 {
    position + distance < bytes.count ? bytes[position + distance] : UInt8(ascii: "\n")
  }

  private mutating func skipSpaces() {
    while position < bytes.count, bytes[position] == UInt8(ascii: " ") { position += 1 }
  }

  /// Takes a text in quotes.
  private mutating func quoted() throws(UnsupportedSyntax) -> Range<Int> {
    let quote = byte()
    let start = position + 1
    let bytes = bytes
    var end = start
    while end < bytes.count, bytes[end] != quote {
      guard bytes[end].isPlain, bytes[end] != UInt8(ascii: "\\") else { throw UnsupportedSyntax() }
      end += 1
    }
    position = end + 1
    guard position <= bytes.count, byte() != quote else { throw UnsupportedSyntax() }
    return start..<end
  }

  private mutating func add(key: Range<Int>) {
    keys.append(SourceToken.hash(bytes[key]))
  }

  /// Ends a mapping; none has a key twice.
  private mutating func endKeys(from first: Int) throws(UnsupportedSyntax) {
    if hasKeyTwice(from: first) { throw UnsupportedSyntax() }
    keys.removeLast(keys.count - first)
  }

  private func hasKeyTwice(from first: Int) -> Bool {
    let ended = keys[first...]
    if ended.count > 16 { return Set(ended).count < ended.count }
    return ended.indices.contains { ended[..<$0].contains(ended[$0]) }
  }
}

// JSON.
extension OutlineReader {
  private mutating func readJSON() throws(UnsupportedSyntax) {
    try collection(depth: 0)
    skipSpacesAndLines()
    guard position == bytes.count else { throw UnsupportedSyntax() }
  }

  private mutating func collection(depth: Int) throws(UnsupportedSyntax) {
    guard depth < Self.deepest else { throw UnsupportedSyntax() }
    let closing = UInt8(ascii: byte() == UInt8(ascii: "{") ? "}" : "]")
    let keysBefore = keys.count
    repeat {
      position += 1
      skipSpacesAndLines()
      if byte() == closing { break }
      let start = position
      let key = closing == UInt8(ascii: "}") ? try self.key() : nil
      try value(of: key, depth: depth, from: start)
      skipSpacesAndLines()
    } while byte() == UInt8(ascii: ",")
    guard byte() == closing else { throw UnsupportedSyntax() }
    position += 1
    try endKeys(from: keysBefore)
  }

  /// Takes a key with its colon.
  private mutating func key() throws(UnsupportedSyntax) -> Range<Int> {
    guard byte() == UInt8(ascii: "\"") else { throw UnsupportedSyntax() }
    let key = try quoted()
    skipSpaces()
    guard byte() == UInt8(ascii: ":") else { throw UnsupportedSyntax() }
    position += 1
    skipSpacesAndLines()
    add(key: key)
    return key
  }

  private mutating func value(
    of key: Range<Int>?, depth: Int, from start: Int
  ) throws(UnsupportedSyntax) {
    let offset = position
    switch byte() {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      rows.append(Outline.Row(depth: depth, key: key, value: nil, offset: start))
      try collection(depth: depth + 1)
    case UInt8(ascii: "\""):
      rows.append(Outline.Row(depth: depth, key: key, value: try quoted(), offset: offset))
    default:
      while byte().isLetterOrDigit || byte() == UInt8(ascii: ".") { position += 1 }
      guard position > offset else { throw UnsupportedSyntax() }
      let value = offset..<position
      rows.append(Outline.Row(depth: depth, key: key, value: value, offset: offset))
    }
  }

  private mutating func skipSpacesAndLines() {
    while position < bytes.count,
      bytes[position] == UInt8(ascii: " ") || bytes[position] == UInt8(ascii: "\n")
    {
      position += 1
    }
  }
}

// YAML.
extension OutlineReader {
  private mutating func readLines() throws(UnsupportedSyntax) {
    open = [Collection(column: 0, isList: false, keysBefore: 0)]
    var isBehindKey = false
    while position < bytes.count {
      let start = position
      skipSpaces()
      if byte() == UInt8(ascii: "\n") {
        position += 1
      } else if byte() == UInt8(ascii: "#"), position == start {
        _ = try plain(until: nil)
        position += 1
      } else {
        isBehindKey = try line(column: position - start, isBehindKey: isBehindKey)
      }
    }
    guard !isBehindKey, !rows.isEmpty else { throw UnsupportedSyntax() }
    try close { _ in true }
  }

  /// Takes the rest of a line; answers whether it ends with a key, whose value follows.
  private mutating func line(column: Int, isBehindKey: Bool) throws(UnsupportedSyntax) -> Bool {
    let isItem = byte() == UInt8(ascii: "-") && byte(1) == UInt8(ascii: " ")
    try place(column: column, isItem: isItem, isBehindKey: isBehindKey)
    if isItem { position += 2 }
    let start = position
    let text = try text(isKey: true)
    guard byte() == UInt8(ascii: ":") else {
      guard isItem else { throw UnsupportedSyntax() }
      rows.append(Outline.Row(depth: open.count - 1, key: nil, value: text, offset: start))
      return try endLine(false)
    }
    if isItem {
      rows.append(Outline.Row(depth: open.count - 1, key: nil, value: nil, offset: start))
      begin(column: column + 2, isList: false)
    }
    position += 1
    add(key: text)
    skipSpaces()
    let offset = position
    let value = byte() == UInt8(ascii: "\n") ? nil : try self.text(isKey: false)
    rows.append(
      Outline.Row(
        depth: open.count - 1, key: text, value: value, offset: value == nil ? start : offset)
    )
    return try endLine(value == nil)
  }

  private mutating func endLine(_ isKey: Bool) throws(UnsupportedSyntax) -> Bool {
    guard byte() == UInt8(ascii: "\n") else { throw UnsupportedSyntax() }
    position += 1
    return isKey
  }

  /// Ends and begins what ends and begins where a line begins at a column.
  private mutating func place(
    column: Int, isItem: Bool, isBehindKey: Bool
  ) throws(UnsupportedSyntax) {
    let count = open.count
    try close { $0.column > column }
    if !isItem { try close { $0.column == column && $0.isList } }
    guard let last = open.last else { throw UnsupportedSyntax() }
    let isInside = last.column == column && last.isList == isItem
    // A list may stand right below its key.
    let isBelow = last.column + 2 == column || last.column == column && !last.isList && isItem
    guard isInside ? !isBehindKey : isBehindKey && isBelow && open.count == count else {
      throw UnsupportedSyntax()
    }
    if !isInside { begin(column: column, isList: isItem) }
  }

  private mutating func begin(column: Int, isList: Bool) {
    open.append(Collection(column: column, isList: isList, keysBefore: keys.count))
  }

  private mutating func close(_ ends: (Collection) -> Bool) throws(UnsupportedSyntax) {
    guard open.count < Self.deepest else { throw UnsupportedSyntax() }
    while let last = open.last, ends(last) { try endKeys(from: open.removeLast().keysBefore) }
  }

  /// Takes a text up to the end of its line or, as a key may, to its colon.
  private mutating func text(isKey: Bool) throws(UnsupportedSyntax) -> Range<Int> {
    let first = byte()
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted() }
    guard
      first.isLetterOrDigit || first == UInt8(ascii: "/")
        || isKey && first == UInt8(ascii: ":") && byte(1).isLetterOrDigit
    else { throw UnsupportedSyntax() }
    return try plain(until: UInt8(ascii: ":"))
  }

  /// Takes what has no quotes around it up to a sign before a space.
  private mutating func plain(until end: UInt8?) throws(UnsupportedSyntax) -> Range<Int> {
    let start = position
    let bytes = bytes
    var index = start
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
      guard bytes[index].isPlain else { throw UnsupportedSyntax() }
      if bytes[index] == end {
        let next = index + 1 < bytes.count ? bytes[index + 1] : UInt8(ascii: "\n")
        if next == UInt8(ascii: " ") || next == UInt8(ascii: "\n") { break }
      } else if end != nil, bytes[index] == UInt8(ascii: "#"), bytes[index - 1] == UInt8(ascii: " ")
      {
        throw UnsupportedSyntax()
      }
      index += 1
    }
    guard end == nil || bytes[index - 1] != UInt8(ascii: " ") else { throw UnsupportedSyntax() }
    position = index
    return start..<index
  }
}

extension UInt8 {
  /// Whether it is a printable sign of ASCII, which no kind of text has to escape.
  fileprivate var isPlain: Bool { self &- 0x20 < 0x5F }

  fileprivate var isLetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
