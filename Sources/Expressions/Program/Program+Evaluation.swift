extension Program {
  /// Evaluates the expression; the result may be missing, undecided or an error.
  package func evaluate(in frame: inout Frame) -> TracedValue {
    let result = run(in: &frame)
    guard frame.isExhausted else { return result }
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

  /// What an instruction answers; an error gets the place of the instruction that met it first.
  func value(_ code: Int32, _ frame: inout Frame) -> TracedValue {
    let result: TracedValue
    switch instructions[Int(code)] {
    case .constant(let index): return constants[Int(index)]
    case .slot(let operand, let slot): result = self.slot(slot, of: operand, &frame)
    case .and(let parts): result = logic(parts, deciding: false, "&&", &frame)
    case .or(let parts): result = logic(parts, deciding: true, "||", &frame)
    case .macro(let index): result = macro(macros[Int(index)], &frame)
    default: result = commonAnswer(of: code, &frame)
    }
    guard case .error(let error) = result.value, error.program == nil else { return result }
    return .failure(error.located(at: ranges[Int(code)].bytes, in: self))
  }

  // Split, so that macros, which nest most deeply, need less of the stack.

  private func commonAnswer(of code: Int32, _ frame: inout Frame) -> TracedValue {
    switch instructions[Int(code)] {
    case .fixedList(let index):
      frame.charge(10)
      return constants[Int(index)]
    case .variable(let slot):
      frame.charge(1)
      return frame.variable(Int(slot))
    case .local(let index):
      frame.charge(1)
      return frame[local: index]
    case .hasSlot(let operand, let slot): return hasSlot(slot, of: operand, &frame)
    case .not(let operand): return not(operand, &frame)
    case .conditional(let condition, let first, let second):
      return conditional(condition, first, second, &frame)
    case .order(let symbol, let left, let right): return order(symbol, left, right, &frame)
    case .equal(let left, let right): return equality(left, right, isEqual: true, &frame)
    case .notEqual(let left, let right): return equality(left, right, isEqual: false, &frame)
    case .membership(let left, let right): return membership(left, right, &frame)
    case .arithmetic(let symbol, let left, let right):
      return arithmetic(symbol, left, right, &frame)
    case .size(let operand): return size(operand, &frame)
    case .index(let operand, let key): return index(operand, key, &frame)
    default: return rarerAnswer(of: code, &frame)
    }
  }

  private func rarerAnswer(of code: Int32, _ frame: inout Frame) -> TracedValue {
    switch instructions[Int(code)] {
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
    var open = UndecidedOperands()
    _ = open.collect(one)
    _ = open.collect(other)
    return open.result
  }

  /// Likewise for one operand.
  func unusable(_ operand: TracedValue) -> TracedValue? {
    switch operand.value {
    case .absent, .unwritten: TracedValue(.undecided(MissingFacts([operand.place])))
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
