/// An expression as it was written: its nodes, each after its own parts, in flat tables.
struct SyntaxTree: ~Copyable {
  private(set) var nodes: ContiguousArray<SyntaxNode> = []
  private(set) var children: ContiguousArray<Int32> = []
  var names: ContiguousArray<String> = []
  var constants: ContiguousArray<TracedValue> = []
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
  subscript(node: Int32) -> SyntaxNode { nodes[node] }

  /// A name by its index.
  func name(_ index: Int32) -> String { names[index] }

  /// A literal's value by its index.
  func constant(_ index: Int32) -> Value { constants[index].value }

  /// The nodes of a list of parts.
  func parts(_ list: SyntaxNode.Children) -> ArraySlice<Int32> { children[list.indices] }

  /// What is written there.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Adds a node behind its parts and answers its index.
  mutating func add(_ node: SyntaxNode) -> Int32 { nodes.add(node) }

  /// Adds a list of parts.
  mutating func add(parts: [Int32]) -> SyntaxNode.Children {
    children.append(contentsOf: parts)
    return .init(start: Int32(children.count - parts.count), count: Int32(parts.count))
  }
}

/// A part of an expression; its own parts are indices of other nodes of the same tree.
struct SyntaxNode {
  /// What the part is.
  enum Kind {
    /// An index of the tree's constants.
    case constant(Int32)
    /// An index of the tree's names; a rooted one was written with a dot before it.
    case name(Int32, isRooted: Bool)
    case select(operand: Int32, field: Int32, isOptional: Bool)
    case has(operand: Int32, field: Int32)
    case index(operand: Int32, key: Int32, isOptional: Bool)
    case call(function: Int32, arguments: Children)
    case receiverCall(function: Int32, target: Int32, arguments: Children)
    case not(Int32)
    case negate(Int32)
    case binary(BinaryOperator, Int32, Int32)
    case and(Children)
    case or(Children)
    case conditional(Int32, Int32, Int32)
    case list(Children)
    /// Keys and values by turns.
    case map(Children)
    /// An item or a key with `?` before it.
    case optionalPart(Int32)
    /// An index of the tree's macros.
    case macro(Int32)
  }

  /// A stretch of the tree's table of children.
  struct Children: Hashable {
    let start: Int32
    let count: Int32

    var indices: Range<Int> { Int(start)..<Int(start + count) }
  }

  let kind: Kind
  let bytes: Range<Int>
  /// Its operator or its field's name.
  let mark: Range<Int>
  /// How many levels of nodes it has, itself included.
  let height: Int
}

/// A call that brings in names of its own, such as `list.all(item, item > 0)`.
package struct Macro {
  /// What it does with every item, or with the one value it names; as it is called.
  enum Kind: String, CaseIterable {
    case all
    case exists
    case existsOne = "exists_one"
    case map, filter, transformList, transformMap, transformMapEntry, sortBy
    case optionalMap = "optMap"
    case optionalFlatMap = "optFlatMap"
    case bind = "cel.bind"
  }

  /// What calls of macros begin with, so that nothing else can be called so.
  package static let names = Kind.allCases.map(\.rawValue) + ["existsOne", "has"]

  let kind: Kind
  /// What it goes through, or the value that gets a name.
  let operand: Int32
  /// Indices of the tree's names; the second is nil where items have one name.
  let name: Int32
  let secondName: Int32?
  /// A condition that items must meet, if the macro takes one beside its body.
  let condition: Int32?
  let body: Int32
}

extension Macro.Kind {
  /// What a name stands for that is called on a value; nil for what is no macro.
  private static func named(_ name: String) -> Macro.Kind? {
    if name == "existsOne" { return .existsOne }
    let kind = Macro.Kind(rawValue: name)
    return kind == .bind ? nil : kind
  }

  /// The macros by name and number of arguments, and what each does.
  static func named(_ name: String, arguments: Int) -> Macro.Kind? {
    named(name).flatMap { $0.counts.contains(arguments) ? $0 : nil }
  }

  /// How many arguments it takes.
  private var counts: ClosedRange<Int> {
    switch self {
    case .all, .exists, .existsOne, .map: 2...3
    case .transformList, .transformMap, .transformMapEntry: 3...4
    case .filter, .sortBy, .optionalMap, .optionalFlatMap: 2...2
    case .bind: 3...3
    }
  }

  /// How it is written, for a message about a call with too few or too many arguments.
  static func usage(of name: String) -> String? {
    switch named(name) {
    case .all, .exists, .existsOne: "list.\(name)(item, condition)"
    case .map: "list.map(item, result)"
    case .filter: "list.filter(item, condition)"
    case .transformList, .transformMap, .transformMapEntry: "map.\(name)(key, value, result)"
    case .sortBy: "list.sortBy(item, key)"
    case .optionalMap, .optionalFlatMap: "optional.\(name)(item, result)"
    case .bind, nil: nil
    }
  }

  /// Whether items can have two names: index and item, or key and value.
  func takesTwoNames(arguments: Int) -> Bool {
    switch self {
    case .all, .exists, .existsOne: arguments == 3
    case .transformList, .transformMap, .transformMapEntry: true
    default: false
    }
  }
}
