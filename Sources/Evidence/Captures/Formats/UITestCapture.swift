internal import Diagnostics
internal import Documents
internal import Model

/// What the program's own helper in a UI test writes, version 1.
///
/// `{"reviewlintTree": 1, "id": …, "app": …, "size": [w, h], "scale": …, "orientation": …,
/// "appearance": …, "language": …, "os": …, "keyboard": frame, "elements": […]}`; an element is
/// `{"type", "identifier", "label", "title", "frame": [x, y, w, h], "enabled", "hittable",
/// "selected", "children"}`, its type a name of `XCUIElement.ElementType` with a small first letter;
/// what can be ticked has a `value` as well.
enum UITestCapture: CaptureFormat {
  static let name = "ui-test"
  static let tolerance = 0.1

  private static let version = "1"

  /// The keys of a description, each with what says the same here.
  private static let places: KeyValuePairs<ScreenKey, String> = [
    .size: "size", .orientation: "orientation", .appearance: "appearance", .language: "language",
    .os: "os", .coveredBottom: "keyboard",
  ]

  static func fits(_ content: CaptureContent) -> Bool {
    content.json?.value(of: "reviewlintTree") != nil
  }

  static func screens(in content: CaptureContent) throws(CaptureMistake) -> [CapturedScreen] {
    guard let root = content.json, let mark = root.value(of: "reviewlintTree") else { return [] }
    let file = content.file
    guard mark.text == version else {
      throw CaptureMistake(
        Message(.otherVersion, (mark.text ?? "…").quoted), in: file, at: mark.bytes)
    }
    guard let elements = root.value(of: "elements")?.items else {
      throw CaptureMistake(.cutOffCapture(name), in: file, at: root.bytes)
    }
    var builder = ScreenBuilder(in: file, at: root.bytes)
    let size = try lengths(of: "size", count: 2, in: root, file)
    builder.screen.name = root.words(of: "id")
    builder.screen.width = size?[0]
    builder.screen.height = size?[1]
    builder.screen.scale = try root.number(of: "scale", in: file)
    builder.screen.saidOrientation = root.words(of: "orientation").flatMap { .init(rawValue: $0) }
    builder.screen.appearance = root.words(of: "appearance")
    builder.screen.language = root.words(of: "language")
    builder.screen.os = root.words(of: "os")
    builder.screen.saidKeyboard =
      try lengths(of: "keyboard", count: 4, in: root, file).map(Rectangle.init)
    builder.screen.showsKeyboards = true
    for (key, source) in places { builder.screen.places[key] = root.value(of: source)?.bytes }
    for node in elements { try builder.addTree(node, Self.element) }
    builder.screen.app = root.words(of: "app") ?? builder.screen.app
    builder.takeSizeFromWindow()
    return [builder.screen]
  }

  private static func element(
    _ node: DocumentNode, in file: SourceFile
  ) throws(CaptureMistake) -> CapturedElement {
    let type = node.words(of: "type") ?? ""
    let typeName = type.prefix(1).uppercased() + type.dropFirst()
    let kind = ElementKind(typeName: typeName[...]) ?? .other
    var element = CapturedElement(kind, node)
    element.frame = try lengths(of: "frame", count: 4, in: node, file).map(Rectangle.init)
    element.isSaidHidden = node.flag(of: "hittable") == false
    return element
  }

  private static func lengths(
    of key: String, count: Int, in node: DocumentNode, _ file: SourceFile
  ) throws(CaptureMistake) -> [Double]? {
    guard let value = node.value(of: key), !value.isNull else { return nil }
    var lengths: [Double] = []
    for item in value.items ?? [] { lengths.append(try item.number(in: file)) }
    guard lengths.count == count else {
      throw CaptureMistake(.unmeasuredFrame(value.text ?? "…"), in: file, at: value.bytes)
    }
    return lengths
  }
}
