/// Operands that programs made as they ran, at addresses that hold until they are given up.
struct OperandStack: ~Copyable {
  private(set) var count = 0
  /// Where the next operand goes, as long as there is room.
  private var top: UnsafeMutablePointer<Operand>?
  private var room = 0
  private var chunks: ContiguousArray<UnsafeMutablePointer<Operand>> = []

  private static let chunkSize = 128

  deinit {
    removeAll(from: 0)
    for chunk in chunks { chunk.deallocate() }
  }

  /// Puts an operand on top; it stays at the address until it is removed.
  mutating func push(_ operand: consuming Operand) -> UnsafePointer<Operand> {
    if room == 0 { beginChunk() }
    guard let address = top else { preconditionFailure("there is a chunk for what is to come") }
    address.initialize(to: operand)
    top = address + 1
    room -= 1
    count += 1
    return UnsafePointer(address)
  }

  /// Whether that operand is the only one above a height.
  @inline(__always)
  func isTop(_ address: UnsafePointer<Operand>, above height: Int) -> Bool {
    guard count == height + 1, let top else { return false }
    return address + 1 == UnsafePointer(top)
  }

  /// Hands over the operand on top.
  mutating func pop() -> Operand {
    guard let above = top, count > 0 else { preconditionFailure("there is one on top") }
    count -= 1
    room += 1
    top = above - 1
    return (above - 1).move()
  }

  private mutating func beginChunk() {
    let number = count / Self.chunkSize
    if number == chunks.count { chunks.append(.allocate(capacity: Self.chunkSize)) }
    top = chunks[number]
    room = Self.chunkSize
  }

  /// Gives up everything above a height that it had before.
  @inline(__always)
  mutating func remove(to height: Int) {
    if count > height { removeSome(to: height) }
  }

  @inline(never)
  private mutating func removeSome(to height: Int) {
    removeAll(from: height)
    count = height
    let filled = height % Self.chunkSize
    room = filled == 0 ? 0 : Self.chunkSize - filled
    if filled > 0 { top = chunks[height / Self.chunkSize] + filled }
  }

  private func removeAll(from height: Int) {
    for index in height..<count {
      (chunks[index / Self.chunkSize] + index % Self.chunkSize).deinitialize(count: 1)
    }
  }
}
