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
    if root.value(of: "absoluteBoundingBox") != nil, root.value(of: "type") != nil { return true }
    let documents = answers(in: root).compactMap {
      $0.entries == nil ? $0 : $0.value(of: "document")
    }
    return documents.contains { $0.value(of: "type") != nil || $0.text?.hasPrefix("@{") == true }
  }

  /// What tells of a file or of some nodes of it, or else the node itself.
  private static func answers(in root: DocumentNode) -> [DocumentNode] {
    root.value(of: "nodes")?.entries?.map(\.value) ?? [root]
  }

  static func screens(in content: CaptureContent) throws(CaptureMistake) -> [CapturedScreen] {
    guard let root = content.json else { return [] }
    let answers = answers(in: root)
    if let text = answers.lazy.compactMap(flattened).first {
      throw CaptureMistake(Message(.flattenedCapture), in: content.file, at: text.bytes)
    }
    var screens: [CapturedScreen] = []
    for answer in answers {
      let components = componentNames(of: answer)
      for frame in drawnScreens(below: answer.value(of: "document") ?? answer) {
        var reader = FigmaReader(components: components, in: content.file, at: frame.bytes)
        try reader.read(frame)
        screens.append(reader.screen)
      }
    }
    guard screens.contains(where: { $0.elements.count > 1 }) else {
      let place = screens.first?.bytes ?? root.bytes
      throw CaptureMistake(Message(.emptyDesign), in: content.file, at: place)
    }
    return screens
  }

  /// The first level below an answer that was written as a text: nobody can tell what is in it.
  private static func flattened(in value: DocumentNode) -> DocumentNode? {
    if let items = value.items { return items.lazy.compactMap(flattened).first }
    guard value.entries != nil else { return value.isNull ? nil : value }
    return ["document", "children", "absoluteBoundingBox"].lazy
      .compactMap { value.value(of: $0).flatMap(flattened) }.first
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
    /// What is painted in it, from above; the frame of a group is painted nowhere.
    let shapes: [(frame: Rectangle, layer: DocumentNode)]
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
    let outer = [try outer(frame)]
    for layer in frame.layers { try read(layer, below: outer, in: number, depth: 1) }
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
    var shapes: [(Rectangle, DocumentNode)] = []
    for shape in layer.shapes {
      guard let frame = try frame(of: shape), frame.height <= Self.highestButton else { continue }
      shapes.append((frame, shape))
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
    guard let (box, painted) = paintedBox(around: place, in: outer) else {
      var text = CapturedElement(.text, at: layer.bytes, in: parent)
      text.label = words
      text.frame = place
      _ = try builder.add(text)
      return
    }
    if let known = boxes[box] { return builder.addTitle(words, to: known) }
    var button = CapturedElement(.button, at: painted.bytes, in: parent)
    button.title = words
    button.frame = box
    let nearest = outer.suffix(2).filter { $0.layer.bytes != screen.bytes }
    // A text is called what is written in it, unless somebody names it.
    button.imageNames = (nearest.map(\.layer) + [painted, layer]).flatMap { names(of: $0) }
    button.mayBeField = !areOfButton(button.imageNames.dropLast())
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
    picture.mayBeField = !areOfButton(picture.imageNames)
    boxes[box] = try builder.add(picture)
  }

  private func names(of layer: DocumentNode) -> [String] {
    let component = layer.words(of: "componentId").flatMap { components[$0] }
    return [layer.words(of: "name"), component].compactMap(\.self)
  }

  /// Whether layers are called a button: nobody types into one, and it is one however painted.
  private func areOfButton(_ names: some Sequence<String>) -> Bool {
    names.contains { $0.lowercased().contains("button") || $0.lowercased().contains("btn") }
  }

  private func paintedBox(
    around place: Rectangle, in outer: [Outer]
  ) -> (box: Rectangle, layer: DocumentNode)? {
    for outer in outer.reversed() {
      let middle = place.y + place.height / 2
      let first = outer.shapes.partitioningIndex { $0.frame.y >= middle - Self.highestButton }
      let shape = outer.shapes[first...].prefix { $0.frame.y <= middle }
        .filter { $0.frame.area > place.area && $0.frame.holdsMiddle(of: place) }
        .min { $0.layer.bytes.lowerBound < $1.layer.bytes.lowerBound }
      if let shape { return (shape.frame, shape.layer) }
      guard let box = outer.frame, box.height <= Self.highestButton else { return nil }
      let isComponent = outer.layer.words(of: "type") == "INSTANCE"
      if outer.layer.isPainted || isComponent && areOfButton(names(of: outer.layer)) {
        return (box, outer.layer)
      }
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

  /// What is painted in a layer, or in a group in it, perhaps behind texts.
  fileprivate var shapes: [DocumentNode] {
    layers.flatMap { $0.words(of: "type") == "GROUP" ? $0.layers : [$0] }
      .filter { $0.isShape && $0.isPainted }
  }

  private var isShape: Bool {
    ["RECTANGLE", "VECTOR", "BOOLEAN_OPERATION"].contains(words(of: "type") ?? "")
  }

  fileprivate var isPainted: Bool {
    guard words(of: "type") != "TEXT", flag(of: "visible") != false else { return false }
    let paints = ["fills", "strokes"].flatMap { value(of: $0)?.items ?? [] }
    return paints.contains { $0.flag(of: "visible") != false && $0.words(of: "opacity") != "0" }
  }
}
