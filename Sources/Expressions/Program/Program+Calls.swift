internal import Diagnostics

/// Calls of functions.
extension Program {
  /// Calls a function with what its arguments are evaluated to.
  func call(_ overload: Int, _ parts: SyntaxNode.Children, _ frame: inout Frame) -> TracedValue {
    var arguments = Arguments(count: Int(parts.count), zones: frame.zones)
    return collect(parts, into: &arguments, &frame) ?? apply(overload, &arguments, &frame)
  }

  /// Calls the first overload that takes such values.
  func dispatch(
    _ dispatch: ProgramCode.Dispatch, _ parts: SyntaxNode.Children, _ frame: inout Frame
  ) -> TracedValue {
    var arguments = Arguments(count: Int(parts.count), zones: frame.zones)
    if let unusable = collect(parts, into: &arguments, &frame) { return unusable }
    let fitting = dispatch.overloads.first { index in
      let expected = overloads[index].arguments
      return expected.count == arguments.count
        && expected.indices.allSatisfy { expected[$0].admits(arguments[$0].value) }
    }
    guard let fitting else { return .failure(.notFor(dispatch.name, arguments.values)) }
    return apply(fitting, &arguments, &frame)
  }

  /// `size(a)` and `a.size()`.
  func size(_ operand: TracedValue, _ frame: inout Frame) -> TracedValue {
    guard let size = operand.value.size else {
      return unusable(operand) ?? .failure(.notFor("size", [operand.value]))
    }
    frame.charge(1)
    if frame.isExhausted { return .failure(.costLimit) }
    guard case .list(let items) = operand.value, let further = items.further else {
      return TracedValue(.integer(Int64(size)))
    }
    return TracedValue(.atLeast(Int64(items.knownCount), further))
  }

  /// Looks for a pattern that was read when the expression was checked.
  func matches(_ operand: TracedValue, _ pattern: Pattern, _ frame: inout Frame) -> TracedValue {
    guard let text = operand.value.string else {
      return unusable(operand) ?? .failure(.notFor("matches", [operand.value]))
    }
    frame.charge((text.utf8.count / 10 + 1) * (pattern.size / 4 + 1))
    return frame.isExhausted ? .failure(.costLimit) : .boolean(pattern.matches(text))
  }

  /// Evaluates the arguments of a call; answers why it can't be made, if so.
  private func collect(
    _ parts: SyntaxNode.Children, into arguments: inout Arguments, _ frame: inout Frame
  ) -> TracedValue? {
    var open = UndecidedOperands()
    for part in children[parts.indices] {
      let operand = value(part, &frame)
      if !open.collect(operand) { arguments.append(operand) }
    }
    return open.result
  }

  private func apply(
    _ overload: Int, _ arguments: inout Arguments, _ frame: inout Frame
  ) -> TracedValue {
    let overload = overloads[overload]
    if let missing = overload.readsItems ? arguments.missingItems : arguments.furtherItems {
      return TracedValue(.undecided(missing))
    }
    frame.noteReads(ofAll: arguments)
    frame.charge(1)
    frame.charge(overload.cost.units(for: arguments))
    if frame.isExhausted { return .failure(.costLimit) }
    arguments.room = frame.room
    let result = overload.body(arguments)
    frame.charge(result.readingCost)
    return TracedValue(result)
  }
}

/// Literals that are made of parts.
extension Program {
  /// A list of constants.
  func fixedList(_ constant: Int32, _ frame: inout Frame) -> TracedValue {
    frame.charge(10)
    return constants[constant]
  }

  /// A list literal; it may have missing items, but none that are errors.
  func list(_ parts: SyntaxNode.Children, _ frame: inout Frame) -> TracedValue {
    frame.charge(10)
    var items: ContiguousArray<TracedValue> = []
    items.reserveCapacity(Int(parts.count))
    for part in children[parts.indices] {
      let item = value(part, &frame)
      if case .error = item.value { return item }
      switch included(item, by: part) {
      case .nothing: continue
      case .item(let inner): items.append(inner)
      case .failure(let failure): return failure
      }
    }
    return TracedValue(.list(items))
  }

  /// A map literal; a missing key leaves it undecided.
  func map(_ parts: SyntaxNode.Children, _ frame: inout Frame) -> TracedValue {
    frame.charge(30)
    var entries: ContiguousArray<ValueMap.Entry> = []
    var missing: MissingFacts?
    for index in stride(from: parts.indices.lowerBound, to: parts.indices.upperBound, by: 2) {
      let key = value(children[index], &frame)
      let entry = value(children[index + 1], &frame)
      if case .error = key.value { return key }
      if case .error = entry.value { return entry }
      if let facts = key.missing {
        missing.add(facts)
        continue
      }
      switch included(entry, by: children[index]) {
      case .nothing: continue
      case .item(let inner): entries.append(.init(key: key, value: inner))
      case .failure(let failure): return failure
      }
    }
    return missing.map { TracedValue(.undecided($0)) } ?? made(entries)
  }

  /// A map of the entries, or the error that they have a wrong key or one key twice.
  func made(_ entries: ContiguousArray<ValueMap.Entry>) -> TracedValue {
    do {
      return TracedValue(.map(try ValueMap(entries)))
    } catch {
      return .failure(EvaluationError(error))
    }
  }

  private enum Inclusion {
    case nothing
    case item(TracedValue)
    case failure(TracedValue)
  }

  /// What of an item is in a literal: all, or what the optional holds if it stands behind `?`.
  private func included(_ item: TracedValue, by part: Int32) -> Inclusion {
    guard case .optionalPart = instructions[part] else { return .item(item) }
    return switch item.value {
    case .optional(.none): .nothing
    case .optional(.some(let inner)): .item(inner)
    case .absent, .unwritten, .undecided: .item(item)
    default: .failure(.failure(.notFor("?", [item.value])))
    }
  }
}

extension Arguments {
  /// Why lists among them may have further items; nil if they haven't.
  fileprivate var furtherItems: MissingFacts? {
    all.reduce(into: nil) { further, argument in
      if case .list(let items) = argument.value { further.add(items.further) }
    }
  }

  /// What the items of lists among them lack; nil if they lack nothing.
  fileprivate var missingItems: MissingFacts? {
    all.reduce(into: nil) { missing, argument in
      guard case .list(let items) = argument.value else { return }
      for item in items { missing.add(item.missing) }
    }
  }
}

extension Function.Cost {
  fileprivate func units(for arguments: Arguments) -> Int {
    switch self {
    case .none: return 0
    case .reading: return arguments.values.reduce(0) { $0 + $1.readingCost }
    case .searching:
      return arguments.values.reduce(1) { product, argument in
        let (result, overflows) = product.multipliedReportingOverflow(
          by: max(1, argument.readingCost))
        return overflows ? .max : result
      }
    }
  }
}

extension Value {
  fileprivate var size: Int? {
    switch self {
    case .bytes(let bytes): bytes.count
    case .list(let items): items.count
    case .map(let map): map.count
    default: string?.unicodeScalars.count
    }
  }

  /// A unit for every ten bytes, or for every item; what would be too large takes all there is.
  fileprivate var readingCost: Int {
    switch self {
    case .bytes(let bytes): (bytes.count + 9) / 10
    case .list(let items): items.count
    case .map(let map): map.count
    case .error: isCostLimit ? .max : 0
    default: string.map { ($0.utf8.count + 9) / 10 } ?? 0
    }
  }
}

extension ValueType {
  /// Whether a value may be handed to a parameter of this type, as far as one level tells.
  fileprivate func admits(_ value: Value) -> Bool {
    isOpen || runtimeName == value.type.runtimeName
  }
}

extension EvaluationError {
  fileprivate init(_ fault: ValueMap.Fault) {
    switch fault {
    case .notAKey(let value):
      self.init(.invalidArgument, Message("\(value.type.phrase) can't be a key of a map"))
    case .repeated(let value):
      self.init(.repeatedKey, Message("the key \(value.text ?? "") is there twice"))
    }
  }
}
