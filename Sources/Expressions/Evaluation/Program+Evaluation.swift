extension Program {
  /// Evaluates the expression; the result may be missing, undecided or an error.
  package func evaluate(in frame: inout Frame) -> Operand {
    let result = run(in: &frame)
    if frame.isExhausted { return .failure(.costLimit) }
    return result
  }

  /// Evaluates the expression, perhaps in the midst of another one.
  func run(in frame: inout Frame) -> Operand {
    guard let before = frame.enter(self) else { return .failure(.tooDeep) }
    let mark = frame.mark
    let result = condition(root, from: branches.root, &frame)
    frame.leave(self, to: before)
    return frame.take(result, from: mark)
  }

  /// What an instruction answers; an error gets the instruction's place.
  @inline(never)
  func cell(_ code: Int32, _ frame: inout Frame) -> Cell {
    let result = commonCell(code, &frame)
    if result.isError { return located(result, at: code, &frame) }
    return result
  }

  /// The same, for constants, names and chains of fields at once: most operands are such.
  @inline(__always)
  func operand(_ code: Int32, _ frame: inout Frame) -> Cell {
    switch instructions[Int(code)] {
    case .constant(let index): return Items(constants)[Int(index)]
    case .variable(let slot):
      guard let address = frame.knownAddress(of: Int(slot)) else { return cell(code, &frame) }
      frame.charge(1)
      let result = Cell.stored(address)
      return result.isError ? located(result, at: code, &frame) : result
    case .path(_, _, let number):
      let path = paths[number]
      guard let address = follow(path, &frame) else { return cell(code, &frame) }
      frame.charge(path.cost)
      let result = Cell.stored(address)
      return result.isError ? located(result, at: code, &frame) : result
    default: return cell(code, &frame)
    }
  }

  /// The same as a copy.
  func value(_ code: Int32, _ frame: inout Frame) -> Operand {
    cell(code, &frame).operand
  }

  @inline(never)
  private func located(_ result: Cell, at code: Int32, _ frame: inout Frame) -> Cell {
    guard case .error(let error) = result.operand.value, error.bytes == nil else { return result }
    return frame.failure(error.located(at: ranges[Int(code)].bytes))
  }

  @inline(__always)
  private func commonCell(_ code: Int32, _ frame: inout Frame) -> Cell {
    switch instructions[Int(code)] {
    case .constant(let index): return Items(constants)[Int(index)]
    case .fixedList(let index):
      frame.charge(10)
      return Items(constants)[Int(index)]
    case .variable(let slot):
      frame.charge(1)
      return frame.variable(Int(slot))
    case .local(let index):
      frame.charge(1)
      return frame[local: index]
    case .path(let operand, let slot, let number):
      let path = paths[number]
      guard let address = follow(path, &frame) else {
        return self.slot(slot, of: operand, &frame)
      }
      frame.charge(path.cost)
      return .stored(address)
    case .slot(let operand, let slot): return self.slot(slot, of: operand, &frame)
    case .hasSlot(let operand, let slot): return hasSlot(slot, of: operand, &frame)
    case .not(let operand): return not(operand, &frame)
    case .and(let parts): return logic(parts, deciding: false, &frame)
    case .or(let parts): return logic(parts, deciding: true, &frame)
    case .conditional(let condition, let first, let second):
      return conditional(condition, first, second, &frame)
    case .order(let symbol, let left, let right): return order(symbol, left, right, &frame)
    case .equal(let left, let right): return equality(left, right, isEqual: true, &frame)
    case .notEqual(let left, let right): return equality(left, right, isEqual: false, &frame)
    case .membership(let left, let right): return membership(left, right, &frame)
    case .size(let operand): return size(operand, &frame)
    case .index(let operand, let key): return index(operand, key, &frame)
    case .macro(let index): return macro(macros[Int(index)], &frame)
    case .arithmetic(let symbol, let left, let right):
      return arithmetic(symbol, left, right, &frame)
    default: return frame.cell(of: rarerValue(code, &frame))
    }
  }

  private func rarerValue(_ code: Int32, _ frame: inout Frame) -> Operand {
    switch instructions[Int(code)] {
    case .negate(let operand): negate(operand, &frame)
    case .call(let overload, let parts): call(Int(overload), parts, &frame)
    case .dispatch(let dispatch, let parts):
      self.dispatch(dispatches[Int(dispatch)], parts, &frame)
    case .matches(let text, let pattern): matches(text, patterns[Int(pattern)], &frame)
    case .list(let parts): list(parts, &frame)
    case .map(let parts): map(parts, &frame)
    case .typeOf(let operand): type(of: operand, &frame)
    default: selectionValue(code, &frame)
    }
  }

  private func selectionValue(_ code: Int32, _ frame: inout Frame) -> Operand {
    switch instructions[Int(code)] {
    case .field(let operand, let name):
      field(names[Int(name)], of: value(operand, &frame), &frame)
    case .optionalSlot(let operand, let slot):
      optionalSlot(Int(slot), of: value(operand, &frame), &frame)
    case .optionalField(let operand, let name):
      optionalField(names[Int(name)], of: value(operand, &frame), &frame)
    case .hasField(let operand, let name):
      hasField(names[Int(name)], of: value(operand, &frame), &frame)
    case .optionalIndex(let operand, let key): optionalIndex(operand, key, &frame)
    case .optionalOr(let first, let second): optionalOr(first, second, &frame)
    case .optionalOrValue(let first, let second): optionalOrValue(first, second, &frame)
    case .optionalValue(let operand): optionalValue(operand, &frame)
    case .optionalPart(let inner): value(inner, &frame)
    default: preconditionFailure("every other instruction is carried out before")
    }
  }

  /// What a strict operator answers if an operand is missing or an error; missing comes first.
  func unusable(_ one: Operand, _ other: Operand) -> Operand? {
    if one.value.isPlain, other.value.isPlain { return nil }
    var missing = MissingFactsCollector()
    let isOneMissing = missing.collect(one)
    let isOtherMissing = missing.collect(other)
    if isOneMissing || isOtherMissing { return Operand(.undecided(missing.facts)) }
    if case .error = one.value { return one }
    return other
  }

  /// Likewise for one operand.
  func unusable(_ operand: Operand) -> Operand? {
    switch operand.value {
    case .absent, .unwritten: Operand(.undecided(MissingFacts([operand.place])))
    case .undecided, .error: operand
    default: nil
    }
  }
}

extension Frame {
  /// An operand as a cell: plain bits, or kept.
  mutating func cell(of operand: consuming Operand) -> Cell {
    guard operand.place == .none else { return keep(operand) }
    switch operand.value {
    case .boolean(let answer): return .boolean(answer)
    case .integer(let number): return .integer(number)
    case .double(let number): return .double(number)
    default: return keep(operand)
    }
  }
}

extension Operand {
  /// An error, to which its place is added by whatever instruction met it.
  static func failure(_ error: EvaluationError) -> Operand {
    Operand(.error(error))
  }
}
