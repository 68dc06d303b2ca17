package import Diagnostics

extension RuleExcuse {
  /// Where in the text of its clause the part is written, in UTF-8 bytes.
  func places(in written: WrittenClause) -> [Range<Int>] {
    guard written.key == clause.text else { return [] }
    return Array(written.text.text.utf8).places(of: Array(part.text.utf8))
  }

  fileprivate func covers(_ gap: RuleGap, of clauses: [WrittenClause]) -> Bool {
    guard let part = gap.part, let written = clauses.first(where: { $0.key == part.key }),
      change == nil || change == part.change
    else { return false }
    return places(in: written).contains {
      $0.lowerBound <= part.bytes.lowerBound && part.bytes.upperBound <= $0.upperBound
    }
  }
}

/// What can be left untested, if it says why: a rule, or a definition.
package struct Excuses: Sendable {
  let excuses: [RuleExcuse]
  let clauses: [WrittenClause]

  /// Those for which there is no reason.
  package func unexcused(_ gaps: [RuleGap]) -> [RuleGap] {
    gaps.filter { gap in !excuses.contains { $0.covers(gap, of: clauses) } }
  }

  /// The reasons that none of the gaps needs, if these are all that there are.
  package func idle(of gaps: [RuleGap]) -> [Diagnostic] {
    excuses.filter { excuse in !gaps.contains { excuse.covers($0, of: clauses) } }
      .map {
        Diagnostic(
          id: "idle-excuse",
          "the examples show everything of \($0.part.text.quoted); take the reason out",
          at: $0.part.range)
      }
  }
}

extension RuleSource {
  package var excused: Excuses {
    Excuses(excuses: excuses, clauses: decidingClauses + valueClauses)
  }
}

extension DefinitionSource {
  var excused: Excuses { Excuses(excuses: excuses, clauses: [clause]) }
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
