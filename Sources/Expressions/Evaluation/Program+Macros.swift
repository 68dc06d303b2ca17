extension Program {
  /// What a macro goes through: the items of a list, or the entries of a map.
  enum Source {
    case items(ContiguousArray<Operand>)
    case entries(ContiguousArray<ValueMap.Entry>)

    var count: Int {
      switch self {
      case .items(let items): items.count
      case .entries(let entries): entries.count
      }
    }
  }

  /// Evaluates what a macro goes through, and then its body for every item.
  func macro(_ step: MacroStep, _ frame: inout Frame) -> Operand {
    let operand = value(step.operand, &frame)
    switch step.kind {
    case .bind: return bind(step, operand, &frame)
    case .optionalMap, .optionalFlatMap: return optionalMap(step, operand, &frame)
    default: break
    }
    if let unusable = unusable(operand) { return unusable }
    let source: Source
    switch operand.value {
    case .list(let items): source = .items(items)
    case .map(let map) where step.kind != .sortBy: source = .entries(map.entries)
    default: return Operand.failure(.notFor(step.kind.word, [operand.value]))
    }
    switch step.kind {
    case .all: return quantifier(step, source, deciding: false, &frame)
    case .exists: return quantifier(step, source, deciding: true, &frame)
    case .existsOne: return existsOne(step, source, &frame)
    case .filter: return filter(step, source, operand.place, &frame)
    case .sortBy: return sorted(step, source, &frame)
    case .transformMap, .transformMapEntry: return transformedMap(step, source, &frame)
    default: return transformedList(step, source, &frame)
    }
  }

  /// Gives the macro's names the next item; false if the cost limit was reached.
  func advance(_ step: MacroStep, _ source: Source, _ index: Int, _ frame: inout Frame) -> Bool {
    let first = frame.base + Int(step.local)
    switch source {
    case .items(let items):
      if let second = step.secondLocal {
        frame.locals[first] = Operand(.integer(Int64(index)))
        frame.locals[frame.base + Int(second)] = items[index]
      } else {
        frame.locals[first] = items[index]
      }
    case .entries(let entries):
      frame.locals[first] = entries[index].key
      if let second = step.secondLocal {
        frame.locals[frame.base + Int(second)] = entries[index].value
      }
    }
    frame.charge(1)
    return !frame.isExhausted
  }

  private func bind(_ step: MacroStep, _ operand: Operand, _ frame: inout Frame) -> Operand {
    frame.locals[frame.base + Int(step.local)] = operand
    return value(step.body, &frame)
  }

  /// `all`, decided by false, or `exists`, decided by true, whatever else is among the items.
  private func quantifier(
    _ step: MacroStep,
    _ source: Source,
    deciding: Bool,
    _ frame: inout Frame
  ) -> Operand {
    var missing = MissingFactsCollector()
    var error: Operand?
    for index in 0..<source.count {
      guard advance(step, source, index, &frame) else { return Operand.failure(.costLimit) }
      let operand = value(step.body, &frame)
      switch operand.value {
      case .boolean(let answer):
        if answer == deciding { return Operand(.boolean(deciding)) }
      case .error: error = error ?? operand
      default:
        if missing.collect(operand) { continue }
        error = error ?? Operand.failure(.notFor(step.kind.word, [operand.value]))
      }
    }
    if !missing.isEmpty { return Operand(.undecided(missing.facts)) }
    return error ?? Operand(.boolean(!deciding))
  }

  private func existsOne(
    _ step: MacroStep,
    _ source: Source,
    _ frame: inout Frame
  ) -> Operand {
    var missing = MissingFactsCollector()
    var error: Operand?
    var count = 0
    for index in 0..<source.count {
      guard advance(step, source, index, &frame) else { return Operand.failure(.costLimit) }
      switch answer(step.body, step, &frame) {
      case .boolean(let answer): count += answer ? 1 : 0
      case .operand(let operand):
        if !missing.collect(operand) { error = error ?? operand }
      }
    }
    if !missing.isEmpty { return Operand(.undecided(missing.facts)) }
    return error ?? Operand(.boolean(count == 1))
  }

  /// The items that meet the condition, each with its place, in a list with the source's place.
  private func filter(
    _ step: MacroStep,
    _ source: Source,
    _ place: Place,
    _ frame: inout Frame
  ) -> Operand {
    var missing = MissingFactsCollector()
    var error: Operand?
    var kept: ContiguousArray<Operand> = []
    for index in 0..<source.count {
      guard advance(step, source, index, &frame) else { return Operand.failure(.costLimit) }
      switch answer(step.body, step, &frame) {
      case .boolean(true): kept.append(frame.locals[frame.base + Int(step.local)])
      case .boolean(false): continue
      case .operand(let operand):
        if !missing.collect(operand) { error = error ?? operand }
      }
    }
    if !missing.isEmpty { return Operand(.undecided(missing.facts)) }
    return error ?? Operand(.list(kept), at: place)
  }

  /// What a condition answered: true, false, or why it is neither.
  enum Answer {
    case boolean(Bool)
    case operand(Operand)
  }

  /// What the condition says of the item that the macro's names stand for.
  func answer(
    _ condition: Int32,
    _ step: MacroStep,
    _ frame: inout Frame
  ) -> Answer {
    let operand = value(condition, &frame)
    if case .boolean(let answer) = operand.value { return .boolean(answer) }
    if operand.value.isPlain {
      return .operand(Operand.failure(.notFor(step.kind.word, [operand.value])))
    }
    return .operand(operand)
  }
}
