extension Program {
  /// `map` and `transformList`: what the body makes of every item that meets the condition.
  func transformedList(
    _ step: MacroStep,
    _ source: Source,
    _ frame: inout Frame
  ) -> Operand {
    var results: ContiguousArray<Operand> = []
    let problem = collect(step, source, &frame) { _, operand in results.append(operand) }
    return problem ?? Operand(.list(results))
  }

  /// `transformMap` keeps the keys; `transformMapEntry` takes the entries that the body makes.
  func transformedMap(
    _ step: MacroStep,
    _ source: Source,
    _ frame: inout Frame
  ) -> Operand {
    var entries: ContiguousArray<ValueMap.Entry> = []
    var isMap = true
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
    return isMap ? made(entries) : Operand.failure(.notFor(step.kind.word, []))
  }

  /// The list in the order of the keys that the body makes of its items.
  func sorted(
    _ step: MacroStep,
    _ source: Source,
    _ operand: Cell,
    _ frame: inout Frame
  ) -> Operand {
    var keyed: ContiguousArray<Sorting.Pair> = []
    guard case .list(let items) = operand.operand.value else {
      return Operand.failure(.notFor(step.kind.word, [operand.operand.value]))
    }
    let problem = collect(step, source, &frame) { _, key in
      keyed.append(.init(key: key.value, item: items[keyed.count]))
    }
    if let problem { return problem }
    frame.charge(keyed.count * (Int.bitWidth - keyed.count.leadingZeroBitCount))
    guard let sorted = Sorting.sorted(keyed) else { return Operand.failure(.unsortable) }
    return Operand(.list(sorted))
  }

  /// `optMap` wraps what the body makes, `optFlatMap` has an optional for it.
  func optionalMap(
    _ step: MacroStep,
    _ operand: Operand,
    _ frame: inout Frame
  ) -> Operand {
    switch operand.value {
    case .optional(.none): return operand
    case .absent, .unwritten: return Operand(.optional(.none))
    case .optional(.some(let inner)):
      let inner = frame.keep(inner)
      frame[local: step.local] = inner
      let result = value(step.body, &frame)
      if step.kind == .optionalFlatMap || !result.value.isPlain { return result }
      return Operand(.optional(.some(result)))
    default: return unusable(operand) ?? Operand.failure(.notFor(step.kind.word, [operand.value]))
    }
  }

  /// Hands over what the body makes of each item; answers why there is no result, if so.
  private func collect(
    _ step: MacroStep,
    _ source: Source,
    _ frame: inout Frame,
    into take: (_ key: Operand, _ result: Operand) -> Void
  ) -> Operand? {
    var missing = MissingFactsCollector()
    var error: Operand?
    let mark = frame.mark
    for index in 0..<source.count {
      guard advance(step, source, index, &frame) else { return Operand.failure(.costLimit) }
      if let condition = step.condition {
        switch answer(condition, step, &frame) {
        case .boolean(true): break
        case .boolean(false): continue
        case .operand(let operand):
          if !missing.collect(operand) { error = error ?? operand }
          continue
        }
      }
      let result = value(step.body, &frame)
      if missing.collect(result) { continue }
      if case .error = result.value { error = error ?? result }
      take(frame[local: step.local].operand, result)
      frame.release(to: mark)
    }
    if !missing.isEmpty { return Operand(.undecided(missing.facts)) }
    return error
  }
}

extension EvaluationError {
  /// Values among which there is no order.
  static let unsortable = EvaluationError(
    .noMatchingOverload,
    "what is sorted must be of one type that has an order"
  )
}
