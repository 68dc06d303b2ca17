internal import Model

/// A rectangle with sides, in points of a screen or in units of a picture.
struct PictureFrame: Hashable {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double

  var width: Double { right - left }
  var height: Double { bottom - top }
  var middle: (x: Double, y: Double) { ((left + right) / 2, (top + bottom) / 2) }

  /// The smallest rectangle around both.
  func union(_ other: PictureFrame) -> PictureFrame {
    PictureFrame(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  /// What lies in both; nil when nothing does.
  func clipped(to other: PictureFrame) -> PictureFrame? {
    let common = PictureFrame(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
    return common.width > 0 && common.height > 0 ? common : nil
  }

  func grown(by amount: Double) -> PictureFrame {
    PictureFrame(
      left: left - amount, top: top - amount, right: right + amount, bottom: bottom + amount)
  }

  func moved(down amount: Double) -> PictureFrame {
    var moved = self
    moved.top += amount
    moved.bottom += amount
    return moved
  }

  /// As the attributes of a shape.
  var attributes: [Attribute] {
    [
      Attribute("x", left), Attribute("y", top), Attribute("width", width),
      Attribute("height", height),
    ]
  }
}

extension PictureFrame {
  init(_ rectangle: Rectangle) {
    (left, top) = (rectangle.left, rectangle.top)
    (right, bottom) = (rectangle.right, rectangle.bottom)
  }
}

/// From points of a screen to units of a picture, in which a letter is always as large.
struct PictureScale {
  /// Units to a point.
  let factor: Double
  private let left: Double
  private let top: Double

  private static let largest = (width: 340.0, height: 440.0)

  /// The largest at which there is room for an area.
  static func factor(showing area: PictureFrame) -> Double {
    min(1, largest.width / area.width, largest.height / area.height)
  }

  /// Shows an area no larger than that, with its corner at the place that is given.
  init(showing area: PictureFrame, at corner: (x: Double, y: Double), atMost most: Double) {
    factor = min(most, Self.factor(showing: area))
    left = corner.x - area.left * factor
    top = corner.y - area.top * factor
  }

  func x(_ points: Double) -> Double { left + points * factor }
  func y(_ points: Double) -> Double { top + points * factor }

  func frame(_ points: PictureFrame) -> PictureFrame {
    PictureFrame(
      left: x(points.left), top: y(points.top), right: x(points.right), bottom: y(points.bottom))
  }
}
