/// What stands between double quotes in a text that begins like JSON, one after the other.
struct DoubleQuotes {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  /// Whether a quote would open a scalar here; within a plain one it is an ordinary sign.
  private var beginsScalar = true

  init(in bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

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
