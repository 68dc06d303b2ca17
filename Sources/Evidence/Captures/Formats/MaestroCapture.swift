internal import Diagnostics
internal import Documents
internal import Model

/// The JSON of `maestro hierarchy`; it tells no types.
enum MaestroCapture: CaptureFormat {
  static let name = "maestro"
  static let tolerance = 1.0

  static func fits(_ content: CaptureContent) -> Bool {
    guard let attributes = content.json?.value(of: "attributes"), attributes.entries != nil else {
      return false
    }
    let isTree = content.json?.value(of: "children")?.items != nil
    return isTree || attributes.value(of: "bounds") != nil
  }

  static func screens(in content: CaptureContent) throws(CaptureMistake) -> [CapturedScreen] {
    guard let root = content.json else { return [] }
    var builder = ScreenBuilder(in: content.file, at: root.bytes)
    try builder.addTree(root, Self.element)
    // The root is made up; what fills the screen comes below it.
    if builder[0].frame?.isEmpty ?? true {
      builder.screen.elements[0].frame = nil
      hideStatusBar(of: &builder.screen)
    }
    let frames = builder.screen.elements.compactMap(\.frame).filter { !$0.isEmpty }
    guard let first = frames.first else {
      throw CaptureMistake(Message(.emptyCapture, name), in: content.file)
    }
    builder.screen.width = first.width
    builder.screen.height = first.height
    return [builder.screen]
  }

  /// Behind the app, the second below the root is what the system shows at the top of the display.
  private static func hideStatusBar(of screen: inout CapturedScreen) {
    screen.findEnds()
    let tops = screen.elements.indices.filter { screen.elements[$0].parent == 0 }
    guard tops.count > 1 else { return }
    let bar = screen.elements[tops[1]..<screen.ends[tops[1]]]
    let isAtTop = bar.allSatisfy { ($0.frame?.bottom ?? 0) <= highestStatusBar }
    if isAtTop { screen.elements[tops[1]].kind = .statusBar }
  }

  /// Above the highest safe area of an iPhone.
  private static let highestStatusBar = 70.0

  private static func element(
    _ node: DocumentNode, in file: SourceFile
  ) throws(CaptureMistake) -> CapturedElement {
    let attributes = node.value(of: "attributes")
    var element = CapturedElement(.untold, at: node.bytes)
    element.identifier = attributes?.words(of: "resource-id")
    element.label = attributes?.words(of: "accessibilityText")
    element.title = attributes?.words(of: "title")
    if let hint = attributes?.words(of: "hintText") {
      // The text of a field is what somebody has typed.
      element.kind = .textField
      element.label = element.label ?? hint
    } else if element.label == nil {
      element.label = attributes?.words(of: "text")
    }
    // Only of what can be ticked it is true; of all else it is as false as of what isn't.
    if attributes?.flag(of: "checked") == true { element.kind = .checkBox }
    element.note(
      value: attributes?.words(of: "value"), isSelected: attributes?.flag(of: "selected") == true)
    element.isEnabled = attributes?.flag(of: "enabled") ?? node.flag(of: "enabled") ?? true
    if let bounds = attributes?.value(of: "bounds"), let text = bounds.text, !text.isEmpty {
      guard let frame = CaptureNumber.bounds(text) else {
        throw CaptureMistake(.unmeasuredFrame(text), in: file, at: bounds.bytes)
      }
      element.frame = frame
    }
    return element
  }
}
