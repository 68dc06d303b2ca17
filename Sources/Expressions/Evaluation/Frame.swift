/// The values of an environment's variables, and what evaluating has cost so far.
package struct Frame: Sendable {
  /// What a slot holds.
  private enum State: UInt8 {
    case unset
    case known
    case defined
    case inProgress
  }

  /// What evaluating has cost so far, in CEL's units.
  package var cost = 0
  /// What it may cost.
  package let costLimit: Int
  let zones: TimeZones
  /// The names of the programs being evaluated; the innermost program's begin at `base`.
  var locals: ContiguousArray<Operand> = []
  var base = 0
  /// How many levels of instructions are being evaluated.
  private var height = 0
  /// How deeply the values of definitions are nested at the most.
  private var valueDepth = 0
  private var slots: ContiguousArray<Operand>
  private var states: ContiguousArray<State>
  private var definitions: [Int: Program] = [:]

  package init(slots: Int, costLimit: Int = 1_000_000, timeZones: TimeZones = .none) {
    self.slots = ContiguousArray(repeating: Self.nothing, count: slots)
    states = ContiguousArray(repeating: .unset, count: slots)
    self.costLimit = costLimit
    zones = timeZones
  }

  /// The operand of a variable, by its slot.
  package subscript(slot: Int) -> Operand {
    get { slots[slot] }
    set {
      slots[slot] = newValue
      states[slot] = .known
    }
  }

  /// Gives a slot a program that is evaluated when the slot is read for the first time.
  package mutating func define(_ slot: Int, _ program: Program) {
    definitions[slot] = program
    states[slot] = .defined
  }

  /// Makes a defined slot be evaluated anew when it is read next.
  package mutating func forget(_ slot: Int) {
    guard let program = definitions[slot] else { return }
    if states[slot] == .known { valueDepth -= program.valueDepth }
    slots[slot] = Self.nothing
    states[slot] = .defined
  }

  /// The operand of a variable; a definition is evaluated if it wasn't before.
  mutating func variable(_ slot: Int) -> Operand {
    guard slot < slots.count else { return Self.nothing }
    if states[slot] == .known { return slots[slot] }
    return evaluated(slot)
  }

  /// Reads a variable where it is.
  @inline(__always)
  mutating func withVariable(_ slot: Int, _ read: (Operand) -> Operand) -> Operand {
    guard slot < slots.count else { return Self.nothing }
    return states[slot] == .known ? read(slots[slot]) : read(evaluated(slot))
  }

  private mutating func evaluated(_ slot: Int) -> Operand {
    guard states[slot] == .defined, let program = definitions[slot] else { return Self.nothing }
    states[slot] = .inProgress
    let operand = program.run(in: &self).withoutPlaceOfError
    valueDepth += program.valueDepth
    slots[slot] = valueDepth <= Self.greatestValueDepth ? operand : .failure(.tooDeep)
    states[slot] = .known
    return slots[slot]
  }

  /// Adds to what evaluating has cost.
  mutating func charge(_ units: Int) {
    cost = cost.addingReportingOverflow(units).overflow ? .max : cost + units
  }

  /// Whether evaluating has cost more than it may.
  var isExhausted: Bool { cost > costLimit }

  /// How many bytes of text a result may have before the limit is reached.
  var room: Int { min(max(0, costLimit - cost), .max / 10) * 10 }

  /// Makes room for a program's names; nil if programs are nested too deeply.
  mutating func enter(_ program: Program) -> Int? {
    guard height + program.height <= Self.greatestHeight else { return nil }
    height += program.height
    let before = base
    base = locals.count
    for _ in 0..<program.localCount { locals.append(Self.nothing) }
    return before
  }

  /// Gives up what `enter` made room for.
  mutating func leave(_ program: Program, to before: Int) {
    height -= program.height
    locals.removeSubrange(base...)
    base = before
  }

  private static let greatestHeight = 150
  private static let greatestValueDepth = 200
  private static let nothing = Operand(
    .error(EvaluationError(.unknownName, "the name has no value"))
  )
}

extension Operand {
  /// An error of a definition has its place in the definition's text, which readers don't see.
  fileprivate var withoutPlaceOfError: Operand {
    guard case .error(let error) = value else { return self }
    return .failure(error.located(at: nil))
  }
}
