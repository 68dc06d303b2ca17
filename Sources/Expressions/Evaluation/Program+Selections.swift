extension Program {
  /// A declared field; of what is missing, that itself.
  func slotValue(_ slot: Int, of operand: Int32, _ frame: inout Frame) -> Operand {
    frame.charge(1)
    switch instructions[Int(operand)] {
    case .local(let index):
      frame.charge(1)
      return frame.locals[frame.base + Int(index)].field(slot)
    case .slot(let outer, let outerSlot):
      if case .local(let index) = instructions[Int(outer)] {
        frame.charge(2)
        return frame.locals[frame.base + Int(index)].field(outerSlot, slot)
      }
      if case .variable(let index) = instructions[Int(outer)] {
        frame.charge(2)
        return frame.withVariable(Int(index)) { $0.field(outerSlot, slot) }
      }
    default: break
    }
    return value(operand, &frame).field(slot)
  }

  /// `has(a.b)` of a record.
  func hasSlot(_ slot: Int, of operand: Operand, _ frame: inout Frame) -> Operand {
    frame.charge(1)
    switch operand.value {
    case .object(let record), .unwritten(let record):
      guard slot < record.slots.count else { return .failure(.noSlot) }
      return said(record.slots[slot])
    case .absent: return Operand(.boolean(false))
    case .undecided, .error: return operand
    default: return .failure(.noSlot)
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
      return hasSlot(slot, of: operand, &frame)
    case .optional(.none), .absent: return Operand(.boolean(false))
    case .optional(.some(let inner)): return hasField(name, of: inner, &frame)
    case .undecided, .error: return operand
    default: return Operand.failure(.noSuchField(name, operand.value))
    }
  }

  /// Whether a fact was written, has a default, or was worked out.
  private func said(_ fact: Operand) -> Operand {
    if case .error = fact.value { return fact }
    return Operand(.boolean(fact.value.isPlain))
  }
}

extension Operand {
  /// The field in a slot, without taking the record out of where it is.
  @inline(__always)
  fileprivate func field(_ slot: Int) -> Operand {
    switch value {
    case .object(let record), .unwritten(let record):
      guard slot < record.slots.count else { return .failure(.noSlot) }
      return record.slots[slot]
    case .absent, .undecided, .error: return self
    default: return .failure(.noSlot)
    }
  }

  /// The field of a field.
  fileprivate func field(_ outer: Int32, _ slot: Int) -> Operand {
    switch value {
    case .object(let record), .unwritten(let record):
      guard outer < record.slots.count else { return .failure(.noSlot) }
      return record.slots[Int(outer)].field(slot)
    case .absent, .undecided, .error: return self
    default: return .failure(.noSlot)
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
