internal import Diagnostics
internal import Documents
internal import Model

/// `idb ui describe-all`, flat or nested, and what AXe writes.
enum IDBCapture: CaptureFormat {
  static let name = "idb"
  static let tolerance = 0.0001

  static func fits(_ content: CaptureContent) -> Bool {
    guard let root = content.json, let first = elements(of: root)?.first else { return false }
    return first.value(of: "AXFrame") != nil
      || first.value(of: "frame")?.entries != nil
        && (first.value(of: "role") != nil || first.value(of: "AXUniqueId") != nil)
  }

  static func screens(in content: CaptureContent) throws(CaptureMistake) -> [CapturedScreen] {
    guard let root = content.json, let elements = elements(of: root) else { return [] }
    if root.flag(of: "truncated") == true {
      throw CaptureMistake(.cutOffCapture(name), in: content.file, at: root.bytes)
    }
    var builder = ScreenBuilder(in: content.file, at: root.bytes)
    for node in elements { try builder.addTree(node, Self.element) }
    if let failed = builder.screen.elements.first(where: { $0.kind == .application }),
      failed.frame?.isEmpty ?? true
    {
      throw CaptureMistake(Message(.failedReading), in: content.file, at: failed.bytes)
    }
    builder.takeSizeFromWindow()
    return [builder.screen]
  }

  private static func elements(of root: DocumentNode) -> [DocumentNode]? {
    root.items ?? root.value(of: "elements")?.items ?? [root]
  }

  private static func element(
    _ node: DocumentNode, in file: SourceFile
  ) throws(CaptureMistake) -> CapturedElement {
    var element = CapturedElement(kind(of: node), at: node.bytes)
    element.identifier = node.words(of: "AXUniqueId")
    element.label = node.words(of: "AXLabel")
    element.title = node.words(of: "title")
    element.isEnabled = node.flag(of: "enabled") ?? true
    element.note(value: node.words(of: "AXValue"), isSelected: false)
    if let frame = node.value(of: "frame"), !frame.isNull {
      element.frame = try frame.frame(("x", "y", "width", "height"), in: file)
    } else if let written = node.value(of: "AXFrame"), let text = written.text {
      guard let frame = CaptureNumber.frame(text) else {
        throw CaptureMistake(.unmeasuredFrame(text), in: file, at: written.bytes)
      }
      element.frame = frame
    }
    return element
  }

  private static func kind(of node: DocumentNode) -> ElementKind {
    if node.words(of: "subrole") == "AXSecureTextField" { return .secureTextField }
    let type = node.words(of: "type") ?? ""
    // Accessibility has it for texts; types of tests don't.
    if type == "Heading" { return .text }
    return ElementKind(typeName: type[...]) ?? .other
  }
}
