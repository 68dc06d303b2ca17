/// The values of an environment's variables, and what evaluating has cost so far.
///
/// What programs make of them are cells, which point to what the frame, the programs and the
/// values of the variables hold; so the frame keeps all of these in place.
package struct Frame: ~Copyable {
  /// What evaluating has cost so far, in CEL's units.
  package var cost = 0
  /// What of all that went into definitions, each of which is evaluated and paid for once.
  private(set) var definitionCost = 0
  /// Whether conditions are gone through by their branches first.
  var takesBranches = true
  /// What it may cost.
  package let costLimit: Int
  /// Where arguments find them, without retaining them for every call.
  let zones: UnsafePointer<TimeZones>
  /// What programs made while they run.
  private var made = OperandStack()
  /// What shared programs answered.
  var answers: KeptAnswers
  private let slotCount: Int
  private let slots: UnsafeMutablePointer<Operand>
  private let states: UnsafeMutablePointer<SlotState>
  /// The programs of definitions that nobody else keeps.
  private var definitions: [SharedProgram] = []
  /// The names of the programs being evaluated; the innermost program's begin at `base`.
  private let locals: UnsafeMutablePointer<Cell>
  private var base = 0
  private var top = 0
  /// How many levels of instructions are being evaluated.
  private var height = 0
  /// How deeply the values of definitions are nested at the most.
  private var valueDepth = 0

  package init(
    slots: Int,
    costLimit: Int = 1_000_000,
    sharedPrograms: Int = 0,
    timeZones: TimeZones = .none
  ) {
    answers = KeptAnswers(programs: sharedPrograms)
    slotCount = slots
    self.slots = .allocate(capacity: slots)
    self.slots.initialize(repeating: Operand(.null), count: slots)
    states = .allocate(capacity: slots)
    for slot in 0..<slots { (states + slot).initialize(to: SlotState(address: self.slots + slot)) }
    locals = .allocate(capacity: Self.greatestLocalCount)
    self.costLimit = costLimit
    let zones = UnsafeMutablePointer<TimeZones>.allocate(capacity: 1)
    zones.initialize(to: timeZones)
    self.zones = UnsafePointer(zones)
  }

  /// Gives up all that it holds and stands for; it then is like a new one, in the same memory.
  package mutating func clear() {
    made.remove(to: 0)
    answers.clear()
    definitions.removeAll()
    for slot in 0..<slotCount {
      slots[slot] = Operand(.null)
      states[slot] = SlotState(address: slots + slot)
    }
    (cost, definitionCost, valueDepth) = (0, 0, 0)
    (base, top, height) = (0, 0, 0)
    takesBranches = true
  }

  deinit {
    slots.deinitialize(count: slotCount)
    slots.deallocate()
    states.deinitialize(count: slotCount)
    states.deallocate()
    locals.deallocate()
    let zones = UnsafeMutablePointer(mutating: zones)
    zones.deinitialize(count: 1)
    zones.deallocate()
  }

  /// The operand of a variable, by its slot.
  package subscript(slot: Int) -> Operand {
    get { states[slot].kind == .known ? states[slot].address.pointee : slots[slot] }
    set { hold(newValue, in: slot, depth: 0) }
  }

  /// Lets variables stand for operands, by their slots from that one on; others must keep these.
  package mutating func lend(_ operands: ContiguousArray<Operand>, from slot: Int) {
    precondition(slot + operands.count <= slotCount, "a frame has as many slots as it needs")
    let items = Items(operands)
    for index in 0..<items.count {
      know(slot + index, at: items.address(index), depth: 0, isKept: false)
    }
  }

  /// Lets a variable stand for an item of a list, without a copy of it; answers the item's place.
  package mutating func select(item index: Int, of list: List, in slot: Int) -> Place {
    precondition(slot < slotCount, "a frame has as many slots as its programs' environment")
    let address = list.address(of: index)
    know(slot, at: address, depth: 0, isKept: list.isKept)
    return address.pointee.place
  }

  /// Where the operand of a variable is.
  func address(of slot: Int) -> UnsafePointer<Operand> {
    precondition(slot < slotCount, "a frame has as many slots as its programs' environment")
    return states[slot].address
  }

  /// Where the item is that was selected in a slot; nil if its list isn't kept.
  func keptItem(in slot: Int) -> UnsafePointer<Operand>? {
    slot < slotCount && states[slot].isKept ? states[slot].address : nil
  }

  /// Gives a slot a program that is evaluated when the slot is read for the first time.
  package mutating func define(_ slot: Int, _ program: Program) {
    define(slot, SharedProgram(unshared: program))
  }

  /// Likewise, with a program whose answer may be kept.
  package mutating func define(_ slot: Int, _ program: SharedProgram) {
    definitions.append(program)
    define(slot, Unmanaged.passUnretained(program))
  }

  /// Likewise, several of them, which others must keep as long as the frame lives.
  ///
  /// All threads ask the same rules: if each counted who has what, they would hinder each other.
  package mutating func lend(_ definitions: [Definition]) {
    for index in definitions.indices {
      define(definitions[index].slot, Unmanaged.passUnretained(definitions[index].program))
    }
  }

  @inline(__always)
  private mutating func define(_ slot: Int, _ program: Unmanaged<SharedProgram>) {
    precondition(slot < slotCount, "a frame has as many slots as its programs' environment")
    states[slot].definition = program
    valueDepth -= states[slot].depth
    states[slot].depth = 0
    states[slot].isKept = false
    states[slot].kind = .defined
  }

  /// Where what a variable holds is, if that is known.
  @inline(__always)
  func knownAddress(of slot: Int) -> UnsafePointer<Operand>? {
    slot < slotCount && states[slot].kind == .known ? states[slot].address : nil
  }

  /// What a variable holds; a definition is evaluated if it wasn't before.
  @inline(__always)
  mutating func variable(_ slot: Int) -> Cell {
    if let address = knownAddress(of: slot) { return .stored(address) }
    return evaluated(slot)
  }

  private mutating func evaluated(_ slot: Int) -> Cell {
    guard slot < slotCount, states[slot].kind == .defined,
      let definition = states[slot].definition
    else { return keep(Self.nothing) }
    states[slot].kind = .inProgress
    let costs = (total: cost, definitions: definitionCost)
    definition._withUnsafeGuaranteedRef { evaluate($0, for: slot) }
    definitionCost = costs.definitions &+ (cost - costs.total)
    return .stored(states[slot].address)
  }

  @inline(__always)
  private mutating func evaluate(_ definition: SharedProgram, for slot: Int) {
    let depth = definition.program.valueDepth
    if let kept = keptAnswer(of: definition) {
      know(slot, at: kept, depth: depth, isKept: false)
    } else {
      var operand = definition.program.run(in: &self)
      // An error of a definition has its place in the definition's text, which readers don't see.
      if case .error(let error) = operand.value { operand = .failure(error.located(at: nil)) }
      hold(consume operand, in: slot, depth: depth)
    }
    if valueDepth > Self.greatestValueDepth { hold(.failure(.tooDeep), in: slot, depth: depth) }
  }

  private mutating func hold(_ operand: consuming Operand, in slot: Int, depth: Int) {
    precondition(slot < slotCount, "a frame has as many slots as its programs' environment")
    slots[slot] = consume operand
    know(slot, at: UnsafePointer(slots + slot), depth: depth, isKept: false)
  }

  @inline(__always)
  private mutating func know(
    _ slot: Int,
    at address: UnsafePointer<Operand>,
    depth: Int,
    isKept: Bool
  ) {
    states[slot].address = address
    states[slot].isKept = isKept
    valueDepth += depth - states[slot].depth
    states[slot].depth = depth
    states[slot].kind = .known
  }

  /// What a name of the innermost program stands for.
  @inline(__always)
  subscript(local index: Int32) -> Cell {
    get { locals[base &+ Int(index)] }
    nonmutating set { locals[base &+ Int(index)] = newValue }
  }

  /// Keeps what a program made until the mark before it is returned to.
  mutating func keep(_ operand: consuming Operand) -> Cell {
    .stored(made.push(operand))
  }

  /// Where what a cell stands for is stored, or is from now on.
  @inline(__always)
  mutating func address(of cell: Cell) -> UnsafePointer<Operand> {
    if case .stored(let address) = cell { return address }
    return made.push(cell.operand)
  }

  /// Keeps an error, to which its place is added by whatever instruction met it.
  mutating func failure(_ error: EvaluationError) -> Cell {
    keep(.failure(error))
  }

  /// How much is kept of what programs made.
  @inline(__always)
  var mark: Int { made.count }

  /// Gives up what was made since.
  @inline(__always)
  mutating func release(to mark: Int) {
    made.remove(to: mark)
  }

  /// What a cell stands for, when all that was made since is given up.
  @inline(__always)
  mutating func take(_ cell: Cell, from mark: Int) -> Operand {
    if case .stored(let address) = cell, made.isTop(address, above: mark) { return made.pop() }
    let operand = cell.operand
    release(to: mark)
    return operand
  }

  /// How things stand before something is tried.
  struct Checkpoint {
    fileprivate let cost: Int
    fileprivate let definitionCost: Int
    let mark: Int
  }

  @inline(__always)
  var checkpoint: Checkpoint {
    Checkpoint(cost: cost, definitionCost: definitionCost, mark: mark)
  }

  /// Takes back what was tried since; definitions that it evaluated remain known and paid for.
  mutating func goBack(to checkpoint: Checkpoint) {
    release(to: checkpoint.mark)
    cost = checkpoint.cost
    charge(definitionCost &- checkpoint.definitionCost)
  }

  /// Adds to what evaluating has cost.
  @inline(__always)
  mutating func charge(_ units: Int) {
    let (sum, overflows) = cost.addingReportingOverflow(units)
    cost = overflows ? .max : sum
  }

  /// Whether evaluating has cost more than it may.
  @inline(__always)
  var isExhausted: Bool { cost > costLimit }

  /// How many bytes of text a result may have before the limit is reached.
  var room: Int { min(max(0, costLimit - cost), .max / 10) * 10 }

  /// Whether a program may be evaluated where others are already.
  @inline(__always)
  func hasRoom(for program: Program) -> Bool {
    height + program.height <= Self.greatestHeight
      && top + program.localCount <= Self.greatestLocalCount
  }

  /// Makes room for a program's names; nil if programs are nested too deeply.
  @inline(__always)
  mutating func enter(_ program: Program) -> Int? {
    guard hasRoom(for: program) else { return nil }
    height += program.height
    let before = base
    base = top
    top += program.localCount
    return before
  }

  /// Gives up what `enter` made room for.
  @inline(__always)
  mutating func leave(_ program: Program, to before: Int) {
    height -= program.height
    top = base
    base = before
  }

  private static let greatestHeight = 150
  /// A macro is a level, and brings in two names at the most.
  private static let greatestLocalCount = 2 * greatestHeight
  private static let greatestValueDepth = 200
  private static let nothing = Operand(
    .error(EvaluationError(.unknownName, "the name has no value"))
  )
}

/// How it is with a variable's slot.
private struct SlotState {
  /// Where the operand is: in the frame, or lent to it.
  var address: UnsafePointer<Operand>
  var kind = Kind.unset
  /// How many levels the value of the slot's definition has at the most.
  var depth = 0
  /// Whether it stands for an item of a list that is kept.
  var isKept = false
  /// Its definition's program, if it has one, which is kept by others than the slot.
  var definition: Unmanaged<SharedProgram>?

  init(address: UnsafeMutablePointer<Operand>) {
    self.address = UnsafePointer(address)
  }

  enum Kind: UInt8 {
    case unset
    case known
    case defined
    case inProgress
  }
}
