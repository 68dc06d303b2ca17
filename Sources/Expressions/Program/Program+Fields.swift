internal import Diagnostics

/// Fields of records and keys of maps.
extension Program {
  /// What looking for a field of a value comes to.
  private enum Finding {
    case fact(TracedValue)
    /// What a map has for the key.
    case entry(TracedValue)
    /// The optional that was looked into holds it.
    case inside(TracedValue)
    case noSuchKey
    /// Neither there nor missing: the optional is empty.
    case empty
    /// What was looked into is missing itself, or wrong.
    case unusable
    case failure(EvaluationError)
  }

  private func find(_ field: FieldName, in operand: TracedValue, _ frame: inout Frame) -> Finding {
    frame.charge(1)
    let value = operand.value
    switch value {
    case .object(let record), .unwritten(let record):
      let name = code.names[field.name]
      guard let slot = field.slot < 0 ? record.type.slot(of: name) : Int(field.slot),
        slot < record.slots.count
      else { return .failure(.noSuchField(name, value)) }
      frame.noteRead(of: name, in: operand.place, record.slots[slot])
      return .fact(record.slots[slot])
    case .map(let map): return map[.string(code.names[field.name])].map(Finding.entry) ?? .noSuchKey
    case .optional(.some(let inner)): return .inside(inner)
    case .optional(.none): return .empty
    case .absent, .undecided, .error: return .unusable
    default: return .failure(.noSuchField(code.names[field.name], value))
    }
  }

  /// `a.b`: a field, or the value of a key; of what is missing, that itself.
  func field(_ name: FieldName, of operand: Int32, _ frame: inout Frame) -> TracedValue {
    if let fact = stored(name, of: operand, &frame) { return fact }
    let operand = value(operand, &frame)
    return switch find(name, in: operand, &frame) {
    case .fact(let found), .entry(let found): found
    case .inside(let inner): optionalField(name, of: inner, &frame)
    case .noSuchKey: .failure(.noSuchKey(code.names[name.name]))
    case .empty, .unusable: operand
    case .failure(let error): .failure(error)
    }
  }

  /// `a.?b`: nothing if nobody said it.
  func optionalField(
    _ name: FieldName, of operand: TracedValue, _ frame: inout Frame
  ) -> TracedValue {
    if case .absent = operand.value {
      frame.charge(1)
      return TracedValue(.optional(.none))
    }
    return switch find(name, in: operand, &frame) {
    case .fact(let found), .entry(let found): wrapped(found)
    case .inside(let inner): optionalField(name, of: inner, &frame)
    case .noSuchKey: wrapped(nil)
    case .empty, .unusable: operand
    case .failure(let error): .failure(error)
    }
  }

  /// What a record has in a slot, if a name or a field of one stands for the record: read where it
  /// lies, as most of what rules evaluate. Nil, at no cost, where there is more to it.
  private func stored(_ name: FieldName, of operand: Int32, _ frame: inout Frame) -> TracedValue? {
    if frame.isWatched { return nil }
    let operand = instructions[operand]
    guard case .field(let outer, let outerName) = operand else {
      return frame.read(operand, steps: 2) { $0.stored(in: name.slot) { $0 } }
    }
    return frame.read(instructions[outer], steps: 3) { record in
      record.stored(in: outerName.slot) { $0.value.stored(in: name.slot) { $0 } }
    }
  }

  /// `has(a.b)`: whether a fact was written, has a default, or was worked out.
  func has(_ name: FieldName, in operand: Int32, _ frame: inout Frame) -> TracedValue {
    if let fact = stored(name, of: operand, &frame) { return isSaid(fact) }
    return has(name, in: value(operand, &frame), &frame)
  }

  private func has(_ name: FieldName, in operand: TracedValue, _ frame: inout Frame) -> TracedValue
  {
    switch find(name, in: operand, &frame) {
    case .fact(let fact): return isSaid(fact)
    case .entry: return .boolean(true)
    case .inside(let inner): return has(name, in: inner, &frame)
    case .noSuchKey, .empty: return .boolean(false)
    case .unusable:
      if case .absent = operand.value { return .boolean(false) }
      return operand
    case .failure(let error): return .failure(error)
    }
  }

  /// Whether a fact was said, unless it is an error.
  func isSaid(_ fact: TracedValue) -> TracedValue {
    if case .error = fact.value { fact } else { .boolean(fact.value.isPlain) }
  }
}

extension Value {
  /// What is read of what a record has in a slot, where it lies; nil for anything else.
  fileprivate func stored<Result>(in slot: Int32, _ read: (TracedValue) -> Result?) -> Result? {
    switch self {
    case .object(let record), .unwritten(let record):
      record.slots.indices.contains(Int(slot)) ? read(record.slots[slot]) : nil
    default: nil
    }
  }
}

/// Items of lists and values of keys.
extension Program {
  /// `list[0]` or `map['key']`; with `[?…]` nothing if there is no such item.
  func index(
    _ operand: TracedValue, _ key: TracedValue, isOptional: Bool, _ frame: inout Frame
  ) -> TracedValue {
    frame.charge(1)
    if case .list(let items) = operand.value, case .object? = items.first?.value {
      frame.forgetRead(ofList: operand.place)
    }
    switch operand.value {
    case .absent: return isOptional ? TracedValue(.optional(.none)) : operand
    case .unwritten where isOptional: return TracedValue(.optional(.none))
    default: break
    }
    if let unusable = unusable(operand, key) { return unusable }
    switch operand.value {
    case .optional(.none): return operand
    case .optional(.some(let inner)): return wrapped(item(of: inner, key.value))
    case _ where isOptional: return wrapped(item(of: operand, key.value))
    default:
      return (item(of: operand, key.value) ?? .failure(.noItem(key.value, operand.value))).item
    }
  }

  /// Nil if there is no such item; an error if the operand has no items or not by such keys.
  private func item(of operand: TracedValue, _ key: Value) -> TracedValue? {
    switch (operand.value, key) {
    case (.list(let items), .integer), (.list(let items), .unsigned), (.list(let items), .double):
      guard let position = Self.position(key) else { break }
      return item(at: position, of: items)
    case (.map(let map), .boolean), (.map(let map), .integer), (.map(let map), .unsigned),
      (.map(let map), .double), (.map(let map), .string), (.map(let map), .named):
      return map[key]
    default: break
    }
    return .failure(.notFor("[]", [operand.value, key]))
  }

  /// Behind further items nobody knows which item has which number.
  private func item(at position: Int, of items: ContiguousArray<TracedValue>) -> TracedValue? {
    if let further = items.firstIndex(where: { $0.further != nil }), position >= further {
      return items[further]
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
  /// `a.or(b)`: the first that isn't empty; `a.orValue(b)`: what the optional holds, or else `b`.
  func optionalOr(
    _ first: Int32, _ second: Int32, unwraps: Bool, _ frame: inout Frame
  ) -> TracedValue {
    frame.charge(1)
    let optional = value(first, &frame)
    switch optional.value {
    case .optional(.some(let inner)): return unwraps ? inner : optional
    case .optional(.none), .absent, .unwritten: return value(second, &frame)
    default:
      return unusable(optional) ?? .failure(.notFor(unwraps ? "orValue" : "or", [optional.value]))
    }
  }

  /// `a.value()`: what the optional holds.
  func optionalValue(_ optional: TracedValue, _ frame: inout Frame) -> TracedValue {
    frame.charge(1)
    return switch optional.value {
    case .optional(.some(let inner)): inner
    case .optional(.none): .failure(.emptyOptional)
    default: unusable(optional) ?? .failure(.notFor("value", [optional.value]))
    }
  }

  /// In an optional; what nobody said is as if it weren't there.
  func wrapped(_ item: TracedValue?) -> TracedValue {
    guard let item else { return TracedValue(.optional(.none)) }
    return switch item.value {
    case .error: item
    case .absent, .unwritten, .undecided: TracedValue(.optional(.none))
    case .further: item.item
    default: TracedValue(.optional(.some(item)))
    }
  }
}

extension EvaluationError {
  fileprivate static let emptyOptional = EvaluationError(
    .emptyOptional, "the optional is empty and has no value")

  fileprivate static func noItem(_ key: Value, _ operand: Value) -> EvaluationError {
    let written = key.text ?? key.typeName
    guard case .list(let items) = operand else { return .noSuchKey(written) }
    return EvaluationError(
      .indexOutOfBounds, "there is no item \(written) in a list of \(items.count)")
  }

  fileprivate static func noSuchKey(_ key: String) -> EvaluationError {
    EvaluationError(.noSuchKey, "there is no key \(key.quoted)")
  }

  fileprivate static func noSuchField(_ name: String, _ value: Value) -> EvaluationError {
    EvaluationError(.noSuchField, "\(value.type.phrase) has no field \(name.quoted)")
  }
}
