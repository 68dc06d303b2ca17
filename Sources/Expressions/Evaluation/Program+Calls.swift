extension Program {
  /// Calls a function with what its arguments are evaluated to.
  func call(
    _ overload: Int,
    _ parts: SyntaxNode.Children,
    _ frame: inout Frame
  ) -> Operand {
    guard parts.count == 1 || parts.count == 2 else {
      let operands = arguments(parts, &frame)
      return unusable(operands) ?? apply(overload, operands, &frame)
    }
    let first = frame.address(of: operand(children[Int(parts.start)], &frame))
    var second: UnsafePointer<Operand>?
    if parts.count == 2 {
      second = frame.address(of: operand(children[Int(parts.start) + 1], &frame))
    }
    if let unusable = unusable(first, second) { return unusable }
    let arguments = Arguments(first, second, room: frame.room, zones: frame.zones)
    return carryOut(overload, arguments, &frame)
  }

  /// Calls the first overload that takes such values.
  func dispatch(
    _ dispatch: ProgramDraft.Dispatch,
    _ parts: SyntaxNode.Children,
    _ frame: inout Frame
  ) -> Operand {
    let operands = arguments(parts, &frame)
    if let unusable = unusable(operands) { return unusable }
    let fitting = dispatch.overloads.first { index in
      let expected = overloads[index].arguments
      return expected.count == operands.count
        && zip(expected, operands).allSatisfy { $0.admits($1.value) }
    }
    guard let fitting else {
      return Operand.failure(.notFor(dispatch.name, operands.map(\.value)))
    }
    return apply(fitting, operands, &frame)
  }

  /// The type that a value says it has.
  func type(of operand: Int32, _ frame: inout Frame) -> Operand {
    frame.charge(1)
    let operand = value(operand, &frame)
    return unusable(operand) ?? Operand(.type(operand.value.type))
  }

  /// `size(a)` and `a.size()`.
  func size(_ operand: Int32, _ frame: inout Frame) -> Cell {
    let operand = cell(operand, &frame)
    guard let size = operand.size else {
      let operand = operand.operand
      return frame.keep(unusable(operand) ?? Operand.failure(.notFor("size", [operand.value])))
    }
    frame.charge(1)
    return frame.isExhausted ? frame.failure(.costLimit) : .integer(Int64(size))
  }

  /// Looks for a pattern that was read when the expression was checked.
  func matches(
    _ operand: Int32,
    _ pattern: Pattern,
    _ frame: inout Frame
  ) -> Operand {
    let operand = value(operand, &frame)
    if let unusable = unusable(operand) { return unusable }
    guard case .string(let text) = operand.value else {
      return Operand.failure(.notFor("matches", [operand.value]))
    }
    frame.charge((text.utf8.count / 10 + 1) * (pattern.size / 4 + 1))
    if frame.isExhausted { return Operand.failure(.costLimit) }
    return Operand(.boolean(pattern.matches(text)))
  }

  private func arguments(
    _ parts: SyntaxNode.Children,
    _ frame: inout Frame
  ) -> ContiguousArray<Operand> {
    var operands: ContiguousArray<Operand> = []
    operands.reserveCapacity(Int(parts.count))
    for index in Int(parts.start)..<Int(parts.start + parts.count) {
      operands.append(value(children[index], &frame))
    }
    return operands
  }

  @inline(__always)
  private func unusable(
    _ first: UnsafePointer<Operand>,
    _ second: UnsafePointer<Operand>?
  ) -> Operand? {
    if Cell.stored(first).isPlain, second.map(Cell.stored)?.isPlain ?? true { return nil }
    guard let second else { return unusable(first.pointee) }
    return unusable(first.pointee, second.pointee)
  }

  private func unusable(_ operands: ContiguousArray<Operand>) -> Operand? {
    if operands.allSatisfy(\.value.isPlain) { return nil }
    var missing = MissingFactsCollector()
    for operand in operands { _ = missing.collect(operand) }
    if !missing.isEmpty { return Operand(.undecided(missing.facts)) }
    return operands.first { !$0.value.isPlain }
  }

  private func apply(
    _ overload: Int,
    _ operands: ContiguousArray<Operand>,
    _ frame: inout Frame
  ) -> Operand {
    let arguments = Arguments(operands, room: frame.room, zones: frame.zones)
    return carryOut(overload, arguments, &frame)
  }

  private func carryOut(
    _ overload: Int,
    _ arguments: Arguments,
    _ frame: inout Frame
  ) -> Operand {
    let haveSize = arguments.haveSize
    if haveSize, overloads[overload].readsItems, arguments.haveItems {
      let missing = arguments.missingItems
      if !missing.isEmpty { return Operand(.undecided(missing.facts)) }
    }
    frame.charge(1)
    if haveSize {
      frame.charge(arguments.cost(overloads[overload].cost))
    } else {
      frame.charge(overloads[overload].cost.ofSingles)
    }
    if frame.isExhausted { return Operand.failure(.costLimit) }
    let result = overloads[overload].body(arguments)
    frame.charge(result.growth)
    if case .error(let error) = result { return Operand.failure(error) }
    return Operand(result)
  }
}

extension Cell {
  /// How much is in it; nil for what holds nothing.
  var size: Int? {
    guard case .stored(let address) = self else { return nil }
    return switch address.pointee.value {
    case .string(let text): text.unicodeScalars.count
    case .bytes(let bytes): bytes.count
    case .list(let items): items.count
    case .map(let map): map.count
    default: nil
    }
  }
}

extension Arguments {
  /// Whether there are texts, lists or other values among them that it may cost more to read.
  fileprivate var haveSize: Bool {
    for index in 0..<count {
      if address(index)?.pointee.value.hasSize ?? false { return true }
    }
    return false
  }

  /// Whether there are lists among them.
  fileprivate var haveItems: Bool {
    for index in 0..<count {
      if case .list? = address(index)?.pointee.value { return true }
    }
    return false
  }

  /// What the items of lists among the arguments lack.
  fileprivate var missingItems: MissingFactsCollector {
    var missing = MissingFactsCollector()
    for index in 0..<count {
      guard let items = address(index).map(Cell.stored)?.items else { continue }
      for number in 0..<items.count where !items[number].isPlain {
        _ = missing.collect(items[number].operand)
      }
    }
    return missing
  }

  fileprivate func cost(_ cost: Function.Cost) -> Int {
    switch cost {
    case .none: return 0
    case .reading:
      var total = 0
      for index in 0..<count { total += address(index)?.pointee.value.readingCost ?? 0 }
      return total
    case .searching:
      var product = 1
      for index in 0..<count {
        let (result, overflows) = product.multipliedReportingOverflow(
          by: max(1, address(index)?.pointee.value.readingCost ?? 0)
        )
        product = overflows ? .max : result
      }
      return product
    }
  }
}

extension Function.Cost {
  /// What it costs to read arguments none of which has a size.
  fileprivate var ofSingles: Int {
    switch self {
    case .none, .reading: 0
    case .searching: 1
    }
  }
}

extension Value {
  /// Whether it takes longer to read than a number.
  fileprivate var hasSize: Bool {
    switch self {
    case .string, .bytes, .list, .map: true
    default: false
    }
  }

  /// A unit for every ten bytes, or for every item.
  fileprivate var readingCost: Int {
    switch self {
    case .string(let text): (text.utf8.count + 9) / 10
    case .bytes(let bytes): (bytes.count + 9) / 10
    case .list(let items): items.count
    case .map(let map): map.count
    default: 0
    }
  }

  /// What it costs that a function made it.
  fileprivate var growth: Int {
    hasSize ? readingCost : 0
  }
}

extension ValueType {
  /// Whether a value may be handed to a parameter of this type, as far as one level tells.
  func admits(_ value: Value) -> Bool {
    switch (self, value) {
    case (.dynamic, _), (.parameter, _), (.erroneous, _): true
    case (.boolean, .boolean), (.integer, .integer), (.unsigned, .unsigned): true
    case (.double, .double), (.string, .string), (.enumeration, .string): true
    case (.bytes, .bytes), (.timestamp, .timestamp), (.duration, .duration): true
    case (.list, .list), (.map, .map), (.optional, .optional), (.type, .type): true
    case (.null, .null): true
    case (.object(let type), .object(let record)): record.type == type
    default: false
    }
  }
}
