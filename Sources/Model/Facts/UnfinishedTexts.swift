internal import Diagnostics
internal import Expressions

/// Looks for texts in which a marker stands for something that nobody said yet.
struct UnfinishedTexts {
  private let places: PlaceTable
  /// The markers of a text, at its place.
  private(set) var found: ContiguousArray<TracedValue> = []
  private var seen: Set<SourceRange> = []

  init(in description: Record, _ places: PlaceTable) {
    self.places = places
    look(in: description)
  }

  private mutating func look(in record: Record) {
    for value in record.slots { look(at: value) }
  }

  /// What catalogues say has no place: it isn't what somebody wrote.
  private mutating func look(at value: TracedValue) {
    guard value.place != .none else { return }
    switch value.value {
    case .string(let text): add(GapMarker.all(in: text), at: value.place)
    case .list(let items): for item in items { look(at: item) }
    case .object(let record): look(in: record)
    default: break
    }
  }

  /// Facts hand on what was written, with its place: it counts once.
  private mutating func add(_ markers: [String], at place: Place) {
    guard !markers.isEmpty, seen.insert(places.range(of: place)).inserted else { return }
    // People write passwords into notes that they hand in.
    guard !places.isEvidence(place) else {
      return found.append(TracedValue(.string(GapMarker.sample), at: place))
    }
    let shown = markers.prefix(Self.mostShown).map { String($0.prefix(Self.longestShown)) }
    found.append(TracedValue(.string(shown.joined(separator: " ")), at: place))
  }

  private static let mostShown = 5
  private static let longestShown = 200
}
