import Diagnostics

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
    /// The first eight bytes of its text; of lists and mappings, what no text begins with.
    let beginning: UInt64
    let lower: Int32
    let upper: Int32
    /// Where its text begins in the file or behind it, or its children among the values.
    let first: Int32
    /// What it is, whether it is ASCII, and its count: a file of rules has many values.
    private let packed: UInt32

    @inline(__always)
    init(
      _ kind: Kind,
      isASCII: Bool,
      first: Int,
      count: Int,
      beginning: UInt64,
      bytes: Range<Int>
    ) {
      self.beginning = beginning
      lower = Int32(truncatingIfNeeded: bytes.lowerBound)
      upper = Int32(truncatingIfNeeded: bytes.upperBound)
      self.first = Int32(truncatingIfNeeded: first)
      packed =
        UInt32(truncatingIfNeeded: count) &<< 5 | (isASCII ? 1 << 4 : 0) | UInt32(kind.rawValue)
    }

    var kind: Kind {
      guard let kind = Kind(rawValue: UInt8(truncatingIfNeeded: packed & 0xF)) else {
        preconditionFailure("only kinds are packed there")
      }
      return kind
    }

    var isScalar: Bool { packed & 0xF < UInt32(Kind.sequence.rawValue) }

    var isASCII: Bool { packed & 1 << 4 != 0 }

    /// The bytes of its text, or its children: of a mapping, keys and values in turns.
    var count: Int32 { Int32(truncatingIfNeeded: packed &>> 5) }

    /// Without the anchor and tag before it; an aliased value keeps the place of its anchor.
    var bytes: Range<Int> { Int(lower)..<Int(upper) }
  }

  package private(set) var root = NodeID(number: 0)
  private(set) var nodes: ContiguousArray<Node> = []
  /// The file's bytes, if texts are parts of them.
  private let file: [UInt8]
  /// Texts that aren't; their places count on behind the file's bytes.
  private var texts: ContiguousArray<UInt8> = []

  /// An empty one, with room for as much as another has.
  init(asLargeAs other: DocumentTree? = nil) {
    file = []
    guard let other else { return }
    nodes.reserveCapacity(other.nodes.count)
    texts.reserveCapacity(other.texts.count)
  }

  /// An empty one of a part of a file, with room for what so many bytes mostly hold.
  init(of file: SourceFile, bytes: Int) {
    self.file = file.bytes
    nodes.reserveCapacity(bytes / 8)
  }

  subscript(id: NodeID) -> Node { nodes[Int(id.number)] }

  var nodeCount: Int { nodes.count }

  /// Where the next text begins that is no part of the file.
  var nextText: Int { file.count + texts.count }

  /// Hands over bytes that the text of a scalar is among, and where it is there.
  @inline(__always)
  func withText<Result>(
    of scalar: Node,
    _ body: (UnsafeBufferPointer<UInt8>, Range<Int>) -> Result
  ) -> Result {
    let (first, count) = (Int(scalar.first), Int(scalar.count))
    if first + count <= file.count {
      return file.withUnsafeBufferPointer { body($0, first..<first + count) }
    }
    let start = first - file.count
    return texts.withUnsafeBufferPointer { body($0, start..<start + count) }
  }
}

// What a reader adds. Files have a few million bytes at most, so that no number is cut off.
extension DocumentTree {
  /// A scalar whose text becomes one of the texts.
  mutating func scalar(
    _ text: UnsafeBufferPointer<UInt8>,
    _ style: ScalarStyle,
    bytes: Range<Int>
  ) -> Node {
    let first = nextText
    texts.append(contentsOf: text)
    return Node(style, text, from: first, bytes: bytes, isASCII: false)
  }

  /// A scalar whose text is all the texts from a place on.
  func scalar(textFrom first: Int, _ style: ScalarStyle, bytes: Range<Int>) -> Node {
    texts.withUnsafeBufferPointer { texts in
      let text = UnsafeBufferPointer(rebasing: texts[(first - file.count)...])
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
      kind,
      isASCII: true,
      first: first,
      count: nodes.count - first,
      beginning: .max,
      bytes: bytes
    )
  }

  /// Adds the value that holds all others.
  mutating func add(root node: Node) {
    root = NodeID(number: Int32(truncatingIfNeeded: nodes.count))
    nodes.append(node)
  }
}

extension DocumentTree.Node {
  /// A scalar whose text begins at a place; that it is ASCII may be known.
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

  /// A scalar whose text is so many bytes from a place on, and begins with these eight.
  @inline(__always)
  init(
    _ style: ScalarStyle,
    from first: Int,
    count: Int,
    beginning: UInt64,
    bytes: Range<Int>,
    isASCII: Bool
  ) {
    self.init(
      DocumentTree.Kind(style, beginning, count: count),
      isASCII: isASCII,
      first: first,
      count: count,
      beginning: beginning,
      bytes: bytes
    )
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
  /// Whether a short plain scalar says nothing; few are looked at twice.
  @inline(__always)
  static func isNothing(_ beginning: UInt64) -> Bool {
    if beginning & 0xDFDF_DFDF == 0x4C4C_554E { return isNull(beginning) }
    return beginning == 0 || beginning == 0x7E  // `~`
  }

  @inline(never)
  private static func isNull(_ beginning: UInt64) -> Bool {
    switch beginning {
    case 0x6C6C_756E, 0x6C6C_754E, 0x4C4C_554E: true  // null, Null, NULL
    default: false
    }
  }
}
