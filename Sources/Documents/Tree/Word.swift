internal import Diagnostics

/// A text that the texts of documents are compared with.
package struct Word: Sendable {
  /// The first eight bytes, the first one lowest; zeros behind the end.
  let beginning: UInt64
  /// What comes after them, eight bytes by eight.
  let rest: ContiguousArray<UInt64>
  /// The last eight bytes of a text that has more.
  let ending: UInt64
  /// The bytes of the text.
  let count: Int32

  package init(_ text: String) {
    let bytes = Array(text.utf8)
    let parts = stride(from: 0, to: bytes.count, by: 8).map { start in
      bytes[start...].withUnsafeBufferPointer(Self.beginning)
    }
    beginning = parts.first ?? 0
    count = Int32(bytes.count)
    rest = ContiguousArray(parts.dropFirst())
    ending = bytes.suffix(8).withUnsafeBufferPointer(Self.beginning)
  }

  /// The first eight bytes of a text as one number: short texts are told apart at once.
  static func beginning(of text: UnsafeBufferPointer<UInt8>) -> UInt64 {
    if text.count >= 8 { return text.eightBytes(at: 0) }
    var beginning: UInt64 = 0
    for (index, byte) in text.enumerated() { beginning |= UInt64(byte) << (8 * UInt64(index)) }
    return beginning
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
