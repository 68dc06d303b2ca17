package import Diagnostics

/// Why a file of a built app can't be read; which file that is knows whoever asked for it.
package struct AppMistake: Error {
  package let message: Message

  package init(_ message: Message) { self.message = message }

  /// The technical name of a table that leads out of its file or contradicts itself.
  static func broken(_ table: String) -> Self { Self(Message(.brokenTable, table)) }
}

/// Bytes that are read in ranges, however many there are.
package struct ByteSource: Sendable {
  /// Answers with as many bytes as are asked for.
  package typealias Fetch = @Sendable (Range<Int>) throws(AppMistake) -> [UInt8]

  package let count: Int
  private let fetch: Fetch

  package init(count: Int, fetch: @escaping Fetch) {
    self.count = count
    self.fetch = fetch
  }

  package init(_ bytes: [UInt8]) {
    self.init(count: bytes.count) { Array(bytes[$0]) }
  }

  /// A part that a table says is there.
  func part(at offset: Int, count: Int, of table: String) throws(AppMistake) -> ByteSource {
    guard offset >= 0, count >= 0, offset <= self.count, count <= self.count - offset else {
      throw .broken(table)
    }
    return ByteSource(count: count) { [fetch] range throws(AppMistake) in
      try fetch(offset + range.lowerBound..<offset + range.upperBound)
    }
  }

  /// The numbers and texts of a part; no table that is read as a whole is larger than the limit.
  func table(
    _ name: String, at offset: Int = 0, count: Int? = nil, limit: Int = 256 << 20,
    isBigEndian: Bool = false
  ) throws(AppMistake) -> ByteTable {
    let part = try part(at: offset, count: count ?? self.count - offset, of: name)
    guard part.count <= limit else { throw AppMistake(Message(.tableTooLarge, name, limit)) }
    return ByteTable(
      bytes: part.count == 0 ? [] : try part.fetch(0..<part.count), name: name,
      isBigEndian: isBigEndian)
  }
}

/// Numbers and texts at their offsets; what leads out of the table is a mistake of it.
struct ByteTable: Sendable {
  let bytes: [UInt8]
  let name: String
  var isBigEndian = false

  var count: Int { bytes.count }
  var broken: AppMistake { .broken(name) }

  /// A number of up to 8 bytes, as it stands there.
  func bits(at offset: Int, size: Int) throws(AppMistake) -> UInt64 {
    guard offset >= 0, offset <= bytes.count - size else { throw broken }
    var value: UInt64 = 0
    for index in 0..<size {
      value = value << 8 | UInt64(bytes[offset + (isBigEndian ? index : size - 1 - index)])
    }
    return value
  }

  /// A number without a sign that can be an offset or a count.
  func number(at offset: Int, size: Int = 4) throws(AppMistake) -> Int {
    guard let number = Int(exactly: try bits(at: offset, size: size)) else { throw broken }
    return number
  }

  /// A text up to its zero, which may be missing at the end.
  func text(at offset: Int, upTo end: Int? = nil) throws(AppMistake) -> String {
    let end = min(end ?? bytes.count, bytes.count)
    guard offset >= 0, offset <= end else { throw broken }
    return String(decoding: bytes[offset..<end].prefix { $0 != 0 }, as: UTF8.self)
  }

  /// The texts between zeros of which somebody wants to know.
  func texts(where isWanted: (String) -> Bool) -> Set<String> {
    var texts: Set<String> = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let bytes = rest.prefix { $0 != 0 }
      rest = rest.dropFirst(bytes.count + 1)
      let text = String(decoding: bytes, as: UTF8.self)
      if isWanted(text) { texts.insert(text) }
    }
    return texts
  }
}
