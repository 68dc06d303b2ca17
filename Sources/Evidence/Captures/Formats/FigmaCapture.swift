internal import Diagnostics
internal import Documents
internal import Model

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
    let nodes = root.value(of: "nodes")?.entries?.map(\.value)
    let answers = nodes?.filter { $0.value(of: "document") != nil } ?? [root]
    var screens: [CapturedScreen] = []
    for answer in answers {
      let components = componentNames(of: answer)
      for frame in drawnScreens(below: answer.value(of: "document") ?? answer) {
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
    return node.layers.flatMap(drawnScreens)
  }
}

/// Reads the layers of one drawn screen: what is painted around a text is a button.
struct FigmaReader {
  /// The names of components by their ids.
  private let components: [String: String]
  private var builder: ScreenBuilder
  private var origin = Rectangle(x: 0, y: 0, width: 0, height: 0)
  /// The numbers of what was painted around a text, by where it is.
  private var boxes: [Rectangle: Int] = [:]

  /// What is higher holds more than one control.
  private static let highestButton = 90.0

  /// A layer that a text or picture is in, and which it could stand on.
  private struct Outer {
    let layer: DocumentNode
    let frame: Rectangle?
    /// What is painted in a group, whose own frame is painted nowhere, from above.
    let shapes: [(frame: Rectangle, bytes: Range<Int>)]
  }

  /// What lies further out is no button's own.
  private static let mostOuter = 8

  init(components: [String: String], in file: SourceFile, at bytes: Range<Int>) {
    self.components = components
    builder = ScreenBuilder(in: file, at: bytes)
  }

  var screen: CapturedScreen { builder.screen }

  mutating func read(_ frame: DocumentNode) throws(CaptureMistake) {
    guard let box = frame.value(of: "absoluteBoundingBox"), !box.isNull else { return }
    origin = try box.frame(("x", "y", "width", "height"), in: screen.file)
    builder.screen.name = frame.words(of: "name")
    builder.screen.ids = [frame.words(of: "id")].compactMap(\.self)
    builder.screen.width = origin.width
    builder.screen.height = origin.height
    var root = CapturedElement(.other, at: frame.bytes)
    root.frame = origin.moved(right: -origin.x, down: -origin.y)
    root.clips = true
    let number = try builder.add(root)
    for layer in frame.layers { try read(layer, below: [], in: number, depth: 1) }
  }

  private mutating func read(
    _ layer: DocumentNode, below outer: [Outer], in parent: Int, depth: Int
  ) throws(CaptureMistake) {
    guard depth <= ScreenBuilder.mostDeep else {
      throw CaptureMistake(
        .tooDeepCapture(ScreenBuilder.mostDeep), in: screen.file, at: layer.bytes)
    }
    let opacity = layer.words(of: "opacity").flatMap { CaptureNumber.length($0) } ?? 1
    guard layer.flag(of: "visible") != false, opacity > 0.02 else { return }
    if layer.words(of: "type") == "TEXT" {
      try addText(layer, below: outer, in: parent)
    } else if layer.words(of: "type") == "INSTANCE" || layer.layers.isEmpty {
      try addPicture(layer, below: outer, in: parent)
    }
    let layers = layer.layers
    guard !layers.isEmpty else { return }
    let all = Array(outer.suffix(Self.mostOuter - 1)) + [try self.outer(layer)]
    for inner in layers { try read(inner, below: all, in: parent, depth: depth + 1) }
  }

  private func outer(_ layer: DocumentNode) throws(CaptureMistake) -> Outer {
    var shapes: [(Rectangle, Range<Int>)] = []
    for shape in layer.layers where layer.words(of: "type") == "GROUP" {
      guard shape.isShape, shape.isPainted, let frame = try frame(of: shape),
        frame.height <= Self.highestButton
      else { continue }
      shapes.append((frame, shape.bytes))
    }
    shapes.sort { $0.0.y < $1.0.y }
    return Outer(layer: layer, frame: try frame(of: layer), shapes: shapes)
  }

  private mutating func addText(
    _ layer: DocumentNode, below outer: [Outer], in parent: Int
  ) throws(CaptureMistake) {
    guard let words = layer.words(of: "characters"), let place = try frame(of: layer) else {
      return
    }
    guard let (box, bytes) = paintedBox(around: place, in: outer) else {
      var text = CapturedElement(.text, at: layer.bytes, in: parent)
      text.label = words
      text.frame = place
      _ = try builder.add(text)
      return
    }
    if let known = boxes[box] { return builder.addTitle(words, to: known) }
    var button = CapturedElement(.button, at: bytes, in: parent)
    button.title = words
    button.frame = box
    button.mayBeField = true
    button.imageNames =
      outer.suffix(2).flatMap { names(of: $0.layer) } + [layer.words(of: "name")].compactMap(\.self)
    boxes[box] = try builder.add(button)
  }

  /// A picture alone can be a button, by its name.
  private mutating func addPicture(
    _ layer: DocumentNode, below outer: [Outer], in parent: Int
  ) throws(CaptureMistake) {
    guard let place = try frame(of: layer), place.height <= Self.highestButton else { return }
    let box = paintedBox(around: place, in: outer)?.box ?? place
    if let known = boxes[box] { return builder.addImageNames(names(of: layer), to: known) }
    guard layer.words(of: "type") == "INSTANCE" else { return }
    var picture = CapturedElement(.untold, at: layer.bytes, in: parent)
    picture.imageNames = names(of: layer)
    picture.frame = place
    picture.mayBeField = true
    boxes[box] = try builder.add(picture)
  }

  private func names(of layer: DocumentNode) -> [String] {
    let component = layer.words(of: "componentId").flatMap { components[$0] }
    return [layer.words(of: "name"), component].compactMap(\.self)
  }

  private func paintedBox(
    around place: Rectangle, in outer: [Outer]
  ) -> (box: Rectangle, bytes: Range<Int>)? {
    for outer in outer.reversed() {
      let middle = place.y + place.height / 2
      let first = outer.shapes.partitioningIndex { $0.frame.y >= middle - Self.highestButton }
      let shape = outer.shapes[first...].prefix { $0.frame.y <= middle }
        .filter { $0.frame.area > place.area && $0.frame.holdsMiddle(of: place) }
        .min { $0.bytes.lowerBound < $1.bytes.lowerBound }
      if let shape { return (shape.frame, shape.bytes) }
      guard let box = outer.frame, box.height <= Self.highestButton else { return nil }
      if outer.layer.isPainted { return (box, outer.layer.bytes) }
    }
    return nil
  }

  private func frame(of layer: DocumentNode) throws(CaptureMistake) -> Rectangle? {
    guard let box = layer.value(of: "absoluteBoundingBox"), !box.isNull else { return nil }
    let frame = try box.frame(("x", "y", "width", "height"), in: screen.file)
    return frame.moved(right: -origin.x, down: -origin.y)
  }
}

extension DocumentNode {
  fileprivate var layers: [DocumentNode] { value(of: "children")?.items ?? [] }

  fileprivate var isShape: Bool {
    ["RECTANGLE", "VECTOR", "BOOLEAN_OPERATION"].contains(words(of: "type") ?? "")
  }

  fileprivate var isPainted: Bool {
    guard words(of: "type") != "TEXT", flag(of: "visible") != false else { return false }
    let paints = ["fills", "strokes"].flatMap { value(of: $0)?.items ?? [] }
    return paints.contains { $0.flag(of: "visible") != false && $0.words(of: "opacity") != "0" }
  }
}
