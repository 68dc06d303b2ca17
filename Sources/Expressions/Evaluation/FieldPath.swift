/// A chain of declared fields from a name on, such as `login.demo.place`, gone along in one step.
struct FieldPath {
  /// What the chain begins with.
  enum Start {
    case variable(Int32)
    case local(Int32)
  }

  let start: Start
  /// Which slots of the table of all paths lead along it, the outermost record's first.
  let first: Int32
  let end: Int32

  /// A unit for the name and one for each field.
  @inline(__always)
  var cost: Int { Int(1 + end - first) }
}

/// The paths of a program, and the slots along all of them.
struct FieldPaths {
  private var paths: ContiguousArray<FieldPath> = []
  private var slots: ContiguousArray<Int32> = []

  @inline(__always)
  subscript(index: Int32) -> FieldPath { paths[Int(index)] }

  @inline(__always)
  func slot(_ index: Int32) -> Int32 { slots[Int(index)] }

  /// Where an instruction's chain of fields leads, which may be no more than a name.
  mutating func path(of code: Int32, in instructions: ContiguousArray<Instruction>) -> Int32? {
    switch instructions[Int(code)] {
    case .path(_, _, let path): path
    case .variable(let slot): add(.variable(slot))
    case .local(let index): add(.local(index))
    default: nil
    }
  }

  /// Gives each field at the end of a chain the path that leads there.
  init(in instructions: inout ContiguousArray<Instruction>) {
    let count = instructions.count { $0.isSlot }
    guard count > 0 else { return }
    paths.reserveCapacity(count)
    slots.reserveCapacity(2 * count)
    for index in instructions.indices {
      guard case .slot(let operand, let slot) = instructions[index],
        let number = add(slot, of: operand, in: instructions)
      else { continue }
      instructions[index] = .path(operand: operand, slot: slot, path: number)
    }
  }

  /// Nil if the chain begins with anything but a name.
  private mutating func add(
    _ slot: Int32,
    of operand: Int32,
    in instructions: ContiguousArray<Instruction>
  ) -> Int32? {
    let first = Int32(slots.count)
    let start: FieldPath.Start
    switch instructions[Int(operand)] {
    case .variable(let slot): start = .variable(slot)
    case .local(let index): start = .local(index)
    case .path(_, _, let outer):
      start = self[outer].start
      for index in self[outer].first..<self[outer].end { slots.append(slots[Int(index)]) }
    default: return nil
    }
    slots.append(slot)
    paths.append(FieldPath(start: start, first: first, end: Int32(slots.count)))
    return Int32(paths.count - 1)
  }

  private mutating func add(_ start: FieldPath.Start) -> Int32 {
    paths.append(FieldPath(start: start, first: 0, end: 0))
    return Int32(paths.count - 1)
  }
}

extension Instruction {
  fileprivate var isSlot: Bool {
    if case .slot = self { true } else { false }
  }
}

extension Program {
  /// Where a path leads; nil unless there is a record at each of its steps.
  func follow(_ number: Int32, _ frame: inout Frame) -> UnsafePointer<Operand>? {
    let path = paths[number]
    let start =
      switch path.start {
      case .variable(let slot): frame.variable(Int(slot)).address
      case .local(let index): frame[local: index].address
      }
    guard var address = start else { return nil }
    var index = path.first
    while index < path.end {
      let slot = Int(paths.slot(index))
      guard let fields = address.fields, slot < fields.count else { return nil }
      address = fields.address(slot)
      index += 1
    }
    return address
  }
}

extension UnsafePointer<Operand> {
  /// The fields, if it is a record that lies there.
  @inline(__always)
  var fields: Items? {
    switch pointee.value {
    case .object(let record), .unwritten(let record): Items(record.slots)
    default: nil
    }
  }
}
