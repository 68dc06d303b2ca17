/// A text that the texts of documents are compared with.
package struct Word: Sendable {
  /// The first eight bytes, the first one lowest; zeros behind the end.
  let beginning: UInt64
  let count: Int32
  /// What comes after the first eight bytes.
  let rest: ArraySlice<UInt8>

  package init(_ text: String) {
    let bytes = Array(text.utf8)
    beginning = bytes.withUnsafeBufferPointer(Self.beginning)
    count = Int32(bytes.count)
    rest = bytes.dropFirst(8)
  }

  /// The first eight bytes of a text as one number: short texts are told apart at once.
  static func beginning(of text: UnsafeBufferPointer<UInt8>) -> UInt64 {
    if text.count >= 8 {
      return UInt64(
        littleEndian: UnsafeRawBufferPointer(text).loadUnaligned(as: UInt64.self)
      )
    }
    var beginning: UInt64 = 0
    for (index, byte) in text.enumerated() { beginning |= UInt64(byte) << (8 * UInt64(index)) }
    return beginning
  }
}
