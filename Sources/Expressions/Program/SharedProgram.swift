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

  package init(lastingSlots: Int) {
    self.lastingSlots = lastingSlots
  }

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

  package func hash(into hasher: inout Hasher) {
    hasher.combine(text)
  }

  /// The slots of the variables that it reads, each once.
  package var variables: [Int] { code.variables }
}
