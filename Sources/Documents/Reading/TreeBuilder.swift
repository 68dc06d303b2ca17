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
  private var tree = DocumentTree()
  /// Values whose collection is still open; keys and values of a mapping take turns.
  private var waiting: [DocumentTree.Node] = []
  private var open: [OpenCollection] = []

  init(of text: ReadableText, limits: ReadingLimits) {
    self.text = text
    self.marks = EventMarks(in: text)
    self.properties = PropertyScanner(bytes: text.bytes)
    self.budget = NodeBudget(file: text.file, limits: limits)
  }

  /// Forgets the anchors, the count and the tree of the document before.
  mutating func beginDocument() {
    tree = DocumentTree(asLargeAs: tree)
    anchors.removeAll()
    budget.beginDocument()
  }

  /// Takes an event in; gives the tree when it completes it.
  mutating func take(_ event: UnsafePointer<yaml_event_t>) throws(Refusal) -> DocumentTree? {
    switch event.pointee.type {
    case YAML_SCALAR_EVENT: try addScalar(event)
    case YAML_ALIAS_EVENT: try addAlias(event)
    case YAML_SEQUENCE_START_EVENT, YAML_MAPPING_START_EVENT: try beginCollection(event)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: try endCollection(event)
    default: return nil
    }
    guard open.isEmpty, let root = waiting.popLast() else { return nil }
    tree.add(root: root)
    return tree
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
    let node = tree.scalar(value, style, bytes: bytes)
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
      var text = "*\(name)"
      waiting.append(text.withUTF8 { tree.scalar($0, .plain, bytes: bytes) })
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
    let first = tree.nodeCount
    if collection.isMapping {
      try addEntries(from: collection.firstChild)
    } else {
      for item in waiting[collection.firstChild...] { tree.add(item) }
    }
    waiting.removeSubrange(collection.firstChild...)
    let kind: DocumentTree.Kind = collection.isMapping ? .mapping : .sequence
    let node = tree.collection(kind, childrenFrom: first, bytes: bytes)
    let height = collection.childHeight + 1
    if let last = open.indices.last { open[last].include(height: height) }
    if let name = collection.anchor {
      let count = budget.count - collection.countBefore
      let anchor = Anchor(node: node, count: count, height: height)
      anchors.complete(name, depth: open.count, as: anchor)
    }
    waiting.append(node)
  }

  private mutating func addEntries(from first: Int) throws(Refusal) {
    var mapping = MappingBuilder(of: tree, in: text.file)
    for key in stride(from: first, to: waiting.count, by: 2) {
      mapping.add(waiting[key], waiting[key + 1], to: &tree, reporting: &diagnostics)
    }
    try mapping.merge(into: &tree, spending: &budget, reporting: &diagnostics)
  }

  private mutating func refuse(_ tag: NodeTag, unlessFor kind: NodeTag.Kind, at bytes: Range<Int>?)
  {
    guard !tag.fits(kind), let bytes else { return }
    let range = SourceRange(file: text.file, bytes: bytes)
    diagnostics.report(.customTag(text.string(in: bytes)), at: range)
  }
}
