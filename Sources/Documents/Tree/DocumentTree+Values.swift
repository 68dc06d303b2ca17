internal import Diagnostics

// What can be asked of a value.
extension DocumentTree {
  package func kind(of id: NodeID) -> Kind { self[id].kind }

  package func isMapping(_ id: NodeID) -> Bool { self[id].kind == .mapping }

  package func isList(_ id: NodeID) -> Bool { self[id].kind == .sequence }

  /// Without the anchor and tag before it; an aliased value keeps the place of its anchor.
  package func bytes(of id: NodeID) -> Range<Int> { self[id].bytes }

  /// Whether it is a scalar of just this text.
  package func says(_ word: Word, _ id: NodeID) -> Bool { says(word, self[id]) }

  func says(_ word: Word, _ node: Node) -> Bool {
    node.beginning == word.beginning && isWhole(word, node)
  }

  /// Whether a text that begins like a word is the word; most begin otherwise.
  @inline(never)
  private func isWhole(_ word: Word, _ node: Node) -> Bool {
    node.isAsLong(as: word) && rest(of: node, is: word)
  }

  /// Whether a scalar goes on like a word that begins like it and is as long.
  func rest(of node: Node, is word: Word) -> Bool {
    guard node.count > 8 else { return true }
    // With its ending a text of up to sixteen bytes was seen whole, with eight more one of up to
    // twenty-four.
    return withText(of: node) { bytes, text in
      bytes.eightBytes(at: text.upperBound - 8) == word.ending
        && (text.count <= 16 || bytes.eightBytes(at: text.lowerBound + 8) == word.second)
        && (text.count <= 24 || Self.rest(of: text, in: bytes, is: word))
    }
  }

  @inline(never)
  private static func rest(
    of text: Range<Int>,
    in bytes: UnsafeBufferPointer<UInt8>,
    is word: Word
  ) -> Bool {
    var start = text.lowerBound + 16
    for part in word.rest {
      guard Word.beginning(of: start..<text.upperBound, in: bytes) == part else { return false }
      start += 8
    }
    return true
  }

  /// Whether nothing is said here: an empty plain scalar, `~` or `null`.
  package func isNull(_ id: NodeID) -> Bool { self[id].kind == .nothing }

  /// Whether it is a scalar that says something, and no alias that leads nowhere.
  package func saysSomething(_ id: NodeID) -> Bool {
    self[id].kind.rawValue < Kind.nothing.rawValue
  }

  /// Whether it is a scalar that says something, or an alias that leads nowhere.
  package func isText(_ id: NodeID) -> Bool {
    let kind = self[id].kind
    return kind.isScalar && kind != .nothing
  }

  /// The text of a scalar, as written after YAML's unquoting.
  package func text(of id: NodeID) -> String? {
    let node = self[id]
    return node.isScalar ? text(of: node) : nil
  }

  func text(of scalar: Node) -> String {
    withText(of: scalar) { bytes, range in
      String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    }
  }
}

// What lists and mappings hold.
extension DocumentTree {
  /// Where the children of a list or mapping stand: of a mapping, keys and values in turns.
  package func children(of id: NodeID) -> Range<Int> {
    let node = self[id]
    let count = node.isScalar ? 0 : Int(node.count)
    return Int(node.first)..<Int(node.first) + count
  }

  package func child(at position: Int) -> NodeID {
    NodeID(number: Int32(truncatingIfNeeded: position))
  }

  /// Scalars, lists and mappings in a value, itself included; what aliases repeat counts each time.
  package func size(of id: NodeID) -> Int {
    nodes.withUnsafeBufferPointer { Self.size(of: $0[Int(id.number)], in: $0) }
  }

  private static func size(of node: Node, in nodes: UnsafeBufferPointer<Node>) -> Int {
    guard !node.isScalar else { return 1 }
    var size = 1 + Int(node.count)
    for position in Int(node.first)..<Int(node.first + node.count) {
      let child = nodes[position]
      if !child.isScalar { size += Self.size(of: child, in: nodes) - 1 }
    }
    return size
  }

  /// The items of a list; none of anything else.
  package func itemCount(of id: NodeID) -> Int {
    let node = self[id]
    return node.kind == .sequence ? Int(node.count) : 0
  }

  package func item(_ index: Int, of id: NodeID) -> NodeID { self[id].child(index) }

  /// The entries of a mapping; none of anything else.
  package func entryCount(of id: NodeID) -> Int {
    let node = self[id]
    return node.kind == .mapping ? Int(node.count) / 2 : 0
  }

  package func key(_ index: Int, of id: NodeID) -> NodeID { self[id].child(2 * index) }

  package func value(_ index: Int, of id: NodeID) -> NodeID { self[id].child(2 * index + 1) }

  /// The value of an entry, by the entry's key.
  package func value(of key: NodeID) -> NodeID { NodeID(number: key.number + 1) }

  /// Which entry of a mapping has a key, if one has it.
  package func entry(of key: Word, in id: NodeID) -> Int? {
    let mapping = self[id]
    return place(of: key, in: mapping).map { ($0 - Int(mapping.first)) / 2 }
  }

  /// The value of a mapping's key, if it has it.
  package func value(of key: Word, in id: NodeID) -> NodeID? {
    place(of: key, in: self[id]).map { child(at: $0 + 1) }
  }

  /// Where a key of a mapping stands among the values.
  @inline(__always)
  private func place(of key: Word, in mapping: Node) -> Int? {
    guard mapping.kind == .mapping else { return nil }
    let first = Int(mapping.first)
    return nodes.withUnsafeBufferPointer { nodes in
      stride(from: first, to: first + Int(mapping.count), by: 2).first { says(key, nodes[$0]) }
    }
  }
}

extension DocumentTree.Kind {
  /// Whether it is no list and no mapping.
  package var isScalar: Bool { rawValue < Self.sequence.rawValue }
}

extension DocumentTree.Node {
  /// Whether it is a scalar with as many bytes as a word; it has to begin like it.
  func isAsLong(as word: Word) -> Bool { count == word.count }

  /// A child of a list or mapping; it has to have as many.
  func child(_ index: Int) -> DocumentTree.NodeID {
    DocumentTree.NodeID(number: first + Int32(truncatingIfNeeded: index))
  }
}
