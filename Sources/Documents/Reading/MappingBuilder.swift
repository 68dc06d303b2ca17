import Diagnostics

/// Gathers the entries of a mapping: each key once, merged ones behind its own.
struct MappingBuilder {
  private(set) var entries: [DocumentNode.Entry] = []

  let file: SourceFile.ID
  private(set) var keys: [String: DocumentNode] = [:]
  private(set) var merges: [DocumentNode.Entry] = []

  /// Adds a key that is written in the mapping.
  mutating func add(
    _ key: DocumentNode, _ value: DocumentNode, reporting diagnostics: inout DiagnosticList
  ) {
    guard let (name, isMerge) = key.asKey else {
      let kind = key.kindInWords
      let message = key.isNull ? Message(.keyNotText) : Message(.keyNotTextCantKeyWrite, kind)
      return diagnostics.report(message, at: range(of: key))
    }
    if let first = isMerge ? merges.first?.key : keys[name] {
      let note = Diagnostic.Note(Message(.firstHere), at: range(of: first))
      diagnostics.report(Message(.duplicateKey, name.quoted), at: range(of: key), notes: [note])
    } else if isMerge {
      merges.append(DocumentNode.Entry(key: key, value: value))
    } else {
      keys[name] = key
      entries.append(DocumentNode.Entry(key: key, value: value))
    }
  }

  /// Takes over what `<<` names: a mapping, or mappings of which the first with a key wins.
  mutating func merge(
    spending budget: inout NodeBudget, reporting diagnostics: inout DiagnosticList
  ) throws(ReadingStop) {
    for merge in merges {
      for source in merge.value.items ?? [merge.value] where !source.isUnresolved {
        guard let entries = source.entries else {
          diagnostics.report(
            Message(.mergeNotMapping, source.kindInWords), at: range(of: merge.key))
          continue
        }
        try budget.spendRepeated(2 * entries.count, at: merge.key.bytes)
        takeOver(entries)
      }
    }
  }

  private mutating func takeOver(_ others: [DocumentNode.Entry]) {
    for entry in others where keys[entry.name] == nil {
      keys[entry.name] = entry.key
      entries.append(entry)
    }
  }

  private func range(of node: DocumentNode) -> SourceRange {
    SourceRange(file: file, bytes: node.bytes)
  }
}

extension DocumentNode {
  /// Its text, if only an empty one in quotes, and whether it takes in other mappings.
  fileprivate var asKey: (name: String, isMerge: Bool)? {
    guard case .scalar(let text, let style) = content, style != .plain || !text.isEmpty else {
      return nil
    }
    return (text, style == .plain && text == "<<")
  }
}
