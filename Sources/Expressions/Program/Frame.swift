internal import Diagnostics

/// The values of an environment's variables, and what evaluating has cost so far.
package struct Frame {
  /// What evaluating has cost so far, in CEL's units.
  package var cost = 0
  /// What it may cost.
  package let costLimit: Int
  let zones: TimeZones
  /// Which conditions have decided; nil unless somebody asked for it.
  package var decisions: DecisionLog?
  /// Whether somebody wants to know what is read; nothing is answered from a table then.
  package var isWatched = false
  /// What was read, in order, where somebody wants to know.
  package var reads: [FieldRead] = []
  /// What definitions answered, so that what several rules ask of a value is asked once.
  var facts: [FactQuestion: FactAnswer] = [:]
  /// What is evaluated in the place of definitions, by their numbers.
  var replaced: [Int: Program] = [:]
  private var slots: ContiguousArray<Slot>
  /// The names of the programs being evaluated; the innermost program's begin at `base`.
  private var locals: ContiguousArray<TracedValue> = []
  private var base = 0
  private var top = 0
  /// How many levels of instructions are being evaluated.
  private var height = 0
  /// How deeply the values of definitions are nested at the most.
  private var valueDepth = 0

  package init(slots: Int, costLimit: Int = 1_000_000, timeZones: TimeZones = .none) {
    self.slots = ContiguousArray(repeating: Slot(), count: slots)
    self.costLimit = costLimit
    zones = timeZones
  }

  /// The operand of a variable, by its slot.
  package subscript(slot: Int) -> TracedValue {
    get { slots[slot].definition == nil ? slots[slot].operand : .nothing }
    set { hold(newValue, in: slot) }
  }

  /// Lets variables stand for operands, by their slots from that one on.
  package mutating func hold(_ operands: ContiguousArray<TracedValue>, from slot: Int) {
    facts.removeAll(keepingCapacity: true)
    for (index, operand) in operands.enumerated() { hold(operand, in: slot + index) }
  }

  /// Gives slots programs, each of which is evaluated when its slot is read for the first time.
  package mutating func define(_ programs: [Program], from slot: Int) {
    for (index, program) in programs.enumerated() { define(slot + index, program) }
  }

  /// Gives a slot a program that is evaluated when the slot is read for the first time.
  package mutating func define(_ slot: Int, _ program: Program) {
    valueDepth -= slots[slot].depth
    slots[slot].depth = 0
    slots[slot].definition = program
  }

  /// Evaluates the definitions that nothing has read so far, in their order.
  package mutating func settle(_ slots: Range<Int>) {
    for slot in slots { _ = variable(slot) }
  }

  private mutating func hold(_ operand: TracedValue, in slot: Int, depth: Int = 0) {
    valueDepth += depth - slots[slot].depth
    slots[slot] = Slot(operand: operand, depth: depth)
  }

  /// What a variable holds; a definition is evaluated if it wasn't before.
  mutating func variable(_ slot: Int) -> TracedValue {
    if let definition = slots[slot].definition { return value(of: definition, in: slot) }
    if isWatched { noteRead(ofSlot: slot) }
    return slots[slot].operand
  }

  private mutating func value(of definition: Program, in slot: Int) -> TracedValue {
    let depth = definition.code.valueDepth
    let operand = definition.run(in: &self)
    hold(operand, in: slot, depth: depth)
    guard valueDepth > Self.greatestValueDepth else { return operand }
    hold(.failure(.tooDeep), in: slot, depth: depth)
    return .failure(.tooDeep)
  }

  /// What is read of what a name stands for, without a copy of it; nil, at no cost, if nothing is
  /// read or there is more to the name.
  mutating func read<Result>(_ name: Instruction, steps: Int, _ read: (Value) -> Result?) -> Result?
  {
    let answer: Result?
    switch name {
    case .variable(let slot) where slots[slot].definition == nil:
      answer = read(slots[slot].operand.value)
    case .local(let index): answer = read(locals[base + Int(index)].value)
    default: return nil
    }
    if answer != nil { charge(steps) }
    return answer
  }

  /// What a name of the innermost program stands for.
  subscript(local index: Int32) -> TracedValue {
    get { locals[base + Int(index)] }
    set { locals[base + Int(index)] = newValue }
  }

  /// Adds to what evaluating has cost.
  mutating func charge(_ units: Int) {
    let (sum, overflows) = cost.addingReportingOverflow(units)
    cost = overflows ? .max : sum
  }

  /// Whether evaluating has cost more than it may.
  var isExhausted: Bool { cost > costLimit }

  /// What may still be spent.
  var rest: Int { max(0, costLimit - cost) }

  /// How many bytes of text a result may have before the limit is reached.
  var room: Int { min(rest, .max / 10) * 10 }

  /// Whether a program may be evaluated where others are already.
  ///
  /// A macro is a level, and brings in two names at the most: where there is room for its levels,
  /// there is for its names.
  func hasRoom(for program: Program) -> Bool { height + program.code.height <= Self.greatestHeight }

  /// Makes room for a program's names; nil if programs are nested too deeply, or the limit was
  /// reached: then no program is evaluated any more, wherever it is asked from.
  mutating func enter(_ program: Program) -> Int? {
    guard hasRoom(for: program), !isExhausted else { return nil }
    height += program.code.height
    let before = base
    base = top
    top += program.code.localCount
    while locals.count < top { locals.append(TracedValue(.null)) }
    return before
  }

  /// Gives up what `enter` made room for.
  mutating func leave(_ program: Program, to before: Int) {
    height -= program.code.height
    top = base
    base = before
  }

  private static let greatestHeight = 150
  private static let greatestValueDepth = 200
}

/// What a variable stands for.
private struct Slot {
  var operand = TracedValue.nothing
  /// What is evaluated when the slot is read; nil if it has been, or if there is no definition.
  var definition: Program?
  /// How many levels the value of the slot's definition has at the most.
  var depth = 0
}

extension TracedValue {
  /// What a variable without a value holds.
  fileprivate static let nothing = TracedValue.failure(
    EvaluationError(.unknownName, "the name has no value"))
}
