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
  package func outline(of id: NodeID) -> DocumentNode {
    let content: DocumentNode.Content =
      switch kind(of: id) {
      case .sequence: .sequence([])
      case .mapping: .mapping([])
      case .plain, .nothing, .unresolved: .scalar(text(of: id) ?? "", .plain)
      case .singleQuoted: .scalar(text(of: id) ?? "", .singleQuoted)
      case .doubleQuoted: .scalar(text(of: id) ?? "", .doubleQuoted)
      case .literal: .scalar(text(of: id) ?? "", .literal)
      case .folded: .scalar(text(of: id) ?? "", .folded)
      }
    return DocumentNode(content, bytes: bytes(of: id))
  }

  /// A tree with the same values.
  package init(_ root: DocumentNode) {
    self.init()
    setRoot(add(root))
  }

  private mutating func add(_ node: DocumentNode) -> NodeID {
    switch node.content {
    case .scalar(var text, let style):
      return text.withUTF8 { addScalar($0, style, bytes: node.bytes) }
    case .sequence(let items): return add(.sequence, items, bytes: node.bytes)
    case .mapping(let entries):
      return add(.mapping, entries.flatMap { [$0.key, $0.value] }, bytes: node.bytes)
    }
  }

  private mutating func add(_ kind: Kind, _ nodes: [DocumentNode], bytes: Range<Int>) -> NodeID {
    let ids = nodes.map { add($0) }
    let first = children.count
    for id in ids { addChild(id) }
    return addCollection(kind, childrenFrom: first, bytes: bytes)
  }
}
