/// A chain of declared fields from a name on, such as `login.demo.place`, gone along in one step.
struct FieldPath {
  /// What the chain begins with.
  enum Start {
    case variable(Int32)
    case local(Int32)
  }

  let start: Start
  /// How many fields it has.
  private var length: UInt8 = 0
  /// The slots that lead along it, sixteen bits for each, the outermost record's first.
  private var slots: UInt64 = 0

  private static let greatestLength = 4

  init(start: Start) {
    self.start = start
  }

  /// A unit for the name and one for each field.
  @inline(__always)
  var cost: Int { 1 + Int(length) }

  /// The path to a field of where this one leads; nil if it has as many as it may.
  func going(to slot: Int32) -> FieldPath? {
    guard length < Self.greatestLength, let slot = UInt16(exactly: slot) else { return nil }
    var path = self
    path.slots |= UInt64(slot) << (16 * UInt64(length))
    path.length += 1
    return path
  }

  /// Where it leads from there; nil unless there is a record at each of its steps.
  @inline(__always)
  func end(from start: UnsafePointer<Operand>) -> UnsafePointer<Operand>? {
    var address = start
    var rest = slots
    for _ in 0..<length {
      let slot = Int(rest & 0xFFFF)
      guard let fields = address.fields, slot < fields.count else { return nil }
      address = fields.address(slot)
      rest >>= 16
    }
    return address
  }
}

/// The paths of a program.
struct FieldPaths {
  private var paths: ContiguousArray<FieldPath> = []

  @inline(__always)
  subscript(index: Int32) -> FieldPath { paths[Int(index)] }

  /// Where an instruction's chain of fields leads, which may be no more than a name.
  mutating func path(of code: Int32, in instructions: ContiguousArray<Instruction>) -> Int32? {
    switch instructions[Int(code)] {
    case .path(_, _, let path): path
    case .variable(let slot): add(FieldPath(start: .variable(slot)))
    case .local(let index): add(FieldPath(start: .local(index)))
    default: nil
    }
  }

  /// Gives each field at the end of a chain the path that leads there.
  init(in instructions: inout ContiguousArray<Instruction>) {
    let count = instructions.count { $0.isSlot }
    guard count > 0 else { return }
    paths.reserveCapacity(count)
    for index in instructions.indices {
      guard case .slot(let operand, let slot) = instructions[index],
        let number = add(slot, of: operand, in: instructions)
      else { continue }
      instructions[index] = .path(operand: operand, slot: slot, path: number)
    }
  }

  /// Nil if the chain begins with anything but a name, or is too long.
  private mutating func add(
    _ slot: Int32,
    of operand: Int32,
    in instructions: ContiguousArray<Instruction>
  ) -> Int32? {
    let outer: FieldPath
    switch instructions[Int(operand)] {
    case .variable(let slot): outer = FieldPath(start: .variable(slot))
    case .local(let index): outer = FieldPath(start: .local(index))
    case .path(_, _, let path): outer = self[path]
    default: return nil
    }
    return outer.going(to: slot).map { add($0) }
  }

  private mutating func add(_ path: FieldPath) -> Int32 {
    paths.append(path)
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
  func follow(_ path: FieldPath, _ frame: inout Frame) -> UnsafePointer<Operand>? {
    let start =
      switch path.start {
      case .variable(let slot): frame.knownAddress(of: Int(slot))
      case .local(let index): frame[local: index].address
      }
    guard let start else { return followFromDefinition(path, &frame) }
    return path.end(from: start)
  }

  @inline(never)
  private func followFromDefinition(
    _ path: FieldPath,
    _ frame: inout Frame
  ) -> UnsafePointer<Operand>? {
    guard case .variable(let slot) = path.start,
      let start = frame.variable(Int(slot)).address
    else { return nil }
    return path.end(from: start)
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
