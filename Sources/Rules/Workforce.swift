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
  func smallParts(ofRules count: Int) -> [Range<Int>] {
    hands == 1 ? [0..<count] : Self.parts(count / Self.fewest, of: 0..<count)
  }

  /// The parts of so many rules, one for each hand, as all of a part share some of the work.
  ///
  /// The first one is larger by a tenth of all: other hands begin later, on cores not yet warm.
  func largeParts(ofRules count: Int) -> [Range<Int>] {
    var parts = Self.parts(min(hands, count / Self.fewest), of: count / 10..<count)
    parts[0] = 0..<parts[0].upperBound
    return parts
  }

  private static func parts(_ parts: Int, of rules: Range<Int>) -> [Range<Int>] {
    guard parts > 1 else { return [rules] }
    let ends = (0...parts).map { rules.lowerBound + rules.count * $0 / parts }
    return zip(ends, ends.dropFirst()).map { $0..<$1 }
  }
}
