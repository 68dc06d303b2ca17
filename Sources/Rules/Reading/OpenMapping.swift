internal import Diagnostics
internal import Documents

/// A mapping of a rule file whose keys are being asked for.
struct OpenMapping {
  let node: DocumentTree.NodeID
  let bytes: Range<Int>
  /// Where the keys of its entries begin among those of all mappings that are open.
  let firstKey: Int
  let entryCount: Int
  /// How many keys of the mappings around it were asked for before.
  let askedBefore: Int
  /// What is wrong with its keys.
  var diagnostics: DiagnosticList
  /// Where a key is looked for first: most are asked for in the order in which they are written.
  var next = 0
  var foundCount = 0
}

// Nobody else reports keys that are missing or unknown.
extension RuleFileReader {
  /// Opens a mapping; what is none is reported, not the keys it lacks.
  mutating func open(_ node: NodeID) -> OpenMapping {
    let isMapping = tree.kind(of: node) == .mapping
    if !isMapping {
      var values = NodeReader(of: file)
      _ = values.entries(tree.outline(of: node))
      diagnostics += values.diagnostics.take()
    }
    let firstKey = keys.count
    let entryCount = tree.entryCount(of: node)
    for index in 0..<entryCount { keys.append(RuleKey(tree.key(index, of: node), in: tree)) }
    return OpenMapping(
      node: node,
      bytes: tree.bytes(of: node),
      firstKey: firstKey,
      entryCount: entryCount,
      askedBefore: asked.count,
      diagnostics: isMapping ? DiagnosticList() : DiagnosticList(limit: 0)
    )
  }

  /// The value of a key that must be there.
  mutating func required(_ key: RuleKey, of mapping: inout OpenMapping) -> NodeID? {
    if let index = find(key, in: &mapping) { return value(at: index, of: &mapping) }
    reading(&mapping) { $0.reportMissingKey(key.rawValue, at: $1.bytes) }
    return nil
  }

  /// The value of a key that may be left out.
  mutating func optional(_ key: RuleKey, of mapping: inout OpenMapping) -> NodeID? {
    guard let index = find(key, in: &mapping) else { return nil }
    return value(at: index, of: &mapping)
  }

  /// Reports what nobody asked for in a mapping, and what was missing there.
  mutating func close(_ mapping: inout OpenMapping) {
    if mapping.foundCount < mapping.entryCount { reportUnknownKeys(of: &mapping) }
    asked.removeLast(asked.count - mapping.askedBefore)
    keys.removeLast(mapping.entryCount)
    if mapping.diagnostics.hasErrors { diagnostics += mapping.diagnostics.take() }
  }

  private mutating func find(_ key: RuleKey, in mapping: inout OpenMapping) -> Int? {
    asked.append(key)
    guard let index = index(of: key, in: mapping) else { return nil }
    mapping.next = index + 1
    mapping.foundCount += 1
    return index
  }

  private func index(of key: RuleKey, in mapping: OpenMapping) -> Int? {
    for index in mapping.next..<mapping.entryCount where keys[mapping.firstKey + index] == key {
      return index
    }
    for index in 0..<mapping.next where keys[mapping.firstKey + index] == key { return index }
    return nil
  }

  private func value(at index: Int, of mapping: inout OpenMapping) -> NodeID? {
    let value = tree.value(index, of: mapping.node)
    guard tree.isNull(value) else { return value }
    let entry = outline(at: index, of: mapping)
    reading(&mapping) { values, _ in
      _ = values.value(of: entry, otherwise: "give it one or leave the key out")
    }
    return nil
  }

  private func reportUnknownKeys(of mapping: inout OpenMapping) {
    let known = asked[mapping.askedBefore...].map(\.rawValue)
    for index in 0..<mapping.entryCount {
      let entry = outline(at: index, of: mapping)
      guard !known.contains(entry.name) else { continue }
      reading(&mapping) { values, _ in values.reportUnknownKey(entry, known: known) }
    }
  }

  /// What the readers of all files report, of this mapping.
  private func reading(
    _ mapping: inout OpenMapping,
    _ report: (inout NodeReader, OpenMapping) -> Void
  ) {
    var values = NodeReader(of: file, diagnostics: mapping.diagnostics)
    report(&values, mapping)
    mapping.diagnostics = values.diagnostics
  }

  private func outline(at index: Int, of mapping: OpenMapping) -> DocumentNode.Entry {
    DocumentNode.Entry(
      key: tree.outline(of: tree.key(index, of: mapping.node)),
      value: tree.outline(of: tree.value(index, of: mapping.node))
    )
  }
}
