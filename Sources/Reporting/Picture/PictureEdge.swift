/// An edge that a button comes too close to or lies across.
struct PictureEdge: Hashable {
  enum Side: CaseIterable {
    case top, bottom, left, right
  }

  let side: Side
  /// What it is an edge of, in points.
  let area: PictureFrame

  /// How far a frame lies beyond it; less than nothing for what keeps a distance.
  func overhang(of frame: PictureFrame) -> Double {
    switch side {
    case .top: area.top - frame.top
    case .bottom: frame.bottom - area.bottom
    case .left: area.left - frame.left
    case .right: frame.right - area.right
    }
  }

  /// Draws it along the whole area.
  func draw(_ scale: PictureScale, to svg: inout MarkupWriter) {
    let frame = scale.frame(area)
    let (from, to) =
      switch side {
      case .top: ((frame.left, frame.top), (frame.right, frame.top))
      case .bottom: ((frame.left, frame.bottom), (frame.right, frame.bottom))
      case .left: ((frame.left, frame.top), (frame.left, frame.bottom))
      case .right: ((frame.right, frame.top), (frame.right, frame.bottom))
      }
    PictureLine(from: from, to: to, style: .edge).draw(to: &svg)
  }
}
