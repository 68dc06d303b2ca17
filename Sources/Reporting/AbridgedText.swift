internal import Diagnostics

/// Writes out a report of what was abridged.
package struct AbridgedText: ~Copyable {
  private let items: JSONWriter.Items
  /// What was written out and is still to be handed over: one room for all.
  private var text = TextBytes()

  /// So many bytes are handed over together, or several times as many: systems keep files in pages
  /// side by side, and what ends within a page takes half as long again.
  private static let blockSize = 1 << 17

  /// Begins with what comes before the first result.
  package init(of items: JSONItems, after head: ArraySlice<UInt8>) {
    self.items = items.ruleItems
    head.withUnsafeBufferPointer { text.append($0) }
  }

  /// Hands over what abridged results stand for, in whole blocks; false when one isn't taken.
  package mutating func writeOut(
    _ bytes: UnsafeBufferPointer<UInt8>,
    take: (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Bool {
    var start = 0
    while let end = bytes[start...].firstIndex(of: ItemsMark.start) {
      text.append(UnsafeBufferPointer(rebasing: bytes[start..<end]))
      start = end
      // Marks stand side by side.
      while start < bytes.count, bytes[start] == ItemsMark.start {
        items.write(
          ItemsMark(
            UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: start, as: UInt64.self)
          ),
          to: &text
        )
        start += ItemsMark.size
      }
      guard text.handOver(blocksOf: Self.blockSize, take) else { return false }
    }
    text.append(UnsafeBufferPointer(rebasing: bytes[start...]))
    return text.handOver(blocksOf: Self.blockSize, take)
  }

  /// Hands over the rest, and what comes behind the last result; false when it isn't taken.
  package mutating func finish(
    _ tail: ArraySlice<UInt8>,
    take: (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Bool {
    tail.withUnsafeBufferPointer { text.append($0) }
    return text.handOver(blocksOf: 1, take)
  }
}
