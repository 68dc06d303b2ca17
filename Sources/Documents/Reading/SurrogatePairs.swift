internal import Diagnostics

/// JSON's `\uD83D\uDE00` written as `\U0001F600`, which is how YAML has it.
struct SurrogatePairs {
  /// The text with the escapes rewritten, each two bytes shorter.
  private(set) var text: [UInt8] = []

  /// Where the rewritten escapes end in it.
  private var ends: [Int] = []

  /// Nil when the text is no JSON or has no such escape: then it is read as it is.
  ///
  /// Only double quotes have escapes; a mapping of YAML may begin like JSON and have others.
  init?(in bytes: [UInt8]) {
    guard let first = bytes.first(where: { $0 > 0x20 }), "[{".utf8.contains(first) else {
      return nil
    }
    guard bytes.contains(UInt8(ascii: "\\")) else { return nil }
    var copied = 0
    var quotes = DoubleQuotes(bytes: bytes)
    while let quoted = quotes.next() {
      var position = quoted.lowerBound
      while let backslash = bytes[position..<quoted.upperBound].firstIndex(of: UInt8(ascii: "\\")) {
        position = min(backslash + 2, quoted.upperBound)
        guard let scalar = Self.pair(in: bytes[backslash..<quoted.upperBound]) else { continue }
        text.append(contentsOf: bytes[copied..<backslash])
        text.append(contentsOf: "\\U\(scalar.value.digits(atLeast: 8, radix: 16))".utf8)
        ends.append(text.count)
        position = backslash + 12
        copied = position
      }
    }
    guard copied > 0 else { return nil }
    text.append(contentsOf: bytes[copied...])
  }

  /// Where a byte of the rewritten text stands in the original one.
  func original(of offset: Int) -> Int {
    offset + 2 * ends.partitioningIndex { $0 > offset }
  }

  /// The character of the two escapes that some bytes begin with.
  private static func pair(in bytes: ArraySlice<UInt8>) -> Unicode.Scalar? {
    guard let high = unit(in: bytes), 0xD800..<0xDC00 ~= high else { return nil }
    guard let low = unit(in: bytes.dropFirst(6)), 0xDC00..<0xE000 ~= low else { return nil }
    return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
  }

  private static func unit(in bytes: ArraySlice<UInt8>) -> UInt32? {
    guard bytes.starts(with: "\\u".utf8) else { return nil }
    let digits = bytes.dropFirst(2).prefix(4)
    return digits.count == 4 ? UInt32(String(decoding: digits, as: UTF8.self), radix: 16) : nil
  }
}

/// What stands between double quotes in a text that begins like JSON, one after the other.
private struct DoubleQuotes {
  let bytes: [UInt8]
  private(set) var position = 0
  /// Whether a quote would open a scalar here; within a plain one it is an ordinary sign.
  private(set) var beginsScalar = true

  /// The bytes between the next two double quotes; nil when no more follow.
  mutating func next() -> Range<Int>? {
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "\"") where beginsScalar:
        return quoted()
      case UInt8(ascii: "'") where beginsScalar:
        skip(past: "'")
        beginsScalar = position < bytes.count && bytes[position] == UInt8(ascii: "'")
      case UInt8(ascii: "#") where followsSpace:
        skip(past: "\n")
        beginsScalar = true
      default:
        beginsScalar = beginsScalar(after: byte)
        position += 1
      }
    }
    return nil
  }

  private mutating func quoted() -> Range<Int> {
    let start = position + 1
    position = start
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    let end = min(position, bytes.count)
    position = end + 1
    beginsScalar = false
    return start..<end
  }

  private mutating func skip(past sign: Unicode.Scalar) {
    let end = bytes[(position + 1)...].firstIndex(of: UInt8(ascii: sign))
    position = (end ?? bytes.count) + 1
  }

  private var followsSpace: Bool { position == 0 || bytes[position - 1] <= 0x20 }

  private func beginsScalar(after byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "}"),
      UInt8(ascii: "]"), UInt8(ascii: ","), UInt8(ascii: ":"):
      true
    // A sequence's dash, and the tag or anchor of what follows.
    case UInt8(ascii: " "), UInt8(ascii: "\t"): beginsScalar || followsProperty
    default: false
    }
  }

  /// Whether the word before a blank leaves it open which scalar begins.
  private var followsProperty: Bool {
    let word = bytes[..<position].reversed().prefix { $0 > 0x20 }
    guard let first = word.last else { return true }
    return word.count == 1 && first == UInt8(ascii: "-")
      || first == UInt8(ascii: "!") || first == UInt8(ascii: "&")
  }
}
