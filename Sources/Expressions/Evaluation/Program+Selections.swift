extension Program {
  /// A declared field; of what is missing, that itself.
  @inline(__always)
  func slot(_ slot: Int32, of operand: Int32, _ frame: inout Frame) -> Cell {
    frame.charge(1)
    let operand = cell(operand, &frame)
    guard case .stored(let address) = operand else { return frame.failure(.noSlot) }
    switch address.pointee.value {
    case .object(let record), .unwritten(let record):
      guard slot < record.slots.count else { return frame.failure(.noSlot) }
      return Items(record.slots)[Int(slot)]
    case .absent, .undecided, .error: return operand
    default: return frame.failure(.noSlot)
    }
  }

  /// `has(a.b)` of a record.
  @inline(__always)
  func hasSlot(_ slot: Int32, of operand: Int32, _ frame: inout Frame) -> Cell {
    let operand = cell(operand, &frame)
    return hasSlot(slot, of: operand, &frame)
  }

  /// Whether a fact was written, has a default, or was worked out.
  func hasSlot(_ slot: Int32, of operand: Cell, _ frame: inout Frame) -> Cell {
    frame.charge(1)
    guard case .stored(let address) = operand else { return frame.failure(.noSlot) }
    switch address.pointee.value {
    case .object(let record), .unwritten(let record):
      guard slot < record.slots.count else { return frame.failure(.noSlot) }
      let fact = Items(record.slots)[Int(slot)]
      return fact.isError ? fact : .boolean(fact.isPlain)
    case .absent: return .boolean(false)
    case .undecided, .error: return operand
    default: return frame.failure(.noSlot)
    }
  }

  /// A field by its name, or the value of a key.
  func field(
    _ name: String,
    of operand: Operand,
    _ frame: inout Frame
  ) -> Operand {
    frame.charge(1)
    switch operand.value {
    case .map(let map):
      return map[.string(name)] ?? Operand.failure(.noSuchKey(name))
    case .object(let record), .unwritten(let record):
      guard let slot = record.type.slot(of: name), slot < record.slots.count else {
        return Operand.failure(.noSuchField(name, operand.value))
      }
      return record.slots[slot]
    case .optional(.none): return operand
    case .optional(.some(let inner)): return optionalField(name, of: inner, &frame)
    case .absent, .undecided, .error: return operand
    default: return Operand.failure(.noSuchField(name, operand.value))
    }
  }

  /// `has(a.b)` of whatever `a` turns out to be.
  func hasField(
    _ name: String,
    of operand: Operand,
    _ frame: inout Frame
  ) -> Operand {
    frame.charge(1)
    switch operand.value {
    case .map(let map): return Operand(.boolean(map[.string(name)] != nil))
    case .object(let record), .unwritten(let record):
      guard let slot = record.type.slot(of: name) else {
        return Operand.failure(.noSuchField(name, operand.value))
      }
      let operand = frame.keep(operand)
      return hasSlot(Int32(slot), of: operand, &frame).operand
    case .optional(.none), .absent: return Operand(.boolean(false))
    case .optional(.some(let inner)): return hasField(name, of: inner, &frame)
    case .undecided, .error: return operand
    default: return Operand.failure(.noSuchField(name, operand.value))
    }
  }
}

extension EvaluationError {
  fileprivate static let noSlot = EvaluationError(.noSuchField, "the value has no such field")

  /// A key that a map doesn't have.
  static func noSuchKey(_ key: String) -> EvaluationError {
    EvaluationError(.noSuchKey, "there is no key '\(key)'")
  }

  /// A field that a value doesn't have.
  static func noSuchField(_ name: String, _ value: Value) -> EvaluationError {
    EvaluationError(.noSuchField, "\(value.type.phrase) has no field '\(name)'")
  }
}
