internal import Linting

extension Sequence {
  /// In order; what is equal stays as it stood.
  func stablySorted(by isBefore: (Element, Element) -> Bool) -> [Element] {
    let ordered = enumerated().sorted { one, other in
      if isBefore(one.element, other.element) { return true }
      return !isBefore(other.element, one.element) && one.offset < other.offset
    }
    return ordered.map(\.element)
  }
}

extension Sequence<Finding> {
  /// What asks for most attention first; what asks for as much stays in order.
  var inOrderOfUrgency: [Finding] {
    stablySorted { ($0.outcome, $1.severity) < ($1.outcome, $0.severity) }
  }
}
