internal import Diagnostics

extension [Finding] {
  /// By place, then by rule.
  var inOrder: [Finding] {
    indices.map { FindingOrder(self[$0], number: $0) }.sorted { one, other in
      if let isFirst = one.isBefore(other) { return isFirst }
      return self[one.number].englishMessage < self[other.number].englishMessage
    }
    .map { self[$0.number] }
  }
}

/// By what findings are put in order.
private struct FindingOrder {
  let start: Int
  let location: Location
  let rank: Int
  private let subject: CheckedDescription
  private var rule: String { subject.rules[rank].id }
  /// Where the finding is.
  let number: Int

  init(_ finding: Finding, number: Int) {
    location = finding.location
    start = location.range.bytes.lowerBound
    rank = finding.rank
    subject = finding.subject
    self.number = number
  }

  /// Nil where the rule and the path are the same.
  func isBefore(_ other: FindingOrder) -> Bool? {
    if start != other.start { return start < other.start }
    if location !== other.location, location.pathBytes != other.location.pathBytes {
      return location.pathBytes.lexicographicallyPrecedes(other.location.pathBytes)
    }
    // Each has its rank among the rules that were asked with it, in the order of their ids.
    if subject !== other.subject { return rule == other.rule ? nil : rule < other.rule }
    return rank == other.rank ? nil : rank < other.rank
  }
}
