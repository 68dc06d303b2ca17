package import Diagnostics
package import Model

/// A screen as a tool wrote it down.
package struct CapturedScreen: Sendable {
  package enum Orientation: String, Sendable {
    case portrait, landscape
  }

  /// What the capture calls it: a scene, a design's frame, a test's name.
  package var name: String?
  /// What else it goes by in its file, as nothing else there does; the shortest first.
  var ids: [String] = []
  /// The name of the app, if the capture has it.
  package var app: String?
  package var width: Double?
  package var height: Double?
  package var scale: Double?
  package var appearance: String?
  /// A BCP 47 tag.
  package var language: String?
  /// The version of the system.
  package var os: String?
  /// An open keyboard that the capture tells of outside of its elements.
  var saidKeyboard: Rectangle?
  /// Whether an open keyboard would be in the capture.
  var showsKeyboards = false
  var saidOrientation: Orientation?
  /// Where it tells of the screen as a whole, by keys of a description, unless where it begins.
  var places: [ScreenKey: Range<Int>] = [:]
  /// Which format it was written down in.
  package internal(set) var format = ""
  /// Whether what isn't here wasn't on the screen: the app ran while it was taken.
  package internal(set) var isFromRunningApp = false
  /// How far a length may be off, in points.
  package internal(set) var tolerance = 0.0
  package internal(set) var file: SourceFile
  /// Where the capture begins to tell of it.
  package var bytes: Range<Int>
  /// Each behind the one that it is in.
  package internal(set) var elements: [CapturedElement] = []
  /// Behind the last of the elements in each, at any depth.
  private(set) var ends: [Int] = []

  package var orientation: Orientation? {
    if let saidOrientation { return saidOrientation }
    guard let width, let height else { return nil }
    return width > height ? .landscape : .portrait
  }

  package var bounds: Rectangle? {
    guard let width, let height, width > 0, height > 0 else { return nil }
    return Rectangle(x: 0, y: 0, width: width, height: height)
  }

  /// Whether there is more than fits in.
  package var scrolls: Bool {
    elements.contains { $0.visibility == .scrolledTo && $0.frame?.isEmpty == false }
  }

  /// How far a keyboard or a bar reaches up from the bottom; nil where nobody can tell.
  package var coveredBottom: Double? {
    guard let bounds else { return nil }
    let keyboard = keyboard.flatMap { bounds.intersection($0).isEmpty ? nil : $0 }
    // One that floats covers something else.
    if let keyboard, keyboard.bottom < bounds.bottom - 1 { return nil }
    guard keyboard != nil || showsKeyboards else { return nil }
    let top = keyboard?.y ?? bounds.bottom
    let bars = elements.filter { $0.kind == .bar && $0.isVisible }.compactMap(\.frame)
    let tops = bars.filter { $0.bottom >= top - Self.mostBelowBar && $0.y < top }.map(\.y)
    return bounds.bottom - max(0, tops.min() ?? top)
  }

  /// What marks the way home may lie below a bar.
  private static let mostBelowBar = 40.0

  /// The open keyboard, if there is one.
  var keyboard: Rectangle? { saidKeyboard ?? keyboardElement?.frame }

  private var keyboardElement: CapturedElement? {
    elements.lazy.filter { $0.kind == .keyboard }
      .max { ($0.frame?.area ?? 0) < ($1.frame?.area ?? 0) }
  }

  /// Where it says what a key of a description says.
  package func place(of key: ScreenKey) -> Range<Int> {
    if let place = places[key] { return place }
    return key == .coveredBottom ? keyboardElement?.bytes ?? bytes : bytes
  }

  /// Whether an element is in another, at any depth.
  func isElement(_ inner: Int, in outer: Int) -> Bool { inner > outer && inner < ends[outer] }

  /// Notes which elements are in which, once all are there.
  mutating func findEnds() {
    ends = elements.indices.map { $0 + 1 }
    for number in elements.indices.reversed() {
      guard let parent = elements[number].parent else { continue }
      ends[parent] = max(ends[parent], ends[number])
    }
  }
}
