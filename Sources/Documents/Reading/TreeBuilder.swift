import Diagnostics
import YAML

/// Makes the values of a file's documents, one after another, from libyaml's events.
struct TreeBuilder {
  var diagnostics = DiagnosticList()
  var marks: EventRanges

  private let text: ReadableText
  private var budget: NodeBudget
  private var anchors = AnchorTable()
  /// Values whose collection is still open; keys and values of a mapping take turns.
  private var waiting: [DocumentNode] = []
  private var open: [OpenCollection] = []

  init(of text: ReadableText, limits: ReadingLimits) {
    self.text = text
    self.marks = EventRanges(in: text)
    self.budget = NodeBudget(file: text.file, limits: limits)
  }

  /// Forgets the anchors and the count of the document before.
  mutating func beginDocument() {
    anchors.removeAll()
    budget.beginDocument()
  }

  /// Takes an event in; gives the value that holds all others when it completes it.
  mutating func take(_ event: YAMLEvent) throws(ReadingStop) -> DocumentNode? {
    switch event.content {
    case .scalar(let value, let style): try addScalar(value, ScalarStyle(style), event)
    case .alias(let name): try addAlias(of: name, event)
    case .sequenceStart(let isFlow): try beginCollection(isFlow: isFlow, event)
    case .mappingStart(let isFlow):
      try beginCollection(isFlow: isFlow, isMapping: true, event)
    case .sequenceEnd, .mappingEnd: try endCollection(event)
    default: return nil
    }
    return open.isEmpty ? waiting.popLast() : nil
  }

  private mutating func addScalar(
    _ written: [UInt8], _ writtenStyle: ScalarStyle, _ event: YAMLEvent
  ) throws(ReadingStop) {
    var (bytes, style) = (marks.range(of: event), writtenStyle)
    var value = String(decoding: written, as: UTF8.self)
    try budget.spend(1, at: bytes)
    if event.hasProperties {
      let found = NodeProperties(in: bytes, of: text.bytes)
      bytes = found.content
      if let tag = event.tag {
        let fits = refuse(tag, unlessFor: "str", at: found.tag)
        if style == .plain { (value, style) = fits ? (value, .doubleQuoted) : ("*\(tag)", .plain) }
      }
    }
    if style == .literal || style == .folded { bytes = trimmed(bytes) }
    marks.end = bytes.upperBound
    let node = DocumentNode(.scalar(value, style), bytes: bytes)
    if let name = event.anchor {
      anchors.define(name, as: Anchor(node: node, count: 1, height: 0))
    }
    waiting.append(node)
  }

  private mutating func addAlias(of name: String, _ event: YAMLEvent) throws(ReadingStop) {
    let bytes = marks.range(of: event)
    marks.end = bytes.upperBound
    if let anchor = anchors[name] {
      try budget.checkDepth(open.count + anchor.height, at: bytes)
      try budget.spendRepeated(anchor.count, at: bytes)
      if let last = open.indices.last { open[last].include(height: anchor.height) }
      waiting.append(anchor.node)
    } else {
      try budget.spend(1, at: bytes)
      diagnostics.report(anchors.reason(against: name), at: range(bytes))
      waiting.append(DocumentNode(.scalar("*\(name)", .plain), bytes: bytes))
    }
  }

  private mutating func beginCollection(
    isFlow: Bool, isMapping: Bool = false, _ event: YAMLEvent
  ) throws(ReadingStop) {
    let countBefore = budget.count
    var bytes = marks.range(of: event)
    if event.hasProperties {
      let found = NodeProperties(in: bytes, of: text.bytes)
      bytes = found.content
      if let tag = event.tag {
        _ = refuse(tag, unlessFor: isMapping ? "map" : "seq", at: found.tag)
      }
    }
    try budget.checkDepth(open.count + 1, at: bytes)
    try budget.spend(1, at: bytes)
    if let name = event.anchor { anchors.begin(name, depth: open.count) }
    open.append(
      OpenCollection(
        isMapping: isMapping, isFlow: isFlow, anchor: event.anchor, start: bytes.lowerBound,
        firstChild: waiting.count, countBefore: countBefore))
  }

  private mutating func endCollection(_ event: YAMLEvent) throws(ReadingStop) {
    guard let collection = open.popLast() else { preconditionFailure("libyaml pairs its events") }
    let bytes = marks.range(from: collection.start, toEndOf: event, isFlow: collection.isFlow)
    let children = Array(waiting[collection.firstChild...])
    waiting.removeSubrange(collection.firstChild...)
    let content: DocumentNode.Content =
      collection.isMapping ? .mapping(try entries(of: children)) : .sequence(children)
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

  private mutating func entries(
    of children: [DocumentNode]
  ) throws(ReadingStop) -> [DocumentNode.Entry] {
    var mapping = MappingBuilder(file: text.file)
    for key in stride(from: 0, to: children.count, by: 2) {
      mapping.add(children[key], children[key + 1], reporting: &diagnostics)
    }
    try mapping.merge(spending: &budget, reporting: &diagnostics)
    return mapping.entries
  }

  /// Reports a tag, unless it says no more than that the value is what it looks like, or a text.
  private mutating func refuse(
    _ tag: String, unlessFor kind: String, at bytes: Range<Int>?
  ) -> Bool {
    if tag == "!" || tag == "tag:yaml.org,2002:\(kind)" { return true }
    guard let bytes else { return false }
    diagnostics.report(Message(.customTag, text.string(in: bytes).quoted), at: range(bytes))
    return false
  }

  private func range(_ bytes: Range<Int>) -> SourceRange {
    SourceRange(file: text.file, bytes: bytes)
  }

  /// The bytes without the white space at their end.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    let blanks = text.bytes[range].reversed().prefix(while: \.isSpace).count
    return range.lowerBound..<range.upperBound - blanks
  }
}

/// A list or mapping whose end has not come yet.
private struct OpenCollection {
  let isMapping: Bool
  let isFlow: Bool
  let anchor: String?
  /// Its first byte, behind its anchor and tag.
  let start: Int
  /// Where its children begin among the nodes that wait for their collection.
  let firstChild: Int
  /// The nodes of the document before it.
  let countBefore: Int
  /// How many collections lie inside one another in it.
  var childHeight = 0

  /// Takes note of a child of so many collections inside one another.
  mutating func include(height: Int) {
    childHeight = max(childHeight, height)
  }
}

extension YAMLEvent {
  /// Whether an anchor or a tag stands before it.
  fileprivate var hasProperties: Bool { anchor != nil || tag != nil }
}

/// What libyaml's marks of a value take in: its tag as written, and the value itself.
private struct NodeProperties {
  private(set) var tag: Range<Int>?
  let content: Range<Int>

  /// Steps over at most one anchor and one tag, in whatever order.
  init(in range: Range<Int>, of bytes: [UInt8]) {
    var hasAnchor = false
    var rest = bytes[range]
    while let first = rest.first {
      let start = rest.startIndex
      if first == UInt8(ascii: "!"), tag == nil {
        rest = rest[Self.endOfWord(rest)...]
        tag = start..<rest.startIndex
      } else if first == UInt8(ascii: "&"), !hasAnchor {
        rest = rest[Self.endOfWord(rest)...]
        hasAnchor = true
      } else {
        break
      }
      rest = Self.behindSpace(rest)
    }
    content = rest.indices
  }

  private static func endOfWord(_ text: ArraySlice<UInt8>) -> Int {
    if text.dropFirst().first == UInt8(ascii: "<") {
      return text.firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? text.endIndex
    }
    return text.prefix { !$0.isSpace && !",[]{}".utf8.contains($0) }.endIndex
  }

  /// Behind white space and comments.
  private static func behindSpace(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = text.drop(while: \.isSpace)
    while rest.first == UInt8(ascii: "#") {
      rest = rest.drop { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
      rest = rest.drop(while: \.isSpace)
    }
    return rest
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == UInt8(ascii: "\n")
      || self == UInt8(ascii: "\r")
  }
}

/// Where libyaml's events stand in bytes: the one place where its marks, which count Unicode
/// scalars, are converted.
struct EventRanges {
  /// Where what was written last ends: block collections have no end of their own.
  var end = 0

  private let bytes: [UInt8]
  private let pairs: SurrogatePairs?
  /// The place asked for last: the next one lies near it.
  private var scalar = 0
  private var byte = 0

  init(in text: ReadableText) {
    bytes = text.rewritten
    pairs = text.pairs
  }

  /// The offset of the first byte of a scalar; behind the last one, the number of bytes.
  mutating func byte(ofScalar target: Int) -> Int {
    while scalar < target, byte < bytes.count {
      byte += 1
      while byte < bytes.count, !bytes[byte].beginsScalar { byte += 1 }
      scalar += 1
    }
    while scalar > target {
      byte -= 1
      while !bytes[byte].beginsScalar { byte -= 1 }
      scalar -= 1
    }
    return pairs?.original(of: byte) ?? byte
  }

  /// The bytes between an event's two marks.
  mutating func range(of event: YAMLEvent) -> Range<Int> {
    let start = byte(ofScalar: event.start)
    return start..<max(start, byte(ofScalar: event.end))
  }

  /// The bytes of a collection that ends with an event: to its bracket, or to its last child.
  mutating func range(from start: Int, toEndOf event: YAMLEvent, isFlow: Bool) -> Range<Int> {
    let mark = range(of: event)
    if isFlow, !mark.isEmpty { end = mark.upperBound }
    return start..<max(start, end)
  }
}
