internal import Diagnostics
internal import Documents

/// `XCUIElementSnapshot.dictionaryRepresentation`, as JSON.
enum SnapshotCapture: CaptureFormat {
  static let name = "snapshot"
  static let tolerance = 0.1

  static func fits(_ content: CaptureContent) -> Bool {
    guard let root = content.json.flatMap(tree) else { return false }
    return root.value(of: "elementType") != nil && root.value(of: "frame") != nil
  }

  static func screens(in content: CaptureContent) throws(CaptureMistake) -> [CapturedScreen] {
    guard let root = content.json.flatMap(tree) else { return [] }
    var builder = ScreenBuilder(in: content.file, at: root.bytes)
    try builder.addTree(root, Self.element)
    return builder.screensOfApplication()
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
    var element = CapturedElement(ElementKind(typeNumber: type), node)
    if element.kind.isField { element.label = element.label ?? node.words(of: "placeholderValue") }
    if let frame = node.value(of: "frame"), !frame.isNull {
      element.frame = try frame.frame(("X", "Y", "Width", "Height"), in: file)
    }
    return element
  }
}

extension CapturedElement {
  /// An element in JSON that goes by the words of an `XCUIElement`.
  init(_ kind: ElementKind, _ node: DocumentNode) {
    self.init(kind, at: node.bytes)
    identifier = node.words(of: "identifier")
    label = node.words(of: "label")
    title = node.words(of: "title")
    isEnabled = node.flag(of: "enabled") ?? true
    note(value: node.words(of: "value"), isSelected: node.flag(of: "selected") == true)
  }
}
