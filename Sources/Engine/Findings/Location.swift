package import Diagnostics
internal import Expressions
internal import Model

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
  /// It lies in a capture or another file of the app, not in the description's own file.
  package let isElsewhere: Bool

  fileprivate init(
    path: String, pointer: String, range: SourceRange, lines: LineTable, isElsewhere: Bool
  ) {
    self.path = path
    self.pointer = pointer
    self.range = range
    start = lines.position(of: range.bytes.lowerBound)
    end = lines.position(of: range.bytes.upperBound)
    self.isElsewhere = isElsewhere
  }

  package var stretch: Stretch { Stretch(file: range.file.path, start: start, end: end) }
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
  var message: Message {
    let shown = paths.prefix(3) + (paths.count > 3 ? ["…"] : [])
    return Message(.cantDecidedWithout, shown.joined(separator: ", "))
  }
}

/// Says where places of a description are, and remembers what it said.
struct LocationTable {
  private let places: PlaceTable
  private let lines: DescriptionLineTables
  private var locations: [Location] = []
  /// By the numbers of the places, which of the locations is there; -1 where none is: few are.
  private var numbers: [Int32]
  private var names: [MissingNames] = []

  init(of description: Description) {
    places = description.places
    lines = DescriptionLineTables(description.file, captures: places.captures)
    numbers = Array(repeating: -1, count: places.count)
  }

  /// The place, or for what nobody wrote, the mapping in which it would stand.
  mutating func location(of place: Place) -> Location {
    let written = places.written(place)
    let known = Int(numbers[Int(written.number)])
    if known >= 0 { return locations[known] }
    let range = places.range(of: written)
    let location = Location(
      path: String(decoding: places.name(of: written), as: UTF8.self),
      pointer: String(decoding: places.pointer(to: written), as: UTF8.self), range: range,
      lines: lines[range], isElsewhere: lines.isElsewhere(range))
    numbers[Int(written.number)] = Int32(locations.count)
    locations.append(location)
    return location
  }

  /// Where somebody wrote what an expression answers; nil for what was worked out.
  mutating func writtenLocation(of operand: TracedValue) -> Location? {
    let isWritten = operand.place != .none && places.isWritten(operand.place)
    return isWritten ? location(of: operand.place) : nil
  }

  /// The paths of what an operand lacks; none where it isn't missing.
  mutating func paths(missingFor operand: TracedValue) -> [String] {
    operand.missing.map { names(of: $0).paths } ?? []
  }

  /// The names of absent facts.
  mutating func names(of missing: MissingFacts) -> MissingNames {
    if let known = names.last(where: { $0.facts == missing }) { return known }
    let paths = missing.places.map { String(decoding: places.name(of: $0), as: UTF8.self) }
      .filter { !$0.isEmpty }
    let made = MissingNames(missing, paths: paths)
    names.append(made)
    return made
  }
}

/// The lines of a description's file, and of the files that something was taken from.
package struct DescriptionLineTables: Sendable {
  private let own: LineTable
  private var captures: [SourceFile.ID: LineTable] = [:]

  package init(_ own: SourceFile, captures: [SourceFile]) {
    self.own = LineTable(of: own)
    for file in captures { self.captures[file.id] = LineTable(of: file) }
  }

  package init(of result: LintResult) {
    self.init(result.file, captures: result.captures)
  }

  /// The lines of the file that a range lies in.
  package subscript(range: SourceRange) -> LineTable { captures[range.file] ?? own }

  /// Whether a range lies in a capture.
  func isElsewhere(_ range: SourceRange) -> Bool { captures[range.file] != nil }
}
