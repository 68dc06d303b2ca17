import Diagnostics

/// Gathers the entries of a mapping: each key once, merged ones behind its own.
struct MappingBuilder {
  /// Keys and values in turns.
  private(set) var entries: [DocumentTree.Node] = []

  private let file: SourceFile.ID
  private var keys = DuplicateKeySearch()
  private var merges: [(key: DocumentTree.Node, value: DocumentTree.Node)] = []

  init(in file: SourceFile.ID) {
    self.file = file
  }

  /// Adds a key that is written in the mapping.
  mutating func add(
    _ key: DocumentTree.Node,
    _ value: DocumentTree.Node,
    of tree: DocumentTree,
    reporting diagnostics: inout DiagnosticList
  ) {
    guard key.canBeKey else {
      return diagnostics.report(.keyNotText(tree.outline(of: key)), at: range(of: key))
    }
    let isMerge = key.kind == .plain && tree.says(.merge, key)
    if let first = isMerge ? merges.first?.key : keys.first(like: key, in: tree) {
      let note = Diagnostic.Note("first here", at: range(of: first))
      let name = tree.text(of: key)
      diagnostics.report(.duplicateKey(name), at: range(of: key), notes: [note])
    } else if isMerge {
      merges.append((key, value))
    } else {
      entries += [key, value]
    }
  }

  /// Takes over what `<<` names: a mapping, or mappings of which the first with a key wins.
  mutating func merge(
    from tree: DocumentTree,
    spending budget: inout NodeBudget,
    reporting diagnostics: inout DiagnosticList
  ) throws(ReadingStop) {
    for merge in merges {
      let isList = merge.value.kind == .sequence
      for source in isList ? Array(tree.nodes[merge.value.content]) : [merge.value] {
        guard source.kind != .unresolved else { continue }
        guard source.kind == .mapping else {
          let message = Diagnostic.Message.mergeNotMapping(tree.outline(of: source))
          diagnostics.report(message, at: range(of: merge.key))
          continue
        }
        try budget.spendRepeated(source.content.count, at: merge.key.bytes)
        takeOver(source, from: tree)
      }
    }
  }

  private mutating func takeOver(_ mapping: DocumentTree.Node, from tree: DocumentTree) {
    for place in stride(from: mapping.content.lowerBound, to: mapping.content.upperBound, by: 2) {
      guard keys.first(like: tree.nodes[place], in: tree) == nil else { continue }
      entries += tree.nodes[place...place + 1]
    }
  }

  private func range(of node: DocumentTree.Node) -> SourceRange {
    SourceRange(file: file, bytes: node.bytes)
  }
}

/// Finds a key among the entries of a mapping that is being made; small ones need no table.
struct DuplicateKeySearch {
  private static let tableFrom = 32

  private var keys: [DocumentTree.Node] = []
  private var table: [String: DocumentTree.Node] = [:]

  /// A search among about so many keys.
  init(among count: Int = 0) {
    keys.reserveCapacity(min(count, Self.tableFrom))
  }

  /// The key of the same text that was added before, if there is one; if not, it is added.
  mutating func first(like key: DocumentTree.Node, in tree: DocumentTree) -> DocumentTree.Node? {
    if keys.count < Self.tableFrom {
      if let first = keys.first(where: { tree.areAlike($0, key) }) { return first }
    } else {
      if table.isEmpty {
        for key in keys { table[tree.text(of: key)] = key }
      }
      let text = tree.text(of: key)
      if let first = table[text] { return first }
      table[text] = key
    }
    keys.append(key)
    return nil
  }
}

extension DocumentTree {
  /// Whether two scalars have the same text.
  ///
  /// An accent can be written in two ways: only strings know that they are the same.
  fileprivate func areAlike(_ one: Node, _ other: Node) -> Bool {
    one.isASCII && other.isASCII
      ? haveSameBytes(one, other) : text(of: one) == text(of: other)
  }
}

extension DocumentTree.Node {
  /// Whether it is a text, if only an empty one in quotes.
  fileprivate var canBeKey: Bool { kind.isScalar && (kind != .nothing || !content.isEmpty) }
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
