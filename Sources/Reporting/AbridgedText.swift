internal import Diagnostics

/// Writes out what was abridged.
package struct AbridgedText: ~Copyable {
  private let items: JSONWriter.Items
  /// What was written out and is still to be handed over: one room for all.
  private var text = TextBytes()

  /// So many bytes are handed over together, or a few more.
  private static let pieceSize = 1 << 16

  package init(of items: JSONItems) {
    self.items = items.ruleItems
  }

  /// Hands over what abridged results stand for, a piece at a time; false when one isn't taken.
  package mutating func writeOut(
    _ bytes: UnsafeBufferPointer<UInt8>,
    take: (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Bool {
    var start = 0
    while let end = bytes.first(ItemsMark.start, from: start) {
      text.append(UnsafeBufferPointer(rebasing: bytes[start..<end]))
      start = end
      // Marks stand side by side.
      while start < bytes.count, bytes[start] == ItemsMark.start {
        items.write(ItemsMark(bytes.eightBytes(at: start)), to: &text)
        start += ItemsMark.size
      }
      guard text.count < Self.pieceSize || text.handOver(take) else { return false }
    }
    text.append(UnsafeBufferPointer(rebasing: bytes[start...]))
    return text.handOver(take)
  }
}
