/// What programs answered, so that what several rules ask about one item is asked once.
///
/// Items are told apart by numbers. Of shared programs, each list that is itself an answer here
/// gives one to each of its items; of definitions, it is the number of the item's place.
struct AnswerTable {
  /// What was answered for an item, if the answer depends on one, and what that cost.
  struct Answer {
    let item: Int?
    let operand: TracedValue
    let cost: Int
    /// The number of the first item, if it is a list.
    let firstItem: Int
    /// The answer before it of the same program.
    fileprivate let earlier: Int?
  }

  private var answers: ContiguousArray<Answer> = []
  /// The latest answer of each program, by its number.
  private var latest: ContiguousArray<Int?>
  private var itemCount = 0

  init(programs: Int = 0) {
    latest = ContiguousArray(repeating: nil, count: programs)
  }

  /// Forgets all that was answered.
  mutating func removeAll() {
    answers.removeAll(keepingCapacity: true)
    for program in latest.indices { latest[program] = nil }
    itemCount = 0
  }

  /// How many are kept.
  var count: Int { answers.count }

  /// Whether so many are kept that looking through them would take too long.
  var isFull: Bool { count >= Self.greatestCount }

  /// The answer of that number, counted from 0.
  subscript(number: Int) -> Answer { answers[number] }

  /// The number of what the program answered for that item before.
  func number(of program: Int, for item: Int?) -> Int? {
    var next = program < latest.count ? latest[program] : nil
    while let number = next, answers[number].item != item { next = answers[number].earlier }
    return next
  }

  /// Keeps what a program answered for an item, for which it wasn't asked before.
  @discardableResult
  mutating func keep(_ operand: TracedValue, of program: Int, for item: Int?, cost: Int) -> Int {
    while latest.count <= program { latest.append(nil) }
    let answer = Answer(
      item: item,
      operand: operand,
      cost: cost,
      firstItem: itemCount,
      earlier: latest[program]
    )
    latest[program] = answers.count
    answers.append(answer)
    if case .list(let items) = operand.value { itemCount += items.count }
    return answers.count - 1
  }

  private static let greatestCount = 512
}

/// Shared programs answer from the table, at the cost that they had before.
extension Frame {
  /// What the program answers.
  package mutating func answer(of shared: SharedProgram) -> TracedValue {
    if let kept = keptAnswer(of: shared) { return answers[kept].operand }
    return shared.program.evaluate(in: &self)
  }

  /// The list that the program answers, whose items a variable stands for one after the other, and
  /// the number of its first item in the table; nil if it isn't kept there.
  package mutating func list(
    of shared: SharedProgram
  ) -> (operand: TracedValue, firstItem: Int?) {
    guard let kept = keptAnswer(of: shared) else {
      return (shared.program.evaluate(in: &self), nil)
    }
    return (answers[kept].operand, answers[kept].firstItem)
  }

  /// The number of the answer in the table; nil if it can't be kept there. Errors aren't, as they
  /// may depend on what else was asked.
  mutating func keptAnswer(of shared: SharedProgram) -> Int? {
    let item: Int?
    switch shared.dependence {
    case .nothing: item = nil
    case .item(let slot):
      item = self.item(in: slot)
      if item == nil { return nil }
    case .more: return nil
    }
    guard hasRoom(for: shared.program) else { return nil }
    if let known = answers.number(of: shared.number, for: item) {
      charge(answers[known].cost)
      return isExhausted ? nil : known
    }
    if answers.isFull { return nil }
    let before = cost
    let operand = shared.program.run(in: &self)
    if case .error = operand.value {
      cost = before
      return nil
    }
    if isExhausted { return nil }
    return answers.keep(operand, of: shared.number, for: item, cost: cost - before)
  }
}
