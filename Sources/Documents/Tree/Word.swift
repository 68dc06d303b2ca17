internal import Diagnostics

/// A text that the texts of documents are compared with.
package struct Word: Sendable {
  /// The first eight bytes, the first one lowest; zeros behind the end.
  let beginning: UInt64
  /// The eight bytes after them in a text of more than sixteen.
  let second: UInt64
  /// What comes after those, eight bytes by eight, in a text of more than twenty-four.
  let rest: ContiguousArray<UInt64>
  /// The last eight bytes of a text that has more.
  let ending: UInt64
  /// The bytes of the text.
  let count: Int32

  package init(_ text: String) {
    var text = text
    self = text.withUTF8 { Word($0) }
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    beginning = Self.beginning(of: bytes)
    count = Int32(bytes.count)
    ending = bytes.count > 8 ? bytes.eightBytes(at: bytes.count - 8) : beginning
    second = bytes.count > 16 ? bytes.eightBytes(at: 8) : 0
    var rest: ContiguousArray<UInt64> = []
    for start in stride(from: 16, to: bytes.count > 24 ? bytes.count : 0, by: 8) {
      rest.append(Self.beginning(of: start..<bytes.count, in: bytes))
    }
    self.rest = rest
  }

  /// The first eight bytes of a text as one number: short texts are told apart at once.
  static func beginning(of text: UnsafeBufferPointer<UInt8>) -> UInt64 {
    if text.count >= 8 { return text.eightBytes(at: 0) }
    var beginning: UInt64 = 0
    for (index, byte) in text.enumerated() { beginning |= UInt64(byte) << (8 * UInt64(index)) }
    return beginning
  }

  /// One of 64 bits, by the beginning of a text.
  @inline(__always)
  static func mark(of beginning: UInt64) -> UInt64 {
    1 &<< ((beginning &* 0xD6E8_FEB8_6659_FD93) &>> 58)
  }

  /// The same of a part of a longer text.
  @inline(__always)
  static func beginning(of part: Range<Int>, in text: UnsafeBufferPointer<UInt8>) -> UInt64 {
    guard part.lowerBound + 8 <= text.count else {
      return beginning(of: UnsafeBufferPointer(rebasing: text[part]))
    }
    let all = text.eightBytes(at: part.lowerBound)
    let count = part.count
    return count < 8 ? all & ~(UInt64.max &<< UInt64(truncatingIfNeeded: 8 &* count)) : all
  }
}
