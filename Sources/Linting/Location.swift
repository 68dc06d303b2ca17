internal import Descriptions
package import Diagnostics
internal import Expressions

/// Where in a description a result points.
///
/// A class: all findings at one place share it.
package final class Location: Sendable {
  package let path: String
  /// The RFC 6901 pointer.
  package let pointer: String
  package let range: SourceRange
  package let start: SourcePosition
  /// Just after the last character.
  package let end: SourcePosition
  /// It lies in a capture, not in the description's own file.
  package let isInCapture: Bool

  fileprivate init(
    path: String,
    pointer: String,
    range: SourceRange,
    lines: LineTable,
    isInCapture: Bool
  ) {
    self.path = path
    self.pointer = pointer
    self.range = range
    start = lines.position(of: range.bytes.lowerBound)
    end = lines.position(of: range.bytes.upperBound)
    self.isInCapture = isInCapture
  }
}

/// Facts that are missing, and how they are called.
///
/// A class: all findings that lack the same facts share it.
package final class MissingNames: Sendable {
  let facts: MissingFacts
  /// The paths of those that have one, in the order of the description.
  package let paths: [String]

  fileprivate init(_ facts: MissingFacts, paths: [String]) {
    self.facts = facts
    self.paths = paths
  }
}

/// Says where places of a description are, and remembers what it said.
struct LocationTable {
  private let places: PlaceTable
  private let lines: DescriptionLineTables
  /// By the numbers of their places.
  private var locations: [Location?]
  private var paths: [String?]
  private var pointers: [String?]
  private var names: [MissingNames] = []

  init(of description: Description, lines: LineTable) {
    places = description.places
    self.lines = DescriptionLineTables(lines, captures: places.captures)
    locations = Array(repeating: nil, count: places.count)
    paths = Array(repeating: nil, count: places.count)
    pointers = paths
  }

  /// The place, or for what nobody wrote, the mapping in which it would stand.
  mutating func location(of place: Place) -> Location {
    let written = places.written(place)
    if let location = locations[Int(written.number)] { return location }
    let range = places.range(of: written)
    let location = Location(
      path: path(of: written),
      pointer: pointer(to: written),
      range: range,
      lines: lines[range],
      isInCapture: lines.isInCapture(range)
    )
    locations[Int(written.number)] = location
    return location
  }

  /// The names of absent facts.
  mutating func names(of missing: MissingFacts) -> MissingNames {
    if let known = names.last(where: { $0.facts == missing }) { return known }
    let paths = missing.places.map { path(of: $0) }.filter { !$0.isEmpty }
    let made = MissingNames(missing, paths: paths)
    names.append(made)
    return made
  }

  /// Made of the pointer to the place around it.
  private mutating func pointer(to place: Place) -> String {
    guard let outer = places.parent(of: place) else { return "" }
    if let known = pointers[Int(place.number)] { return known }
    let made = places.pointer(to: place, in: pointer(to: outer))
    pointers[Int(place.number)] = made
    return made
  }

  /// Made of the path of the place around it.
  private mutating func path(of place: Place) -> String {
    guard place != .none, let outer = places.parent(of: place) else { return "" }
    if let known = paths[Int(place.number)] { return known }
    let made = path(of: outer) + places.component(at: place)
    paths[Int(place.number)] = made
    return made
  }
}
