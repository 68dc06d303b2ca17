package import Diagnostics

extension RuleExcuse {
  /// Where in the text of its clause the part is written, in UTF-8 bytes.
  func places(in written: WrittenClause) -> [Range<Int>] {
    guard written.key == clause.text else { return [] }
    return Array(written.text.text.utf8).places(of: Array(part.text.utf8))
  }

  fileprivate func covers(_ gap: RuleGap, of rule: RuleSource) -> Bool {
    guard let part = gap.part,
      let written = rule.clauses.first(where: { $0.clause == part.clause }),
      change == nil || change == part.change
    else { return false }
    return places(in: written).contains {
      $0.lowerBound <= part.bytes.lowerBound && part.bytes.upperBound <= $0.upperBound
    }
  }
}

extension RuleSource {
  /// Those for which the rule has no reason.
  package func unexcused(_ gaps: [RuleGap]) -> [RuleGap] {
    gaps.filter { gap in !excuses.contains { $0.covers(gap, of: self) } }
  }

  /// The reasons that none of the gaps needs, if these are all that there are.
  package func idleExcuses(of gaps: [RuleGap]) -> [Diagnostic] {
    excuses.filter { excuse in !gaps.contains { excuse.covers($0, of: self) } }
      .map { Diagnostic(.idleExcuse($0.part.text), at: $0.part.range) }
  }
}

extension [UInt8] {
  /// Every place at which other bytes stand, none of them inside another.
  fileprivate func places(of other: [UInt8]) -> [Range<Int>] {
    guard !other.isEmpty else { return [] }
    var places: [Range<Int>] = []
    var rest = self[...]
    while let place = rest.firstRange(of: other) {
      places.append(place)
      rest = rest[place.upperBound...]
    }
    return places
  }
}

extension Diagnostic.Message {
  fileprivate static func idleExcuse(_ part: String) -> Self {
    Self("the examples show everything of \(part.quoted); take the reason out")
  }
}
