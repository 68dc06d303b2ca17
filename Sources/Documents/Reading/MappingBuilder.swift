import Diagnostics

/// Makes a mapping's entries: each key once, merged ones behind its own.
struct MappingBuilder {
  private(set) var entries: [DocumentNode.Entry] = []

  private let file: SourceFile.ID
  private var index = KeyIndex()
  private var merges: [DocumentNode.Entry] = []

  init(file: SourceFile.ID, capacity: Int) {
    self.file = file
    entries.reserveCapacity(capacity)
  }

  /// Adds a key that is written in the mapping.
  mutating func add(
    _ key: DocumentNode,
    _ value: DocumentNode,
    reporting diagnostics: inout DiagnosticList
  ) {
    let range = SourceRange(file: file, bytes: key.bytes)
    guard case .scalar(let name, let style) = key.content, style != .plain || !name.isEmpty else {
      return diagnostics.report(.keyNotText(key), at: range)
    }
    let entry = DocumentNode.Entry(key: key, value: value)
    let isMerge = style == .plain && name == "<<"
    let first = isMerge ? merges.first : index.position(of: name, in: entries).map { entries[$0] }
    if let first {
      let note = Diagnostic.Note("first here", at: SourceRange(file: file, bytes: first.key.bytes))
      diagnostics.report(.duplicateKey(name), at: range, notes: [note])
    } else if isMerge {
      merges.append(entry)
    } else {
      entries.append(entry)
    }
  }

  /// Takes over what `<<` names: a mapping, or mappings of which the first with a key wins.
  mutating func merge(
    spending budget: inout NodeBudget,
    reporting diagnostics: inout DiagnosticList
  ) throws(Refusal) {
    for merge in merges {
      for source in merge.value.items ?? [merge.value] where !source.isUnresolved {
        guard let others = source.entries else {
          let range = SourceRange(file: file, bytes: merge.key.bytes)
          diagnostics.report(.mergeNotMapping(source), at: range)
          continue
        }
        try budget.spendRepeated(2 * others.count, at: merge.key.bytes)
        for entry in others where index.position(of: entry.name, in: entries) == nil {
          entries.append(entry)
        }
      }
    }
  }
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
