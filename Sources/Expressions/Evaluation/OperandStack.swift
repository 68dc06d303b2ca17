/// Operands that programs made as they ran, at addresses that hold until they are given up.
struct OperandStack: ~Copyable {
  private(set) var count = 0
  private var chunks: ContiguousArray<UnsafeMutablePointer<Operand>> = []

  private static let chunkSize = 64

  deinit {
    removeAll(from: 0)
    for chunk in chunks { chunk.deallocate() }
  }

  /// Puts an operand on top; it stays at the address until it is removed.
  mutating func push(_ operand: consuming Operand) -> UnsafePointer<Operand> {
    if count == chunks.count * Self.chunkSize {
      chunks.append(.allocate(capacity: Self.chunkSize))
    }
    let address = address(count)
    address.initialize(to: operand)
    count += 1
    return UnsafePointer(address)
  }

  /// Gives up everything above a height that it had before.
  @inline(__always)
  mutating func remove(to height: Int) {
    guard count > height else { return }
    removeAll(from: height)
    count = height
  }

  private func removeAll(from height: Int) {
    for index in height..<count { address(index).deinitialize(count: 1) }
  }

  private func address(_ index: Int) -> UnsafeMutablePointer<Operand> {
    chunks[index / Self.chunkSize] + index % Self.chunkSize
  }
}
