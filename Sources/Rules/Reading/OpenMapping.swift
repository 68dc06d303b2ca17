internal import Diagnostics
internal import Documents

/// A mapping of a rule file whose keys are being asked for.
struct OpenMapping {
  let node: DocumentTree.NodeID
  var keys: KeySearch
  var asked = AskedKeys()
  /// What is wrong with its keys.
  var diagnostics: DiagnosticList
}

// Nobody else reports keys that are missing or unknown.
extension RuleFileReader {
  /// Opens a mapping; what is none is reported, not the keys it lacks.
  mutating func open(_ node: NodeID) -> OpenMapping {
    let isMapping = tree.isMapping(node)
    if !isMapping {
      var values = NodeReader(of: file)
      _ = values.entries(tree.outline(of: node))
      diagnostics += values.diagnostics.take()
    }
    return OpenMapping(
      node: node,
      keys: tree.keys(of: node),
      diagnostics: isMapping ? DiagnosticList() : DiagnosticList(limit: 0)
    )
  }

  /// The value of a key that must be there.
  mutating func required(_ key: RuleKey, of mapping: inout OpenMapping) -> NodeID? {
    if let place = find(key, in: &mapping) { return value(of: place, in: &mapping) }
    reportMissing(key, in: &mapping)
    return nil
  }

  /// The value of a key that may be left out.
  mutating func optional(_ key: RuleKey, of mapping: inout OpenMapping) -> NodeID? {
    guard let place = find(key, in: &mapping) else { return nil }
    return value(of: place, in: &mapping)
  }

  /// Reports what nobody asked for in a mapping, and what was missing there.
  mutating func close(_ mapping: inout OpenMapping) {
    if mapping.keys.remaining > 0 { reportUnknownKeys(of: &mapping) }
    if mapping.diagnostics.hasErrors { diagnostics += mapping.diagnostics.take() }
  }

  private func find(_ key: RuleKey, in mapping: inout OpenMapping) -> NodeID? {
    // Where every key was found, there is nothing more to find, nor anything unknown to report.
    guard mapping.keys.remaining > 0 else { return nil }
    mapping.asked.append(key)
    return mapping.keys.find(key.rawValue, among: words, in: tree)
  }

  private func value(of key: NodeID, in mapping: inout OpenMapping) -> NodeID? {
    let value = tree.value(of: key)
    guard tree.isNull(value) else { return value }
    reportNothing(at: key, in: &mapping)
    return nil
  }

  // What is wrong is reported out of line: nearly nothing ever is.

  @inline(never)
  private func reportMissing(_ key: RuleKey, in mapping: inout OpenMapping) {
    reading(&mapping) { $0.reportMissingKey(key.stringValue, at: tree.bytes(of: $1.node)) }
  }

  @inline(never)
  private func reportNothing(at key: NodeID, in mapping: inout OpenMapping) {
    let entry = outline(of: key)
    reading(&mapping) { values, _ in
      _ = values.value(of: entry, otherwise: "give it one or leave the key out")
    }
  }

  @inline(never)
  private func reportUnknownKeys(of mapping: inout OpenMapping) {
    let known = mapping.asked.all.map(\.stringValue)
    for index in 0..<tree.entryCount(of: mapping.node) {
      let entry = outline(of: tree.key(index, of: mapping.node))
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

  private func outline(of key: NodeID) -> DocumentNode.Entry {
    DocumentNode.Entry(key: tree.outline(of: key), value: tree.outline(of: tree.value(of: key)))
  }
}
