/// An expression as it was written: its nodes, each after its own parts, in flat tables.
///
/// It is handed on and never copied: that would retain and release each of its tables. It lasts no
/// longer than the bytes of the text, which aren't its own.
struct SyntaxTree: ~Copyable {
  private(set) var nodes: ContiguousArray<SyntaxNode> = []
  private(set) var children: ContiguousArray<Int32> = []
  private(set) var names: ContiguousArray<String> = []
  private(set) var constants: ContiguousArray<Operand> = []
  private(set) var macros: ContiguousArray<Macro> = []
  let bytes: UnsafeBufferPointer<UInt8>

  init(bytes: UnsafeBufferPointer<UInt8>) {
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
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  /// Adds a node behind its parts and answers its index.
  mutating func add(_ node: SyntaxNode) -> Int32 {
    nodes.append(node)
    return Int32(nodes.count - 1)
  }

  /// Adds a macro and answers its index.
  mutating func add(_ macro: Macro) -> Int32 {
    macros.append(macro)
    return Int32(macros.count - 1)
  }

  /// Adds a name and answers its index.
  mutating func add(name: String) -> Int32 {
    names.append(name)
    return Int32(names.count - 1)
  }

  /// Adds a literal's value and answers its index.
  mutating func add(constant: Value) -> Int32 {
    constants.append(Operand(constant))
    return Int32(constants.count - 1)
  }

  /// Adds a list of parts.
  mutating func add(parts: [Int32]) -> SyntaxNode.Children {
    children.append(contentsOf: parts)
    return .init(start: Int32(children.count - parts.count), count: Int32(parts.count))
  }
}
