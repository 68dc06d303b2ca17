/// A chain of declared fields from a name on, such as `login.demo.place`, gone along in one step.
struct FieldPath {
  /// The name that the chain begins with: a variable's slot, or the number of a local.
  let start: Int32
  let startsWithLocal: Bool
  /// How many fields it has.
  private var length: UInt8 = 0
  /// The slots that lead along it, sixteen bits for each, the outermost record's first.
  private var slots: UInt64 = 0

  private static let greatestLength = 4

  init(variable slot: Int32) {
    start = slot
    startsWithLocal = false
  }

  init(local index: Int32) {
    start = index
    startsWithLocal = true
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

  /// None.
  init() {}

  @inline(__always)
  subscript(index: Int32) -> FieldPath { paths[Int(index)] }

  /// Where an instruction's chain of fields leads, which may be no more than a name.
  func path(of code: Int32, in instructions: ContiguousArray<Instruction>) -> FieldPath? {
    switch instructions[Int(code)] {
    case .path(_, _, let path): self[path]
    case .variable(let slot): FieldPath(variable: slot)
    case .local(let index): FieldPath(local: index)
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
    guard let path = path(of: operand, in: instructions)?.going(to: slot) else { return nil }
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
      path.startsWithLocal
      ? frame[local: path.start].address : frame.knownAddress(of: Int(path.start))
    guard let start else { return followFromDefinition(path, &frame) }
    return path.end(from: start)
  }

  @inline(never)
  private func followFromDefinition(
    _ path: FieldPath,
    _ frame: inout Frame
  ) -> UnsafePointer<Operand>? {
    guard !path.startsWithLocal, let start = frame.variable(Int(path.start)).address else {
      return nil
    }
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
