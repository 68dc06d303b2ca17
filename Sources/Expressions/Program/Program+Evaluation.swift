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

  /// What an instruction answers.
  ///
  /// What an instruction does is in functions of their own, none of them part of this one: as it
  /// calls itself through them, it needs little of the stack. Each of them says where an error is.
  func value(_ code: Int32, _ frame: inout Frame) -> TracedValue {
    switch instructions[code] {
    case .slot(let operand, let slot): self.slot(slot, of: operand, at: code, &frame)
    case .constant, .local, .variable: knownValue(code, &frame)
    case .and, .or, .not, .equal, .notEqual, .order, .membership, .hasSlot:
      condition(code, &frame)
    case .arithmetic(let symbol, let left, let right):
      arithmetic(symbol, left, right, at: code, &frame)
    case .conditional(let condition, let first, let second):
      conditional(condition, first, second, at: code, &frame)
    case .macro(let index): macro(index, at: code, &frame)
    case .defined(let definition, let parts, let use):
      located(defined(definition, parts, as: use, &frame), at: code)
    default: rarerAnswer(of: code, &frame)
    }
  }

  /// What an instruction says as a condition, at the cost of its value.
  func truth(_ code: Int32, _ frame: inout Frame) -> Truth {
    switch instructions[code] {
    case .slot(let operand, let slot): slotTruth(slot, of: operand, at: code, &frame)
    case .and(let parts): chain(parts, deciding: false, at: code, &frame)
    case .or(let parts): chain(parts, deciding: true, at: code, &frame)
    case .not(let operand): not(operand, at: code, &frame)
    case .equal(let left, let right): equality(left, right, isEqual: true, at: code, &frame)
    case .notEqual(let left, let right): equality(left, right, isEqual: false, at: code, &frame)
    case .order(let symbol, let left, let right): order(symbol, left, right, at: code, &frame)
    case .membership(let left, let right): membership(left, right, at: code, &frame)
    case .hasSlot(let operand, let slot): hasSlot(slot, of: operand, at: code, &frame)
    default: Truth(value(code, &frame))
    }
  }

  /// The value of a condition.
  @inline(never)
  private func condition(_ code: Int32, _ frame: inout Frame) -> TracedValue {
    truth(code, &frame).operand
  }

  /// What a constant is, or a name stands for.
  @inline(never)
  private func knownValue(_ code: Int32, _ frame: inout Frame) -> TracedValue {
    switch instructions[code] {
    case .constant(let index): return constants[Int(index)]
    case .local(let index):
      frame.charge(1)
      return frame[local: index]
    case .variable(let slot):
      frame.charge(1)
      return located(frame.variable(Int(slot)), at: code)
    default: preconditionFailure("everything else has to be worked out")
    }
  }

  /// An error that has no place yet gets that of the instruction, which has met it first.
  func located(_ operand: TracedValue, at code: Int32) -> TracedValue {
    if case .error(let error) = operand.value { failure(error, at: code) } else { operand }
  }

  /// An error that an instruction has met.
  @inline(never)
  func failure(_ error: EvaluationError, at code: Int32) -> TracedValue {
    .failure(error.located(at: ranges[Int(code)].bytes, in: self))
  }

  @inline(never)
  private func rarerAnswer(of code: Int32, _ frame: inout Frame) -> TracedValue {
    let answer: TracedValue =
      switch instructions[code] {
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
    return located(answer, at: code)
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
    case .further(let facts), .atLeast(_, let facts): TracedValue(.undecided(facts))
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
