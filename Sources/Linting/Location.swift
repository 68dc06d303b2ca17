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

  /// What a finding says that lacks them.
  var message: LocalizableText {
    var shown = paths.first ?? ""
    for path in paths.dropFirst().prefix(2) { shown += ", " + path }
    if paths.count > 3 { shown += ", …" }
    return "can't be decided without \(shown)"
  }
}

/// Says where places of a description are, and remembers what it said.
struct LocationTable {
  private let places: PlaceTable
  private let lines: DescriptionLineTables
  /// By the numbers of the places, which of the entries is about each; -1 where none is: few are.
  private var numbers: [Int32]
  private var entries: [Entry] = []
  private var names: [MissingNames] = []

  /// What was said of a place.
  private struct Entry {
    var location: Location?
    var path: String?
    var pointer: String?
  }

  init(of description: Description, lines: LineTable) {
    places = description.places
    self.lines = DescriptionLineTables(lines, captures: places.captures)
    numbers = Array(repeating: -1, count: places.count)
  }

  /// The place, or for what nobody wrote, the mapping in which it would stand.
  mutating func location(of place: Place) -> Location {
    let written = places.written(place)
    let entry = entry(of: written)
    if let location = entries[entry].location { return location }
    let range = places.range(of: written)
    let location = Location(
      path: path(of: written),
      pointer: pointer(to: written),
      range: range,
      lines: lines[range],
      isInCapture: lines.isInCapture(range)
    )
    entries[entry].location = location
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
    let entry = entry(of: place)
    if let known = entries[entry].pointer { return known }
    // Before the table of places is asked: it would be copied.
    let around = pointer(to: outer)
    let made = places.pointer(to: place, in: around)
    entries[entry].pointer = made
    return made
  }

  /// Made of the path of the place around it.
  private mutating func path(of place: Place) -> String {
    guard place != .none, let outer = places.parent(of: place) else { return "" }
    let entry = entry(of: place)
    if let known = entries[entry].path { return known }
    let made = path(of: outer) + places.component(at: place)
    entries[entry].path = made
    return made
  }

  /// Which entry is about the place; if there is none yet, it is made.
  private mutating func entry(of place: Place) -> Int {
    let number = Int(place.number)
    if numbers[number] < 0 {
      numbers[number] = Int32(entries.count)
      entries.append(Entry())
    }
    return Int(numbers[number])
  }
}
