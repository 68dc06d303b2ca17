extension Program {
  /// Evaluates the expression; the result may be missing, undecided or an error.
  package func evaluate(in frame: inout Frame) -> TracedValue {
    let result = run(in: &frame)
    return frame.isExhausted ? exhausted(result) : result
  }

  /// What it answers when it cost more than it may.
  private func exhausted(_ result: TracedValue) -> TracedValue {
    if case .error(let error) = result.value, error.kind == .costLimit { return result }
    return .failure(.costLimit.located(at: ranges[Int(root)].bytes, in: self))
  }

  /// Evaluates the expression, perhaps in the midst of another one.
  func run(in frame: inout Frame) -> TracedValue {
    guard let before = frame.enter(self) else {
      return .failure(.tooDeep.located(at: ranges[Int(root)].bytes, in: self))
    }
    defer { frame.leave(self, to: before) }
    return value(root, &frame)
  }

  /// What the expression says as a condition.
  package func truth(in frame: inout Frame) -> Truth {
    guard let before = frame.enter(self) else { return Truth(evaluate(in: &frame)) }
    let result = truth(root, &frame)
    frame.leave(self, to: before)
    return frame.isExhausted ? Truth(exhausted(result.operand)) : result
  }

  /// What an instruction answers; an error gets the place of the instruction that met it first.
  ///
  /// What an instruction does is in functions of their own, none of them part of this one: as it
  /// calls itself through them, it needs little of the stack.
  func value(_ code: Int32, _ frame: inout Frame) -> TracedValue {
    let result =
      if case .macro(let index) = instructions[Int(code)] {
        macro(macros[Int(index)], &frame)
      } else {
        commonAnswer(of: code, &frame)
      }
    if case .error = result.value { return located(result, at: code) }
    return result
  }

  // Split, so that macros, which nest most deeply, need less of the stack.

  private func commonAnswer(of code: Int32, _ frame: inout Frame) -> TracedValue {
    switch instructions[Int(code)] {
    case .constant(let index): return constants[Int(index)]
    case .slot(let operand, let slot): return self.slot(slot, of: operand, &frame)
    case .local(let index):
      frame.charge(1)
      return frame[local: index]
    case .variable(let slot):
      frame.charge(1)
      return frame.variable(Int(slot))
    case .and, .or, .not, .equal, .notEqual, .order, .membership, .hasSlot:
      return truth(code, &frame).operand
    case .arithmetic(let symbol, let left, let right):
      return arithmetic(symbol, left, right, &frame)
    case .conditional(let condition, let first, let second):
      return conditional(condition, first, second, &frame)
    default: return rarerAnswer(of: code, &frame)
    }
  }

  /// What an instruction says as a condition, at the cost of its value.
  func truth(_ code: Int32, _ frame: inout Frame) -> Truth {
    switch instructions[Int(code)] {
    case .slot(let operand, let slot): located(slotTruth(slot, of: operand, &frame), at: code)
    case .and(let parts): located(chain(parts, deciding: false, &frame), at: code)
    case .or(let parts): located(chain(parts, deciding: true, &frame), at: code)
    case .not(let operand): located(not(operand, &frame), at: code)
    case .equal(let left, let right):
      located(equality(left, right, isEqual: true, &frame), at: code)
    case .notEqual(let left, let right):
      located(equality(left, right, isEqual: false, &frame), at: code)
    case .order(let symbol, let left, let right):
      located(order(symbol, left, right, &frame), at: code)
    case .membership(let left, let right): located(membership(left, right, &frame), at: code)
    case .hasSlot(let operand, let slot): located(hasSlot(slot, of: operand, &frame), at: code)
    default: Truth(value(code, &frame))
    }
  }

  private func located(_ truth: Truth, at code: Int32) -> Truth {
    guard case .neither(let operand) = truth, case .error = operand.value else { return truth }
    return .neither(located(operand, at: code))
  }

  /// An error that has no place yet gets that of the instruction.
  @inline(never)
  private func located(_ operand: TracedValue, at code: Int32) -> TracedValue {
    guard case .error(let error) = operand.value, error.program == nil else { return operand }
    return .failure(error.located(at: ranges[Int(code)].bytes, in: self))
  }

  @inline(never)
  private func rarerAnswer(of code: Int32, _ frame: inout Frame) -> TracedValue {
    switch instructions[Int(code)] {
    case .fixedList(let index): fixedList(index, &frame)
    case .size(let operand): size(operand, &frame)
    case .index(let operand, let key): self.index(operand, key, &frame)
    case .negate(let operand): negate(operand, &frame)
    case .call(let overload, let parts): call(Int(overload), parts, &frame)
    case .dispatch(let dispatch, let parts):
      self.dispatch(dispatches[Int(dispatch)], parts, &frame)
    case .matches(let text, let pattern): matches(text, patterns[Int(pattern)], &frame)
    case .list(let parts): list(parts, &frame)
    case .map(let parts): map(parts, &frame)
    case .typeOf(let operand): type(of: operand, &frame)
    case .field(let operand, let name): field(names[Int(name)], of: operand, &frame)
    case .optionalSlot(let operand, let slot): optionalSlot(Int(slot), of: operand, &frame)
    case .optionalField(let operand, let name):
      optionalField(names[Int(name)], of: operand, &frame)
    case .hasField(let operand, let name): hasField(names[Int(name)], of: operand, &frame)
    case .optionalIndex(let operand, let key): optionalIndex(operand, key, &frame)
    case .optionalOr(let first, let second): optionalOr(first, second, &frame)
    case .optionalOrValue(let first, let second): optionalOrValue(first, second, &frame)
    case .optionalValue(let operand): optionalValue(operand, &frame)
    case .optionalPart(let inner): value(inner, &frame)
    default: preconditionFailure("every other instruction is carried out before")
    }
  }

  /// What a strict operator answers if an operand is missing or an error; missing comes first.
  func unusable(_ one: TracedValue, _ other: TracedValue) -> TracedValue? {
    if one.value.isPlain, other.value.isPlain { return nil }
    var missing = one.missing
    missing.add(other.missing)
    if let missing { return TracedValue(.undecided(missing)) }
    return one.value.isPlain ? other : one
  }

  /// Likewise for one operand.
  func unusable(_ operand: TracedValue) -> TracedValue? {
    switch operand.value {
    case .absent, .unwritten: TracedValue(.undecided(MissingFacts(operand.place)))
    case .undecided, .error: operand
    default: nil
    }
  }
}

extension TracedValue {
  /// An error, to which its place is added by whatever instruction met it.
  static func failure(_ error: EvaluationError) -> TracedValue {
    TracedValue(.error(error))
  }
}
