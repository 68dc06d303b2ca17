/// Finds out which of some different texts a text is.
///
/// A dictionary does the same for texts that anybody chose. The few that a program starts with
/// needn't be hashed with a secret, and the runtime needn't look for how they are.
package struct TextIndex: Sendable {
  /// In the order in which they were added.
  package private(set) var texts: [String] = []
  /// The position of a text at its fingerprint or behind it; negative where there is none.
  private var positions: ContiguousArray<Int32>

  /// No text yet, and room for some.
  package init(capacity: Int = 0) {
    var size = 8
    while size < 2 * capacity { size *= 2 }
    positions = Self.empty(size)
    texts.reserveCapacity(capacity)
  }

  /// The position of a text; nil if it wasn't added.
  package func position(of text: String) -> Int? {
    let position = positions[place(of: text)]
    return position < 0 ? nil : Int(position)
  }

  /// Adds a text unless it is there, and tells its position.
  package mutating func insert(_ text: String) -> (isNew: Bool, position: Int) {
    if 2 * (texts.count + 1) > positions.count { grow() }
    let place = place(of: text)
    if positions[place] >= 0 { return (false, Int(positions[place])) }
    positions[place] = Int32(texts.count)
    texts.append(text)
    return (true, texts.count - 1)
  }

  /// Where a text's position is, or would be.
  private func place(of text: String) -> Int {
    let last = positions.count - 1
    var place = Self.hash(of: text) & last
    while positions[place] >= 0, texts[Int(positions[place])] != text { place = (place + 1) & last }
    return place
  }

  /// The same for texts that are written in different ways, as they are equal.
  ///
  /// Of texts that are nearly alike, the lowest bits of the fingerprints are so as well.
  private static func hash(of text: String) -> Int {
    var text = text
    let mixed = text.withUTF8 { letters in
      guard letters.allSatisfy({ $0 < 0x80 }) else { return nil as UInt64? }
      var fingerprint = Fingerprint()
      fingerprint.add(UnsafeRawBufferPointer(letters))
      return fingerprint.value &* 0x9E37_79B9_7F4A_7C15 >> 32
    }
    return mixed.map { Int(truncatingIfNeeded: $0) } ?? text.hashValue
  }

  private mutating func grow() {
    positions = Self.empty(2 * positions.count)
    for (position, text) in texts.enumerated() { positions[place(of: text)] = Int32(position) }
  }

  private static func empty(_ size: Int) -> ContiguousArray<Int32> {
    ContiguousArray(repeating: -1, count: size)
  }
}
