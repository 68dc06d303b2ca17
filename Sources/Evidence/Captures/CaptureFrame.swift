/// A rectangle on a screen, in points from the screen's top left corner.
package struct CaptureFrame: Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package var right: Double { x + width }
  package var bottom: Double { y + height }

  /// Whether it covers nothing.
  var isEmpty: Bool { width <= 0 || height <= 0 }

  var area: Double { isEmpty ? 0 : width * height }

  /// The same rectangle elsewhere.
  func moved(right: Double, down: Double) -> CaptureFrame {
    CaptureFrame(x: x + right, y: y + down, width: width, height: height)
  }

  /// What both cover; empty when they don't meet.
  func intersection(_ other: CaptureFrame) -> CaptureFrame {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return CaptureFrame(
      x: left,
      y: top,
      width: max(0, min(right, other.right) - left),
      height: max(0, min(bottom, other.bottom) - top)
    )
  }

  /// Whether the middle of the other lies in it.
  func holdsMiddle(of other: CaptureFrame) -> Bool {
    let (middleX, middleY) = (other.x + other.width / 2, other.y + other.height / 2)
    return middleX >= x && middleX <= right && middleY >= y && middleY <= bottom
  }

  /// Whether they are one place: most of the smaller one is also the other's.
  func isOnePlace(with other: CaptureFrame) -> Bool {
    intersection(other).area > 0.6 * min(area, other.area)
  }
}
