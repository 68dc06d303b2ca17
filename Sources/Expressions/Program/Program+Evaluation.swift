extension Program {
  /// Evaluates the expression; the result may be missing, undecided or an error.
  package func evaluate(in frame: inout Frame) -> TracedValue {
    let result = run(in: &frame)
    if !frame.isExhausted { return result }
    if case .error(let error) = result.value, error.kind == .costLimit { return result }
    return located(.failure(.costLimit), at: code.root)
  }

  /// Evaluates the expression, perhaps in the midst of another one.
  func run(in frame: inout Frame) -> TracedValue {
    guard let before = frame.enter(self) else {
      return located(.failure(.tooDeep), at: code.root)
    }
    defer { frame.leave(self, to: before) }
    return value(code.root, &frame)
  }

  /// What an instruction answers.
  ///
  /// What it does is in functions of their own: this one calls itself through them, as often as
  /// expressions are nested, and so has to need little of the stack.
  func value(_ code: Int32, _ frame: inout Frame) -> TracedValue {
    switch instructions[code] {
    case .constant(let index): constants[index]
    case .variable(let slot): located(variable(slot, &frame), at: code)
    case .local(let index): local(index, &frame)
    case .and(let parts): located(chain(parts, deciding: false, &frame), at: code)
    case .or(let parts): located(chain(parts, deciding: true, &frame), at: code)
    case .conditional(let condition, let first, let second):
      located(conditional(condition, first, second, &frame), at: code)
    case .macro(let index): located(macro(macros[index], &frame), at: code)
    case .defined(let definition, let parts, let use):
      located(defined(definitions[definition], parts, as: use, &frame), at: code)
    default: located(answer(of: code, &frame), at: code)
    }
  }

  /// What an instruction makes of its operands.
  private func answer(of code: Int32, _ frame: inout Frame) -> TracedValue {
    switch instructions[code] {
    case .field(let operand, let name): field(name, of: value(operand, &frame), &frame)
    case .optionalField(let operand, let name):
      optionalField(name, of: value(operand, &frame), &frame)
    case .has(let operand, let name): has(name, in: value(operand, &frame), &frame)
    case .index(let operand, let key, let isOptional):
      index(value(operand, &frame), value(key, &frame), isOptional: isOptional, &frame)
    case .not(let operand): not(value(operand, &frame), &frame)
    case .negate(let operand): negate(value(operand, &frame), &frame)
    case .binary(let symbol, let left, let right):
      binary(symbol, value(left, &frame), value(right, &frame), &frame)
    case .list(let parts): list(parts, &frame)
    case .fixedList(let index): fixedList(index, &frame)
    case .map(let parts): map(parts, &frame)
    case .optionalPart(let inner): value(inner, &frame)
    case .call(let overload, let parts): call(Int(overload), parts, &frame)
    case .dispatch(let index, let parts): dispatch(self.code.dispatches[index], parts, &frame)
    case .matches(let text, let pattern):
      matches(value(text, &frame), self.code.patterns[pattern], &frame)
    case .size(let operand): size(value(operand, &frame), &frame)
    case .typeOf(let operand): type(of: value(operand, &frame), &frame)
    case .optionalOr(let first, let second, let unwraps):
      optionalOr(first, second, unwraps: unwraps, &frame)
    case .optionalValue(let operand): optionalValue(value(operand, &frame), &frame)
    case .constant, .variable, .local, .and, .or, .conditional, .macro, .defined:
      preconditionFailure("\(instructions[code]) is evaluated before its operands")
    }
  }

  private func variable(_ slot: Int32, _ frame: inout Frame) -> TracedValue {
    frame.charge(1)
    return frame.variable(Int(slot))
  }

  private func local(_ index: Int32, _ frame: inout Frame) -> TracedValue {
    frame.charge(1)
    return frame[local: index]
  }

  /// An error that has no place yet gets that of the instruction, which has met it first.
  private func located(_ operand: consuming TracedValue, at code: Int32) -> TracedValue {
    guard case .error(let error) = operand.value else { return operand }
    return .failure(error.located(at: ranges[code], in: self))
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
    if let missing = operand.missing { return TracedValue(.undecided(missing)) }
    if case .error = operand.value { return operand }
    return nil
  }
}

extension TracedValue {
  /// An error, to which its place is added by whatever instruction met it.
  static func failure(_ error: EvaluationError) -> TracedValue {
    TracedValue(.error(error))
  }

  static func boolean(_ answer: Bool) -> TracedValue { TracedValue(.boolean(answer)) }
}
