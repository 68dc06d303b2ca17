// The same as a value that can be taken apart and changed.
extension DocumentTree {
  /// A value with everything in it.
  package func node(_ id: NodeID) -> DocumentNode {
    switch kind(of: id) {
    case .sequence:
      let items = (0..<itemCount(of: id)).map { node(item($0, of: id)) }
      return DocumentNode(.sequence(items), bytes: bytes(of: id))
    case .mapping:
      let entries = (0..<entryCount(of: id)).map { index in
        DocumentNode.Entry(key: node(key(index, of: id)), value: node(value(index, of: id)))
      }
      return DocumentNode(.mapping(entries), bytes: bytes(of: id))
    default: return outline(of: id)
    }
  }

  /// A value without what a list or mapping holds: enough to say what is wrong with it.
  package func outline(of id: NodeID) -> DocumentNode { outline(of: self[id]) }

  func outline(of node: Node) -> DocumentNode {
    let content: DocumentNode.Content =
      switch node.kind {
      case .sequence: .sequence([])
      case .mapping: .mapping([])
      case .plain, .nothing, .unresolved: .scalar(text(of: node), .plain)
      case .singleQuoted: .scalar(text(of: node), .singleQuoted)
      case .doubleQuoted: .scalar(text(of: node), .doubleQuoted)
      case .literal: .scalar(text(of: node), .literal)
      case .folded: .scalar(text(of: node), .folded)
      }
    return DocumentNode(content, bytes: node.bytes)
  }

  /// A tree with the same values.
  package init(_ root: DocumentNode) {
    self.init()
    add(root: made(of: root))
  }

  private mutating func made(of node: DocumentNode) -> Node {
    switch node.content {
    case .scalar(var text, let style):
      return text.withUTF8 { scalar($0, style, bytes: node.bytes) }
    case .sequence(let items): return made(.sequence, of: items, bytes: node.bytes)
    case .mapping(let entries):
      return made(.mapping, of: entries.flatMap { [$0.key, $0.value] }, bytes: node.bytes)
    }
  }

  private mutating func made(_ kind: Kind, of nodes: [DocumentNode], bytes: Range<Int>) -> Node {
    let children = nodes.map { made(of: $0) }
    let first = nodeCount
    for child in children { add(child) }
    return collection(kind, childrenFrom: first, bytes: bytes)
  }
}
