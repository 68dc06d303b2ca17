internal import Diagnostics

/// A regular expression in RE2's syntax, searched for in time linear to the text.
struct Pattern: Sendable {
  /// Why a text is no pattern.
  struct Fault: Error {
    let reason: Message

    init(_ reason: Message) { self.reason = reason }
  }

  /// A step of the search; the steps of all alternatives are taken at once.
  enum Step {
    case set(Int32)
    case split(Int32, Int32)
    case jump(Int32)
    case assertion(PatternAssertion)
    case match
  }

  private var steps: ContiguousArray<Step> = []
  private var sets: ContiguousArray<ScalarSet> = []

  init(_ text: String) throws(Fault) {
    var parser = PatternParser(text)
    try add(try parser.whole())
    steps.append(.match)
  }

  /// How many steps it has, by which the cost of a search is measured.
  var size: Int { steps.count }

  /// Whether it is found somewhere in the text.
  func matches(_ text: String) -> Bool {
    var search = PatternSearch(steps: steps, sets: sets)
    return search.finds(in: text)
  }

  private mutating func add(_ node: PatternNode) throws(Fault) {
    guard steps.count < Self.largestSize else {
      throw Fault("with its repetitions it has more than \(Self.largestSize) steps")
    }
    switch node {
    case .empty: break
    case .set(let set):
      let known = sets.firstIndex(of: set)
      if known == nil { sets.append(set) }
      steps.append(.set(Int32(known ?? sets.count - 1)))
    case .assertion(let assertion): steps.append(.assertion(assertion))
    case .sequence(let nodes): for node in nodes { try add(node) }
    case .alternatives(let nodes): try add(alternatives: nodes)
    case .repetition(let node, let minimum, let maximum):
      try add(node, minimum: minimum, maximum: maximum)
    }
  }

  private mutating func add(alternatives: [PatternNode]) throws(Fault) {
    var jumps: [Int] = []
    for (index, node) in alternatives.enumerated() {
      guard index < alternatives.count - 1 else {
        try add(node)
        break
      }
      let split = steps.count
      steps.append(.match)
      try add(node)
      jumps.append(steps.count)
      steps.append(.match)
      steps[split] = .split(Int32(split + 1), Int32(steps.count))
    }
    for jump in jumps { steps[jump] = .jump(Int32(steps.count)) }
  }

  private mutating func add(_ node: PatternNode, minimum: Int, maximum: Int?) throws(Fault) {
    for _ in 0..<minimum { try add(node) }
    guard let maximum else {
      let split = steps.count
      steps.append(.match)
      try add(node)
      steps.append(.jump(Int32(split)))
      steps[split] = .split(Int32(split + 1), Int32(steps.count))
      return
    }
    var splits: [Int] = []
    for _ in minimum..<max(minimum, maximum) {
      splits.append(steps.count)
      steps.append(.match)
      try add(node)
    }
    for split in splits { steps[split] = .split(Int32(split + 1), Int32(steps.count)) }
  }

  private static let largestSize = 5000
}

/// A part of a pattern.
indirect enum PatternNode {
  case empty
  case set(ScalarSet)
  case sequence([PatternNode])
  case alternatives([PatternNode])
  /// No maximum if nil.
  case repetition(PatternNode, minimum: Int, maximum: Int?)
  case assertion(PatternAssertion)
}

/// Something that must hold between two characters.
enum PatternAssertion {
  case textStart, textEnd, lineStart, lineEnd, wordBoundary, noWordBoundary

  /// Whether it holds there; nil stands for the ends of the text.
  func holds(between previous: Unicode.Scalar?, and next: Unicode.Scalar?) -> Bool {
    switch self {
    case .textStart: previous == nil
    case .textEnd: next == nil
    case .lineStart: previous == nil || previous == "\n"
    case .lineEnd: next == nil || next == "\n"
    case .wordBoundary: Self.isWord(previous) != Self.isWord(next)
    case .noWordBoundary: Self.isWord(previous) == Self.isWord(next)
    }
  }

  static func isWord(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar, scalar.isASCII else { return false }
    let byte = UInt8(truncatingIfNeeded: scalar.value)
    return byte.isLetter || byte.isDigit
  }
}
