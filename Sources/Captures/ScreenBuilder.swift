internal import Diagnostics

/// Collects the elements of a screen, as deep and as many as a capture may have.
struct ScreenBuilder {
  static let mostElements = 20_000
  static let mostDeep = 400

  private(set) var screen: CapturedScreen
  private var depths: [Int] = []

  init(in file: SourceFile, at bytes: Range<Int>) {
    screen = CapturedScreen(in: file, at: bytes)
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
    screen.elements.append(element)
    depths.append(depth)
    return screen.elements.count - 1
  }

  subscript(number: Int) -> CapturedElement {
    get { screen.elements[number] }
    set { screen.elements[number] = newValue }
  }

  var count: Int { screen.elements.count }

  /// Takes the size from the window, else the application, unless it is known.
  mutating func takeSizeFromWindow() {
    let elements = screen.elements
    let frame =
      elements.first { $0.kind == .window && $0.frame?.isEmpty == false }?.frame
      ?? elements.first { $0.kind == .application && $0.frame?.isEmpty == false }?.frame
    guard screen.width == nil, let frame else { return }
    screen.width = frame.width
    screen.height = frame.height
  }

  /// Changes what is known about the screen as a whole.
  mutating func describe(_ change: (inout CapturedScreen) -> Void) {
    change(&screen)
  }
}
