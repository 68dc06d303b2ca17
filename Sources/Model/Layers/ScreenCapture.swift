package import Diagnostics

/// What a tool wrote down of a screen beside what a description says of one: its elements, with the
/// login buttons that were recognised among them.
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

  /// A login button, by the id that it goes by.
  struct Button: Sendable {
    let id: String
    let element: Element
    /// The listed service's id, else what it was recognised as.
    let service: String
    let isListed: Bool
    /// Whether it is a listed service's, and the written buttons don't leave it out; nil: nobody
    /// knows.
    let isDescribed: Bool?
  }

  package let file: SourceFile
  package let format: String
  /// The app ran while it was taken: what isn't in it wasn't on the screen.
  package let isFromRunningApp: Bool
  /// How far a length may be off, in points.
  package let tolerance: Double
  /// In the order of the capture.
  package let elements: [Element]
  /// What could be a button and wasn't recognised, each by its one name.
  package let unrecognised: [Element]
  /// The login buttons, once it is known which of the written ones they are.
  var buttons: [Button] = []

  package init(
    file: SourceFile, format: String, isFromRunningApp: Bool, tolerance: Double,
    elements: [Element], unrecognised: [Element]
  ) {
    self.file = file
    self.format = format
    self.isFromRunningApp = isFromRunningApp
    self.tolerance = tolerance
    self.elements = elements
    self.unrecognised = unrecognised
  }

  /// The buttons of listed services; nil where it says nothing of any.
  var listedButtons: [Button]? {
    let listed = buttons.filter(\.isListed)
    // Only where the app ran is what isn't there not on the screen.
    return listed.isEmpty && !isFromRunningApp ? nil : listed
  }

  /// The links or the check boxes that it shows, beside login buttons.
  func controls(_ kind: Control) -> [Element] {
    elements.filter { $0.control == kind && $0.service == nil }
  }

  /// What it says of a button.
  func layer(of button: Button) -> Layer {
    layer(of: button.element, [(.id, .text(button.id)), (.service, .text(button.service))])
  }

  /// What it says of an element as a button, beside other facts of that.
  package func layer(
    of element: Element, _ facts: [(key: ButtonKey, content: Layer.Content?)] = []
  ) -> Layer {
    var facts = facts
    facts += [
      (.title, element.title.map { .text($0) }),
      (.frame, element.frame.map { .lengths([$0.x, $0.y, $0.width, $0.height]) }),
      (.shown, .text("always")), (.source, element.isSystem ? .text("system") : nil),
    ]
    // Of a title it follows what is on a button.
    if element.isLogoOnly || element.title == nil {
      facts.append((.content, element.isLogoOnly ? .text("logoOnly") : nil))
    }
    let site = EvidenceSite(file, element.bytes)
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
