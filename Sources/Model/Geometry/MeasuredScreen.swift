/// A screen by whose size one can tell whether frames were measured in its points.
struct MeasuredScreen {
  let width: Double
  let height: Double
  /// It doesn't scroll, so that nothing can be below it.
  let isCutOff: Bool

  /// Pixels in a point, on the screens that there are.
  private static let scales: [Double] = [2, 3]

  /// How far over the right edge points may reach by mistake, as a part of the width.
  ///
  /// Whatever stands in the middle reaches further when its pixels are taken for points.
  private static let slip = 0.1

  /// False if the frames fit only as pixels, or all of them lie outside.
  func fits(_ frames: [Rectangle]) -> Bool {
    frames.isEmpty || !frames.allSatisfy(isOutside) && !arePixels(frames)
  }

  private func isOutside(_ frame: Rectangle) -> Bool {
    frame.left >= width || frame.right <= 0 || frame.bottom <= 0
      || isCutOff && frame.top >= height
  }

  /// A single frame among others that fit is a mistake of its own, in whatever it was measured.
  private func arePixels(_ frames: [Rectangle]) -> Bool {
    !frames.contains { contains($0, scale: 1) }
      && frames.contains { $0.right > width * (1 + Self.slip) }
      && Self.scales.contains { scale in frames.allSatisfy { contains($0, scale: scale) } }
  }

  private func contains(_ frame: Rectangle, scale: Double) -> Bool {
    let slack = frame.tolerance + Rectangle.rounding
    return frame.left / scale >= -slack && frame.right / scale <= width + slack
      && frame.top / scale >= -slack && frame.bottom / scale <= height + slack
  }
}
