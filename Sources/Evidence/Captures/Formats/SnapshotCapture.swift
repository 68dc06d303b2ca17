internal import Diagnostics
internal import Documents

/// `XCUIElementSnapshot.dictionaryRepresentation`, as JSON.
enum SnapshotCapture: CaptureFormat {
  static let name = "snapshot"
  static let tolerance = 0.1
  static let isFromRunningApp = true

  static func fits(_ content: CaptureContent) -> Bool {
    guard let root = content.json.flatMap(tree) else { return false }
    return root.value(of: "elementType") != nil && root.value(of: "frame") != nil
  }

  static func screens(in content: CaptureContent) throws(CaptureMistake) -> [CapturedScreen] {
    guard let root = content.json.flatMap(tree) else { return [] }
    var builder = ScreenBuilder(in: content.file, at: root.bytes)
    try builder.addTree(root, Self.element)
    builder.takeSizeFromWindow()
    builder.screen.showsKeyboards = builder.holdsApplication
    return [builder.screen]
  }

  /// A driver's answer names its tree.
  private static func tree(_ root: DocumentNode) -> DocumentNode? {
    root.value(of: "axElement") ?? (root.entries == nil ? nil : root)
  }

  private static func element(
    _ node: DocumentNode, in file: SourceFile
  ) throws(CaptureMistake) -> CapturedElement {
    guard let type = node.value(of: "elementType")?.text.flatMap({ Int($0) }) else {
      throw CaptureMistake(Message(.untypedElement), in: file, at: node.bytes)
    }
    var element = CapturedElement(ElementKind(typeNumber: type), at: node.bytes)
    element.identifier = node.words(of: "identifier")
    element.label = node.words(of: "label") ?? placeholder(of: node, element.kind)
    element.title = node.words(of: "title")
    element.isEnabled = node.flag(of: "enabled") ?? true
    element.noteTick(value: node.words(of: "value"), isSelected: node.flag(of: "selected") == true)
    if let frame = node.value(of: "frame"), !frame.isNull {
      element.frame = try frame.frame(("X", "Y", "Width", "Height"), in: file)
    }
    return element
  }

  private static func placeholder(of node: DocumentNode, _ kind: ElementKind) -> String? {
    kind.isField ? node.words(of: "placeholderValue") : nil
  }
}
