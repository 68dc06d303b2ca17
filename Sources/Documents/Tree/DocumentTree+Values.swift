// What can be asked of a value.
extension DocumentTree {
  package func kind(of id: NodeID) -> Kind { self[id].kind }

  /// Without the anchor and tag before it; an aliased value keeps the place of its anchor.
  package func bytes(of id: NodeID) -> Range<Int> {
    let node = self[id]
    return Int(node.lower)..<Int(node.upper)
  }

  /// Whether it is a scalar of just this text.
  package func says(_ word: Word, _ id: NodeID) -> Bool {
    let node = self[id]
    guard node.isScalar, node.beginning == word.beginning, node.count == word.count else {
      return false
    }
    return node.count <= 8 || word.rest.elementsEqual(texts[node.textRange.dropFirst(8)])
  }

  /// Whether nothing is said here: an empty plain scalar, `~` or `null`.
  package func isNull(_ id: NodeID) -> Bool { self[id].kind == .nothing }

  /// Whether it is a scalar that says something, and no alias that leads nowhere.
  package func saysSomething(_ id: NodeID) -> Bool {
    self[id].kind.rawValue < Kind.nothing.rawValue
  }

  /// The text of a scalar, as written after YAML's unquoting.
  package func text(of id: NodeID) -> String? {
    let node = self[id]
    return node.isScalar ? text(of: node) : nil
  }

  func text(of scalar: Node) -> String {
    String(decoding: texts[scalar.textRange], as: UTF8.self)
  }
}

// What lists and mappings hold.
extension DocumentTree {
  /// The items of a list; none of anything else.
  package func itemCount(of id: NodeID) -> Int {
    let node = self[id]
    return node.kind == .sequence ? Int(node.count) : 0
  }

  package func item(_ index: Int, of id: NodeID) -> NodeID {
    children[Int(self[id].first) + index]
  }

  /// The entries of a mapping; none of anything else.
  package func entryCount(of id: NodeID) -> Int {
    let node = self[id]
    return node.kind == .mapping ? Int(node.count) / 2 : 0
  }

  package func key(_ index: Int, of id: NodeID) -> NodeID {
    children[Int(self[id].first) + 2 * index]
  }

  package func value(_ index: Int, of id: NodeID) -> NodeID {
    children[Int(self[id].first) + 2 * index + 1]
  }

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
  package var isScalar: Bool { rawValue < Self.sequence.rawValue }
}

extension DocumentTree.Node {
  var isScalar: Bool { kind.isScalar }

  var textRange: Range<Int> { Int(first)..<Int(first + count) }
}
