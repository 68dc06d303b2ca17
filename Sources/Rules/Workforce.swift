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
  private static var fewest: Int { 20 }

  /// The parts of so many rules in which each hand does several, as none relies on another.
  func smallParts(ofRules count: Int) -> [Range<Int>] {
    parts(hands == 1 ? 1 : count / Self.fewest, ofRules: count)
  }

  /// The parts of so many rules, one for each hand, as all of a part share some of the work.
  func largeParts(ofRules count: Int) -> [Range<Int>] {
    parts(min(hands, count / Self.fewest), ofRules: count)
  }

  private func parts(_ parts: Int, ofRules count: Int) -> [Range<Int>] {
    guard parts > 1 else { return [0..<count] }
    return (0..<parts).map { count * $0 / parts..<count * ($0 + 1) / parts }
  }
}
