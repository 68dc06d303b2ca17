extension Program {
  /// Evaluates the expression; the result may be missing, undecided or an error, and is one where the
  /// limit was reached, whatever decided despite it.
  package func evaluate(in frame: inout Frame) -> TracedValue {
    let result = run(in: &frame)
    return frame.isExhausted && !result.value.isCostLimit ? failure(.costLimit) : result
  }

  /// Evaluates the expression, perhaps in the midst of another one.
  func run(in frame: inout Frame) -> TracedValue {
    guard let before = frame.enter(self) else { return refusal(in: frame) }
    defer { frame.leave(self, to: before) }
    return value(code.root, &frame)
  }

  /// Why it can't be evaluated.
  func refusal(in frame: borrowing Frame) -> TracedValue {
    failure(frame.isExhausted ? .costLimit : .tooDeep)
  }

  private func failure(_ error: EvaluationError) -> TracedValue {
    .failure(error.located(at: ranges[code.root], in: self))
  }

  /// What an instruction answers; an error that has no place yet gets that of the instruction.
  func value(_ code: Int32, _ frame: inout Frame) -> TracedValue {
    let answer = answer(of: code, &frame)
    guard case .error(let error) = answer.value else { return answer }
    return .failure(error.located(at: ranges[code], in: self))
  }

  /// What it does is in functions of their own, which evaluate its operands: as expressions are
  /// nested, this one calls itself through them, and so has to need little of the stack.
  private func answer(of code: Int32, _ frame: inout Frame) -> TracedValue {
    switch instructions[code] {
    case .constant(let index): constants[index]
    case .variable(let slot): variable(slot, &frame)
    case .local(let index): local(index, &frame)
    case .field(let operand, let name): field(name, of: operand, &frame)
    case .has(let operand, let name): has(name, in: operand, &frame)
    case .binary(let symbol, let left, let right): binary(symbol, left, right, &frame)
    case .and(let parts): chain(parts, deciding: false, &frame)
    case .or(let parts): chain(parts, deciding: true, &frame)
    case .conditional(let condition, let first, let second):
      conditional(condition, first, second, &frame)
    case .list(let parts): list(parts, &frame)
    case .fixedList(let index): fixedList(index, &frame)
    case .map(let parts): map(parts, &frame)
    case .optionalPart(let inner): value(inner, &frame)
    case .macro(let index): macro(macros[index], &frame)
    case .defined(let definition, let parts, let use):
      defined(definitions[definition], parts, as: use, &frame)
    case .call(let overload, let parts): call(Int(overload), parts, &frame)
    case .dispatch(let index, let parts): dispatch(self.code.dispatches[index], parts, &frame)
    case .optionalOr(let first, let second, let unwraps):
      optionalOr(first, second, unwraps: unwraps, &frame)
    case .optionalField(let operand, _), .index(let operand, _, _), .not(let operand),
      .negate(let operand), .matches(let operand, _), .size(let operand),
      .optionalValue(let operand):
      answer(of: code, to: value(operand, &frame), &frame)
    }
  }

  /// What an instruction makes of its first operand.
  private func answer(of code: Int32, to operand: TracedValue, _ frame: inout Frame) -> TracedValue
  {
    switch instructions[code] {
    case .optionalField(_, let name): optionalField(name, of: operand, &frame)
    case .index(_, let key, let isOptional):
      index(operand, value(key, &frame), isOptional: isOptional, &frame)
    case .not: not(operand, &frame)
    case .negate: negate(operand, &frame)
    case .matches(_, let pattern): matches(operand, self.code.patterns[pattern], &frame)
    case .size: size(operand, &frame)
    case .optionalValue: optionalValue(operand, &frame)
    default: preconditionFailure("\(instructions[code]) evaluates its operands by itself")
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

  /// What a strict operator answers if an operand is missing or an error; missing comes first.
  func unusable(_ one: TracedValue, _ other: TracedValue) -> TracedValue? {
    if one.value.isPlain, other.value.isPlain { return nil }
    var missing = one.missing
    missing.add(other.missing)
    if let missing { return TracedValue(.undecided(missing)) }
    return one.value.isPlain ? other : one
  }

  /// What an operand that is missing or an error makes of the whole; nil for any other.
  func unusable(_ operand: TracedValue) -> TracedValue? {
    if let missing = operand.missing { return TracedValue(.undecided(missing)) }
    if case .error = operand.value { return operand }
    return nil
  }
}

extension Value {
  /// Whether it is the error that too much was asked.
  var isCostLimit: Bool {
    if case .error(let error) = self { error.kind == .costLimit } else { false }
  }

  /// Whether it is the error that programs, or what they make, are nested too deeply.
  var isTooDeep: Bool {
    if case .error(let error) = self { error.kind == .nestingLimit } else { false }
  }
}

extension TracedValue {
  /// An error, to which its place is added by whatever instruction met it.
  static func failure(_ error: EvaluationError) -> TracedValue { TracedValue(.error(error)) }

  static func boolean(_ answer: Bool) -> TracedValue { TracedValue(.boolean(answer)) }
}
