import Diagnostics

/// Gathers a mapping's entries in a tree: each key once, merged ones behind its own.
struct MappingBuilder {
  private let file: SourceFile.ID
  private var keys: KeyIndex
  private var merges: [(key: DocumentTree.Node, value: DocumentTree.Node)] = []

  /// The entries become the tree's next values.
  init(of tree: DocumentTree, in file: SourceFile.ID) {
    self.file = file
    keys = KeyIndex(from: tree.nodeCount)
  }

  /// Adds a key that is written in the mapping.
  mutating func add(
    _ key: DocumentTree.Node,
    _ value: DocumentTree.Node,
    to tree: inout DocumentTree,
    reporting diagnostics: inout DiagnosticList
  ) {
    guard key.canBeKey else {
      return diagnostics.report(.keyNotText(tree.outline(of: key)), at: range(of: key))
    }
    let isMerge = tree.isMergeKey(key)
    if let first = isMerge ? merges.first?.key : keys.first(like: key, in: tree) {
      let note = Diagnostic.Note("first here", at: range(of: first))
      let name = tree.text(of: key)
      diagnostics.report(.duplicateKey(name), at: range(of: key), notes: [note])
    } else if isMerge {
      merges.append((key, value))
    } else {
      tree.add(key)
      tree.add(value)
    }
  }

  /// Takes over what `<<` names: a mapping, or mappings of which the first with a key wins.
  mutating func merge(
    into tree: inout DocumentTree,
    spending budget: inout NodeBudget,
    reporting diagnostics: inout DiagnosticList
  ) throws(Refusal) {
    for merge in merges {
      guard merge.value.kind == .sequence else {
        try take(merge.value, after: merge.key, &tree, &budget, &diagnostics)
        continue
      }
      for index in 0..<Int(merge.value.count) {
        let source = tree[merge.value.child(index)]
        try take(source, after: merge.key, &tree, &budget, &diagnostics)
      }
    }
  }

  private mutating func take(
    _ source: DocumentTree.Node,
    after key: DocumentTree.Node,
    _ tree: inout DocumentTree,
    _ budget: inout NodeBudget,
    _ diagnostics: inout DiagnosticList
  ) throws(Refusal) {
    guard source.kind != .unresolved else { return }
    guard source.kind == .mapping else {
      let message = Diagnostic.Message.mergeNotMapping(tree.outline(of: source))
      return diagnostics.report(message, at: range(of: key))
    }
    let count = Int(source.count)
    try budget.spendRepeated(count, at: key.bytes)
    for index in stride(from: 0, to: count, by: 2) {
      let name = tree[source.child(index)]
      guard keys.first(like: name, in: tree) == nil else { continue }
      tree.add(name)
      tree.add(tree[source.child(index + 1)])
    }
  }

  private func range(of node: DocumentTree.Node) -> SourceRange {
    SourceRange(file: file, bytes: node.bytes)
  }
}

extension DocumentTree.Node {
  /// Whether it is a text, if only an empty one in quotes.
  fileprivate var canBeKey: Bool { isScalar && (kind != .nothing || count > 0) }
}

extension DocumentTree {
  fileprivate func isMergeKey(_ node: Node) -> Bool {
    node.kind == .plain && says(.merge, node)
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
