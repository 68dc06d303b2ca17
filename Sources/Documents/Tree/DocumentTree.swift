internal import Diagnostics

/// A document as it was read: its values in one row, each known by its number there.
///
/// The children of a list or mapping stand one behind another. What an alias repeats is there
/// again, but what is in it is not.
package struct DocumentTree: Sendable {
  /// The number of a value, or of a mapping's key.
  package struct NodeID: Hashable, Sendable {
    let number: Int
  }

  /// What a value is; of a scalar, how it is written.
  package enum Kind: Sendable {
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
    /// Where it stands in the file.
    let bytes: Range<Int>
    /// Where the text of a scalar stands, in the file or counted on behind it, or which of the
    /// values are the children of a list or mapping: of a mapping, keys and values in turns.
    let content: Range<Int>
    /// Whether the text of a scalar is ASCII.
    var isASCII = true
  }

  package private(set) var root = NodeID(number: 0)
  private(set) var nodes: [Node] = []
  /// The file's bytes, if texts are parts of them.
  private let file: [UInt8]
  /// Texts that aren't; their places count on behind the file's bytes.
  private var texts: [UInt8] = []

  /// An empty one; texts may be parts of a file.
  init(of file: SourceFile? = nil) {
    self.file = file?.bytes ?? []
  }

  subscript(id: NodeID) -> Node { nodes[id.number] }
}

// What a reader adds.
extension DocumentTree {
  /// Where the next text begins that is no part of the file.
  var nextText: Int { file.count + texts.count }

  /// A scalar whose text stands in the file, or among the texts that were added.
  func scalar(_ style: ScalarStyle, text: Range<Int>, bytes: Range<Int>) -> Node {
    let isOfFile = text.upperBound <= file.count
    let source = isOfFile ? file.span : texts.span
    let start = isOfFile ? text.lowerBound : text.lowerBound - file.count
    let letters = source.extracting(start..<start + text.count)
    return Node(
      kind: Kind(style, letters),
      bytes: bytes,
      content: text,
      isASCII: letters.isASCII
    )
  }

  /// A scalar whose text becomes one of the texts.
  mutating func scalar(_ text: some Collection<UInt8>, _ style: ScalarStyle, bytes: Range<Int>)
    -> Node
  {
    let start = nextText
    texts.append(contentsOf: text)
    return scalar(style, text: start..<nextText, bytes: bytes)
  }

  /// Adds a part of the file to the texts, which scalars that are added later can be parts of.
  mutating func extendText(withFile part: Range<Int>) {
    texts.append(contentsOf: file[part])
  }

  mutating func extendText(with byte: UInt8, times: Int = 1) {
    texts.append(contentsOf: repeatElement(byte, count: times))
  }

  mutating func add(_ child: Node) {
    nodes.append(child)
  }

  /// Adds the children of a list or mapping, and makes it of them.
  mutating func collection(_ kind: Kind, of children: some Collection<Node>, bytes: Range<Int>)
    -> Node
  {
    let first = nodes.count
    nodes.append(contentsOf: children)
    return Node(kind: kind, bytes: bytes, content: first..<nodes.count)
  }

  /// Adds the value that holds all others.
  mutating func add(root node: Node) {
    root = NodeID(number: nodes.count)
    nodes.append(node)
  }
}

// What can be asked of a value.
extension DocumentTree {
  package func kind(of id: NodeID) -> Kind { self[id].kind }

  package func isMapping(_ id: NodeID) -> Bool { self[id].kind == .mapping }

  package func isList(_ id: NodeID) -> Bool { self[id].kind == .sequence }

  /// Without the anchor and tag before it; an aliased value keeps the place of its anchor.
  package func bytes(of id: NodeID) -> Range<Int> { self[id].bytes }

  /// Whether nothing is said here: an empty plain scalar, `~` or `null`.
  package func isNull(_ id: NodeID) -> Bool { self[id].kind == .nothing }

  /// Whether it is a scalar that says something, or an alias that leads nowhere.
  package func isText(_ id: NodeID) -> Bool {
    let kind = self[id].kind
    return kind.isScalar && kind != .nothing
  }

  /// The text of a scalar, as written after YAML's unquoting.
  package func text(of id: NodeID) -> String? {
    let node = self[id]
    return node.kind.isScalar ? text(of: node) : nil
  }

  func text(of scalar: Node) -> String {
    let text = scalar.content
    guard text.upperBound > file.count else { return String(decoding: file[text], as: UTF8.self) }
    let start = text.lowerBound - file.count
    return String(decoding: texts[start..<start + text.count], as: UTF8.self)
  }

  /// Whether it is a scalar of just this text.
  package func says(_ word: Word, _ id: NodeID) -> Bool { says(word, self[id]) }

  func says(_ word: Word, _ node: Node) -> Bool {
    node.content.count == word.bytes.count && node.kind.isScalar
      && text(of: node, is: word.bytes.span, at: 0)
  }

  /// Whether two scalars have the same text, byte by byte.
  func haveSameBytes(_ one: Node, _ other: Node) -> Bool {
    one.content.count == other.content.count
      && (other.content.upperBound <= file.count
        ? text(of: one, is: file.span, at: other.content.lowerBound)
        : text(of: one, is: texts.span, at: other.content.lowerBound - file.count))
  }

  private func text(of node: Node, is other: Span<UInt8>, at start: Int) -> Bool {
    let isOfFile = node.content.upperBound <= file.count
    let mine = isOfFile ? file.span : texts.span
    let offset = start - node.content.lowerBound + (isOfFile ? 0 : file.count)
    for place in start..<start + node.content.count where mine[place - offset] != other[place] {
      return false
    }
    return true
  }

  /// Plain `true` or `false`; nil for anything else.
  package func boolean(_ id: NodeID) -> Bool? {
    guard self[id].kind == .plain else { return nil }
    return says(.true, id) ? true : says(.false, id) ? false : nil
  }

  /// A plain number that isn't very long; nil for everything rarer.
  package func shortNumber(_ id: NodeID) -> Double? {
    let node = self[id]
    guard node.kind == .plain, node.content.count <= 15 else { return nil }
    return Number(text(of: node))?.value
  }
}

// What lists and mappings hold.
extension DocumentTree {
  /// Where the children of a list or mapping stand: of a mapping, keys and values in turns.
  package func children(of id: NodeID) -> Range<Int> {
    let node = self[id]
    return node.kind.isScalar ? 0..<0 : node.content
  }

  package func child(at position: Int) -> NodeID { NodeID(number: position) }

  /// Scalars, lists and mappings in a value, itself included; what aliases repeat counts each time.
  package func size(of id: NodeID) -> Int {
    children(of: id).reduce(1) { $0 + size(of: child(at: $1)) }
  }

  /// The items of a list; none of anything else.
  package func itemCount(of id: NodeID) -> Int { isList(id) ? children(of: id).count : 0 }

  package func item(_ index: Int, of id: NodeID) -> NodeID {
    child(at: self[id].content.lowerBound + index)
  }

  /// The entries of a mapping; none of anything else.
  package func entryCount(of id: NodeID) -> Int { isMapping(id) ? children(of: id).count / 2 : 0 }

  package func key(_ index: Int, of id: NodeID) -> NodeID { item(2 * index, of: id) }

  package func value(_ index: Int, of id: NodeID) -> NodeID { item(2 * index + 1, of: id) }

  /// The value of an entry, by the entry's key.
  package func value(of key: NodeID) -> NodeID { child(at: key.number + 1) }

  /// Which entry of a mapping has a key, if one has it.
  package func entry(of key: Word, in id: NodeID) -> Int? {
    (0..<entryCount(of: id)).first { says(key, self.key($0, of: id)) }
  }

  /// The value of a mapping's key, if it has it.
  package func value(of key: Word, in id: NodeID) -> NodeID? {
    entry(of: key, in: id).map { value($0, of: id) }
  }
}

extension DocumentTree.Kind {
  /// Whether it is no list and no mapping.
  package var isScalar: Bool { self != .sequence && self != .mapping }

  /// The kind of a scalar, by its style and its text.
  fileprivate init(_ style: ScalarStyle, _ text: Span<UInt8>) {
    switch style {
    case .plain where text.saysNothing: self = .nothing
    case .plain where text[0] == UInt8(ascii: "*"): self = .unresolved
    case .plain: self = .plain
    case .singleQuoted: self = .singleQuoted
    case .doubleQuoted: self = .doubleQuoted
    case .literal: self = .literal
    case .folded: self = .folded
    }
  }
}

extension Span<UInt8> {
  /// Whether it is empty, `~`, `null`, `Null` or `NULL`.
  fileprivate var saysNothing: Bool {
    switch count {
    case 0: true
    case 1: self[0] == UInt8(ascii: "~")
    case 4:
      switch (self[0], self[1], self[2], self[3]) {
      case (0x6E, 0x75, 0x6C, 0x6C), (0x4E, 0x75, 0x6C, 0x6C), (0x4E, 0x55, 0x4C, 0x4C): true
      default: false
      }
    default: false
    }
  }

  fileprivate var isASCII: Bool {
    var all: UInt8 = 0
    for index in indices { all |= self[index] }
    return all < 0x80
  }
}

extension Word {
  fileprivate static let `true` = Word("true")
  fileprivate static let `false` = Word("false")
}
