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

  static let unsafe = [
    Attribute("fill", "#8E8E93"), Attribute("fill-opacity", "0.28"),
    Attribute("stroke", "#8E8E93"), Attribute("stroke-width", 0.5),
  ]
}
