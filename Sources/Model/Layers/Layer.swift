package import Diagnostics
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
  typealias Fact = (slot: Int, content: Content?, site: EvidenceSite)

  /// What says it.
  private enum Source: Sendable {
    /// Somebody who wrote it, perhaps shorter than as a mapping.
    case description(PlaceTable.Flags?)
    /// A file of a project, of a built app or for App Review.
    case file(SourceFile)
    indirect case capture(ScreenCapture)
  }

  /// What makes it another screen's, which the one that is read is like.
  struct Inheritance: Sendable {
    /// The mapping of that screen that it is.
    var origin: PlaceTable.Origin
    /// Whether that screen is another device's, whose scale says nothing here.
    var isOfOtherDevice = false
    /// Whether frames were measured there on another device, or turned or sized otherwise.
    var isMeasuredElsewhere = false
  }

  /// What is written: keys and values; of a shorter form, as if they were written out.
  private(set) var entries: [DocumentNode.Entry] = []
  /// What other sources show.
  package private(set) var values: [Value] = []
  package let bytes: Range<Int>
  private var source: Source
  /// Pixels in a point; 1 for lengths in points.
  var scale = 1.0
  /// Nil for what the screen says itself.
  var inheritance: Inheritance?

  /// A mapping; anything else has no entries.
  init(_ node: DocumentNode) {
    self.init(node.entries ?? [], node)
  }

  /// A button of which only the service is said, as an item of a stack.
  init(ofButtonStackedAs service: DocumentNode) {
    let entry = Self.entry(ButtonKey.service.name, service)
    self.init([entry], service, shortForm: .stacked)
  }

  private init(
    _ entries: [DocumentNode.Entry], _ node: DocumentNode, shortForm: PlaceTable.Flags? = nil
  ) {
    self.entries = entries
    bytes = node.bytes
    source = .description(shortForm)
  }

  /// A section in any of its forms; nil when the node is none of them.
  init?(_ node: DocumentNode, of section: Section) {
    switch node.content {
    case .mapping(let entries): self.init(entries, node)
    case .sequence(let items):
      guard case .list = section.shortForm, items.count == section.fields.count else { return nil }
      let entries = zip(section.fields, items).map { Self.entry($0.name, $1) }
      self.init(entries, node, shortForm: .listForm)
    case .scalar:
      guard case .word(let key) = section.shortForm, !node.isNull else { return nil }
      self.init([Self.entry(key, node)], node, shortForm: .wordForm)
    }
  }

  /// What a file shows of a section; what a field can't be isn't known.
  init(_ facts: [Fact], of section: Section, at site: EvidenceSite) {
    self.init(facts, of: section, at: site.bytes, by: .file(site.file))
  }

  /// What a capture shows of a screen as a whole, each fact where it tells so.
  package init(
    _ capture: ScreenCapture, at bytes: Range<Int>,
    facts: [(key: ScreenKey, content: Content?, bytes: Range<Int>)]
  ) {
    let section = Section.plainDescription.section(DescriptionKey.screens)
    // Only where the app ran is what isn't there not on the screen.
    let told = facts.map(\.key) + (capture.isFromRunningApp ? [.buttonsComplete] : [])
    let untold = section.fields.indices.filter { slot in
      section.fields[slot].isOpenWhenUnknown && !told.contains { $0.slot == slot }
    }
    self.init(
      facts.map { ($0.key.slot, $0.content, EvidenceSite(capture.file, $0.bytes)) }
        + untold.map { ($0, nil, EvidenceSite(capture.file, bytes)) },
      of: section, at: bytes, by: .capture(capture))
  }

  private init(_ facts: [Fact], of section: Section, at bytes: Range<Int>, by source: Source) {
    self.bytes = bytes
    self.source = source
    values = facts.compactMap { fact in
      let field = section.fields[fact.slot]
      let content = fact.content.flatMap { field.type.accepts($0) ? $0 : nil }
      guard content != nil || field.isOpenWhenUnknown else { return nil }
      return Value(field: field, slot: fact.slot, content: content, site: fact.site)
    }
  }

  /// What somebody wrote with one of the devices that it is written for.
  func on(_ device: DocumentNode?, alone: Bool = false) -> Layer {
    guard let device else { return self }
    var layer = self
    if alone { layer.entries = [] }
    layer.entries.removeAll { $0.name == ScreenKey.device.name }
    layer.entries.append(Self.entry(ScreenKey.device.name, device))
    return layer
  }

  /// The layer of a file with some of its values only.
  func keeping(_ keys: [some SectionKey]) -> Layer {
    var layer = self
    if let file { layer.source = .file(file) }
    layer.values.removeAll { value in !keys.contains { value.isOf($0) } }
    return layer
  }

  /// What it shows under a key, if it does.
  package func content(of key: some SectionKey) -> Content? {
    values.first { $0.isOf(key) }?.content
  }

  /// The file that shows it; nil for the description itself.
  package var file: SourceFile? {
    switch source {
    case .description: nil
    case .file(let file): file
    case .capture(let capture): capture.file
    }
  }

  /// What else the capture shows that says it; nil for other sources.
  package internal(set) var capture: ScreenCapture? {
    get { if case .capture(let capture) = source { capture } else { nil } }
    set { if let newValue { source = .capture(newValue) } }
  }

  /// How it was written shorter than as a mapping; nil where it wasn't.
  var shortForm: PlaceTable.Flags? {
    if case .description(let form) = source { form } else { nil }
  }

  var isInherited: Bool { inheritance != nil }

  /// Whether its frames say nothing of the screen that is read.
  var isMeasuredElsewhere: Bool { inheritance?.isMeasuredElsewhere == true }

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
    guard let inheritance else { return false }
    // A button that another screen has at a frame of its own.
    if inheritance.origin.button != nil {
      return inheritance.isMeasuredElsewhere && slot == ButtonKey.frame.slot
    }
    return slot == ScreenKey.id.slot || slot == ScreenKey.like.slot
      || inheritance.isOfOtherDevice && slot == ScreenKey.scale.slot
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
    if case .scalar(let text, _) = content { text == "unknown" } else { false }
  }

  /// The scalar of a key that says something; nil where it is left out, empty or unknown.
  func said(_ key: String) -> DocumentNode? { value(of: key).flatMap { $0.isSaid ? $0 : nil } }

  func said(_ key: some SectionKey) -> DocumentNode? { said(key.name) }

  func value(of key: some SectionKey) -> DocumentNode? { value(of: key.name) }

  /// Whether it is a scalar that says something.
  fileprivate var isSaid: Bool {
    if case .scalar = content { !isNull && !isUnknown } else { false }
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
