internal import Diagnostics

extension [Finding] {
  /// By place, then by rule.
  var inOrder: [Finding] { sorted { $0.isBefore($1) } }
}

extension Finding {
  fileprivate func isBefore(_ other: Finding) -> Bool {
    let (start, otherStart) = (
      location.range.bytes.lowerBound, other.location.range.bytes.lowerBound
    )
    if start != otherStart { return start < otherStart }
    if location !== other.location, !location.path.utf8.elementsEqual(other.location.path.utf8) {
      return location.path.utf8.lexicographicallyPrecedes(other.location.path.utf8)
    }
    return rule == other.rule ? englishMessage < other.englishMessage : rule < other.rule
  }
}
