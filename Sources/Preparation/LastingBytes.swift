/// Bytes that nobody changes or takes away before the program ends, as those that are part of it.
///
/// What is read of them later needs no copy, and nobody counts who still needs them.
package struct LastingBytes: @unchecked Sendable {
  let bytes: UnsafeRawBufferPointer

  /// Bytes of the program itself.
  package init(ofProgram bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  /// A copy that is never freed.
  package init(_ bytes: [UInt8]) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
    copy.copyBytes(from: bytes)
    self.bytes = UnsafeRawBufferPointer(copy)
  }

  /// What follows the first so many bytes.
  package func after(_ count: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: bytes.dropFirst(count))
  }
}
