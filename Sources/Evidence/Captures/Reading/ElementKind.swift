/// What an element of a screen is, as far as recognising logins goes.
package enum ElementKind: Hashable, Sendable {
  case application
  case window
  case button
  case link
  case cell
  /// What is ticked or switched on.
  case checkBox
  case image
  case text
  case textField
  case secureTextField
  /// Whatever shows a part of something larger.
  case scrollView
  case keyboard
  case statusBar
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
    case "StatusBar": self = .statusBar
    case "TabBar", "Toolbar": self = .bar
    default: self = .other
    }
  }

  var isField: Bool { self == .textField || self == .secureTextField }

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
