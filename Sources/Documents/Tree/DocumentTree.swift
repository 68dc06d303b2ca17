/// A document as it was read: its values in one row, each known by its number there.
///
/// What an alias repeats is there once, and a child of several.
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
    /// Where its text begins among the texts, or its children among the children.
    let first: Int32
    /// The bytes of its text, or its children: of a mapping, keys and values in turns.
    let count: Int32
    /// The first eight bytes of its text.
    let beginning: UInt64
  }

  package private(set) var root = NodeID(number: 0)
  private(set) var nodes: ContiguousArray<Node> = []
  private(set) var children: ContiguousArray<NodeID> = []
  private(set) var texts: ContiguousArray<UInt8> = []

  /// An empty one, with room for as much as another has.
  init(asLargeAs other: DocumentTree? = nil) {
    guard let other else { return }
    nodes.reserveCapacity(other.nodes.count)
    children.reserveCapacity(other.children.count)
    texts.reserveCapacity(other.texts.count)
  }

  subscript(id: NodeID) -> Node { nodes[Int(id.number)] }

  var nodeCount: Int { nodes.count }

  var textCount: Int { texts.count }
}

// What a reader adds. Files have a few million bytes at most, so that no number is cut off.
extension DocumentTree {
  mutating func addScalar(
    _ text: UnsafeBufferPointer<UInt8>,
    _ style: ScalarStyle,
    bytes: Range<Int>
  ) -> NodeID {
    let first = texts.count
    texts.append(contentsOf: text)
    return addScalar(text: first..<texts.count, style, bytes: bytes, isASCII: false)
  }

  /// Adds a scalar whose text is among the texts already, and is ASCII if all is.
  mutating func addScalar(
    text: Range<Int>,
    _ style: ScalarStyle,
    bytes: Range<Int>,
    isASCII: Bool
  ) -> NodeID {
    let (beginning, isASCII) = texts.withUnsafeBufferPointer { texts in
      let isASCII = isASCII || texts[text].allSatisfy { $0 < 0x80 }
      return (Word.beginning(of: text, in: texts), isASCII)
    }
    nodes.append(
      Node(
        kind: Kind(style, beginning, count: text.count),
        isASCII: isASCII,
        lower: Int32(truncatingIfNeeded: bytes.lowerBound),
        upper: Int32(truncatingIfNeeded: bytes.upperBound),
        first: Int32(truncatingIfNeeded: text.lowerBound),
        count: Int32(truncatingIfNeeded: text.count),
        beginning: beginning
      )
    )
    return NodeID(number: Int32(truncatingIfNeeded: nodes.count - 1))
  }

  /// Adds to the texts, which scalars that are added later can be parts of.
  mutating func extendText(with text: Slice<UnsafeBufferPointer<UInt8>>) {
    texts.append(contentsOf: UnsafeBufferPointer(rebasing: text))
  }

  mutating func extendText(with byte: UInt8, times: Int = 1) {
    for _ in 0..<times { texts.append(byte) }
  }

  /// Adds a list or mapping whose children are the last ones that were added.
  mutating func addCollection(_ kind: Kind, childrenFrom first: Int, bytes: Range<Int>) -> NodeID {
    nodes.append(
      Node(
        kind: kind,
        isASCII: true,
        lower: Int32(truncatingIfNeeded: bytes.lowerBound),
        upper: Int32(truncatingIfNeeded: bytes.upperBound),
        first: Int32(truncatingIfNeeded: first),
        count: Int32(truncatingIfNeeded: children.count - first),
        beginning: 0
      )
    )
    return NodeID(number: Int32(truncatingIfNeeded: nodes.count - 1))
  }

  mutating func addChild(_ id: NodeID) {
    children.append(id)
  }

  mutating func setRoot(_ id: NodeID) {
    root = id
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
