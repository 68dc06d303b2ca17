internal import Documents

/// A mapping that was written, or what stands for one, and how its lengths were written.
struct Layer {
  /// The keys and values; of a shorter form, as if they were written out.
  var entries: [DocumentNode.Entry]
  /// What a capture says, in place of what somebody wrote.
  var values: [CapturedValue] = []
  /// The buttons that a capture shows, by their ids; nil where it says nothing of any.
  var buttons: [(id: String, layer: Layer)]?
  let bytes: Range<Int>
  /// Pixels in a point; 1 for lengths in points.
  var scale: Double = 1
  /// The mapping of another screen that it is.
  var origin: PlaceTable.Origin?
  /// The number of the file that it is from; 0 for the description itself.
  var file: Int32 = 0
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

  /// What a capture says at a place in its file.
  init(_ values: [CapturedValue], bytes: Range<Int>) {
    entries = []
    self.values = values
    self.bytes = bytes
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

  var isInherited: Bool { origin != nil }

  /// Whether what is wrong with it is reported elsewhere, or nobody's mistake.
  var isElsewhere: Bool { isInherited || file > 0 }

  /// What it says of the section that a key is; nil where it says nothing of it.
  func layer(inside key: String) -> Layer? {
    guard let node = value(of: key), node.entries != nil else { return nil }
    var layer = Layer(node)
    layer.file = file
    return layer
  }

  /// Whether a key is there.
  func has(_ key: String) -> Bool { entries.contains { $0.name == key } }

  /// What is said of a key, if it is there.
  func entry(of key: String) -> DocumentNode.Entry? {
    entries.firstIndex { $0.name == key }.map { entries[$0] }
  }

  func value(of key: String) -> DocumentNode? {
    entries.firstIndex { $0.name == key }.map { entries[$0].value }
  }

  /// The scalar of a key that says something.
  func said(_ key: String) -> DocumentNode? { value(of: key).flatMap { $0.isSaid ? $0 : nil } }

  /// Whether what it says of the field in a slot holds for its own screen only.
  func keeps(_ slot: Int) -> Bool {
    guard let origin else { return false }
    // A button that another screen has at a frame of its own.
    if origin.button != nil { return isMeasuredElsewhere && slot == Slots.button.frame }
    return slot == Slots.screen.id || slot == Slots.screen.like
      || isOfOtherDevice && slot == Slots.screen.scale
  }

  private static func entry(_ name: String, _ value: DocumentNode) -> DocumentNode.Entry {
    DocumentNode.Entry(key: DocumentNode(.scalar(name, .plain), bytes: value.bytes), value: value)
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

  /// The text of a key's scalar that says something.
  func saidText(_ key: String) -> String? {
    guard case .mapping(let entries) = content,
      let index = entries.firstIndex(where: { $0.name == key }), entries[index].value.isSaid
    else { return nil }
    return entries[index].value.text
  }

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
