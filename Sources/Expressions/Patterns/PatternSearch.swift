/// Goes through a text once, at every character with all the steps a pattern may be at.
struct PatternSearch {
  private let steps: ContiguousArray<Pattern.Step>
  private let sets: ContiguousArray<ScalarSet>
  private var current: [Int32] = []
  private var following: [Int32] = []
  private var pending: [Int32] = []
  /// For every step the last round in which it was entered.
  private var entered: ContiguousArray<Int>
  private var round = 0

  init(steps: ContiguousArray<Pattern.Step>, sets: ContiguousArray<ScalarSet>) {
    self.steps = steps
    self.sets = sets
    entered = ContiguousArray(repeating: 0, count: steps.count)
  }

  /// Whether the pattern is somewhere in the text.
  mutating func finds(in text: String) -> Bool {
    var previous: Unicode.Scalar?
    var scalars = text.unicodeScalars.makeIterator()
    var next = scalars.next()
    round = 1
    if enter(0, previous, next) { return true }
    while let scalar = next {
      swap(&current, &following)
      following.removeAll(keepingCapacity: true)
      previous = scalar
      next = scalars.next()
      round += 1
      for step in current {
        guard case .set(let set) = steps[Int(step)], sets[Int(set)].contains(scalar) else {
          continue
        }
        if enter(step + 1, previous, next) { return true }
      }
      if enter(0, previous, next) { return true }
    }
    return false
  }

  /// Enters a step and all that follow without a character; true if the pattern is found.
  private mutating func enter(
    _ first: Int32, _ previous: Unicode.Scalar?, _ next: Unicode.Scalar?
  ) -> Bool {
    pending.append(first)
    while let step = pending.popLast() {
      guard entered[Int(step)] != round else { continue }
      entered[Int(step)] = round
      switch steps[Int(step)] {
      case .match:
        pending.removeAll()
        return true
      case .set: following.append(step)
      case .jump(let target): pending.append(target)
      case .split(let one, let other):
        pending.append(other)
        pending.append(one)
      case .assertion(let assertion):
        if assertion.holds(between: previous, and: next) { pending.append(step + 1) }
      }
    }
    return false
  }
}
