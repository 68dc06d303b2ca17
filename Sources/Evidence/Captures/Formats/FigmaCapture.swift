internal import Diagnostics
internal import Documents

/// The answer of Figma's REST API: a file, some nodes or one node. A drawing, not what ran.
enum FigmaCapture: CaptureFormat {
  static let name = "figma"
  static let tolerance = 0.5
  static let isFromRunningApp = false

  static func fits(_ content: CaptureContent) -> Bool {
    guard let root = content.json else { return false }
    if root.value(of: "document")?.value(of: "type") != nil { return true }
    if let nodes = root.value(of: "nodes")?.entries {
      return nodes.contains { $0.value.value(of: "document") != nil }
    }
    return root.value(of: "absoluteBoundingBox") != nil && root.value(of: "type") != nil
  }

  static func screens(in content: CaptureContent) throws(CaptureMistake) -> [CapturedScreen] {
    guard let root = content.json else { return [] }
    var roots: [(node: DocumentNode, components: [String: String])] = []
    if let nodes = root.value(of: "nodes")?.entries {
      for entry in nodes {
        guard let document = entry.value.value(of: "document") else { continue }
        roots.append((document, componentNames(of: entry.value)))
      }
    } else {
      roots = [(root.value(of: "document") ?? root, componentNames(of: root))]
    }
    var screens: [CapturedScreen] = []
    for (node, components) in roots {
      for frame in drawnScreens(below: node) {
        var reader = FigmaReader(components: components, in: content.file, at: frame.bytes)
        try reader.read(frame)
        screens.append(reader.screen)
      }
    }
    return screens
  }

  private static func componentNames(of answer: DocumentNode) -> [String: String] {
    let names = (answer.value(of: "components")?.entries ?? []).compactMap { entry in
      entry.value.words(of: "name").map { (entry.name, $0) }
    }
    return Dictionary(names) { first, _ in first }
  }

  private static let surroundings: Set = ["DOCUMENT", "CANVAS", "SECTION"]

  /// The topmost frames that are as wide as a screen can be.
  private static func drawnScreens(below node: DocumentNode) -> [DocumentNode] {
    guard node.flag(of: "visible") != false else { return [] }
    if let type = node.words(of: "type"), !surroundings.contains(type) {
      let box = node.value(of: "absoluteBoundingBox")
      let width = box?.words(of: "width").flatMap { CaptureNumber.length($0) } ?? 0
      return (320...1_400).contains(width) ? [node] : []
    }
    return (node.value(of: "children")?.items ?? []).flatMap(drawnScreens)
  }
}
