/// Different texts in the order in which they were added, each with its position.
package struct TextIndex: Sendable {
  package private(set) var texts: [String] = []
  private var positions: [String: Int] = [:]

  /// No text yet, and room for some.
  package init(capacity: Int = 0) {
    texts.reserveCapacity(capacity)
    positions.reserveCapacity(capacity)
  }

  /// The position of a text; nil if it wasn't added.
  package func position(of text: String) -> Int? { positions[text] }

  /// Adds a text unless it is there, and tells its position.
  package mutating func insert(_ text: String) -> (isNew: Bool, position: Int) {
    if let position = positions[text] { return (false, position) }
    positions[text] = texts.count
    texts.append(text)
    return (true, texts.count - 1)
  }
}
