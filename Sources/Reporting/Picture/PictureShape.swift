/// How the shapes of a picture look; their classes let a page change that.
///
/// Each has its colours in its attributes too, so that a picture without a style sheet can be read.
enum PictureShape {
  static let mark = look("picture-mark", fill: "none", "#C4001A", 2)
  static let related = look("picture-related", fill: "none", "#0B57D0", 2, dashes: "5 3")
  static let missing = look("picture-missing", fill: "#FFF4F4", "#C4001A", 2, dashes: "6 4")

  /// What keeps a mark apart from whatever lies under it.
  static let halo = look("picture-halo", fill: "none", "#FFFFFF", 5)

  /// A line that is seen on anything.
  static let outline = [
    look("picture-halo", fill: "none", "#FFFFFF", 2.5),
    look("picture-outline", fill: "none", "#1D1D1F", 1, dashes: "3 2"),
  ]

  static let covered = [
    Attribute("fill", "#8E8E93"), Attribute("fill-opacity", "0.28"),
    Attribute("stroke", "#8E8E93"), Attribute("stroke-width", 0.5),
  ]

  /// A class, what is inside, and the colour, the width and the dashes of the stroke.
  fileprivate static func look(
    _ style: String, fill: String? = nil, _ stroke: String, _ width: Double, dashes: String? = nil
  ) -> [Attribute] {
    [.style(style)] + (fill.map { [Attribute("fill", $0)] } ?? [])
      + [Attribute("stroke", stroke), Attribute("stroke-width", width)]
      + (dashes.map { [Attribute("stroke-dasharray", $0)] } ?? [])
  }
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
      case .fold: PictureShape.look("picture-fold", "#6E3DC2", 1.5, dashes: "7 4")
      case .dimension: PictureShape.look("picture-mark", "#C4001A", 1.5)
      case .leader: PictureShape.look("picture-mark", "#C4001A", 0.75, dashes: "2 2")
      case .edge: PictureShape.look("picture-mark", "#C4001A", 3)
      }
    }
  }

  let from: (x: Double, y: Double)
  let to: (x: Double, y: Double)
  let style: Style

  func draw(to svg: inout MarkupWriter) {
    var path = "M\(Self.point(from))L\(Self.point(to))"
    if style == .dimension { path += tick(at: from) + tick(at: to) }
    svg.shape("path", [Attribute("d", path)] + style.attributes)
  }

  /// A stroke across the line.
  private func tick(at end: (x: Double, y: Double)) -> String {
    let (x, y) = from.x == to.x ? (4.0, 0.0) : (0.0, 4.0)
    return "M\(Self.point((end.x - x, end.y - y)))L\(Self.point((end.x + x, end.y + y)))"
  }

  private static func point(_ point: (x: Double, y: Double)) -> String {
    "\(PictureNumber.text(point.x)) \(PictureNumber.text(point.y))"
  }
}
