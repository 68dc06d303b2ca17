internal import Model

/// The outline of a device, its screen, and what of it people can't use or see.
struct DeviceFace {
  let layout: ScreenLayout
  let scale: PictureScale

  /// The body, what reaches out of the screen, the screen, and the parts outside the safe area.
  func draw(around screen: PictureFrame, device: PictureFrame, to svg: inout MarkupWriter) {
    let body = screen.grown(by: 8)
    if device != body {
      svg.shape(
        "rect",
        scale.frame(layout.shown).attributes + [
          Attribute("fill", background), Attribute("fill-opacity", "0.5"),
          Attribute("stroke", "#8E8E93"), Attribute("stroke-dasharray", "4 4"),
        ]
      )
    }
    svg.shape(
      "rect",
      body.attributes + [
        Attribute("rx", 16), Attribute("fill", "#3A3A3C"),
        Attribute("stroke", "#8E8E93"),
      ]
    )
    svg.shape(
      "rect",
      screen.attributes + [Attribute("rx", hasRoundCorners ? 9 : 2), Attribute("fill", background)])
    for band in bands {
      svg.shape("rect", scale.frame(band).attributes + PictureShape.covered)
    }
  }

  /// A line where the part ends that people see without scrolling.
  func drawFold(to svg: inout MarkupWriter) {
    guard let fold = layout.fold else { return }
    let (left, right) = (scale.x(layout.shown.left) - 8, scale.x(layout.shown.right) + 8)
    PictureLine(from: (left, scale.y(fold)), to: (right, scale.y(fold)), style: .fold)
      .draw(to: &svg)
  }

  private var background: String {
    layout.screen.background ?? (layout.screen.isDark ? "#48484A" : "#D1D1D6")
  }

  /// Screens with an inset at the bottom are those without a home button.
  private var hasRoundCorners: Bool {
    guard let visible = layout.screen.visible else { return false }
    return visible.bottom < layout.bounds.bottom
  }

  /// What lies between the screen's edges and what is visible.
  private var bands: [PictureFrame] {
    guard let visible = layout.screen.visible.map(PictureFrame.init) else { return [] }
    var (above, below, left, right) = (layout.bounds, layout.bounds, visible, visible)
    above.bottom = visible.top
    below.top = visible.bottom
    (left.left, left.right) = (layout.bounds.left, visible.left)
    (right.left, right.right) = (visible.right, layout.bounds.right)
    return [above, below, left, right].compactMap { $0.clipped(to: layout.bounds) }
  }
}
