/// From points of a screen to units of a picture, in which a letter is always as large.
struct PictureScale {
  /// Units to a point.
  let factor: Double
  private let left: Double
  private let top: Double

  private static let largest = (width: 420.0, height: 440.0)

  /// Shows an area as large as there is room, with its corner at the place that is given.
  init(showing area: PictureFrame, at corner: (x: Double, y: Double)) {
    factor = min(1, Self.largest.width / area.width, Self.largest.height / area.height)
    left = corner.x - area.left * factor
    top = corner.y - area.top * factor
  }

  func x(_ points: Double) -> Double { left + points * factor }
  func y(_ points: Double) -> Double { top + points * factor }

  func frame(_ points: PictureFrame) -> PictureFrame {
    PictureFrame(
      left: x(points.left),
      top: y(points.top),
      right: x(points.right),
      bottom: y(points.bottom)
    )
  }
}
