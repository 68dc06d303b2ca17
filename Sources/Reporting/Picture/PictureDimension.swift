/// A length that a picture writes beside or below a screen.
struct PictureDimension {
  enum Side {
    case right, below, above
  }

  /// From where to where, in points: down the screen for the right, across it for the others.
  let from: Double
  let to: Double
  /// Where what is measured ends towards the side, in points.
  let edge: Double
  let side: Side
  /// The length as people read it.
  let words: String

  /// How much room it takes above or below the screen, in units of the picture.
  static let room = 24.0

  /// How much room it takes on the right of the screen.
  var widthBeside: Double { 24 + PictureText.width(words) * Self.boldness }

  /// How much wider bold letters are.
  private static let boldness = 1.15

  /// Draws it beside the frame of the device.
  func draw(_ scale: PictureScale, beside device: PictureFrame, to svg: inout MarkupWriter) {
    switch side {
    case .right: drawUpright(scale, at: device.right + 12, beside: device, to: &svg)
    case .below: drawLevel(scale, at: device.bottom + 10, 14, beside: device, to: &svg)
    case .above: drawLevel(scale, at: device.top - 10, -4, beside: device, to: &svg)
    }
  }

  private func drawUpright(
    _ scale: PictureScale, at x: Double, beside device: PictureFrame, to svg: inout MarkupWriter
  ) {
    let top = max(scale.y(from), device.top)
    let bottom = min(scale.y(to), device.bottom)
    for y in [top, bottom] {
      PictureLine(from: (scale.x(edge) + 2, y), to: (x + 4, y), style: .leader).draw(to: &svg)
    }
    PictureLine(from: (x, top), to: (x, bottom), style: .dimension).draw(to: &svg)
    draw(at: x + 8, (top + bottom) / 2 + 4, anchor: "start", to: &svg)
  }

  private func drawLevel(
    _ scale: PictureScale, at y: Double, _ wordsBelow: Double, beside device: PictureFrame,
    to svg: inout MarkupWriter
  ) {
    let left = max(scale.x(from), device.left)
    let right = min(scale.x(to), device.right)
    for x in [left, right] {
      PictureLine(from: (x, scale.y(edge)), to: (x, y), style: .leader).draw(to: &svg)
    }
    PictureLine(from: (left, y), to: (right, y), style: .dimension).draw(to: &svg)
    // However short it is, its words stay in the picture.
    let half = PictureText.width(words) * Self.boldness / 2
    let middle = min(max((left + right) / 2, device.left + half), device.right - half)
    draw(at: middle, y + wordsBelow, anchor: "middle", to: &svg)
  }

  private func draw(at x: Double, _ y: Double, anchor: String, to svg: inout MarkupWriter) {
    svg.element(
      "text",
      [
        .style("picture-number"), Attribute("x", x), Attribute("y", y),
        Attribute("font-size", PictureText.size), Attribute("font-weight", "600"),
        Attribute("fill", "#A30016"), Attribute("text-anchor", anchor),
        Attribute("direction", "ltr"),
      ],
      words
    )
  }
}
