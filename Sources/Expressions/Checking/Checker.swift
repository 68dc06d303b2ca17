internal import Diagnostics

/// Finds the type of every part of an expression, and writes the program as it goes.
struct Checker: ~Copyable {
  /// A checked part: its instruction, its type, and how deeply the values it makes are nested.
  struct CheckedNode {
    let code: Int32
    let type: ValueType
    let depth: Int
  }

  /// A name that a macro brought in.
  struct Local {
    let name: String
    let type: ValueType
    let index: Int32
    let depth: Int
    /// What it is, or is an item or a key of; nil where that is something else.
    let origin: (node: Int32, isItem: Bool)?
  }

  let tree: SyntaxTree
  let environment: Environment
  var program = ProgramCode()
  var types = Substitution()
  var locals: [Local] = []
  var reads: [FieldReference] = []
  /// Definitions that aren't compiled yet.
  var pending: [FactDefinition.Name] = []
  /// What is compared with words, and the arguments among what is named.
  var compared: [ComparedName] = []
  var argumentUses: [String] = []
  /// What macros go through that was compared with words so far: names may be made of one another.
  var comparedOrigins: Set<ComparedName> = []
  let arguments: [Variable]
  /// The type of what a name alone is compared with.
  var typeBeside: ValueType?
  private(set) var mistakes: [Mistake] = []

  init(
    _ tree: consuming SyntaxTree, in environment: Environment, taking arguments: [Variable]
  ) {
    program.constants = tree.constants
    program.names = tree.names
    program.height = tree[tree.root].height
    self.tree = tree
    self.environment = environment
    self.arguments = arguments
  }

  /// Checks the whole expression, and the words in it, and makes a program of it.
  mutating func compilation(
    of text: String, expecting: ValueType?, comparingWith words: ValueType?
  ) -> Compilation {
    for argument in arguments { _ = push(argument.name, argument.type, depth: 0) }
    let part = check(tree.root)
    program.root = part.code
    program.valueDepth = part.depth
    if let expecting { demand(expecting, part, at: tree.root) }
    if let words { checkWords(words, tree.root) }
    let isComplete = mistakes.isEmpty && pending.isEmpty
    return Compilation(
      program: isComplete ? Program(program, text: text) : nil,
      mistakes: mistakes.sorted { $0.bytes.lowerBound < $1.bytes.lowerBound },
      type: types.resolved(part.type, closing: true), variables: program.variables, reads: reads,
      pending: pending, compared: compared, arguments: arguments.map { narrowed($0) })
  }

  /// Checks a part and writes the instruction for it.
  mutating func check(_ node: Int32) -> CheckedNode {
    switch tree[node].kind {
    case .constant(let index): emit(.constant(index), tree.constant(index).type, node)
    case .name(let name, let isRooted): self.name(tree.name(name), isRooted: isRooted, node)
    case .select(let operand, let field, let isOptional):
      select(field, of: operand, isOptional: isOptional, node)
    case .has(let operand, let field): has(field, of: operand, node)
    case .index(let operand, let key, let isOptional):
      index(operand, key, isOptional: isOptional, node)
    case .call(let function, let arguments):
      call(tree.name(function), ContiguousArray(tree.parts(arguments)), node)
    case .receiverCall(let function, let target, let arguments):
      receiverCall(tree.name(function), target, ContiguousArray(tree.parts(arguments)), node)
    case .not(let operand): not(operand, node)
    case .negate(let operand): negate(operand, node)
    case .binary(let symbol, let left, let right): binary(symbol, left, right, node)
    case .and(let parts): logic(parts, "&&", node)
    case .or(let parts): logic(parts, "||", node)
    case .conditional(let condition, let first, let second):
      conditional(condition, first, second, node)
    case .list(let items): list(items, node)
    case .map(let parts): map(parts, node)
    case .optionalPart(let inner): optionalPart(inner, node)
    case .macro(let index): macro(tree.macros[index], node)
    }
  }

  /// Adds an instruction; where types aren't checked, its type is unknown.
  mutating func emit(
    _ instruction: Instruction, _ type: ValueType, _ node: Int32, depth: Int = 0
  ) -> CheckedNode {
    let code = program.add(instruction, at: tree[node].bytes)
    return CheckedNode(
      code: code, type: environment.options.checksTypes ? type : .dynamic,
      depth: type.isSingle ? 0 : depth)
  }

  /// Reports a mistake; where types aren't checked, it becomes an error of evaluation instead.
  mutating func report(
    id: String, _ message: Message, at bytes: Range<Int>, _ node: Int32,
    kind: EvaluationError.Kind = .noMatchingOverload
  ) -> CheckedNode { report(Message(id: id, message), at: bytes, node, kind: kind) }

  mutating func report(
    _ message: Message, at bytes: Range<Int>, _ node: Int32,
    kind: EvaluationError.Kind = .noMatchingOverload
  ) -> CheckedNode {
    if environment.options.checksTypes { mistakes.append(Mistake(message, at: bytes)) }
    let error = EvaluationError(kind, message, at: bytes)
    return emit(.constant(program.constants.add(TracedValue(.error(error)))), .erroneous, node)
  }

  /// Reports a mistake that keeps nothing else from being checked.
  mutating func note(_ message: Message, at bytes: Range<Int>) {
    if environment.options.checksTypes { mistakes.append(Mistake(message, at: bytes)) }
  }

  mutating func note(_ message: Message, on node: Int32) { note(message, at: tree[node].bytes) }

  mutating func note(id: String, _ message: Message, at bytes: Range<Int>) {
    note(Message(id: id, message), at: bytes)
  }

  mutating func note(id: String, _ message: Message, on node: Int32) {
    note(Message(id: id, message), on: node)
  }

  private mutating func demand(_ type: ValueType, _ part: CheckedNode, at node: Int32) {
    let found = types.resolved(part.type)
    guard !types.agree(type, found) else { return }
    note(id: "wrong-type", "this is \(found.phrase), but \(type.phrase) is expected here", on: node)
  }
}

extension Checker {
  /// Adds an instruction that makes nested values, unless they would be nested too deeply.
  mutating func limited(
    _ instruction: Instruction, _ type: ValueType, depth: Int, _ node: Int32
  ) -> CheckedNode {
    let limit = environment.options.limits.depth
    guard depth <= limit || type.isSingle else {
      // Whether types are checked or not, it can't be let through.
      let message: Message = "values can be nested at most \(limit) levels deep"
      mistakes.append(Mistake(id: "value-too-deep", message, at: tree[node].bytes))
      return emit(instruction, .erroneous, node)
    }
    return emit(instruction, type, node, depth: depth)
  }

  /// What to call a part in a message: its own words if they are few, a field by its name.
  func words(for node: Int32) -> String {
    switch tree[node].kind {
    case .name(let name, _): return tree.name(name)
    case .select(_, let field, _): return tree.name(field)
    default:
      let text = tree.text(tree[node].bytes)
      let isShort = text.utf8.count <= 24 && !text.utf8.contains(0x0A)
      return isShort ? text : "this"
    }
  }

  /// What to say of a part of a type: `price is an int`.
  func words(for node: Int32, of type: ValueType) -> String {
    "\(words(for: node)) is \(type.phrase)"
  }

  /// Whether the part is a literal.
  func literal(_ node: Int32) -> Value? {
    if case .constant(let index) = tree[node].kind { tree.constant(index) } else { nil }
  }

  /// How a number would have to be written to be of the other type, to follow a message.
  func numberHint(_ node: Int32, as type: ValueType) -> String? {
    let text = tree.text(tree[node].bytes)
    switch (literal(node), type) {
    case (.integer, .double) where !text.contains("x"): return "write \(text).0"
    case (.integer(let number), .unsigned) where number >= 0: return "write \(text)u"
    case (.double(let number), .integer) where number == number.rounded():
      return Int64(exactly: number).map { "write \($0)" }
    default: return nil
    }
  }

  /// How a text that says something else, or something else that should be a text, is written.
  private func textHint(_ node: Int32, beside type: ValueType) -> String? {
    switch (literal(node), type) {
    case (let literal, .timestamp):
      // A day without quotes is a subtraction.
      let text = if case .string(let text) = literal { text } else { words(for: node) }
      return Self.time(in: text).map { "write timestamp('\($0)')" }
    case (.string(let text), .double):
      let number = ["pt", "px"].reduce(text) { $0.hasSuffix($1) ? String($0.dropLast(2)) : $0 }
      let digits = String(number.filter { $0 != " " })
      guard Self.isNumber(digits) else { return nil }
      return "write \(digits.contains(".") ? digits : digits + ".0")"
    case (.string(let text), .integer) where Int64(text) != nil: return "write \(text)"
    case (.string(let text), .boolean):
      return ["true": "true", "yes": "true", "false": "false", "no": "false"][text.lowercased()].map
      {
        "write \($0)"
      }
    case (.integer, .string), (.double, .string): return "write '\(words(for: node))'"
    default: return nil
    }
  }

  private static func isNumber(_ text: String) -> Bool {
    Double(text) != nil && text.allSatisfy { $0.isNumber || $0 == "." || $0 == "-" }
  }

  /// The time that a text says, or with which the day begins that it says.
  static func time(in text: String) -> String? {
    let time = CalendarDate(text) == nil ? text : text + "T00:00:00Z"
    return Timestamp(time) == nil ? nil : time
  }

  /// What to write so that two values of different types go together.
  func hint(_ left: Int32, _ leftType: ValueType, _ right: Int32, _ rightType: ValueType) -> String?
  {
    if let hint = textHint(left, beside: rightType) ?? textHint(right, beside: leftType) {
      return hint
    }
    guard leftType.isNumber, rightType.isNumber, leftType != rightType else { return nil }
    // Every length is a double: what could be either becomes one.
    let hints = [numberHint(right, as: leftType), numberHint(left, as: rightType)]
    if let hint = (rightType == .double ? hints.reversed() : hints).lazy.compactMap(\.self).first {
      return hint
    }
    if leftType == .double { return "write double(\(words(for: right)))" }
    if rightType == .double { return "write double(\(words(for: left)))" }
    let unsigned = leftType == .unsigned ? left : right
    return "write int(\(words(for: unsigned)))"
  }
}

extension String? {
  /// A hint as the end of a message.
  var asEnd: String { map { ": \($0)" } ?? "" }
}
