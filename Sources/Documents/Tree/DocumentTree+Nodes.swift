// The same as a value that can be taken apart and changed.
extension DocumentTree {
  /// A value with everything in it.
  package func node(_ id: NodeID) -> DocumentNode {
    let content: DocumentNode.Content
    switch kind(of: id) {
    case .sequence: content = .sequence(children(of: id).map { node(child(at: $0)) })
    case .mapping:
      let entries = (0..<entryCount(of: id)).map { index in
        DocumentNode.Entry(key: node(key(index, of: id)), value: node(value(index, of: id)))
      }
      content = .mapping(entries)
    default: return outline(of: id)
    }
    return DocumentNode(content, bytes: bytes(of: id))
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
    case .scalar(let text, let style): return scalar(text.utf8, style, bytes: node.bytes)
    case .sequence(let items):
      return collection(.sequence, of: items.map { made(of: $0) }, bytes: node.bytes)
    case .mapping(let entries):
      let children = entries.flatMap { [made(of: $0.key), made(of: $0.value)] }
      return collection(.mapping, of: children, bytes: node.bytes)
    }
  }
}
