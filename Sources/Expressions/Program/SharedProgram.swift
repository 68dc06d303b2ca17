/// A program that others may be the same as; for one item it is evaluated once in a frame.
///
/// What depends on an item is remembered by the item's number in the frame's table of answers.
package final class SharedProgram: Sendable {
  /// What its answer depends on, beside the variables that never change in a frame.
  enum Dependence {
    case nothing
    /// The item that this slot stands for.
    case item(slot: Int)
    /// Several items, or what is set anew now and then.
    case more
  }

  package let program: Program
  /// Programs that are alike have one number.
  let number: Int
  let dependence: Dependence

  fileprivate init(program: Program, number: Int, dependence: Dependence) {
    self.program = program
    self.number = number
    self.dependence = dependence
  }

  /// A program of which no answer is kept.
  package convenience init(unshared program: Program) {
    self.init(program: program, number: 0, dependence: .more)
  }
}

/// Programs among which those that are the same are shared.
package struct SharedPrograms: Sendable {
  /// How many slots never change in a frame; they come first.
  private let lastingSlots: Int
  private var numbers: [Program: Int] = [:]

  package init(lastingSlots: Int) { self.lastingSlots = lastingSlots }

  /// How many there are that differ.
  package var count: Int { numbers.count }

  /// The program as it is shared, where slots stand for items.
  package mutating func share(_ program: Program, items: [Int]) -> SharedProgram {
    let dependence = dependence(of: program, items: items)
    if let known = numbers.index(forKey: program) {
      let (program, number) = numbers[known]
      return SharedProgram(program: program, number: number, dependence: dependence)
    }
    let number = numbers.count
    numbers[program] = number
    return SharedProgram(program: program, number: number, dependence: dependence)
  }

  private func dependence(of program: Program, items: [Int]) -> SharedProgram.Dependence {
    let changing = program.variables.filter { $0 >= lastingSlots }
    guard let slot = changing.first else { return .nothing }
    return changing.count == 1 && items.contains(slot) ? .item(slot: slot) : .more
  }
}

extension Program: Hashable {
  /// Whether both were written with the same letters, and what they name is the same.
  package static func == (one: Program, other: Program) -> Bool {
    one === other
      || one.text.isSameText(as: other.text) && one.instructions == other.instructions
        && one.overloads.elementsEqual(other.overloads, by: ===)
        && one.definitions.map(\.number) == other.definitions.map(\.number)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(text) }

  /// The slots of the variables that it reads, each once.
  package var variables: [Int] { code.variables }
}

/// What programs answered, so that what several rules ask about one item is asked once.
///
/// Items are told apart by numbers. Of shared programs, each list that is itself an answer here
/// gives one to each of its items; of definitions, it is the number of the item's place.
struct AnswerTable {
  /// What was answered, and what that cost.
  struct Kept {
    let operand: TracedValue
    let cost: Int
    /// The number of the first item, if it is a list.
    let firstItem: Int
  }

  /// A program by its number, and the item that it asks about, if it does.
  struct Key: Hashable {
    let program: Int
    let item: Int?
  }

  private var answers: [Key: Kept] = [:]
  private var itemCount = 0

  /// How many are kept.
  var count: Int { answers.count }

  /// The answer that was kept to a question.
  subscript(question: Key) -> Kept? { answers[question] }

  /// Forgets all that was answered.
  mutating func removeAll() {
    answers.removeAll(keepingCapacity: true)
    itemCount = 0
  }

  /// Keeps what was answered to a question.
  @discardableResult
  mutating func keep(_ operand: TracedValue, for question: Key, cost: Int) -> Kept {
    let answer = Kept(operand: operand, cost: cost, firstItem: itemCount)
    answers[question] = answer
    if case .list(let items) = operand.value { itemCount += items.count }
    return answer
  }
}

/// Shared programs answer from the table, at the cost that they had before.
extension Frame {
  /// What the program answers.
  package mutating func answer(of shared: SharedProgram) -> TracedValue {
    keptAnswer(of: shared)?.operand ?? shared.program.evaluate(in: &self)
  }

  /// The list that the program answers, whose items a variable stands for one after the other, and
  /// the number of its first item in the table; nil if it isn't kept there.
  package mutating func list(of shared: SharedProgram) -> (operand: TracedValue, firstItem: Int?) {
    if let kept = keptAnswer(of: shared) { return (kept.operand, kept.firstItem) }
    return (shared.program.evaluate(in: &self), nil)
  }

  /// The answer in the table; nil if it can't be kept there. Errors aren't, as they may depend on
  /// what else was asked.
  mutating func keptAnswer(of shared: SharedProgram) -> AnswerTable.Kept? {
    guard !isWatched, let question = question(of: shared), hasRoom(for: shared.program) else {
      return nil
    }
    if let known = answers[question] {
      charge(known.cost)
      return isExhausted ? nil : known
    }
    let before = cost
    let operand = shared.program.run(in: &self)
    if case .error = operand.value {
      cost = before
      return nil
    }
    return isExhausted ? nil : answers.keep(operand, for: question, cost: cost - before)
  }

  private func question(of shared: SharedProgram) -> AnswerTable.Key? {
    switch shared.dependence {
    case .nothing: .init(program: shared.number, item: nil)
    case .item(let slot): item(in: slot).map { .init(program: shared.number, item: $0) }
    case .more: nil
    }
  }
}
