internal import Diagnostics

extension Parser {
  /// A call that begins with the function's name.
  mutating func globalCall(
    _ name: String,
    from start: Int,
    mark: Range<Int>
  ) throws(Mistake) -> Int32 {
    let arguments = try arguments()
    if name == "has" { return try has(arguments, from: start, mark: mark) }
    let function = tree.names.add(name)
    let parts = tree.add(parts: arguments)
    return try add(.call(function: function, arguments: parts), from: start, mark: mark)
  }

  /// A call on a value, which may be a macro.
  mutating func receiverCall(
    _ name: String,
    on target: Int32,
    from start: Int,
    mark: Range<Int>
  ) throws(Mistake) -> Int32 {
    let arguments = try arguments()
    if name == "bind", isName(target, "cel") {
      return try bind(arguments, from: start, mark: mark)
    }
    if let kind = Macro.Kind.named(name, arguments: arguments.count) {
      return try macro(kind, arguments, on: target, from: start, mark: mark)
    }
    if let usage = Macro.Kind.usage(of: name) {
      throw Mistake(.macroUsage(name, usage), at: mark)
    }
    let function = tree.names.add(name)
    let parts = tree.add(parts: arguments)
    return try add(
      .receiverCall(function: function, target: target, arguments: parts),
      from: start,
      mark: mark
    )
  }

  private mutating func arguments() throws(Mistake) -> [Int32] {
    try expect(.leftParenthesis, "'('")
    var arguments: [Int32] = []
    while token.kind != .rightParenthesis {
      arguments.append(try expression())
      guard token.kind == .comma else { break }
      try advance()
      if token.kind == .rightParenthesis { throw unexpected(instead: "an argument") }
    }
    try expect(.rightParenthesis, "',' or ')'")
    return arguments
  }

  private mutating func has(
    _ arguments: [Int32],
    from start: Int,
    mark: Range<Int>
  ) throws(Mistake) -> Int32 {
    guard arguments.count == 1,
      case .select(let operand, let field, isOptional: false) = tree[arguments[0]].kind
    else { throw Mistake(.hasUsage, at: start..<end) }
    let fieldMark = tree[arguments[0]].mark
    return try add(.has(operand: operand, field: field), from: start, mark: fieldMark)
  }

  private mutating func bind(
    _ arguments: [Int32],
    from start: Int,
    mark: Range<Int>
  ) throws(Mistake) -> Int32 {
    guard arguments.count == 3 else {
      throw Mistake(.macroUsage("cel.bind", "cel.bind(name, value, result)"), at: mark)
    }
    let name = try variable(arguments[0], in: "cel.bind")
    let macro = Macro(
      kind: .bind,
      operand: arguments[1],
      name: name,
      secondName: nil,
      condition: nil,
      body: arguments[2]
    )
    return try add(.macro(tree.macros.add(macro)), from: start, mark: mark)
  }

  private mutating func macro(
    _ kind: Macro.Kind,
    _ arguments: [Int32],
    on target: Int32,
    from start: Int,
    mark: Range<Int>
  ) throws(Mistake) -> Int32 {
    let hasTwoNames = kind.takesTwoNames(arguments: arguments.count)
    let name = try variable(arguments[0], in: kind.word)
    let secondName = hasTwoNames ? try variable(arguments[1], in: kind.word) : nil
    if let secondName, tree.name(secondName) == tree.name(name) {
      throw Mistake(.repeatedName(tree.name(name)), at: tree[arguments[1]].bytes)
    }
    let rest = arguments.dropFirst(hasTwoNames ? 2 : 1)
    let macro = Macro(
      kind: kind,
      operand: target,
      name: name,
      secondName: secondName,
      condition: rest.count > 1 ? rest.first : nil,
      body: rest[rest.endIndex - 1]
    )
    return try add(.macro(tree.macros.add(macro)), from: start, mark: mark)
  }

  private func variable(_ node: Int32, in macro: String) throws(Mistake) -> Int32 {
    guard case .name(let name, isRooted: false) = tree[node].kind else {
      throw Mistake(.macroName(macro, tree.text(tree[node].bytes)), at: tree[node].bytes)
    }
    return name
  }

  private func isName(_ node: Int32, _ name: String) -> Bool {
    guard case .name(let index, _) = tree[node].kind else { return false }
    return tree.name(index) == name
  }
}

extension Diagnostic.Message {
  fileprivate static func macroUsage(_ name: String, _ usage: String) -> Self {
    Self("'\(name)' is written \(usage)")
  }

  fileprivate static var hasUsage: Self {
    Self("'has' asks for one field; write has(a.b)")
  }

  fileprivate static func macroName(_ macro: String, _ written: String) -> Self {
    Self("'\(macro)' needs a plain name for what it goes through, not '\(written)'")
  }

  fileprivate static func repeatedName(_ name: String) -> Self {
    Self("the name '\(name)' is given twice; the two need different names")
  }
}
