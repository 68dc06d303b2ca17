internal import Expressions
package import Rules

/// What the picture of a finding shows beside the screen, in points.
package struct FindingMarks: Hashable, Sendable {
  private struct Limit: Hashable {
    let kind: PictureMark
    var number: Double
  }

  /// What the button must have at least, of each kind once.
  private var leasts: [Limit] = []
  /// The names of buttons that should be there.
  private(set) var missing: [NamedText] = []

  package init() {}

  /// What the button must have at least.
  package var limits: [PictureMark: Double] {
    Dictionary(uniqueKeysWithValues: leasts.map { ($0.kind, $0.number) })
  }

  mutating func add(_ kind: PictureMark, _ value: Value) {
    if case .double(let number) = value { add(Limit(kind: kind, number: number)) }
    if let name = NamedText(value), !missing.contains(name) { missing.append(name) }
  }

  /// Takes in what another finding at the same place shows.
  mutating func add(_ other: FindingMarks) {
    for limit in other.leasts { add(limit) }
    missing += other.missing.filter { !missing.contains($0) }
  }

  private mutating func add(_ limit: Limit) {
    guard let known = leasts.firstIndex(where: { $0.kind == limit.kind }) else {
      return leasts.append(limit)
    }
    leasts[known].number = max(leasts[known].number, limit.number)
  }
}
