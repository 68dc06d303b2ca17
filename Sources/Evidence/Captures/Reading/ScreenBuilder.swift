internal import Diagnostics
internal import Documents
internal import Model

/// Collects the elements of a screen, as deep and as many as a capture may have.
struct ScreenBuilder {
  static let mostElements = 10_000
  static let mostDeep = 400

  /// No button has longer words on it, or more names.
  private static let longestText = 200
  private static let mostNames = 20

  /// What is known of the screen as a whole may be changed.
  var screen: CapturedScreen
  private var depths: [Int] = []

  init(in file: SourceFile, at bytes: Range<Int>) {
    screen = CapturedScreen(file: file, bytes: bytes)
  }

  /// Adds an element behind the one that it is in, and answers its number.
  mutating func add(_ element: CapturedElement) throws(CaptureMistake) -> Int {
    let depth = element.parent.map { depths[$0] + 1 } ?? 0
    guard screen.elements.count < Self.mostElements else {
      throw CaptureMistake(.tooManyElements(Self.mostElements), in: screen.file, at: element.bytes)
    }
    guard depth <= Self.mostDeep else {
      throw CaptureMistake(.tooDeepCapture(Self.mostDeep), in: screen.file, at: element.bytes)
    }
    let element = Self.short(element)
    if element.kind == .application { screen.app = element.words ?? screen.app }
    screen.elements.append(element)
    depths.append(depth)
    return screen.elements.count - 1
  }

  /// Adds the elements of a tree in JSON, each with those among its `children`.
  mutating func addTree(
    _ node: DocumentNode, in parent: Int? = nil,
    _ element: (DocumentNode, SourceFile) throws(CaptureMistake) -> CapturedElement
  ) throws(CaptureMistake) {
    var read = try element(node, screen.file)
    read.parent = parent
    let number = try add(read)
    for child in node.value(of: "children")?.items ?? [] { try addTree(child, in: number, element) }
  }

  subscript(number: Int) -> CapturedElement { screen.elements[number] }

  /// What has words on it that was painted for them is a button.
  mutating func addTitle(_ words: String, to number: Int) {
    let title = [screen.elements[number].title, words].compactMap(\.self).joined(separator: " ")
    screen.elements[number].title = Self.short(title)
    screen.elements[number].kind = .button
  }

  mutating func addImageNames(_ names: [String], to number: Int) {
    let room = Self.mostNames - screen.elements[number].imageNames.count
    screen.elements[number].imageNames += names.prefix(max(0, room)).map(Self.short)
  }

  private static func short(_ element: CapturedElement) -> CapturedElement {
    var element = element
    element.identifier = element.identifier.map(short)
    element.label = element.label.map(short)
    element.title = element.title.map(short)
    element.codeNames = element.codeNames.prefix(mostNames).map(short)
    element.imageNames = element.imageNames.prefix(mostNames).map(short)
    return element
  }

  private static func short(_ text: String) -> String {
    text.utf8.count <= longestText ? text : String(text.prefix(longestText))
  }

  /// Takes size and origin from the window, else the application: places are told on the display,
  /// of which a window can be a part.
  mutating func takeSizeFromWindow() {
    let elements = screen.elements.filter { $0.frame?.isEmpty == false }
    let element =
      elements.first { $0.kind == .window } ?? elements.first { $0.kind == .application }
    guard screen.width == nil, let element, let frame = element.frame else { return }
    screen.width = frame.width
    screen.height = frame.height
    for key in [ScreenKey.size, .orientation] { screen.places[key] = element.bytes }
    for number in screen.elements.indices {
      let place = screen.elements[number].frame
      screen.elements[number].frame = place?.moved(right: -frame.x, down: -frame.y)
    }
  }

  /// The screens of a tree that has all of an application, or a part of it: one, but on a Mac, where
  /// each window is a screen of its own.
  mutating func screensOfApplication() -> [CapturedScreen] {
    screen.showsKeyboards = screen.elements.contains { $0.kind == .application }
    let isMac = screen.elements.contains { $0.kind == .menuBar }
    let windows = screen.elements.indices.filter { self[$0].kind == .window }
    guard isMac, windows.count > 1 else {
      takeSizeFromWindow()
      return [screen]
    }
    screen.findEnds()
    return windows.map { window in
      var part = self
      part.screen.elements = screen.elements[window..<screen.ends[window]].map { element in
        var element = element
        element.parent = element.parent.flatMap { $0 < window ? nil : $0 - window }
        return element
      }
      part.screen.bytes = self[window].bytes
      part.screen.name = self[window].words
      part.screen.ids = [self[window].identifier].compactMap(\.self)
      part.takeSizeFromWindow()
      return part.screen
    }
  }
}
