/// A program that others may be the same as; for one item it is evaluated once in a frame.
///
/// What depends on an item is remembered by the item's number in the frame's table of answers.
package final class SharedProgram: Sendable {
  /// What its answer depends on, beside the variables that never change in a frame.
  enum Dependence: Hashable, Sendable {
    case nothing
    /// The item that this slot stands for.
    case item(slot: Int)
    /// Several items, or what is set anew now and then.
    case more
  }

  package let program: Program
  /// The same for programs that are the same.
  let number: Int
  let dependence: Dependence

  init(program: Program, number: Int, dependence: Dependence) {
    self.program = program
    self.number = number
    self.dependence = dependence
  }

  /// A program of which no answer is kept.
  convenience init(unshared program: Program) {
    self.init(program: program, number: 0, dependence: .more)
  }
}

extension SharedProgram {
  /// The same program by its other number.
  package func renumbered(_ renumbering: SharedPrograms.Renumbering) -> SharedProgram {
    guard number >= renumbering.first else { return self }
    return SharedProgram(
      program: program,
      number: renumbering.numbers[number - renumbering.first],
      dependence: dependence
    )
  }
}

/// Programs among which those that are the same are shared.
package struct SharedPrograms: Sendable {
  /// How many slots never change in a frame; they come first.
  private let lastingSlots: Int
  private var programs: [Program] = []
  private var numbers: [Program: Int] = [:]

  package init(lastingSlots: Int) {
    self.lastingSlots = lastingSlots
  }

  /// How many there are that differ.
  package var count: Int { programs.count }

  /// The program as it is shared, where slots stand for items.
  package mutating func share(_ program: Program, items: [Int]) -> SharedProgram {
    let number = number(of: program)
    return self[number, dependence(of: program, items: items)]
  }

  /// The program of that number, for a rule in which its answer depends on that.
  subscript(number: Int, dependence: SharedProgram.Dependence) -> SharedProgram {
    SharedProgram(program: programs[number], number: number, dependence: dependence)
  }

  /// Adds a program that is known to differ from all others.
  mutating func add(_ program: Program) {
    numbers[program] = programs.count
    programs.append(program)
  }

  /// Adds the programs that another has beyond the first ones, which both began with.
  package mutating func join(_ other: SharedPrograms, beyond count: Int) -> Renumbering {
    Renumbering(first: count, numbers: other.programs[count...].map { number(of: $0) })
  }

  /// The numbers that programs of one have in another.
  package struct Renumbering {
    /// Those before it have the same number in both.
    fileprivate let first: Int
    fileprivate let numbers: [Int]

    /// Whether all have the same number in both.
    package var changesNothing: Bool {
      numbers.elementsEqual(first..<first + numbers.count)
    }
  }

  private mutating func number(of program: Program) -> Int {
    if let known = numbers[program] { return known }
    add(program)
    return programs.count - 1
  }

  private func dependence(of program: Program, items: [Int]) -> SharedProgram.Dependence {
    let changing = program.variables.filter { $0 >= lastingSlots }
    guard let slot = changing.first else { return .nothing }
    return changing.count == 1 && items.contains(slot) ? .item(slot: slot) : .more
  }
}

extension Program: Hashable {
  /// Whether both say the same, step by step; programs with rarer parts count as different.
  package static func == (one: Program, other: Program) -> Bool {
    one === other
      || one.root == other.root && one.instructions == other.instructions
        && one.children == other.children && one.names == other.names && one.macros == other.macros
        && one.overloads.map(\.origin) == other.overloads.map(\.origin)
        && one.constants.elementsEqual(other.constants) { $0.value.isSame(as: $1.value) }
        && one.dispatches.isEmpty && other.dispatches.isEmpty
        && one.patterns.elementsEqual(other.patterns) { $0.text == $1.text }
        && one.ranges == other.ranges
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(instructions)
    hasher.combine(names)
    for constant in constants { constant.value.hash(into: &hasher) }
    for pattern in patterns { hasher.combine(pattern.text) }
    hasher.combine(ranges)
  }

  /// The slots of the variables that it reads, each once.
  package var variables: [Int] { instructions.variables }
}

extension Value {
  /// What of it tells programs apart, as far as constants mostly are.
  fileprivate func hash(into hasher: inout Hasher) {
    switch self {
    case .boolean(let value): hasher.combine(value)
    case .integer(let value): hasher.combine(value)
    case .double(let value): hasher.combine(value.bitPattern)
    case .string(let value): hasher.combine(value)
    case .list(let items): for item in items { item.value.hash(into: &hasher) }
    default: break
    }
  }

  /// Whether both are written the same way, as far as constants mostly are.
  fileprivate func isSame(as other: Value) -> Bool {
    switch (self, other) {
    case (.boolean(let one), .boolean(let other)): one == other
    case (.integer(let one), .integer(let other)): one == other
    case (.double(let one), .double(let other)): one.bitPattern == other.bitPattern
    case (.string(let one), .string(let other)): one.isSameText(as: other)
    case (.list(let one), .list(let other)):
      one.elementsEqual(other) { $0.value.isSame(as: $1.value) }
    default: false
    }
  }
}

extension ProgramDraft {
  /// The slots of the variables that it would read.
  var variables: [Int] { instructions.variables }
}

extension ContiguousArray<Instruction> {
  fileprivate var variables: [Int] {
    var slots: [Int] = []
    for case .variable(let slot) in self where !slots.contains(Int(slot)) {
      slots.append(Int(slot))
    }
    return slots
  }
}
