/// Which operands of `&&` and `||`, and which conditions of `?:`, have decided so far, and how.
///
/// An operand decides `&&` by being false while no other is, and by being true while all are; for
/// `||` it is the other way round.
package struct DecisionLog: Equatable, Sendable {
  private struct Decision: Hashable {
    let program: ObjectIdentifier
    let code: Int32
    let answer: Bool
  }

  private var decisions: Set<Decision> = []
  /// What it has cost to ask operands that nobody needed.
  fileprivate var cost = 0

  package init() {}

  /// Adds what another has noted of programs that are still there.
  package mutating func formUnion(_ other: DecisionLog) { decisions.formUnion(other.decisions) }

  mutating func note(_ code: Int32, of program: Program, _ answer: Bool) {
    decisions.insert(Decision(program: ObjectIdentifier(program), code: code, answer: answer))
  }

  fileprivate func holds(_ code: Int32, of program: Program, _ answer: Bool) -> Bool {
    decisions.contains(Decision(program: ObjectIdentifier(program), code: code, answer: answer))
  }
}

/// A condition in an expression that has never decided in one of its two ways.
package struct OpenDecision: Sendable {
  /// As it is written.
  package let text: String
  /// In UTF-8 bytes of the expression's text.
  package let bytes: Range<Int>
  /// What it would have to be.
  package let answer: Bool
  /// Whether it is one of several, which the others mustn't decide at the same time.
  package let isOneOfSeveral: Bool
}

extension OpenDecision {
  fileprivate struct Key: Hashable {
    let bytes: Range<Int>
    let answer: Bool
  }

  fileprivate var key: Key { Key(bytes: bytes, answer: answer) }

  /// By place; what asks for more comes first.
  fileprivate var rank: (Int, Int, Int) {
    (bytes.lowerBound, bytes.upperBound, isOneOfSeveral ? 0 : 1)
  }
}

extension Program {
  /// Notes which operand of a chain decides it, if one alone does.
  ///
  /// Every operand is asked, also those behind the one that decides; that costs the evaluation
  /// nothing, but may come to as much as it: behind that, nothing is noted.
  func noteDecisions(of parts: SyntaxNode.Children, deciding: Bool, _ frame: inout Frame) {
    guard var log = frame.decisions else { return }
    // What is worked out here isn't noted, so that it mustn't be remembered.
    let (cost, facts) = (frame.cost, frame.facts)
    frame.decisions = nil
    frame.cost = log.cost
    let operands = Array(children[parts.indices])
    let answers = operands.map { value($0, &frame).value.answer }
    log.cost = frame.cost
    (frame.cost, frame.facts) = (cost, facts)
    let deciders = operands.indices.filter { answers[$0] == deciding }
    if deciders.count == 1 { log.note(operands[deciders[0]], of: self, deciding) }
    if answers.allSatisfy({ $0 == !deciding }) {
      for operand in operands { log.note(operand, of: self, !deciding) }
    }
    frame.decisions = log
  }

  /// Notes which branch of `?:` is taken.
  func noteDecision(of condition: Int32, _ answer: Bool, _ frame: inout Frame) {
    frame.decisions?.note(condition, of: self, answer)
  }

  /// The conditions in it that never decided, in the order in which they are written.
  package func openDecisions(after log: DecisionLog) -> [OpenDecision] {
    // What one decision asks of a part another may ask as well, and more.
    var asked: Set<OpenDecision.Key> = []
    return allOpenDecisions(after: log).sorted { $0.rank < $1.rank }
      .filter { asked.insert($0.key).inserted }
  }

  private func allOpenDecisions(after log: DecisionLog) -> [OpenDecision] {
    instructions.indices.flatMap { index -> [OpenDecision] in
      switch instructions[index] {
      case .and(let parts): openDecisions(of: parts, in: Int32(index), deciding: false, log)
      case .or(let parts): openDecisions(of: parts, in: Int32(index), deciding: true, log)
      case .conditional(let condition, _, _):
        [true, false].filter { !log.holds(condition, of: self, $0) }
          .map { openDecision(condition, $0, isOneOfSeveral: false) }
      default: []
      }
    }
  }

  /// What all operands must be at once is missing only once.
  private func openDecisions(
    of parts: SyntaxNode.Children, in chain: Int32, deciding: Bool, _ log: DecisionLog
  ) -> [OpenDecision] {
    let operands = children[parts.indices]
    let open = operands.filter { !log.holds($0, of: self, deciding) }
      .map { openDecision($0, deciding, isOneOfSeveral: true) }
    let isWhole = operands.allSatisfy { log.holds($0, of: self, !deciding) }
    return open + (isWhole ? [] : [openDecision(chain, !deciding, isOneOfSeveral: false)])
  }

  private func openDecision(_ code: Int32, _ answer: Bool, isOneOfSeveral: Bool) -> OpenDecision {
    OpenDecision(
      text: text(of: code), bytes: ranges[code], answer: answer, isOneOfSeveral: isOneOfSeveral)
  }
}

extension Value {
  /// What a condition says; nil where it says nothing.
  package var answer: Bool? {
    if case .boolean(let answer) = self { answer } else { nil }
  }
}
