internal import Descriptions
internal import Diagnostics
internal import Expressions

/// Turns places of a description into what a person or a program can look up.
struct LocationFinder {
  private let places: PlaceTable
  private let lines: LineTable

  init(_ description: Description, in file: SourceFile) {
    places = description.places
    lines = LineTable(of: file)
  }

  /// The place, or for what nobody wrote, the mapping in which it would stand.
  func location(of place: Place) -> Location {
    let written = places.written(place)
    let range = places.range(of: written)
    return Location(
      path: places.path(of: written).description,
      pointer: places.pointer(to: written),
      range: range,
      start: lines.position(of: range.bytes.lowerBound),
      end: lines.position(of: range.bytes.upperBound)
    )
  }

  func path(of place: Place) -> String {
    place == .none ? "" : places.path(of: place).description
  }
}
