internal import Expressions
package import Rules

/// What the picture of a finding shows beside the screen, in points.
package struct FindingMarks: Hashable, Sendable {
  /// What the button must have at least.
  package private(set) var limits: [PictureMark: Double] = [:]
  /// The names of buttons that should be there.
  package private(set) var missing: [String] = []

  package init() {}

  mutating func add(_ kind: PictureMark, _ value: Value) {
    switch value {
    case .double(let number): limits[kind] = max(number, limits[kind] ?? number)
    case .string(let name): if !missing.contains(name) { missing.append(name) }
    default: break
    }
  }

  /// Takes in what another finding at the same place shows.
  mutating func add(_ other: FindingMarks) {
    limits.merge(other.limits) { max($0, $1) }
    missing += other.missing.filter { !missing.contains($0) }
  }
}
