package import Preparation

/// The stored form of a program: everything that knows how instructions are written is here.
extension Program {
  package func write(
    to writer: inout PreparedWriter,
    _ functions: inout PreparedFunctions
  ) throws(Unpreparable) {
    for count in [Int(root), localCount, height, valueDepth] { writer.count(count) }
    writer.list(instructions) { $1.instruction($0) }
    var spans = PreparedWriter()
    spans.list(ranges) { $1.span($0) }
    writer.part(spans)
    writer.list(children) { $1.index($0) }
    try writer.list(constants) { constant, writer throws(Unpreparable) in
      try constant.value.write(to: &writer)
    }
    writer.list(names) { $1.text($0) }
    writer.list(macros) { $1.macro($0) }
    let numbers = overloads.map { functions.number(of: $0) }
    writer.list(numbers) { $1.count($0) }
    writer.list(dispatches) { dispatch, writer in
      writer.text(dispatch.name)
      writer.count(dispatch.overloads.lowerBound)
      writer.count(dispatch.overloads.count)
    }
    writer.list(patterns) { $1.text($0.text) }
  }

  package convenience init(
    from reader: inout PreparedReader,
    _ functions: PreparedFunctions
  ) throws(PreparedReader.Damage) {
    self.init(try ProgramDraft(from: &reader, functions))
  }
}

extension ProgramDraft {
  fileprivate init(
    from reader: inout PreparedReader,
    _ functions: PreparedFunctions
  ) throws(PreparedReader.Damage) {
    root = try reader.index()
    localCount = try reader.count()
    height = try reader.count()
    valueDepth = try reader.count()
    instructions = try reader.array { reader throws(PreparedReader.Damage) in
      try reader.instruction()
    }
    ranges = Self.ranges(try reader.part())
    children = try reader.array { reader throws(PreparedReader.Damage) in try reader.index() }
    constants = try reader.array { reader throws(PreparedReader.Damage) in
      Operand(try Value(from: &reader))
    }
    names = try reader.array { reader throws(PreparedReader.Damage) in try reader.text() }
    macros = try reader.array { reader throws(PreparedReader.Damage) in try reader.macro() }
    overloads = try reader.array { reader throws(PreparedReader.Damage) in
      try functions.overload(try reader.count())
    }
    dispatches = try reader.array { reader throws(PreparedReader.Damage) in
      let name = try reader.text()
      let start = try reader.count()
      return Program.Dispatch(name: name, overloads: start..<start + (try reader.count()))
    }
    patterns = try reader.array { reader throws(PreparedReader.Damage) in
      guard let pattern = try? Pattern(try reader.text()) else { throw PreparedReader.Damage() }
      return pattern
    }
  }
}

extension ProgramDraft {
  /// What waited to be read until something went wrong.
  static func ranges(_ reader: PreparedReader) -> ContiguousArray<Program.SourceSpan> {
    var reader = reader
    do {
      return try reader.array { reader throws(PreparedReader.Damage) in try reader.span() }
    } catch {
      preconditionFailure("their sum was right, so the bytes are what was written")
    }
  }
}

extension PreparedWriter {
  fileprivate mutating func index(_ value: Int32) {
    count(Int(value))
  }

  fileprivate mutating func span(_ span: Program.SourceSpan) {
    index(span.start)
    index(span.end - span.start)
  }

  fileprivate mutating func macro(_ macro: MacroStep) {
    byte(macro.kind.rawValue)
    for part in [macro.operand, macro.local, macro.body] { index(part) }
    optional(macro.secondLocal) { $1.index($0) }
    optional(macro.condition) { $1.index($0) }
  }

  /// An instruction's number, then its operands.
  private mutating func code(_ number: UInt8, _ operands: Int32...) {
    byte(number)
    for operand in operands { index(operand) }
  }

  fileprivate mutating func instruction(_ instruction: Instruction) {
    switch instruction {
    case .constant(let index): code(0, index)
    case .variable(let slot): code(1, slot)
    case .local(let index): code(2, index)
    case .slot(let operand, let slot): code(3, operand, slot)
    case .field(let operand, let name): code(4, operand, name)
    case .optionalSlot(let operand, let slot): code(5, operand, slot)
    case .optionalField(let operand, let name): code(6, operand, name)
    case .hasSlot(let operand, let slot): code(7, operand, slot)
    case .hasField(let operand, let name): code(8, operand, name)
    case .index(let operand, let key): code(9, operand, key)
    case .optionalIndex(let operand, let key): code(10, operand, key)
    case .not(let operand): code(11, operand)
    case .negate(let operand): code(12, operand)
    case .equal(let left, let right): code(13, left, right)
    case .notEqual(let left, let right): code(14, left, right)
    case .order(let symbol, let left, let right): code(15, Int32(symbol.rawValue), left, right)
    case .arithmetic(let symbol, let left, let right):
      code(16, Int32(symbol.rawValue), left, right)
    case .membership(let left, let right): code(17, left, right)
    case .and(let parts): code(18, parts.start, parts.count)
    case .or(let parts): code(19, parts.start, parts.count)
    case .conditional(let condition, let first, let second): code(20, condition, first, second)
    case .list(let parts): code(21, parts.start, parts.count)
    case .map(let parts): code(22, parts.start, parts.count)
    case .optionalPart(let inner): code(23, inner)
    case .macro(let index): code(24, index)
    case .call(let overload, let parts): code(25, overload, parts.start, parts.count)
    case .dispatch(let dispatch, let parts): code(26, dispatch, parts.start, parts.count)
    case .matches(let text, let pattern): code(27, text, pattern)
    case .typeOf(let operand): code(28, operand)
    case .optionalOr(let first, let second): code(29, first, second)
    case .optionalOrValue(let first, let second): code(30, first, second)
    case .optionalValue(let operand): code(31, operand)
    case .fixedList(let index): code(32, index)
    case .size(let operand): code(33, operand)
    }
  }
}

extension PreparedReader {
  /// A list in the kind of array that programs are made of.
  fileprivate mutating func array<Item>(
    _ read: (inout PreparedReader) throws(Damage) -> Item
  ) throws(Damage) -> ContiguousArray<Item> {
    let count = try itemCount()
    guard count > 0 else { return [] }
    var items: ContiguousArray<Item> = []
    items.reserveCapacity(count)
    for _ in 0..<count { items.append(try read(&self)) }
    return items
  }

  fileprivate mutating func index() throws(Damage) -> Int32 {
    guard let index = Int32(exactly: try count()) else { throw Damage() }
    return index
  }

  fileprivate mutating func span() throws(Damage) -> Program.SourceSpan {
    let start = try index()
    return Program.SourceSpan(start: start, end: start + (try index()))
  }

  fileprivate mutating func macro() throws(Damage) -> MacroStep {
    guard let kind = Macro.Kind(rawValue: try byte()) else { throw Damage() }
    let operand = try index()
    let local = try index()
    let body = try index()
    return MacroStep(
      kind: kind,
      operand: operand,
      local: local,
      secondLocal: try optional { reader throws(Damage) in try reader.index() },
      condition: try optional { reader throws(Damage) in try reader.index() },
      body: body
    )
  }

  private mutating func symbol() throws(Damage) -> BinaryOperator {
    guard let symbol = BinaryOperator(rawValue: try byte()) else { throw Damage() }
    return symbol
  }

  private mutating func children() throws(Damage) -> SyntaxNode.Children {
    .init(start: try index(), count: try index())
  }

  fileprivate mutating func instruction() throws(Damage) -> Instruction {
    switch try byte() {
    case 0: .constant(try index())
    case 1: .variable(try index())
    case 2: .local(try index())
    case 3: .slot(operand: try index(), slot: try index())
    case 4: .field(operand: try index(), name: try index())
    case 5: .optionalSlot(operand: try index(), slot: try index())
    case 6: .optionalField(operand: try index(), name: try index())
    case 7: .hasSlot(operand: try index(), slot: try index())
    case 8: .hasField(operand: try index(), name: try index())
    case 9: .index(operand: try index(), key: try index())
    case 10: .optionalIndex(operand: try index(), key: try index())
    case 11: .not(try index())
    case 12: .negate(try index())
    case 13: .equal(try index(), try index())
    case 14: .notEqual(try index(), try index())
    case 15: .order(try symbol(), try index(), try index())
    case 16: .arithmetic(try symbol(), try index(), try index())
    case 17: .membership(try index(), try index())
    case 18: .and(try children())
    case 19: .or(try children())
    case 20: .conditional(try index(), try index(), try index())
    case 21: .list(try children())
    case 22: .map(try children())
    case 23: .optionalPart(try index())
    case 24: .macro(try index())
    case 25: .call(overload: try index(), try children())
    case 26: .dispatch(try index(), try children())
    case 27: .matches(try index(), pattern: try index())
    case 28: .typeOf(try index())
    case 29: .optionalOr(try index(), try index())
    case 30: .optionalOrValue(try index(), try index())
    case 31: .optionalValue(try index())
    case 32: .fixedList(try index())
    case 33: .size(try index())
    default: throw Damage()
    }
  }
}
