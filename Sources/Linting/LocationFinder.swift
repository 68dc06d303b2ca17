internal import Descriptions
internal import Diagnostics
internal import Expressions

/// Turns places of a description into what a person or a program can look up.
struct LocationFinder {
  private let description: Description
  private let lines: DescriptionLineTables
  /// By the numbers of places.
  private var found: [Int: Location] = [:]
  private var paths: [Int: String] = [:]

  init(of description: Description, lines: LineTable) {
    self.description = description
    self.lines = DescriptionLineTables(lines, captures: description.places.captures)
  }

  /// The place, or for what nobody wrote, the mapping in which it would stand.
  mutating func location(of place: Place) -> Location {
    let written = description.places.written(place)
    if let location = found[Int(written.number)] { return location }
    let range = description.places.range(of: written)
    let location = Location(
      path: description.places.name(of: written),
      pointer: description.places.pointer(to: written),
      range: range,
      start: lines[range].position(of: range.bytes.lowerBound),
      end: lines[range].position(of: range.bytes.upperBound),
      isInCapture: lines.isInCapture(range)
    )
    found[Int(written.number)] = location
    return location
  }

  mutating func path(of place: Place) -> String {
    guard place != .none else { return "" }
    if let path = paths[Int(place.number)] { return path }
    let path = description.places.name(of: place)
    paths[Int(place.number)] = path
    return path
  }
}
