extension Program {
  /// Evaluates the expression; the result may be missing, undecided or an error.
  package func evaluate(in frame: inout Frame) -> Operand {
    let result = run(in: &frame)
    if frame.isExhausted { return Operand(.error(.costLimit)) }
    return result
  }

  /// Evaluates the expression, perhaps in the midst of another one.
  func run(in frame: inout Frame) -> Operand {
    guard let before = frame.enter(self) else { return Operand(.error(.tooDeep)) }
    let result = value(root, &frame)
    frame.leave(self, to: before)
    return result
  }

  func value(_ code: Int32, _ frame: inout Frame) -> Operand {
    switch instructions[Int(code)] {
    case .constant(let index): return constants[Int(index)]
    case .variable(let slot):
      frame.charge(1)
      return frame.variable(Int(slot))
    case .local(let index):
      frame.charge(1)
      return frame.locals[frame.base + Int(index)]
    case .slot(let operand, let slot): return slotValue(Int(slot), of: operand, &frame)
    case .and(let parts): return logic(parts, deciding: false, code, &frame)
    case .or(let parts): return logic(parts, deciding: true, code, &frame)
    case .order(let symbol, let left, let right): return order(symbol, left, right, code, &frame)
    case .equal(let left, let right): return equality(left, right, isEqual: true, code, &frame)
    case .notEqual(let left, let right): return equality(left, right, isEqual: false, code, &frame)
    case .arithmetic(let symbol, let left, let right):
      return arithmetic(symbol, left, right, code, &frame)
    default: return rarerValue(code, &frame)
    }
  }

  private func rarerValue(_ code: Int32, _ frame: inout Frame) -> Operand {
    switch instructions[Int(code)] {
    case .not(let operand): not(operand, code, &frame)
    case .negate(let operand): negate(operand, code, &frame)
    case .membership(let left, let right): membership(left, right, code, &frame)
    case .conditional(let condition, let first, let second):
      conditional(condition, first, second, code, &frame)
    case .macro(let index): macro(macros[Int(index)], code, &frame)
    case .call(let overload, let parts): call(Int(overload), parts, code, &frame)
    case .dispatch(let dispatch, let parts):
      self.dispatch(dispatches[Int(dispatch)], parts, code, &frame)
    case .matches(let text, let pattern): matches(text, patterns[Int(pattern)], code, &frame)
    case .list(let parts): list(parts, code, &frame)
    case .map(let parts): map(parts, code, &frame)
    case .typeOf(let operand): type(of: operand, &frame)
    default: selectionValue(code, &frame)
    }
  }

  private func selectionValue(_ code: Int32, _ frame: inout Frame) -> Operand {
    switch instructions[Int(code)] {
    case .field(let operand, let name):
      field(names[Int(name)], of: value(operand, &frame), code, &frame)
    case .optionalSlot(let operand, let slot):
      optionalSlot(Int(slot), of: value(operand, &frame), &frame)
    case .optionalField(let operand, let name):
      optionalField(names[Int(name)], of: value(operand, &frame), code, &frame)
    case .hasSlot(let operand, let slot): hasSlot(Int(slot), of: value(operand, &frame), &frame)
    case .hasField(let operand, let name):
      hasField(names[Int(name)], of: value(operand, &frame), code, &frame)
    case .index(let operand, let key): index(operand, key, code, &frame)
    case .optionalIndex(let operand, let key): optionalIndex(operand, key, code, &frame)
    case .optionalOr(let first, let second): optionalOr(first, second, code, &frame)
    case .optionalOrValue(let first, let second): optionalOrValue(first, second, code, &frame)
    case .optionalValue(let operand): optionalValue(operand, code, &frame)
    case .optionalPart(let inner): value(inner, &frame)
    default: preconditionFailure("every other instruction is carried out before")
    }
  }

  /// An error at the place of the instruction that met it.
  func failure(_ error: EvaluationError, _ code: Int32) -> Operand {
    Operand(.error(error.located(at: ranges[Int(code)].bytes)))
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
