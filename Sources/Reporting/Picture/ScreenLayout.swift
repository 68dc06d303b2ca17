internal import Model

/// Where everything in the picture of a screen lies, in points of the screen.
struct ScreenLayout {
  /// A button with its frame.
  struct Placed {
    let button: DescribedButton
    let frame: PictureFrame
  }

  let screen: DescribedScreen
  /// The whole screen; without a described size, what is around the buttons.
  let bounds: PictureFrame
  /// What the picture shows: the screen, and what reaches out of it.
  let shown: PictureFrame
  let placed: [Placed]
  /// The boxes of buttons that should be there, by their names.
  let missing: [(name: String, frame: PictureFrame)]

  /// How much of a screen's height the picture shows below it.
  private static let mostBelow = 0.6
  private static let mostBeside = 0.15
  private static let standIn = PictureFrame(left: 0, top: 0, right: 375, bottom: 667)

  init(_ screen: DescribedScreen, missing names: [String]) {
    self.screen = screen
    placed = screen.buttons.compactMap { button in
      button.frame.map { Placed(button: button, frame: PictureFrame($0)) }
    }
    bounds = Self.bounds(of: screen, placed.map(\.frame))
    let most = PictureFrame(
      left: bounds.left - bounds.width * Self.mostBeside,
      top: bounds.top - bounds.height * Self.mostBeside,
      right: bounds.right + bounds.width * Self.mostBeside,
      bottom: bounds.bottom + bounds.height * Self.mostBelow)
    missing = Self.boxes(for: names, below: placed.filter(\.button.isShown), in: bounds)
    let content = placed.map(\.frame) + missing.map(\.frame)
    shown = content.compactMap { $0.clipped(to: most) }.reduce(bounds) { $0.union($1) }
  }

  /// The names of buttons that the picture can't show: without a frame, or far outside.
  var unplaced: [String] { screen.buttons.filter { $0.frame == nil }.map(\.name) }
  var outside: [String] {
    placed.filter { $0.frame.clipped(to: shown) == nil }.map(\.button.name)
  }

  /// Where the part that people see without scrolling ends, if that is known.
  var fold: Double? {
    guard let visible = screen.visible, visible.bottom > bounds.top, visible.bottom < shown.bottom
    else { return nil }
    return visible.bottom
  }

  private static func bounds(of screen: DescribedScreen, _ frames: [PictureFrame]) -> PictureFrame {
    if let bounds = screen.bounds { return PictureFrame(bounds) }
    guard let first = frames.first else { return standIn }
    let around = frames.reduce(first) { $0.union($1) }.grown(by: 24)
    return around.clipped(to: first.grown(by: 2000)) ?? around
  }

  /// Below the lowest button and as large as that one, or in the middle of an empty screen.
  private static func boxes(
    for names: [String], below placed: [Placed], in bounds: PictureFrame
  ) -> [(name: String, frame: PictureFrame)] {
    let seen = placed.map(\.frame).filter { $0.clipped(to: bounds) != nil }
    let middle = bounds.middle.y
    let model =
      seen.max { $0.bottom < $1.bottom }
      ?? PictureFrame(
        left: bounds.left + bounds.width * 0.1, top: middle - 56,
        right: bounds.right - bounds.width * 0.1, bottom: middle - 12)
    return names.enumerated().map { number, name in
      (name, model.moved(down: (model.height + 12) * Double(number + 1)))
    }
  }
}
