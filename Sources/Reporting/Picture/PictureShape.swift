/// How the shapes of a picture look; their classes let a page change that.
///
/// Each has its colours in its attributes too, so that a picture without a style sheet can be read.
enum PictureShape {
  static let mark = [
    Attribute.style("picture-mark"), Attribute("fill", "none"), Attribute("stroke", "#C4001A"),
    Attribute("stroke-width", 2),
  ]

  static let related = [
    Attribute.style("picture-related"), Attribute("fill", "none"), Attribute("stroke", "#0B57D0"),
    Attribute("stroke-width", 2), Attribute("stroke-dasharray", "5 3"),
  ]

  static let missing = [
    Attribute.style("picture-missing"), Attribute("fill", "#FFF4F4"),
    Attribute("stroke", "#C4001A"), Attribute("stroke-width", 2),
    Attribute("stroke-dasharray", "6 4"),
  ]

  /// What keeps a mark apart from whatever lies under it.
  static let halo = [
    Attribute.style("picture-halo"), Attribute("fill", "none"), Attribute("stroke", "#FFFFFF"),
    Attribute("stroke-width", 5),
  ]

  static let covered = [
    Attribute("fill", "#8E8E93"), Attribute("fill-opacity", "0.28"),
    Attribute("stroke", "#8E8E93"), Attribute("stroke-width", 0.5),
  ]
}

/// A straight line of a picture.
struct PictureLine {
  enum Style {
    case fold
    /// A dimension, with a stroke across each of its ends.
    case dimension
    /// From what is measured to where its length is written.
    case leader
    /// An edge that a button comes too close to or lies across.
    case edge

    fileprivate var attributes: [Attribute] {
      switch self {
      case .fold:
        [
          .style("picture-fold"), Attribute("stroke", "#6E3DC2"), Attribute("stroke-width", 1.5),
          Attribute("stroke-dasharray", "7 4"),
        ]
      case .dimension:
        [.style("picture-mark"), Attribute("stroke", "#C4001A"), Attribute("stroke-width", 1.5)]
      case .edge:
        [.style("picture-mark"), Attribute("stroke", "#C4001A"), Attribute("stroke-width", 3)]
      case .leader:
        [
          .style("picture-mark"), Attribute("stroke", "#C4001A"), Attribute("stroke-width", 0.75),
          Attribute("stroke-dasharray", "2 2"),
        ]
      }
    }
  }

  let from: (x: Double, y: Double)
  let to: (x: Double, y: Double)
  let style: Style

  func draw(to svg: inout MarkupWriter) {
    var path = "M\(Self.point(from))L\(Self.point(to))"
    if style == .dimension { path += Self.tick(at: from, across: isUpright) }
    if style == .dimension { path += Self.tick(at: to, across: isUpright) }
    svg.shape("path", [Attribute("d", path)] + style.attributes)
  }

  private var isUpright: Bool { from.x == to.x }

  private static func tick(at end: (x: Double, y: Double), across isUpright: Bool) -> String {
    let (x, y) = isUpright ? (4.0, 0.0) : (0.0, 4.0)
    return "M\(point((end.x - x, end.y - y)))L\(point((end.x + x, end.y + y)))"
  }

  private static func point(_ point: (x: Double, y: Double)) -> String {
    "\(PictureNumber.text(point.x)) \(PictureNumber.text(point.y))"
  }
}
