/// An expression as it was written: its nodes, each after its own parts, in flat tables.
struct SyntaxTree {
  private(set) var nodes: ContiguousArray<SyntaxNode> = []
  private(set) var children: ContiguousArray<Int32> = []
  var names: ContiguousArray<String> = []
  var constants: ContiguousArray<Operand> = []
  var macros: ContiguousArray<Macro> = []
  let bytes: ContiguousArray<UInt8>

  init(bytes: ContiguousArray<UInt8>) {
    self.bytes = bytes
    nodes.reserveCapacity(bytes.count / 3 + 4)
    names.reserveCapacity(bytes.count / 6 + 1)
  }

  /// The whole expression.
  var root: Int32 { Int32(nodes.count - 1) }

  /// A node by its index.
  subscript(node: Int32) -> SyntaxNode { nodes[Int(node)] }

  /// A name by its index.
  func name(_ index: Int32) -> String { names[Int(index)] }

  /// A literal's value by its index.
  func constant(_ index: Int32) -> Value { constants[Int(index)].value }

  /// The nodes of a list of parts.
  func parts(_ list: SyntaxNode.Children) -> ArraySlice<Int32> {
    children[Int(list.start)..<Int(list.start + list.count)]
  }

  /// What is written there.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Adds a node behind its parts and answers its index.
  mutating func add(_ node: SyntaxNode) -> Int32 {
    nodes.add(node)
  }

  /// Adds a list of parts.
  mutating func add(parts: [Int32]) -> SyntaxNode.Children {
    children.append(contentsOf: parts)
    return .init(start: Int32(children.count - parts.count), count: Int32(parts.count))
  }
}
