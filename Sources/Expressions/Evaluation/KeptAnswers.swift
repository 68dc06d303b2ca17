/// What shared programs answered in a frame, at addresses that hold as long as the frame.
struct KeptAnswers: ~Copyable {
  /// What was answered for an item, if the answer depends on one, and what that cost.
  struct Answer {
    let item: UnsafePointer<Operand>?
    let address: UnsafePointer<Operand>
    let cost: Int
    /// The answer before it of the same program; -1 if it is the first.
    let earlier: Int32
  }

  private var operands = OperandStack()
  private let answers: UnsafeMutablePointer<Answer>
  private var count = 0
  private let programCount: Int
  /// The latest answer of each program, by its number.
  private let latest: UnsafeMutablePointer<Int32>

  init(programs: Int) {
    answers = .allocate(capacity: Self.greatestCount)
    programCount = programs
    latest = .allocate(capacity: programs)
    latest.initialize(repeating: -1, count: programs)
  }

  deinit {
    answers.deallocate()
    latest.deallocate()
  }

  /// Gives up all of them.
  mutating func clear() {
    operands.remove(to: 0)
    latest.update(repeating: -1, count: programCount)
    count = 0
  }

  /// Whether so many are kept that looking through them would take too long.
  var isFull: Bool { count >= Self.greatestCount }

  /// What the program answered for that item before.
  @inline(__always)
  func answer(of program: Int, for item: UnsafePointer<Operand>?) -> Answer? {
    precondition(program < programCount, "a frame has room for the answers of every program")
    var number = latest[program]
    while number >= 0 {
      let answer = answers[Int(number)]
      if answer.item == item { return answer }
      number = answer.earlier
    }
    return nil
  }

  mutating func keep(
    _ operand: consuming Operand,
    of program: Int,
    for item: UnsafePointer<Operand>?,
    cost: Int
  ) -> UnsafePointer<Operand> {
    precondition(program < programCount && !isFull, "there is room for an answer that was asked")
    let address = operands.push(operand)
    let answer = Answer(item: item, address: address, cost: cost, earlier: latest[program])
    (answers + count).initialize(to: answer)
    latest[program] = Int32(count)
    count += 1
    return address
  }

  private static let greatestCount = 512
}
