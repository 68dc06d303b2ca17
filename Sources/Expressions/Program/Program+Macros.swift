internal import Diagnostics

extension Program {
  /// Evaluates what a macro goes through, and then its body for every item.
  func macro(_ step: MacroStep, _ frame: inout Frame) -> TracedValue {
    let operand = value(step.operand, &frame)
    switch step.kind {
    case .bind:
      frame[local: step.local] = operand
      return value(step.body, &frame)
    case .optionalMap, .optionalFlatMap: return optionalMap(step, operand, &frame)
    default: break
    }
    guard let items = MacroItems(operand.value) else {
      return unusable(operand) ?? .failure(.notFor(step.kind.rawValue, [operand.value]))
    }
    return switch step.kind {
    case .all: quantifier(step, items, deciding: false, &frame)
    case .exists: quantifier(step, items, deciding: true, &frame)
    case .existsOne: existsOne(step, items, &frame)
    case .filter: filter(step, items, at: operand.place, &frame)
    case .sortBy: sorted(step, items, operand, &frame)
    case .transformMap, .transformMapEntry: transformedMap(step, items, &frame)
    default: transformedList(step, items, &frame)
    }
  }

  /// Lets the macro's names stand for the next item; false if the cost limit was reached.
  func advance(_ step: MacroStep, _ source: MacroItems, _ index: Int, _ frame: inout Frame) -> Bool
  {
    let item = source.items[index].item
    frame[local: step.local] = item
    if let second = step.secondLocal {
      frame[local: second] = source.values?[index] ?? item
      if source.values == nil, source.further(at: index) == nil {
        frame[local: step.local] = TracedValue(.integer(Int64(index)))
      }
    }
    frame.charge(1)
    return !frame.isExhausted
  }

  /// `all`, decided by false, or `exists`, decided by true, whatever else is among the items.
  ///
  /// Further items of an open list may not be there: they leave open what one of them would decide.
  private func quantifier(
    _ step: MacroStep, _ source: MacroItems, deciding: Bool, _ frame: inout Frame
  ) -> TracedValue {
    var open = UndecidedOperands()
    for index in source.items.indices {
      guard advance(step, source, index, &frame) else { return .failure(.costLimit) }
      let part = value(step.body, &frame)
      switch (part.value, source.further(at: index)) {
      case (.boolean(!deciding), _): continue
      case (.boolean, nil):
        if frame.isWatched { watch(step, source, behind: index, &frame) }
        return .boolean(deciding)
      case (.boolean, let further?): _ = open.collect(TracedValue(.undecided(further)))
      default: open.collect(part, for: step.kind.rawValue)
      }
    }
    return open.result ?? .boolean(!deciding)
  }

  /// What is decided already is read of the other items as well.
  private func watch(
    _ step: MacroStep, _ source: MacroItems, behind index: Int, _ frame: inout Frame
  ) {
    for index in source.items.indices.dropFirst(index + 1) {
      guard advance(step, source, index, &frame) else { return }
      _ = value(step.body, &frame)
    }
  }

  private func existsOne(
    _ step: MacroStep, _ source: MacroItems, _ frame: inout Frame
  ) -> TracedValue {
    var count = 0
    var further: MissingFacts?
    let problem = collect(step, source, where: step.body, nil, &frame) { _, item in
      if let facts = item.further { further.add(facts) } else { count += 1 }
    }
    if let problem { return problem }
    guard let further, count <= 1 else { return .boolean(count == 1) }
    return TracedValue(.undecided(further))
  }

  /// The items that meet the condition, each with its place, in a list with the source's place.
  private func filter(
    _ step: MacroStep, _ source: MacroItems, at place: Place, _ frame: inout Frame
  ) -> TracedValue {
    var items: ContiguousArray<TracedValue> = []
    let problem = collect(step, source, where: step.body, nil, &frame) { items.append($1) }
    return problem ?? TracedValue(.list(items), at: place)
  }

  /// Hands over the items that meet a condition, or what a body makes of them; answers why there is
  /// no telling, if so.
  ///
  /// Further items of an open list stay further ones, unless none of them can meet the condition.
  private func collect(
    _ step: MacroStep, _ source: MacroItems, where condition: Int32?, _ body: Int32?,
    _ frame: inout Frame, take: (_ key: TracedValue, _ result: TracedValue) -> Void
  ) -> TracedValue? {
    var open = UndecidedOperands()
    for index in source.items.indices {
      guard advance(step, source, index, &frame) else { return .failure(.costLimit) }
      let further = source.further(at: index)
      if let condition {
        let test = value(condition, &frame)
        if case .boolean(false) = test.value { continue }
        let isMet = if case .boolean = test.value { true } else { false }
        guard isMet || test.missing != nil && further != nil else {
          open.collect(test, for: step.kind.rawValue)
          continue
        }
      }
      guard let body, further == nil else {
        take(frame[local: step.local], source.items[index])
        continue
      }
      let result = value(body, &frame)
      if !open.collect(result) { take(frame[local: step.local], result) }
    }
    return open.result
  }
}

/// Macros that make something new of each item.
extension Program {
  /// `map` and `transformList`: what the body makes of every item that meets the condition.
  private func transformedList(
    _ step: MacroStep, _ source: MacroItems, _ frame: inout Frame
  ) -> TracedValue {
    var results: ContiguousArray<TracedValue> = []
    let problem = collect(step, source, where: step.condition, step.body, &frame) {
      results.append($1)
    }
    return problem ?? TracedValue(.list(results))
  }

  /// `transformMap` keeps the keys; `transformMapEntry` takes the entries that the body makes.
  private func transformedMap(
    _ step: MacroStep, _ source: MacroItems, _ frame: inout Frame
  ) -> TracedValue {
    var entries: ContiguousArray<ValueMap.Entry> = []
    var isMap = true
    if let further = source.items.further { return TracedValue(.undecided(further)) }
    let problem = collect(step, source, where: step.condition, step.body, &frame) { key, operand in
      if step.kind == .transformMap {
        entries.append(.init(key: key, value: operand))
      } else if case .map(let map) = operand.value {
        entries.append(contentsOf: map.entries)
      } else {
        isMap = false
      }
    }
    return problem ?? (isMap ? made(entries) : .failure(.notFor(step.kind.rawValue, [])))
  }

  /// The list in the order of the keys that the body makes of its items.
  private func sorted(
    _ step: MacroStep, _ source: MacroItems, _ operand: TracedValue, _ frame: inout Frame
  ) -> TracedValue {
    var keyed: ContiguousArray<Sorting.Pair> = []
    if source.values != nil { return .failure(.notFor(step.kind.rawValue, [operand.value])) }
    if let further = source.items.further { return TracedValue(.undecided(further)) }
    let problem = collect(step, source, where: nil, step.body, &frame) { _, key in
      keyed.append(.init(key: key.value, item: source.items[keyed.count]))
    }
    if let problem { return problem }
    frame.charge(keyed.count * (Int.bitWidth - keyed.count.leadingZeroBitCount))
    return Sorting.sorted(keyed).map { TracedValue(.list($0)) } ?? .failure(.unsortable)
  }

  /// `optMap` wraps what the body makes, `optFlatMap` has an optional for it.
  private func optionalMap(
    _ step: MacroStep, _ operand: TracedValue, _ frame: inout Frame
  ) -> TracedValue {
    switch operand.value {
    case .optional(.none): return operand
    case .absent, .unwritten: return TracedValue(.optional(.none))
    case .optional(.some(let inner)):
      frame[local: step.local] = inner
      let result = value(step.body, &frame)
      if step.kind == .optionalFlatMap || !result.value.isPlain { return result }
      return TracedValue(.optional(.some(result)))
    default: return unusable(operand) ?? .failure(.notFor(step.kind.rawValue, [operand.value]))
    }
  }
}

extension EvaluationError {
  /// Values among which there is no order.
  static let unsortable = EvaluationError(
    .noMatchingOverload, "what is sorted must be of one type that has an order")
}
