package import Diagnostics

/// What a tool wrote down of a screen, with the login buttons that were recognised on it.
package struct ScreenCapture: Sendable {
  /// What people do with something that isn't a login button.
  package enum Control: Hashable, Sendable {
    case link
    /// A switch as well.
    case checkBox
  }

  /// Something that a person sees on the screen.
  package struct Element: Sendable {
    /// The service whose login button it was recognised as: a word of the provider catalogue.
    package let service: String?
    /// What code calls it by; no two elements should have the same.
    package let identifier: String?
    /// What `element` may call it: its identifier, its label and its title.
    package let names: [String]
    package let title: String?
    package let frame: Rectangle?
    /// It is the vendor's own control.
    package let isSystem: Bool
    /// It was drawn without words.
    package let isLogoOnly: Bool
    /// What else it is, where the capture tells.
    package let control: Control?
    /// Whether it is ticked, switched on or selected; nil where nobody knows.
    package let isTicked: Bool?
    /// Where the capture tells of it.
    package let bytes: Range<Int>

    package init(
      service: String?, identifier: String? = nil, names: [String], title: String?,
      frame: Rectangle?, isSystem: Bool = false, isLogoOnly: Bool = false, control: Control? = nil,
      isTicked: Bool? = nil, bytes: Range<Int>
    ) {
      self.service = service
      self.identifier = identifier
      self.names = names
      self.title = title
      self.frame = frame
      self.isSystem = isSystem
      self.isLogoOnly = isLogoOnly
      self.control = control
      self.isTicked = isTicked
      self.bytes = bytes
    }
  }

  package let file: SourceFile
  /// Where the capture begins to tell of the screen.
  package let bytes: Range<Int>
  package let format: String
  /// The app ran while it was taken: what isn't in it wasn't on the screen.
  package let isFromRunningApp: Bool
  /// How far a length may be off, in points.
  package let tolerance: Double
  /// What it says of the screen as a whole.
  package let layer: Layer
  /// In the order of the capture.
  package let elements: [Element]
  /// What could be a button and wasn't recognised, each by its one name.
  package let unrecognised: [Element]

  package init(
    file: SourceFile, bytes: Range<Int>, format: String, isFromRunningApp: Bool, tolerance: Double,
    facts: [(key: ScreenKey, content: Layer.Content?, bytes: Range<Int>)], elements: [Element],
    unrecognised: [Element]
  ) {
    self.file = file
    self.bytes = bytes
    self.format = format
    self.isFromRunningApp = isFromRunningApp
    self.tolerance = tolerance
    let section = Section.plainDescription.section(DescriptionKey.screens)
    // Only where the app ran is what isn't there not on the screen.
    let told = facts.map(\.key) + (isFromRunningApp ? [.buttonsComplete] : [])
    let untold = section.fields.indices.filter { slot in
      section.fields[slot].isOpenWhenUnknown && !told.contains { $0.slot == slot }
    }
    layer = Layer(
      facts.map { ($0.key.slot, $0.content, EvidenceSite(file, $0.bytes)) }
        + untold.map { ($0, nil, EvidenceSite(file, bytes)) },
      of: section,
      at: EvidenceSite(file, bytes)
    )
    self.elements = elements
    self.unrecognised = unrecognised
  }

  /// The window's width and height.
  var size: [Double]? {
    guard
      case .lengths(let lengths)? = layer.content(of: ScreenKey.size)
    else { return nil }
    return lengths
  }

  /// What it says of an element as a button, with an id and a service if it has them.
  package func layer(of element: Element, _ names: [(key: ButtonKey, text: String)] = []) -> Layer {
    let site = EvidenceSite(file, element.bytes)
    var facts: [(key: ButtonKey, content: Layer.Content?)] = names.map { ($0.key, .text($0.text)) }
    facts += [
      (.title, element.title.map { .text($0) }),
      (.frame, element.frame.map { .lengths([$0.x, $0.y, $0.width, $0.height]) }),
      (.shown, .text("always")),
      (.source, element.isSystem ? .text("system") : nil),
    ]
    // Of a title it follows what is on a button.
    if element.isLogoOnly || element.title == nil {
      facts.append((.content, element.isLogoOnly ? .text("logoOnly") : nil))
    }
    let section = Section.plainDescription.section(DescriptionKey.screens)
    return Layer(
      facts.map { ($0.key.slot, $0.content, site) }, of: section.section(ScreenKey.buttons),
      at: site)
  }
}

/// Which capture a screen names.
package struct CaptureReference: Hashable, Sendable {
  /// A path from the description's folder: a file, or a folder of captures.
  package let file: String
  /// The format that the capture has to have; nil for any.
  package let format: String?
  /// One of several screens in the file.
  package let part: String?
  /// The id of the screen that names it: of a folder's captures the one that carries it is meant.
  package let screen: String?

  package init(file: String, format: String? = nil, part: String? = nil, screen: String? = nil) {
    self.file = file
    self.format = format
    self.part = part
    self.screen = screen
  }
}
