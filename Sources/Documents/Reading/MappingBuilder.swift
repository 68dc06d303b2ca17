import Diagnostics

/// Gathers a mapping's entries in a tree: each key once, merged ones behind its own.
struct MappingBuilder {
  private let file: SourceFile.ID
  private var keys: KeyIndex
  private var merges: [(key: DocumentTree.NodeID, value: DocumentTree.NodeID)] = []

  /// The entries become the tree's next children.
  init(of tree: DocumentTree, in file: SourceFile.ID) {
    self.file = file
    keys = KeyIndex(from: tree.childCount)
  }

  /// Adds a key that is written in the mapping.
  mutating func add(
    _ key: DocumentTree.NodeID,
    _ value: DocumentTree.NodeID,
    to tree: inout DocumentTree,
    reporting diagnostics: inout DiagnosticList
  ) {
    guard tree.canBeKey(key) else {
      return diagnostics.report(.keyNotText(tree.outline(of: key)), at: range(of: key, in: tree))
    }
    let isMerge = tree.isMergeKey(key)
    if let first = isMerge ? merges.first?.key : keys.first(like: key, in: tree) {
      let note = Diagnostic.Note("first here", at: range(of: first, in: tree))
      let name = tree.text(of: key) ?? ""
      diagnostics.report(.duplicateKey(name), at: range(of: key, in: tree), notes: [note])
    } else if isMerge {
      merges.append((key, value))
    } else {
      tree.addChild(key)
      tree.addChild(value)
    }
  }

  /// Takes over what `<<` names: a mapping, or mappings of which the first with a key wins.
  mutating func merge(
    into tree: inout DocumentTree,
    spending budget: inout NodeBudget,
    reporting diagnostics: inout DiagnosticList
  ) throws(Refusal) {
    for merge in merges {
      guard tree.kind(of: merge.value) == .sequence else {
        try take(merge.value, after: merge.key, &tree, &budget, &diagnostics)
        continue
      }
      for index in 0..<tree.itemCount(of: merge.value) {
        try take(tree.item(index, of: merge.value), after: merge.key, &tree, &budget, &diagnostics)
      }
    }
  }

  private mutating func take(
    _ source: DocumentTree.NodeID,
    after key: DocumentTree.NodeID,
    _ tree: inout DocumentTree,
    _ budget: inout NodeBudget,
    _ diagnostics: inout DiagnosticList
  ) throws(Refusal) {
    guard tree.kind(of: source) != .unresolved else { return }
    guard tree.kind(of: source) == .mapping else {
      let message = Diagnostic.Message.mergeNotMapping(tree.outline(of: source))
      return diagnostics.report(message, at: range(of: key, in: tree))
    }
    let count = tree.entryCount(of: source)
    try budget.spendRepeated(2 * count, at: tree.bytes(of: key))
    for index in 0..<count {
      let name = tree.key(index, of: source)
      guard keys.first(like: name, in: tree) == nil else { continue }
      tree.addChild(name)
      tree.addChild(tree.value(index, of: source))
    }
  }

  private func range(of id: DocumentTree.NodeID, in tree: DocumentTree) -> SourceRange {
    SourceRange(file: file, bytes: tree.bytes(of: id))
  }
}

extension DocumentTree {
  /// Whether it is a text, if only an empty one in quotes.
  fileprivate func canBeKey(_ id: NodeID) -> Bool {
    let node = self[id]
    return node.isScalar && (node.kind != .nothing || node.count > 0)
  }

  fileprivate func isMergeKey(_ id: NodeID) -> Bool {
    kind(of: id) == .plain && says(.merge, id)
  }
}

extension Word {
  fileprivate static let merge = Word("<<")
}

extension Diagnostic.Message {
  fileprivate static func duplicateKey(_ name: String) -> Self {
    Self("the key \(name.quoted) is already in this mapping; keep one of them")
  }

  fileprivate static func keyNotText(_ key: DocumentNode) -> Self {
    if key.isNull { return Self("there is no key before ':'; write one") }
    return Self("\(key.kindInWords) can't be a key; write a text before ':'")
  }

  fileprivate static func mergeNotMapping(_ value: DocumentNode) -> Self {
    Self("'<<' takes in a mapping or a list of mappings, not \(value.kindInWords)")
  }
}
