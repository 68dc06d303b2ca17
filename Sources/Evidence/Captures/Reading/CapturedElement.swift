package import Model

/// Something on a captured screen.
package struct CapturedElement: Sendable {
  /// How much of it a person sees.
  package enum Visibility: Sendable {
    /// All of it or a part.
    case seen
    /// Nothing before scrolling to it.
    case scrolledTo
    case hidden
  }

  package var kind: ElementKind
  /// The class that an interface file or a view hierarchy names.
  package var className: String?
  package var identifier: String?
  package var label: String?
  package var title: String?
  /// What code calls it: outlets and actions.
  package var codeNames: [String] = []
  /// Images on it, and a design's names of layers.
  package var imageNames: [String] = []
  package var frame: Rectangle?
  package var isEnabled = true
  /// Whether it is ticked, switched on or selected; nil where the capture doesn't tell.
  package var isTicked: Bool?
  /// Its words may be what somebody has typed.
  var mayBeField = false
  /// It alone can't be seen.
  var isSaidHidden = false
  /// It can't be seen, nor what is in it.
  var hidesAll = false
  /// What is in it shows only within its frame.
  var clips = false
  /// The element that it is in, by its number; that one comes earlier.
  package var parent: Int?
  /// Where the capture says so.
  package var bytes: Range<Int>
  package internal(set) var visibility = Visibility.seen

  init(_ kind: ElementKind, at bytes: Range<Int>, in parent: Int? = nil) {
    self.kind = kind
    self.bytes = bytes
    self.parent = parent
    clips = kind == .scrollView || kind == .window
  }

  /// Notes whether it is ticked: by its value, or because it is said to be selected. That something
  /// isn't says nothing, as most of what isn't ticked may be drawn so.
  mutating func noteTick(value: String?, isSelected: Bool) {
    guard !kind.isField else { return }
    let isTicked = value.flatMap { Self.ticks[$0] }
    // React Native tells in words what a view without a type is.
    if isTicked != nil, value?.hasPrefix("checkbox") == true { kind = .checkBox }
    self.isTicked = isTicked ?? (isSelected ? true : nil)
  }

  private static let ticks = [
    "1": true, "0": false, "checkbox, checked": true, "checkbox, not checked": false,
  ]

  /// Whether a person sees it, perhaps after scrolling.
  package var isVisible: Bool { visibility != .hidden }

  /// The words that a person reads or hears, if there are any.
  package var words: String? {
    [title, label].lazy.compactMap(\.self).first { !$0.isEmpty }
  }
}
