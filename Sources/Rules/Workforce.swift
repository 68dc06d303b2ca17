/// Who does pieces of work, none of which needs to know of the others.
package protocol Workforce {
  /// How many pieces are done at once.
  var hands: Int { get }

  /// What comes of each piece, in the order of the pieces.
  func answers<Answer: Sendable>(to pieces: [@Sendable () -> Answer]) -> [Answer]
}

/// Does one piece after the other.
package struct OneHand: Workforce {
  package let hands = 1

  package init() {}

  package func answers<Answer: Sendable>(to pieces: [@Sendable () -> Answer]) -> [Answer] {
    pieces.map { $0() }
  }
}

extension Workforce {
  /// With fewer rules a thread takes longer to start than to do its part.
  private static var fewest: Int { 50 }

  /// The parts of so many rules in which each hand does several, as none relies on another.
  func smallParts(ofRules count: Int) -> RuleParts {
    RuleParts(hands == 1 ? 1 : count / Self.fewest, of: count)
  }

  /// The parts of so many rules, one for each hand, as all of a part share some of the work.
  ///
  /// The first one is larger by a tenth of all: its hand gets memory that reading has left warm.
  func largeParts(ofRules count: Int) -> RuleParts {
    RuleParts(min(hands, count / Self.fewest), of: count, firstLargerBy: count / 10)
  }
}

/// Rules that stand one behind another, in parts of nearly the same size.
struct RuleParts {
  /// Where each part begins, and where the last one ends.
  private let cuts: [Int]

  /// At least one part.
  fileprivate init(_ count: Int, of rules: Int, firstLargerBy more: Int = 0) {
    let count = max(1, count)
    cuts = [0] + (1...count).map { more + (rules - more) * $0 / count }
  }

  var count: Int { cuts.count - 1 }

  subscript(part: Int) -> Range<Int> { cuts[part]..<cuts[part + 1] }
}
