internal import Expressions
package import Rules

/// What the picture of a finding shows beside the screen, in points.
package struct FindingMarks: Hashable, Sendable {
  /// What the button must have at least.
  package private(set) var limits: [PictureMark: Double] = [:]
  /// The names of buttons that should be there.
  private(set) var missing: [NamedText] = []

  package init() {}

  mutating func add(_ kind: PictureMark, _ value: Value) {
    if case .double(let number) = value { limits[kind] = number }
    if let name = NamedText(value), !missing.contains(name) { missing.append(name) }
  }

  /// Takes in what another finding at the same place shows.
  mutating func add(_ other: FindingMarks) {
    limits.merge(other.limits, uniquingKeysWith: max)
    missing += other.missing.filter { !missing.contains($0) }
  }
}
