/// Values whose collection is still open; keys and values of a mapping take turns.
///
/// They lie in memory that belongs to this alone and is given back with it: nearly all that is
/// read passes through here, and an array would look each time for others who have it too.
struct WaitingNodes: ~Copyable {
  typealias Node = DocumentTree.Node

  private var memory = UnsafeMutableBufferPointer<Node>.allocate(capacity: 128)
  private(set) var count = 0

  deinit { memory.deallocate() }

  mutating func append(_ node: Node) {
    if count == memory.count { grow() }
    memory.initializeElement(at: count, to: node)
    count += 1
  }

  /// Forgets the last ones.
  mutating func removeAll(from first: Int) {
    count = first
  }

  /// The last ones, as long as none is added.
  func nodes(from first: Int) -> UnsafeBufferPointer<Node> {
    UnsafeBufferPointer(rebasing: memory[first..<count])
  }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutableBufferPointer<Node>.allocate(capacity: 2 * count)
    _ = larger.initialize(fromContentsOf: memory)
    memory.deallocate()
    memory = larger
  }
}

extension UnsafeBufferPointer<DocumentTree.Node> {
  /// Whether the keys of a mapping of few differ for sure: they are ASCII, and no two begin alike.
  ///
  /// Keys and values take turns.
  var keysBeginOtherwise: Bool {
    guard count <= 64 else { return false }
    return count <= 8 ? fewKeysBeginOtherwise : manyKeysBeginOtherwise
  }

  private var fewKeysBeginOtherwise: Bool {
    for index in stride(from: 0, to: count, by: 2) {
      guard self[index].isASCII else { return false }
      for earlier in stride(from: 0, to: index, by: 2)
      where self[earlier].beginning == self[index].beginning {
        return false
      }
    }
    return true
  }

  private var manyKeysBeginOtherwise: Bool {
    // Half of the places stay free, where a search for a key ends.
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 64) { places in
      places.initialize(repeating: 0)
      for index in stride(from: 0, to: count, by: 2) {
        let key = self[index]
        guard key.isASCII else { return false }
        var place = Int(truncatingIfNeeded: (key.beginning &* 0xD6E8_FEB8_6659_FD93) >> 58)
        while places[place] > 0 {
          if self[Int(places[place]) - 1].beginning == key.beginning { return false }
          place = (place + 1) & 63
        }
        places[place] = UInt8(truncatingIfNeeded: index + 1)
      }
      return true
    }
  }
}
