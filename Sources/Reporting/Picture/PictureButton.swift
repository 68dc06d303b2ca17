internal import Model

/// A login button in the picture of a screen.
struct PictureButton {
  private let button: DescribedButton
  private let frame: PictureFrame
  /// The part of it that the picture shows.
  private let visible: PictureFrame
  private let factor: Double
  private let isDark: Bool

  /// Nil when nothing of it is in the picture.
  init?(_ placed: ScreenLayout.Placed, of layout: ScreenLayout, in scale: PictureScale) {
    guard let visible = placed.frame.clipped(to: layout.shown) else { return nil }
    button = placed.button
    frame = scale.frame(placed.frame)
    self.visible = scale.frame(visible)
    factor = scale.factor
    isDark = layout.screen.isDark
  }

  func draw(to svg: inout MarkupWriter) {
    var attributes = frame.attributes
    attributes += [
      Attribute("rx", min(radius, frame.width / 2, frame.height / 2)), Attribute("fill", fill),
      Attribute("stroke", button.borderColour ?? (isDark ? "#636366" : "#AEAEB2")),
      Attribute("stroke-width", 0.75),
    ]
    if !button.isShown {
      attributes += [Attribute("stroke-dasharray", "3 3"), Attribute("opacity", "0.45")]
    }
    svg.shape("rect", attributes)
    guard button.isLogo, button.isApple else { return drawTitle(to: &svg) }
    drawMark(to: &svg)
  }

  /// Where it is said to be, over a picture of the button itself.
  func drawOutline(to svg: inout MarkupWriter) {
    for look in PictureShape.outline { svg.shape("rect", frame.attributes + look) }
  }

  /// A ring with a dot: nobody but Apple draws Apple's logo.
  private func drawMark(to svg: inout MarkupWriter) {
    let radius = min(frame.width, frame.height) * 0.25
    let place = [Attribute("cx", frame.middle.x), Attribute("cy", frame.middle.y)]
    svg.shape(
      "circle",
      place + [
        Attribute("r", radius), Attribute("fill", "none"), Attribute("stroke", textColour),
        Attribute("stroke-width", max(radius * 0.25, 1)),
      ]
    )
    svg.shape("circle", place + [Attribute("r", radius * 0.35), Attribute("fill", textColour)])
  }

  /// A dashed box where a button should be.
  static func drawMissing(_ name: String, in frame: PictureFrame, to svg: inout MarkupWriter) {
    svg.shape("rect", frame.attributes + [Attribute("rx", 4)] + PictureShape.missing)
    let size = min(12, frame.height * 0.5)
    let words = PictureText.cut(name, width: frame.width - 8, size: size)
    svg.element(
      "text",
      [.style("picture-number")] + placing(in: frame, size: size)
        + [Attribute("fill", "#A30016")],
      words
    )
  }

  private var radius: Double { (button.cornerRadius ?? 6) * factor }

  private var fill: String { button.fill ?? (isDark ? "#3A3A3C" : "#E5E5EA") }

  private var textColour: String {
    if let colour = button.textColour { return colour }
    let isFaceDark = Colour(fill)?.isDark ?? isDark
    return isFaceDark ? "#FFFFFF" : "#000000"
  }

  /// The title as large as it is, or smaller where it wouldn't fit.
  private func drawTitle(to svg: inout MarkupWriter) {
    let words = button.isLogo ? initial : button.title ?? button.name
    guard !words.isEmpty else { return }
    let described = (button.fontSize ?? button.frame.map { ($0.bottom - $0.top) * 0.4 } ?? 17)
    let wanted = min(described * factor, visible.height * 0.9)
    let room = max(visible.width - 6, 1)
    let fitting = wanted * min(1, room / PictureText.width(words, size: wanted))
    let size = max(fitting, min(wanted, 5))
    svg.element(
      "text", Self.placing(in: visible, size: size) + [Attribute("fill", textColour)],
      PictureText.cut(words, width: room + 1, size: size))
  }

  /// A letter in place of a logo: the same in every language.
  private var initial: String { (button.service ?? button.name).prefix(1).uppercased() }

  private static func placing(in frame: PictureFrame, size: Double) -> [Attribute] {
    [
      Attribute("x", frame.middle.x), Attribute("y", frame.middle.y + size * 0.35),
      Attribute("font-size", size), Attribute("text-anchor", "middle"),
    ]
  }
}
