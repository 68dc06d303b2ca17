package import Model

/// Something on a captured screen.
package struct CapturedElement: Sendable {
  /// How much of it a person sees.
  package enum Visibility: Sendable {
    /// All of it or a part.
    case seen
    /// Nothing before scrolling to it.
    case scrolledTo
    case hidden
  }

  package var kind: ElementKind
  /// The class that an interface file or a view hierarchy names.
  package var className: String?
  package var identifier: String?
  package var label: String?
  package var title: String?
  /// What code calls it: outlets and actions.
  package var codeNames: [String] = []
  /// Images on it, and a design's names of layers.
  package var imageNames: [String] = []
  package var frame: Rectangle?
  package var isEnabled = true
  /// Whether it is ticked, switched on or selected; nil where the capture doesn't tell.
  package var isTicked: Bool?
  /// Its words may be what somebody has typed.
  var mayBeField = false
  /// It alone can't be seen.
  var isSaidHidden = false
  /// It can't be seen, nor what is in it.
  var hidesAll = false
  /// What is in it shows only within its frame.
  var clips = false
  /// The element that it is in, by its number; that one comes earlier.
  package var parent: Int?
  /// Where the capture says so.
  package var bytes: Range<Int>
  package internal(set) var visibility = Visibility.seen

  init(_ kind: ElementKind, at bytes: Range<Int>, in parent: Int? = nil) {
    self.kind = kind
    self.bytes = bytes
    self.parent = parent
    clips = kind == .scrollView || kind == .window
  }

  /// Notes whether it is ticked: by its value, or because it is said to be selected. That something
  /// isn't says nothing, as most of what isn't ticked may be drawn so. A Mac's text is a value.
  mutating func note(value: String?, isSelected: Bool) {
    guard !kind.isField else { return }
    if kind == .text, words == nil { label = value }
    let isTicked = value.flatMap { Self.ticks[$0] }
    // React Native tells in words what a view without a type is.
    if isTicked != nil, value?.hasPrefix("checkbox") == true { kind = .checkBox }
    self.isTicked = isTicked ?? (isSelected ? true : nil)
  }

  private static let ticks = [
    "1": true, "0": false, "checkbox, checked": true, "checkbox, not checked": false,
  ]

  /// Whether a person sees it, perhaps after scrolling.
  package var isVisible: Bool { visibility != .hidden }

  /// The words that a person reads or hears, if there are any.
  package var words: String? {
    [title, label].lazy.compactMap(\.self).first { !$0.isEmpty }
  }
}

/// What an element of a screen is, as far as recognising logins goes.
package enum ElementKind: Hashable, Sendable {
  case application, window, button, link, cell
  /// What is ticked or switched on.
  case checkBox
  case image, text, textField, secureTextField
  /// Whatever shows a part of something larger.
  case scrollView
  case keyboard
  case statusBar
  /// Of a Mac, with the menus in it.
  case menuBar
  /// It lies over what scrolls, at the bottom.
  case bar
  case other
  /// The format says nothing about types.
  case untold

  /// By the name of an `XCUIElement.ElementType`; nil when there is no such type.
  init?(typeName: Substring) {
    guard let number = Self.numbers[String(typeName)] else { return nil }
    self.init(typeNumber: number)
  }

  /// By the raw value of an `XCUIElement.ElementType`.
  init(typeNumber: Int) {
    guard Self.typeNames.indices.contains(typeNumber) else {
      self = .other
      return
    }
    switch Self.typeNames[typeNumber] {
    case "Application": self = .application
    case "Window": self = .window
    case "Button", "MenuButton", "ToolbarButton", "PopUpButton": self = .button
    case "Link": self = .link
    case "Cell", "TableRow": self = .cell
    case "CheckBox", "Switch", "Toggle": self = .checkBox
    case "Image", "Icon": self = .image
    case "StaticText": self = .text
    case "TextField", "SearchField", "TextView", "ComboBox": self = .textField
    case "SecureTextField": self = .secureTextField
    case "ScrollView", "Table", "CollectionView", "WebView": self = .scrollView
    case "Keyboard", "Key": self = .keyboard
    case "StatusBar", "TouchBar", "DockItem": self = .statusBar
    case "MenuBar": self = .menuBar
    case "TabBar", "Toolbar": self = .bar
    default: self = .other
    }
  }

  var isField: Bool { self == .textField || self == .secureTextField }

  /// Whether it is the system's, beside what the app shows.
  var isOfSystem: Bool { self == .keyboard || self == .statusBar || self == .menuBar }

  /// In the order of their raw values.
  private static let typeNames = [
    "Any", "Other", "Application", "Group", "Window", "Sheet", "Drawer", "Alert", "Dialog",
    "Button", "RadioButton", "RadioGroup", "CheckBox", "DisclosureTriangle", "PopUpButton",
    "ComboBox", "MenuButton", "ToolbarButton", "Popover", "Keyboard", "Key", "NavigationBar",
    "TabBar", "TabGroup", "Toolbar", "StatusBar", "Table", "TableRow", "TableColumn", "Outline",
    "OutlineRow", "Browser", "CollectionView", "Slider", "PageIndicator", "ProgressIndicator",
    "ActivityIndicator", "SegmentedControl", "Picker", "PickerWheel", "Switch", "Toggle", "Link",
    "Image", "Icon", "SearchField", "ScrollView", "ScrollBar", "StaticText", "TextField",
    "SecureTextField", "DatePicker", "TextView", "Menu", "MenuItem", "MenuBar", "MenuBarItem",
    "Map", "WebView", "IncrementArrow", "DecrementArrow", "Timeline", "RatingIndicator",
    "ValueIndicator", "SplitGroup", "Splitter", "RelevanceIndicator", "ColorWell", "HelpTag",
    "Matte", "DockItem", "Ruler", "RulerMarker", "Grid", "LevelIndicator", "Cell", "LayoutArea",
    "LayoutItem", "Handle", "Stepper", "Tab", "TouchBar", "StatusItem",
  ]

  private static let numbers = Dictionary(
    uniqueKeysWithValues: typeNames.enumerated().map { ($0.element, $0.offset) })
}
