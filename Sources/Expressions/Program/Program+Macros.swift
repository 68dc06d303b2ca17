extension Program {
  /// What a macro goes through: the items of a list, or the entries of a map.
  private enum Source {
    case items(ContiguousArray<TracedValue>)
    case entries(ContiguousArray<ValueMap.Entry>)

    /// Nil for what has neither.
    init?(_ value: Value) {
      switch value {
      case .list(let items): self = .items(items)
      case .map(let map): self = .entries(map.entries)
      default: return nil
      }
    }

    var count: Int {
      switch self {
      case .items(let items): items.count
      case .entries(let entries): entries.count
      }
    }

    /// Why what stands there are further items of an open list; nil if it is one itself.
    func further(at index: Int) -> MissingFacts? {
      item(at: index)?.further
    }

    /// The item of a list, as it stands there; nil of a map.
    func item(at index: Int) -> TracedValue? {
      if case .items(let items) = self { items[index] } else { nil }
    }

    /// Why it may have further items; nil if it hasn't.
    var further: MissingFacts? {
      if case .items(let items) = self { items.further } else { nil }
    }
  }

  /// Evaluates what a macro goes through, and then its body for every item.
  @inline(never)
  func macro(_ index: Int32, at code: Int32, _ frame: inout Frame) -> TracedValue {
    let step = macros[Int(index)]
    let operand = value(step.operand, &frame)
    switch step.kind {
    case .bind:
      frame[local: step.local] = operand
      return value(step.body, &frame)
    case .optionalMap, .optionalFlatMap:
      return located(optionalMap(step, operand, &frame), at: code)
    default: break
    }
    guard let source = Source(operand.value) else {
      return unusable(operand) ?? failure(.notFor(step.kind.word, [operand.value]), at: code)
    }
    return located(result(of: step, source, operand, &frame), at: code)
  }

  private func result(
    of step: MacroStep,
    _ source: Source,
    _ operand: TracedValue,
    _ frame: inout Frame
  ) -> TracedValue {
    switch step.kind {
    case .all: quantifier(step, source, deciding: false, &frame)
    case .exists: quantifier(step, source, deciding: true, &frame)
    case .existsOne: existsOne(step, source, &frame)
    case .filter: filter(step, source, operand, &frame)
    case .sortBy: sorted(step, source, operand, &frame)
    case .transformMap, .transformMapEntry: transformedMap(step, source, &frame)
    default: transformedList(step, source, &frame)
    }
  }

  /// Gives the macro's names the next item; false if the cost limit was reached.
  private func advance(
    _ step: MacroStep,
    _ source: Source,
    _ index: Int,
    _ frame: inout Frame
  ) -> Bool {
    switch (source, step.secondLocal) {
    case (.items(let items), nil): frame[local: step.local] = items[index].item
    case (.items(let items), let second?):
      let isKnown = items[index].further == nil
      let number = TracedValue(.integer(Int64(index)))
      frame[local: step.local] = isKnown ? number : items[index].item
      frame[local: second] = items[index].item
    case (.entries(let entries), let second):
      frame[local: step.local] = entries[index].key
      if let second { frame[local: second] = entries[index].value }
    }
    frame.charge(1)
    return !frame.isExhausted
  }

  /// `all`, decided by false, or `exists`, decided by true, whatever else is among the items.
  ///
  /// Further items of an open list may not be there: they leave open what one of them would decide.
  private func quantifier(
    _ step: MacroStep,
    _ source: Source,
    deciding: Bool,
    _ frame: inout Frame
  ) -> TracedValue {
    var open: UndecidedOperands?
    for index in 0..<source.count {
      guard advance(step, source, index, &frame) else { return .failure(.costLimit) }
      switch truth(step.body, &frame) {
      case .yes where !deciding, .no where deciding: continue
      case .yes, .no:
        guard let further = source.further(at: index) else {
          return TracedValue(.boolean(deciding))
        }
        open = open ?? UndecidedOperands()
        _ = open?.collect(TracedValue(.undecided(further)))
      case .neither(let part):
        open = open ?? UndecidedOperands()
        open?.collect(part, for: step.kind.word)
      }
    }
    return open?.result ?? TracedValue(.boolean(!deciding))
  }

  private func existsOne(_ step: MacroStep, _ source: Source, _ frame: inout Frame) -> TracedValue {
    var count = 0
    var further: MissingFacts?
    let problem = select(step, source, &frame) { item in
      if let facts = item.further { further.add(facts) } else { count += 1 }
    }
    if let problem { return problem }
    guard let further, count <= 1 else { return TracedValue(.boolean(count == 1)) }
    return TracedValue(.undecided(further))
  }

  /// The items that meet the condition, each with its place, in a list with the source's place.
  private func filter(
    _ step: MacroStep,
    _ source: Source,
    _ operand: TracedValue,
    _ frame: inout Frame
  ) -> TracedValue {
    var items: ContiguousArray<TracedValue> = []
    let problem = select(step, source, &frame) {
      if items.isEmpty { items.reserveCapacity(source.count) }
      items.append($0)
    }
    return problem ?? TracedValue(.list(items), at: operand.place)
  }

  /// Hands over the items that meet the body; answers why there is no telling, if so.
  ///
  /// Further items of an open list stay further ones, unless none of them can meet the body.
  private func select(
    _ step: MacroStep,
    _ source: Source,
    _ frame: inout Frame,
    into take: (_ item: consuming TracedValue) -> Void
  ) -> TracedValue? {
    var open: UndecidedOperands?
    for index in 0..<source.count {
      guard advance(step, source, index, &frame) else { return .failure(.costLimit) }
      switch truth(step.body, &frame) {
      case .yes: take(source.item(at: index) ?? frame[local: step.local])
      case .no: continue
      case .neither(let part):
        if part.missing != nil, let item = source.item(at: index), item.further != nil {
          take(item)
          continue
        }
        open = open ?? UndecidedOperands()
        open?.collect(part, for: step.kind.word)
      }
    }
    return open?.result
  }
}

/// Macros that make something new of each item.
extension Program {
  /// `map` and `transformList`: what the body makes of every item that meets the condition.
  private func transformedList(
    _ step: MacroStep,
    _ source: Source,
    _ frame: inout Frame
  ) -> TracedValue {
    var results: ContiguousArray<TracedValue> = []
    let problem = collect(step, source, &frame) { _, operand in results.append(operand) }
    return problem ?? TracedValue(.list(results))
  }

  /// `transformMap` keeps the keys; `transformMapEntry` takes the entries that the body makes.
  private func transformedMap(
    _ step: MacroStep,
    _ source: Source,
    _ frame: inout Frame
  ) -> TracedValue {
    var entries: ContiguousArray<ValueMap.Entry> = []
    var isMap = true
    if let further = source.further { return TracedValue(.undecided(further)) }
    let problem = collect(step, source, &frame) { key, operand in
      if step.kind == .transformMap {
        entries.append(.init(key: key, value: operand))
      } else if case .map(let map) = operand.value {
        entries.append(contentsOf: map.entries)
      } else {
        isMap = false
      }
    }
    if let problem { return problem }
    return isMap ? made(entries) : .failure(.notFor(step.kind.word, []))
  }

  /// The list in the order of the keys that the body makes of its items.
  private func sorted(
    _ step: MacroStep,
    _ source: Source,
    _ operand: TracedValue,
    _ frame: inout Frame
  ) -> TracedValue {
    var keyed: ContiguousArray<Sorting.Pair> = []
    guard case .items(let items) = source else {
      return .failure(.notFor(step.kind.word, [operand.value]))
    }
    if let further = items.further { return TracedValue(.undecided(further)) }
    let problem = collect(step, source, &frame) { _, key in
      keyed.append(.init(key: key.value, item: items[keyed.count]))
    }
    if let problem { return problem }
    frame.charge(keyed.count * (Int.bitWidth - keyed.count.leadingZeroBitCount))
    return Sorting.sorted(keyed).map { TracedValue(.list($0)) } ?? .failure(.unsortable)
  }

  /// `optMap` wraps what the body makes, `optFlatMap` has an optional for it.
  private func optionalMap(
    _ step: MacroStep,
    _ operand: TracedValue,
    _ frame: inout Frame
  ) -> TracedValue {
    switch operand.value {
    case .optional(.none): return operand
    case .absent, .unwritten: return TracedValue(.optional(.none))
    case .optional(.some(let inner)):
      frame[local: step.local] = inner
      let result = value(step.body, &frame)
      if step.kind == .optionalFlatMap || !result.value.isPlain { return result }
      return TracedValue(.optional(.some(result)))
    default: return unusable(operand) ?? .failure(.notFor(step.kind.word, [operand.value]))
    }
  }

  /// Hands over what the body makes of each item; answers why there is no result, if so.
  private func collect(
    _ step: MacroStep,
    _ source: Source,
    _ frame: inout Frame,
    into take: (_ key: TracedValue, _ result: TracedValue) -> Void
  ) -> TracedValue? {
    var open = UndecidedOperands()
    for index in 0..<source.count {
      guard advance(step, source, index, &frame) else { return .failure(.costLimit) }
      if let condition = step.condition {
        switch truth(condition, &frame) {
        case .yes: break
        case .no: continue
        case .neither(let part):
          if part.missing == nil || source.further(at: index) == nil {
            open.collect(part, for: step.kind.word)
            continue
          }
        }
      }
      if let further = source.further(at: index) {
        take(frame[local: step.local], TracedValue(.further(further)))
        continue
      }
      let result = value(step.body, &frame)
      if !open.collect(result) { take(frame[local: step.local], result) }
    }
    return open.result
  }
}

extension EvaluationError {
  /// Values among which there is no order.
  static let unsortable = EvaluationError(
    .noMatchingOverload,
    "what is sorted must be of one type that has an order"
  )
}
