extension Program {
  /// What a macro goes through: the items of a list, or the entries of a map.
  enum Source {
    case items(Items)
    case entries(ContiguousArray<ValueMap.Entry>)

    var count: Int {
      switch self {
      case .items(let items): items.count
      case .entries(let entries): entries.count
      }
    }
  }

  /// Evaluates what a macro goes through, and then its body for every item.
  func macro(_ step: MacroStep, _ frame: inout Frame) -> Cell {
    let operand = operand(step.operand, &frame)
    switch step.kind {
    case .bind:
      frame[local: step.local] = operand
      return cell(step.body, &frame)
    case .optionalMap, .optionalFlatMap:
      return frame.cell(of: optionalMap(step, operand.operand, &frame))
    default: break
    }
    guard let source = Source(operand) else {
      let operand = operand.operand
      return frame.keep(
        unusable(operand) ?? Operand.failure(.notFor(step.kind.word, [operand.value]))
      )
    }
    switch step.kind {
    case .all: return quantifier(step, source, deciding: false, &frame)
    case .exists: return quantifier(step, source, deciding: true, &frame)
    case .filter: return filter(step, source, operand, &frame)
    case .existsOne: return frame.cell(of: existsOne(step, source, &frame))
    case .sortBy: return frame.keep(sorted(step, source, operand, &frame))
    case .transformMap, .transformMapEntry:
      return frame.keep(transformedMap(step, source, &frame))
    default: return frame.keep(transformedList(step, source, &frame))
    }
  }

  /// Gives the macro's names the next item; false if the cost limit was reached.
  @inline(__always)
  func advance(_ step: MacroStep, _ source: Source, _ index: Int, _ frame: inout Frame) -> Bool {
    switch source {
    case .items(let items):
      if let second = step.secondLocal {
        frame[local: step.local] = .integer(Int64(index))
        frame[local: second] = items[index]
      } else {
        frame[local: step.local] = items[index]
      }
    case .entries(let entries):
      let key = frame.keep(entries[index].key)
      frame[local: step.local] = key
      guard let second = step.secondLocal else { break }
      let value = frame.keep(entries[index].value)
      frame[local: second] = value
    }
    frame.charge(1)
    return !frame.isExhausted
  }

  /// `all`, decided by false, or `exists`, decided by true, whatever else is among the items.
  private func quantifier(
    _ step: MacroStep,
    _ source: Source,
    deciding: Bool,
    _ frame: inout Frame
  ) -> Cell {
    let mark = frame.mark
    for index in 0..<source.count {
      guard advance(step, source, index, &frame) else { return frame.failure(.costLimit) }
      let part = condition(step.body, from: step.entry, &frame)
      guard let answer = part.boolean else {
        return openQuantifier(step, source, part, after: index, deciding: deciding, &frame)
      }
      frame.release(to: mark)
      if answer == deciding { return .boolean(deciding) }
    }
    return .boolean(!deciding)
  }

  /// The rest of the items after one for which the body is neither true nor false.
  ///
  /// Only a quantifier may be decided all the same; a filter may not.
  @inline(never)
  private func openQuantifier(
    _ step: MacroStep,
    _ source: Source,
    _ first: Cell,
    after position: Int,
    deciding: Bool?,
    _ frame: inout Frame
  ) -> Cell {
    var open = OpenParts(of: step.kind.word)
    open.collect(first.operand)
    let mark = frame.mark
    for index in position + 1..<source.count {
      guard advance(step, source, index, &frame) else { return frame.failure(.costLimit) }
      let part = cell(step.body, &frame)
      if let answer = part.boolean {
        if answer == deciding { return .boolean(answer) }
      } else {
        open.collect(part.operand)
      }
      frame.release(to: mark)
    }
    return frame.keep(open.result)
  }

  private func existsOne(
    _ step: MacroStep,
    _ source: Source,
    _ frame: inout Frame
  ) -> Operand {
    var missing = MissingFactsCollector()
    var error: Operand?
    var count = 0
    let mark = frame.mark
    for index in 0..<source.count {
      guard advance(step, source, index, &frame) else { return Operand.failure(.costLimit) }
      switch answer(step.body, step, &frame) {
      case .boolean(let answer): count += answer ? 1 : 0
      case .operand(let operand):
        if !missing.collect(operand) { error = error ?? operand }
      }
      frame.release(to: mark)
    }
    if !missing.isEmpty { return Operand(.undecided(missing.facts)) }
    return error ?? Operand(.boolean(count == 1))
  }

  /// The items that meet the condition, each with its place, in a list with the source's place.
  private func filter(
    _ step: MacroStep,
    _ source: Source,
    _ operand: Cell,
    _ frame: inout Frame
  ) -> Cell {
    var selection = Selection(of: source)
    let mark = frame.mark
    for index in 0..<source.count {
      guard advance(step, source, index, &frame) else { return frame.failure(.costLimit) }
      let part = condition(step.body, from: step.entry, &frame)
      guard let answer = part.boolean else {
        return openQuantifier(step, source, part, after: index, deciding: nil, &frame)
      }
      selection.take(frame[local: step.local], if: answer, at: index)
      frame.release(to: mark)
    }
    if selection.isWhole, case .items = source { return operand }
    return frame.keep(Operand(.list(selection.items), at: operand.address?.pointee.place ?? .none))
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
    let cell = cell(condition, &frame)
    if let answer = cell.boolean { return .boolean(answer) }
    if cell.isPlain {
      return .operand(Operand.failure(.notFor(step.kind.word, [cell.operand.value])))
    }
    return .operand(cell.operand)
  }
}

extension Program.Source {
  /// Nil for what has neither items nor entries.
  fileprivate init?(_ cell: Cell) {
    if let items = cell.items {
      self = .items(items)
    } else if case .map(let map) = cell.operand.value {
      self = .entries(map.entries)
    } else {
      return nil
    }
  }
}

/// The items that a filter keeps; nothing is copied as long as it keeps them all.
private struct Selection {
  private let source: Program.Source
  private(set) var items: ContiguousArray<Operand> = []
  private(set) var isWhole: Bool

  init(of source: Program.Source) {
    self.source = source
    if case .items = source { isWhole = true } else { isWhole = false }
  }

  mutating func take(_ item: Cell, if isKept: Bool, at index: Int) {
    if isWhole, !isKept { leaveOut(from: index) }
    guard !isWhole, isKept else { return }
    if items.isEmpty { items.reserveCapacity(source.count - index) }
    items.append(item.operand)
  }

  private mutating func leaveOut(from index: Int) {
    isWhole = false
    guard index > 0, case .items(let all) = source else { return }
    items.reserveCapacity(all.count - 1)
    for number in 0..<index { items.append(all.address(number).pointee) }
  }
}
