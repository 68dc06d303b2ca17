import CLibYAML
import Diagnostics

/// Makes the trees of a file's documents, one after another, from libyaml's events.
struct TreeBuilder {
  var diagnostics = DiagnosticList()
  var marks: EventMarks

  private let text: ReadableText
  private let properties: PropertyScanner
  private var budget: NodeBudget
  private var anchors = AnchorTable()
  /// Nodes whose collection is still open; keys and values of a mapping take turns.
  private var waiting: [DocumentNode] = []
  private var open: [OpenCollection] = []

  init(of text: ReadableText, limits: ReadingLimits) {
    self.text = text
    self.marks = EventMarks(in: text)
    self.properties = PropertyScanner(bytes: text.bytes)
    self.budget = NodeBudget(file: text.file, limits: limits)
  }

  /// Forgets the anchors and the count of the document before.
  mutating func beginDocument() {
    anchors.removeAll()
    budget.beginDocument()
  }

  /// Takes an event in; gives the root when it completes the tree.
  mutating func take(_ event: UnsafePointer<yaml_event_t>) throws(Refusal) -> DocumentNode? {
    switch event.pointee.type {
    case YAML_SCALAR_EVENT: try addScalar(event)
    case YAML_ALIAS_EVENT: try addAlias(event)
    case YAML_SEQUENCE_START_EVENT, YAML_MAPPING_START_EVENT: try beginCollection(event)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: try endCollection(event)
    default: return nil
    }
    return open.isEmpty ? waiting.popLast() : nil
  }

  private mutating func addScalar(_ event: UnsafePointer<yaml_event_t>) throws(Refusal) {
    let scalar = event.pointee.data.scalar
    var bytes = marks.range(of: event)
    try budget.spend(1, at: bytes)

    var style = ScalarStyle(scalar.style)
    if properties.begin(bytes) {
      let found = properties.scan(bytes)
      bytes = found.content
      if let tag = NodeTag(scalar.tag) {
        refuse(tag, unlessFor: .scalar, at: found.tag)
        if style == .plain, tag.fits(.scalar) { style = .doubleQuoted }
      }
    }
    if style == .literal || style == .folded { bytes = properties.trimmed(bytes) }
    marks.end = bytes.upperBound
    let value = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
    let node = DocumentNode(.scalar(String(decoding: value, as: UTF8.self), style), bytes: bytes)
    if let name = String(yaml: scalar.anchor) {
      anchors.define(name, as: Anchor(node: node, count: 1, height: 0))
    }
    waiting.append(node)
  }

  private mutating func addAlias(_ event: UnsafePointer<yaml_event_t>) throws(Refusal) {
    let bytes = marks.range(of: event)
    marks.end = bytes.upperBound
    let name = String(yaml: event.pointee.data.alias.anchor) ?? ""
    if let anchor = anchors[name] {
      try budget.checkDepth(open.count + anchor.height, at: bytes)
      try budget.spendRepeated(anchor.count, at: bytes)
      if let last = open.indices.last { open[last].include(height: anchor.height) }
      waiting.append(anchor.node)
    } else {
      try budget.spend(1, at: bytes)
      let range = SourceRange(file: text.file, bytes: bytes)
      diagnostics.report(anchors.reason(against: name), at: range)
      waiting.append(DocumentNode(.scalar("*\(name)", .plain), bytes: bytes))
    }
  }

  private mutating func beginCollection(_ event: UnsafePointer<yaml_event_t>) throws(Refusal) {
    var collection = OpenCollection(event, firstChild: waiting.count, countBefore: budget.count)
    var bytes = marks.range(of: event)
    if collection.hasProperties {
      let found = properties.scan(bytes)
      bytes = found.content
      let kind: NodeTag.Kind = collection.isMapping ? .mapping : .sequence
      if let tag = collection.tag { refuse(tag, unlessFor: kind, at: found.tag) }
    }
    try budget.checkDepth(open.count + 1, at: bytes)
    try budget.spend(1, at: bytes)
    collection.start = bytes.lowerBound
    if let name = collection.anchor { anchors.begin(name, depth: open.count) }
    open.append(collection)
  }

  private mutating func endCollection(_ event: UnsafePointer<yaml_event_t>) throws(Refusal) {
    guard let collection = open.popLast() else { preconditionFailure("libyaml pairs its events") }
    let bytes = marks.range(from: collection.start, toEndOf: event, isFlow: collection.isFlow)
    let content: DocumentNode.Content =
      if collection.isMapping {
        .mapping(try entries(from: collection.firstChild))
      } else {
        .sequence(Array(waiting[collection.firstChild...]))
      }
    waiting.removeSubrange(collection.firstChild...)
    let node = DocumentNode(content, bytes: bytes)
    let height = collection.childHeight + 1
    if let last = open.indices.last { open[last].include(height: height) }
    if let name = collection.anchor {
      let count = budget.count - collection.countBefore
      let anchor = Anchor(node: node, count: count, height: height)
      anchors.complete(name, depth: open.count, as: anchor)
    }
    waiting.append(node)
  }

  private mutating func entries(from first: Int) throws(Refusal) -> [DocumentNode.Entry] {
    var mapping = MappingBuilder(file: text.file, capacity: (waiting.count - first) / 2)
    for key in stride(from: first, to: waiting.count, by: 2) {
      mapping.add(waiting[key], waiting[key + 1], reporting: &diagnostics)
    }
    try mapping.merge(spending: &budget, reporting: &diagnostics)
    return mapping.entries
  }

  private mutating func refuse(_ tag: NodeTag, unlessFor kind: NodeTag.Kind, at bytes: Range<Int>?)
  {
    guard !tag.fits(kind), let bytes else { return }
    let range = SourceRange(file: text.file, bytes: bytes)
    diagnostics.report(.customTag(text.string(in: bytes)), at: range)
  }
}
