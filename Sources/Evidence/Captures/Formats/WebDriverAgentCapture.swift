internal import Model

/// The page source of WebDriverAgent, as Appium hands it on: XML.
enum WebDriverAgentCapture: CaptureFormat {
  static let name = "webdriveragent"
  static let tolerance = 2.0

  private static let prefix = "XCUIElementType"

  static func fits(_ content: CaptureContent) -> Bool {
    guard let root = content.xml else { return false }
    return root.name == "AppiumAUT" || root.name.hasPrefix(prefix)
  }

  static func screens(in content: CaptureContent) throws(CaptureMistake) -> [CapturedScreen] {
    guard let root = content.xml else { return [] }
    var builder = ScreenBuilder(in: content.file, at: root.bytes)
    let tops = root.name.hasPrefix(prefix) ? [root] : root.children
    for element in tops { try add(element, in: nil, to: &builder) }
    return builder.screensOfApplication()
  }

  private static func add(
    _ source: XMLElement, in parent: Int?, to builder: inout ScreenBuilder
  ) throws(CaptureMistake) {
    let type = source.name.hasPrefix(prefix) ? source.name.dropFirst(prefix.count) : "Other"
    let kind = ElementKind(typeName: type) ?? .other
    var element = CapturedElement(kind, at: source.bytes, in: parent)
    element.label = words(source["label"]) ?? words(source["placeholderValue"])
    element.title = words(source["title"])
    // A name is the identifier, or else the label; on a Mac each is told by itself.
    let name = words(source["name"]).flatMap { $0 == source["label"] ? nil : $0 }
    element.identifier = words(source["identifier"]) ?? name
    element.isEnabled = source["enabled"] != "false"
    element.isSaidHidden = source["visible"] == "false"
    element.note(value: source["value"], isSelected: source["selected"] == "true")
    element.frame = try frame(of: source, builder.screen)
    let number = try builder.add(element)
    if kind == .application { builder.screen.app = builder.screen.app ?? element.identifier }
    for child in source.children { try add(child, in: number, to: &builder) }
  }

  private static func words(_ text: String?) -> String? {
    text.flatMap { $0.isEmpty ? nil : $0 }
  }

  private static func frame(
    of source: XMLElement, _ screen: CapturedScreen
  ) throws(CaptureMistake) -> Rectangle? {
    if let text = source["nativeFrame"], let frame = CaptureNumber.frame(text) { return frame }
    let texts = ["x", "y", "width", "height"].compactMap { source[$0] }
    guard !texts.isEmpty else { return nil }
    let lengths = texts.compactMap { CaptureNumber.length($0) }
    guard lengths.count == 4 else {
      throw CaptureMistake(
        .unmeasuredFrame(texts.joined(separator: ", ")), in: screen.file, at: source.bytes)
    }
    return Rectangle(lengths)
  }
}
