internal import Descriptions
package import Diagnostics
internal import Expressions
internal import Rules
internal import Synchronization

/// A description with what says where in it something is; what was looked up is remembered.
///
/// A class: all findings about a description share it.
final class CheckedDescription: Sendable {
  let description: Description
  let lines: DescriptionLineTables
  let book: RuleBook
  private let known = Mutex(Remembered())

  /// By the numbers of places.
  private struct Remembered {
    var locations: [Int32: Location] = [:]
    var paths: [Int32: String] = [:]

    mutating func path(of place: Place, in description: Description) -> String {
      if let path = paths[place.number] { return path }
      let path = place == .none ? "" : description.places.name(of: place)
      paths[place.number] = path
      return path
    }
  }

  init(_ description: Description, lines: LineTable, book: RuleBook) {
    self.description = description
    self.lines = DescriptionLineTables(lines, captures: description.places.captures)
    self.book = book
  }

  /// The place, or for what nobody wrote, the mapping in which it would stand.
  func location(of place: Place) -> Location {
    let written = description.places.written(place)
    return known.withLock { known in
      if let location = known.locations[written.number] { return location }
      let range = description.places.range(of: written)
      let location = Location(
        path: description.places.name(of: written),
        pointer: description.places.pointer(to: written),
        range: range,
        start: lines[range].position(of: range.bytes.lowerBound),
        end: lines[range].position(of: range.bytes.upperBound),
        isInCapture: lines.isInCapture(range)
      )
      known.locations[written.number] = location
      return location
    }
  }

  /// The paths of absent facts, in the order of the description.
  func paths(of missing: MissingFacts) -> [String] {
    known.withLock { known in
      missing.places.map { known.path(of: $0, in: description) }.filter { !$0.isEmpty }
    }
  }

  /// Where a place begins that is written, or would be.
  func start(of place: Place) -> Int {
    let places = description.places
    return places.range(of: places.written(place)).bytes.lowerBound
  }
}

/// Where in a description a result points.
package struct Location: Hashable, Sendable {
  package let path: String
  /// The RFC 6901 pointer.
  package let pointer: String
  package let range: SourceRange
  package let start: SourcePosition
  /// Just after the last character.
  package let end: SourcePosition
  /// It lies in a capture, not in the description's own file.
  package let isInCapture: Bool
}
