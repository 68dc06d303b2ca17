/// A word of several that have an order: that in which they are declared, the least first.
package protocol RankedWord: CaseIterable, Comparable where AllCases == [Self] {}

extension RankedWord {
  /// Which number it is of all of them, from 0.
  package var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  package static func < (one: Self, other: Self) -> Bool { one.rank < other.rank }
}
