/// A document as it was read: its values in one row, each known by its number there.
///
/// The children of a list or mapping stand one behind another. What an alias repeats is there
/// again, but what is in it is not.
package struct DocumentTree: Sendable {
  /// The number of a value, or of a mapping's key.
  package struct NodeID: Hashable, Sendable {
    let number: Int32
  }

  /// What a value is; of a scalar, how it is written.
  package enum Kind: UInt8, Sendable {
    case plain, singleQuoted, doubleQuoted, literal, folded
    /// An empty plain scalar, `~` or `null`.
    case nothing
    /// It stands for an alias that leads nowhere, which was reported already.
    case unresolved
    case sequence, mapping
  }

  /// A value without its text or its children.
  struct Node: Sendable {
    let kind: Kind
    let isASCII: Bool
    let lower: Int32
    let upper: Int32
    /// Where its text begins among the texts, or its children among the values.
    let first: Int32
    /// The bytes of its text, or its children: of a mapping, keys and values in turns.
    let count: Int32
    /// The first eight bytes of its text.
    let beginning: UInt64

    /// Without the anchor and tag before it; an aliased value keeps the place of its anchor.
    var bytes: Range<Int> { Int(lower)..<Int(upper) }
  }

  package private(set) var root = NodeID(number: 0)
  private(set) var nodes: ContiguousArray<Node> = []
  private(set) var texts: ContiguousArray<UInt8> = []

  /// An empty one, with room for as much as another has.
  init(asLargeAs other: DocumentTree? = nil) {
    guard let other else { return }
    nodes.reserveCapacity(other.nodes.count)
    texts.reserveCapacity(other.texts.count)
  }

  /// An empty one, with room for what so many bytes of text mostly hold.
  init(bytes: Int) {
    nodes.reserveCapacity(bytes / 8)
    texts.reserveCapacity(bytes)
  }

  subscript(id: NodeID) -> Node { nodes[Int(id.number)] }

  var nodeCount: Int { nodes.count }

  var textCount: Int { texts.count }
}

// What a reader adds. Files have a few million bytes at most, so that no number is cut off.
extension DocumentTree {
  /// A scalar whose text becomes one of the texts.
  mutating func scalar(
    _ text: UnsafeBufferPointer<UInt8>,
    _ style: ScalarStyle,
    bytes: Range<Int>
  ) -> Node {
    let first = texts.count
    texts.append(contentsOf: text)
    return Node(style, text, from: first, bytes: bytes, isASCII: false)
  }

  /// A scalar whose text is all the texts from a number of bytes on.
  func scalar(textFrom first: Int, _ style: ScalarStyle, bytes: Range<Int>) -> Node {
    texts.withUnsafeBufferPointer { texts in
      let text = UnsafeBufferPointer(rebasing: texts[first...])
      return Node(style, text, from: first, bytes: bytes, isASCII: false)
    }
  }

  /// Adds to the texts, which scalars that are added later can be parts of.
  mutating func extendText(with text: Slice<UnsafeBufferPointer<UInt8>>) {
    texts.append(contentsOf: UnsafeBufferPointer(rebasing: text))
  }

  mutating func extendText(with byte: UInt8, times: Int = 1) {
    for _ in 0..<times { texts.append(byte) }
  }

  /// Adds children of a list or mapping, which has to be made before those of another are added.
  mutating func add(_ children: UnsafeBufferPointer<Node>) {
    nodes.append(contentsOf: children)
  }

  mutating func add(_ child: Node) {
    nodes.append(child)
  }

  /// A list or mapping whose children are all the values from a number on.
  func collection(_ kind: Kind, childrenFrom first: Int, bytes: Range<Int>) -> Node {
    Node(
      kind: kind,
      isASCII: true,
      lower: Int32(truncatingIfNeeded: bytes.lowerBound),
      upper: Int32(truncatingIfNeeded: bytes.upperBound),
      first: Int32(truncatingIfNeeded: first),
      count: Int32(truncatingIfNeeded: nodes.count - first),
      beginning: 0
    )
  }

  /// Adds the value that holds all others.
  mutating func add(root node: Node) {
    root = NodeID(number: Int32(truncatingIfNeeded: nodes.count))
    nodes.append(node)
  }
}

extension DocumentTree.Node {
  /// A scalar whose text begins at a place among the texts; that it is ASCII may be known.
  init(
    _ style: ScalarStyle,
    _ text: UnsafeBufferPointer<UInt8>,
    from first: Int,
    bytes: Range<Int>,
    isASCII: Bool
  ) {
    self.init(
      style,
      from: first,
      count: text.count,
      beginning: Word.beginning(of: text),
      bytes: bytes,
      isASCII: isASCII || text.allSatisfy { $0 < 0x80 }
    )
  }

  /// A scalar whose text is so many bytes among the texts, and begins with these eight.
  init(
    _ style: ScalarStyle,
    from first: Int,
    count: Int,
    beginning: UInt64,
    bytes: Range<Int>,
    isASCII: Bool
  ) {
    kind = DocumentTree.Kind(style, beginning, count: count)
    self.isASCII = isASCII
    lower = Int32(truncatingIfNeeded: bytes.lowerBound)
    upper = Int32(truncatingIfNeeded: bytes.upperBound)
    self.first = Int32(truncatingIfNeeded: first)
    self.count = Int32(truncatingIfNeeded: count)
    self.beginning = beginning
  }
}

extension DocumentTree.Kind {
  /// The kind of a scalar, by its style, the first eight bytes of its text and their number.
  fileprivate init(_ style: ScalarStyle, _ beginning: UInt64, count: Int) {
    switch style {
    case .plain where count <= 4 && Word.isNothing(beginning): self = .nothing
    case .plain where beginning & 0xFF == UInt64(UInt8(ascii: "*")): self = .unresolved
    case .plain: self = .plain
    case .singleQuoted: self = .singleQuoted
    case .doubleQuoted: self = .doubleQuoted
    case .literal: self = .literal
    case .folded: self = .folded
    }
  }
}

extension Word {
  /// Whether a short plain scalar says nothing.
  fileprivate static func isNothing(_ beginning: UInt64) -> Bool {
    switch beginning {
    case 0, 0x7E, 0x6C6C_756E, 0x6C6C_754E, 0x4C4C_554E: true  // none, `~`, null, Null, NULL
    default: false
    }
  }
}
