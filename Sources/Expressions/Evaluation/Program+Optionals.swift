extension Program {
  /// `a.?b` of a record: nothing if nobody said it.
  func optionalSlot(_ slot: Int, of operand: Operand, _ frame: inout Frame) -> Operand {
    frame.charge(1)
    switch operand.value {
    case .object(let record), .unwritten(let record):
      return wrapped(slot < record.slots.count ? record.slots[slot] : nil)
    case .absent: return Operand(.optional(.none))
    default: return operand
    }
  }

  /// `a.?b` of whatever `a` turns out to be.
  func optionalField(
    _ name: String,
    of operand: Operand,
    _ frame: inout Frame
  ) -> Operand {
    frame.charge(1)
    switch operand.value {
    case .map(let map): return wrapped(map[.string(name)])
    case .object(let record), .unwritten(let record):
      guard let slot = record.type.slot(of: name) else {
        return Operand.failure(.noSuchField(name, operand.value))
      }
      return optionalSlot(slot, of: operand, &frame)
    case .optional(.some(let inner)): return optionalField(name, of: inner, &frame)
    case .optional(.none), .undecided, .error: return operand
    case .absent: return Operand(.optional(.none))
    default: return Operand.failure(.noSuchField(name, operand.value))
    }
  }

  /// `a.or(b)`: the first that isn't empty.
  func optionalOr(
    _ first: Int32,
    _ second: Int32,
    _ frame: inout Frame
  ) -> Operand {
    frame.charge(1)
    let optional = value(first, &frame)
    switch optional.value {
    case .optional(.some): return optional
    case .optional(.none), .absent, .unwritten: return value(second, &frame)
    default: return unusable(optional) ?? Operand.failure(.notFor("or", [optional.value]))
    }
  }

  /// `a.orValue(b)`: what the optional holds, or else `b`.
  func optionalOrValue(
    _ first: Int32,
    _ second: Int32,
    _ frame: inout Frame
  ) -> Operand {
    frame.charge(1)
    let optional = value(first, &frame)
    switch optional.value {
    case .optional(.some(let inner)): return inner
    case .optional(.none), .absent, .unwritten: return value(second, &frame)
    default: return unusable(optional) ?? Operand.failure(.notFor("orValue", [optional.value]))
    }
  }

  /// `a.value()`: what the optional holds.
  func optionalValue(_ operand: Int32, _ frame: inout Frame) -> Operand {
    frame.charge(1)
    let optional = value(operand, &frame)
    switch optional.value {
    case .optional(.some(let inner)): return inner
    case .optional(.none): return Operand.failure(.emptyOptional)
    default: return unusable(optional) ?? Operand.failure(.notFor("value", [optional.value]))
    }
  }
}

extension EvaluationError {
  fileprivate static let emptyOptional = EvaluationError(
    .emptyOptional,
    "the optional is empty and has no value"
  )
}
