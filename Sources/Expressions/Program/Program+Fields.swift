/// Fields of records and keys of maps.
extension Program {
  /// A declared field; of what is missing, that itself.
  @inline(never)
  func slot(
    _ slot: Int32,
    of operand: Int32,
    at code: Int32,
    _ frame: inout Frame
  ) -> TracedValue {
    read(slot, of: operand, &frame) { $0 } ?? self.slot(slot, ofValue: operand, at: code, &frame)
  }

  /// Likewise of what has to be evaluated first.
  @inline(never)
  private func slot(
    _ slot: Int32,
    ofValue operand: Int32,
    at code: Int32,
    _ frame: inout Frame
  ) -> TracedValue {
    frame.charge(1)
    let operand = value(operand, &frame)
    if let fact = operand.value.field(Int(slot)) { return fact }
    return operand.value.answersForItsFields ? operand : failure(.noSlot, at: code)
  }

  /// What a declared field says as a condition.
  @inline(never)
  func slotTruth(
    _ slot: Int32,
    of operand: Int32,
    at code: Int32,
    _ frame: inout Frame
  ) -> Truth {
    if let answer = read(slot, of: operand, &frame, { $0.value.answer }) { return Truth(answer) }
    return Truth(self.slot(slot, ofValue: operand, at: code, &frame))
  }

  /// `has(a.b)` of a record: whether a fact was written, has a default, or was worked out.
  @inline(never)
  func hasSlot(
    _ slot: Int32,
    of operand: Int32,
    at code: Int32,
    _ frame: inout Frame
  ) -> Truth {
    if let said = read(slot, of: operand, &frame, { $0.isSaid }) { return said }
    frame.charge(1)
    let operand = value(operand, &frame)
    if let fact = operand.value.field(Int(slot)) { return fact.isSaid }
    if case .absent = operand.value { return .no }
    return .neither(operand.value.answersForItsFields ? operand : failure(.noSlot, at: code))
  }

  /// What is read of `a.b` or `a.b.c` where it lies, if `a` is a name; nil, at no cost, if nothing
  /// is read or there is more to it.
  func read<Answer>(
    _ slot: Int32,
    of operand: Int32,
    _ frame: inout Frame,
    _ read: (TracedValue) -> Answer?
  ) -> Answer? {
    let operand = instructions[operand]
    guard case .slot(let outer, let outerSlot) = operand else {
      return frame.read(operand, steps: 2) { $0.read(slot, read) }
    }
    return frame.read(instructions[outer], steps: 3) { record in
      record.read(outerSlot) { $0.value.read(slot, read) }
    }
  }

  /// A field by its name, or the value of a key.
  func field(_ name: String, of operand: Int32, _ frame: inout Frame) -> TracedValue {
    frame.charge(1)
    let operand = value(operand, &frame)
    switch operand.value {
    case .map(let map): return map[.string(name)] ?? .failure(.noSuchKey(name))
    case .object(let record), .unwritten(let record):
      let fact = record.type.slot(of: name).flatMap { operand.value.field($0) }
      return fact ?? .failure(.noSuchField(name, operand.value))
    case .optional(.none): return operand
    case .optional(.some(let inner)): return optionalField(name, of: inner, &frame)
    case .absent, .undecided, .error: return operand
    default: return .failure(.noSuchField(name, operand.value))
    }
  }

  /// `has(a.b)` of whatever `a` turns out to be.
  func hasField(_ name: String, of operand: Int32, _ frame: inout Frame) -> TracedValue {
    hasField(name, of: value(operand, &frame), &frame)
  }

  private func hasField(_ name: String, of operand: TracedValue, _ frame: inout Frame)
    -> TracedValue
  {
    frame.charge(1)
    switch operand.value {
    case .map(let map): return TracedValue(.boolean(map[.string(name)] != nil))
    case .object(let record), .unwritten(let record):
      guard let slot = record.type.slot(of: name) else {
        return .failure(.noSuchField(name, operand.value))
      }
      frame.charge(1)
      return operand.value.field(slot)?.isSaid.operand ?? .failure(.noSlot)
    case .optional(.none), .absent: return TracedValue(.boolean(false))
    case .optional(.some(let inner)): return hasField(name, of: inner, &frame)
    case .undecided, .error: return operand
    default: return .failure(.noSuchField(name, operand.value))
    }
  }
}

/// Items of lists and values of keys.
extension Program {
  /// `list[0]` or `map['key']`.
  func index(_ operand: Int32, _ key: Int32, _ frame: inout Frame) -> TracedValue {
    frame.charge(1)
    let operand = value(operand, &frame)
    let key = value(key, &frame)
    if case .absent = operand.value { return operand }
    if let unusable = unusable(operand, key) { return unusable }
    guard case .optional(let optional) = operand.value else {
      let item = item(of: operand, key.value) ?? .failure(.noItem(key.value, operand.value))
      return item.item
    }
    guard case .some(let inner) = optional else { return operand }
    return wrapped(item(of: inner, key.value))
  }

  /// `list[?0]` or `map[?'key']`: nothing if there is no such item.
  func optionalIndex(_ operand: Int32, _ key: Int32, _ frame: inout Frame) -> TracedValue {
    frame.charge(1)
    let operand = value(operand, &frame)
    let key = value(key, &frame)
    switch operand.value {
    case .absent, .unwritten: return TracedValue(.optional(.none))
    default: break
    }
    if let unusable = unusable(operand, key) { return unusable }
    guard case .optional(let optional) = operand.value else {
      return wrapped(item(of: operand, key.value))
    }
    guard case .some(let inner) = optional else { return operand }
    return wrapped(item(of: inner, key.value))
  }

  /// Nil if there is no such item; an error if the operand has no items or not by such keys.
  private func item(of operand: TracedValue, _ key: Value) -> TracedValue? {
    switch operand.value {
    case .list(let items):
      guard let position = Self.position(key) else { break }
      return item(at: position, of: items)
    case .map(let map):
      switch key {
      case .boolean, .integer, .unsigned, .double, .string: return map[key]
      default: break
      }
    default: break
    }
    return .failure(.notFor("[]", [operand.value, key]))
  }

  /// Behind further items nobody knows which item has which number.
  private func item(at position: Int, of items: ContiguousArray<TracedValue>) -> TracedValue? {
    if position >= 0, let first = items.firstIndex(where: { $0.further != nil }), position >= first
    {
      return items[first]
    }
    return items.indices.contains(position) ? items[position] : nil
  }

  private static func position(_ key: Value) -> Int? {
    switch key {
    case .integer(let number): Int(exactly: number)
    case .unsigned(let number): Int(clamping: number)
    case .double(let number): Int(exactly: number)
    default: nil
    }
  }
}

/// Optionals.
extension Program {
  /// `a.?b` of a record: nothing if nobody said it.
  func optionalSlot(_ slot: Int, of operand: Int32, _ frame: inout Frame) -> TracedValue {
    optionalSlot(slot, of: value(operand, &frame), &frame)
  }

  private func optionalSlot(_ slot: Int, of operand: TracedValue, _ frame: inout Frame)
    -> TracedValue
  {
    frame.charge(1)
    switch operand.value {
    case .object, .unwritten: return wrapped(operand.value.field(slot))
    case .absent: return TracedValue(.optional(.none))
    default: return operand
    }
  }

  /// `a.?b` of whatever `a` turns out to be.
  func optionalField(_ name: String, of operand: Int32, _ frame: inout Frame) -> TracedValue {
    optionalField(name, of: value(operand, &frame), &frame)
  }

  private func optionalField(
    _ name: String,
    of operand: TracedValue,
    _ frame: inout Frame
  ) -> TracedValue {
    frame.charge(1)
    switch operand.value {
    case .map(let map): return wrapped(map[.string(name)])
    case .object(let record), .unwritten(let record):
      guard let slot = record.type.slot(of: name) else {
        return .failure(.noSuchField(name, operand.value))
      }
      return optionalSlot(slot, of: operand, &frame)
    case .optional(.some(let inner)): return optionalField(name, of: inner, &frame)
    case .optional(.none), .undecided, .error: return operand
    case .absent: return TracedValue(.optional(.none))
    default: return .failure(.noSuchField(name, operand.value))
    }
  }

  /// `a.or(b)`: the first that isn't empty.
  func optionalOr(_ first: Int32, _ second: Int32, _ frame: inout Frame) -> TracedValue {
    frame.charge(1)
    let optional = value(first, &frame)
    switch optional.value {
    case .optional(.some): return optional
    case .optional(.none), .absent, .unwritten: return value(second, &frame)
    default: return unusable(optional) ?? .failure(.notFor("or", [optional.value]))
    }
  }

  /// `a.orValue(b)`: what the optional holds, or else `b`.
  func optionalOrValue(_ first: Int32, _ second: Int32, _ frame: inout Frame) -> TracedValue {
    frame.charge(1)
    let optional = value(first, &frame)
    switch optional.value {
    case .optional(.some(let inner)): return inner
    case .optional(.none), .absent, .unwritten: return value(second, &frame)
    default: return unusable(optional) ?? .failure(.notFor("orValue", [optional.value]))
    }
  }

  /// `a.value()`: what the optional holds.
  func optionalValue(_ operand: Int32, _ frame: inout Frame) -> TracedValue {
    frame.charge(1)
    let optional = value(operand, &frame)
    switch optional.value {
    case .optional(.some(let inner)): return inner
    case .optional(.none): return .failure(.emptyOptional)
    default: return unusable(optional) ?? .failure(.notFor("value", [optional.value]))
    }
  }

  /// In an optional; what nobody said is as if it weren't there.
  func wrapped(_ item: TracedValue?) -> TracedValue {
    guard let item else { return TracedValue(.optional(.none)) }
    switch item.value {
    case .error: return item
    case .absent, .unwritten, .undecided: return TracedValue(.optional(.none))
    case .further: return item.item
    default: return TracedValue(.optional(.some(item)))
    }
  }
}

extension TracedValue {
  /// Whether a field was said, if it isn't an error.
  var isSaid: Truth {
    if case .error = value { .neither(self) } else { Truth(value.isPlain) }
  }
}

extension Value {
  /// What a record has in a slot; nil for anything else.
  func field(_ slot: Int) -> TracedValue? { read(Int32(slot)) { $0 } }

  /// What is read of what a record has in a slot, where it lies; nil for anything else.
  func read<Answer>(_ slot: Int32, _ read: (TracedValue) -> Answer?) -> Answer? {
    switch self {
    case .object(let record), .unwritten(let record):
      slot < record.slots.count ? read(record.slots[Int(slot)]) : nil
    default: nil
    }
  }

  /// Whether a field of it is nothing but itself: missing, undecided or wrong.
  var answersForItsFields: Bool {
    switch self {
    case .absent, .undecided, .error: true
    default: false
    }
  }
}

extension EvaluationError {
  static let noSlot = EvaluationError(.noSuchField, "the value has no such field")

  fileprivate static let emptyOptional = EvaluationError(
    .emptyOptional,
    "the optional is empty and has no value"
  )

  fileprivate static func noItem(_ key: Value, _ operand: Value) -> EvaluationError {
    let written = TextForm.text(of: key) ?? key.typeName
    guard case .list(let items) = operand else { return .noSuchKey(written) }
    return EvaluationError(
      .indexOutOfBounds,
      "there is no item \(written) in a list of \(items.count)"
    )
  }

  /// A key that a map doesn't have.
  static func noSuchKey(_ key: String) -> EvaluationError {
    EvaluationError(.noSuchKey, "there is no key '\(key)'")
  }

  /// A field that a value doesn't have.
  static func noSuchField(_ name: String, _ value: Value) -> EvaluationError {
    EvaluationError(.noSuchField, "\(value.type.phrase) has no field '\(name)'")
  }
}
