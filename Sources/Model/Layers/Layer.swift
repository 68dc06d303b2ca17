internal import Diagnostics
internal import Documents
internal import Expressions

/// What one source says of a section of a description: somebody who wrote it, a capture, a project
/// or files for App Review. The decoder lays them over each other.
package struct Layer: Sendable {
  /// What a source other than the description shows of a field.
  package struct Value: Sendable {
    package let field: Field
    let slot: Int
    /// Nil where the source can't tell, and what else counts would be a claim about it.
    package let content: Content?
    package let site: EvidenceSite

    package func isOf(_ key: some SectionKey) -> Bool { slot == key.slot }
  }

  package indirect enum Content: Sendable {
    /// A text, or one of some words.
    case text(String)
    case answer(Bool)
    case length(Double)
    /// Those of a section that may be written as a list.
    case lengths([Double])
    case section(Layer)
    /// Each item where it shows; there may be others.
    case list([ShownFact.Item], isPart: Bool)
  }

  /// What a source shows of the field in a slot, if it does, and where.
  package typealias Fact = (slot: Int, content: Content?, site: EvidenceSite)

  /// What is written: keys and values; of a shorter form, as if they were written out.
  private(set) var entries: [DocumentNode.Entry] = []
  /// What other sources show.
  package private(set) var values: [Value] = []
  let bytes: Range<Int>
  /// The file that shows it; nil for the description itself.
  private(set) var file: SourceFile?
  /// The buttons that a capture shows, by their ids; nil where it says nothing of any.
  var buttons: [(id: String, layer: Layer)]?
  /// Pixels in a point; 1 for lengths in points.
  var scale: Double = 1
  /// The mapping of another screen that it is.
  var origin: PlaceTable.Origin?
  /// Whether that screen is another device's, whose scale says nothing here.
  var isOfOtherDevice = false
  /// Whether frames were measured there on another device, or turned or sized otherwise.
  var isMeasuredElsewhere = false
  /// Whether it was written shorter than as a mapping.
  private(set) var shortForm: PlaceTable.Flags?

  /// A mapping; anything else has no entries.
  init(_ node: DocumentNode) {
    self.init(node.entries ?? [], node)
  }

  private init(_ entries: [DocumentNode.Entry], _ node: DocumentNode) {
    self.entries = entries
    bytes = node.bytes
  }

  /// A section in any of its forms; nil when the node is none of them.
  init?(_ node: DocumentNode, of section: Section) {
    switch node.content {
    case .mapping(let entries): self.init(entries, node)
    case .sequence(let items):
      guard case .list = section.shortForm, items.count == section.fields.count else { return nil }
      self.init(zip(section.fields, items).map { Self.entry($0.name, $1) }, node)
      shortForm = .listForm
    case .scalar:
      guard case .word(let key) = section.shortForm, !node.isNull else { return nil }
      self.init([Self.entry(key, node)], node)
      shortForm = .wordForm
    }
  }

  /// What a file shows of a section; what a field can't be isn't known.
  init(_ facts: [Fact], of section: Section, at site: EvidenceSite) {
    file = site.file
    bytes = site.bytes
    values = facts.compactMap { fact in
      let field = section.fields[fact.slot]
      let content = fact.content.flatMap { field.type.accepts($0) ? $0 : nil }
      guard content != nil || field.isOpenWhenUnknown else { return nil }
      return Value(field: field, slot: fact.slot, content: content, site: fact.site)
    }
  }

  /// The layer with some of its values only.
  func keeping(_ keys: [some SectionKey]) -> Layer {
    var layer = self
    layer.values.removeAll { value in !keys.contains { value.isOf($0) } }
    return layer
  }

  /// What it shows under a key, if it does.
  package func content(of key: some SectionKey) -> Content? {
    values.first { $0.isOf(key) }?.content
  }

  var isInherited: Bool { origin != nil }

  /// Whether what is wrong with it is reported elsewhere, or nobody's mistake.
  var isElsewhere: Bool { isInherited || file != nil }

  /// What it shows of the section in a slot; nil where it shows nothing of it.
  func layer(inside slot: Int) -> Layer? {
    guard case .section(let layer)? = values.first(where: { $0.slot == slot })?.content
    else { return nil }
    return layer
  }

  /// Whether a key is written.
  func has(_ key: some SectionKey) -> Bool { entry(of: key) != nil }

  /// What is written under a key.
  func entry(of key: some SectionKey) -> DocumentNode.Entry? {
    let name = key.name
    return entries.first { $0.name == name }
  }

  func value(of key: some SectionKey) -> DocumentNode? { entry(of: key)?.value }

  /// The scalar of a key that says something.
  func said(_ key: some SectionKey) -> DocumentNode? {
    value(of: key).flatMap { $0.isSaid ? $0 : nil }
  }

  /// Whether what it says of the field in a slot holds for its own screen only.
  func keeps(_ slot: Int) -> Bool {
    guard let origin else { return false }
    // A button that another screen has at a frame of its own.
    if origin.button != nil { return isMeasuredElsewhere && slot == ButtonKey.frame.slot }
    return slot == ScreenKey.id.slot || slot == ScreenKey.like.slot
      || isOfOtherDevice && slot == ScreenKey.scale.slot
  }

  private static func entry(_ name: String, _ value: DocumentNode) -> DocumentNode.Entry {
    DocumentNode.Entry(key: DocumentNode(.scalar(name, .plain), bytes: value.bytes), value: value)
  }
}

extension FieldType {
  fileprivate func accepts(_ content: Layer.Content) -> Bool {
    switch (self, content) {
    case (.choice(let type), .text(let word)): type.words.contains(word)
    case (_, .text(let text)): accepts(text)
    case (.boolean, .answer): true
    case (.length(let limits), .length(let length)): limits.contains(length)
    case (.section(let section), .lengths(let lengths)):
      section.fields.count == lengths.count
        && zip(section.fields, lengths).allSatisfy { $0.type.accepts(.length($1)) }
    case (.section, .section): true
    case (.list(let type), .list(let items, _)): items.allSatisfy { type.accepts($0.content) }
    default: false
    }
  }
}

extension DocumentNode {
  /// Whether somebody wrote the word that stands where nobody knows.
  var isUnknown: Bool {
    guard case .scalar(let text, _) = content else { return false }
    return text == "unknown"
  }

  /// The scalar of a key that says something; nil where it is left out, empty or unknown.
  func said(_ key: String) -> DocumentNode? { value(of: key).flatMap { $0.isSaid ? $0 : nil } }

  func said(_ key: some SectionKey) -> DocumentNode? { said(key.name) }

  func value(of key: some SectionKey) -> DocumentNode? { value(of: key.name) }

  /// Whether it is a scalar that says something.
  fileprivate var isSaid: Bool {
    guard case .scalar = content else { return false }
    return !isNull && !isUnknown
  }

  /// Scalars, lists and mappings in a value, itself included; what aliases repeat counts each time.
  var size: Int {
    switch content {
    case .scalar: 1
    case .sequence(let items): items.reduce(1) { $0 + $1.size }
    case .mapping(let entries): entries.reduce(1) { $0 + 1 + $1.value.size }
    }
  }
}
