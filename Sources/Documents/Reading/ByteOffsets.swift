/// The one place where libyaml's positions, counted in Unicode scalars, become byte offsets.
///
/// Positions asked for one after another lie near each other, so it walks from the last one.
struct ByteOffsets {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let isASCII: Bool
  private let pairs: SurrogatePairs?
  private var scalar = 0
  private var byte = 0

  init(in text: ReadableText) {
    self.bytes = text.rewritten
    self.isASCII = text.isASCII
    self.pairs = text.pairs
  }

  /// The offset of the first byte of a scalar; behind the last one, the number of bytes.
  mutating func byte(ofScalar target: Int) -> Int {
    if isASCII {
      byte = min(target, bytes.count)
    } else {
      walk(to: target)
    }
    guard let pairs else { return byte }
    return pairs.original(of: byte)
  }

  private mutating func walk(to target: Int) {
    while scalar < target, byte < bytes.count {
      byte += 1
      while byte < bytes.count, Self.continues(bytes[byte]) { byte += 1 }
      scalar += 1
    }
    while scalar > target {
      byte -= 1
      while Self.continues(bytes[byte]) { byte -= 1 }
      scalar -= 1
    }
  }

  private static func continues(_ byte: UInt8) -> Bool {
    byte & 0xC0 == 0x80
  }
}
