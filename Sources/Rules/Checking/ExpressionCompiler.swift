internal import Diagnostics
internal import Expressions

/// Compiles the expressions of one rule; what is wrong is reported at its place in the file.
struct ExpressionCompiler {
  private(set) var diagnostics: [Diagnostic] = []
  /// Of this rule and those before it.
  private(set) var compiled: CompiledExpressions
  /// What the next expression sees.
  private(set) var scope = CompiledExpressions.outermost
  /// The definitions that nothing has used so far, with their slots.
  private var unused: [(name: String, slot: Int)] = []

  /// Whether texts with placeholders are known to make sense, and compiled only when needed.
  private let trustsTexts: Bool

  init(_ compiled: consuming CompiledExpressions, trustsTexts: Bool = false) {
    self.compiled = compiled
    self.trustsTexts = trustsTexts
  }

  var environment: Environment { compiled.environment(of: scope) }

  /// Declares the parameters of the rule.
  mutating func declare(parameters: ObjectType) {
    scope = compiled.scope(of: parameters)
  }

  /// Goes on in a scope that what was declared so far has led to before.
  mutating func enter(_ scope: CompiledExpressions.Scope) {
    self.scope = scope
  }

  /// Declares a name; the answer is its slot.
  mutating func declare(_ name: String, _ type: ValueType) -> Int {
    scope = compiled.scope(inside: scope, name, type)
    return environment.count - 1
  }

  /// Declares a name that something should use; the answer is its slot.
  mutating func declare(definition name: String, _ type: ValueType) -> Int {
    let slot = declare(name, type)
    unused.append((name, slot))
    return slot
  }

  func isDeclared(_ name: String) -> Bool {
    environment.slot(of: name) != nil
  }

  /// Whether nothing uses a definition, whose name no other thing has.
  func isUnused(_ name: String) -> Bool {
    guard unused.contains(where: { $0.name == name }) else { return false }
    return environment.variables.count { $0.name == name } == 1
  }

  mutating func compile(
    _ written: WrittenText,
    expecting type: ValueType? = nil
  ) -> (program: Program, type: ValueType)? {
    compile(written.text, part: 0..<written.text.utf8.count, of: written, expecting: type)
  }

  mutating func condition(_ written: WrittenText) -> Program? {
    compile(written, expecting: .boolean)?.program
  }

  /// What a rule demands: hardly any other rule demands the same.
  mutating func requirement(_ written: WrittenText) -> Program? {
    let compilation = compiled.compileAnew(written.text, expecting: .boolean, in: scope)
    return accept(compilation, part: 0..<written.text.utf8.count, of: written)
  }

  /// A text with placeholders; each of them must be a text, a number or a boolean.
  ///
  /// What is wrong with it is only reported: the rule can't be used then.
  mutating func template(_ written: WrittenText) -> MessageTemplate {
    if trustsTexts { return MessageTemplate(checked: written, in: environment) }
    let template = TemplateText(written.text)
    if let brace = template.openBrace {
      report(.openBrace, written.range(of: brace..<brace + 1))
      return MessageTemplate([.text(written.text)])
    }
    guard template.hasPlaceholders else { return MessageTemplate(plain: template.text) }
    let pieces = template.pieces
    var parts: [MessageTemplate.Part] = []
    parts.reserveCapacity(pieces.count)
    for piece in pieces {
      switch piece {
      case .text(let bytes): parts.append(.text(template.text(bytes)))
      case .expression(let bytes):
        guard let program = placeholder(template.expression(bytes), bytes, of: written) else {
          continue
        }
        parts.append(.placeholder(program))
      }
    }
    return MessageTemplate(parts)
  }

  mutating func report(_ message: Diagnostic.Message, _ range: SourceRange) {
    diagnostics.append(Diagnostic(message, at: range))
  }

  private mutating func placeholder(
    _ text: String,
    _ bytes: Range<Int>,
    of written: WrittenText
  ) -> Program? {
    guard let compiled = compile(text, part: bytes, of: written, expecting: nil) else { return nil }
    guard compiled.type.isPrintable else {
      report(.notPrintable(text), written.range(of: bytes))
      return nil
    }
    return compiled.program
  }

  private mutating func compile(
    _ text: String,
    part: Range<Int>,
    of written: WrittenText,
    expecting type: ValueType?
  ) -> (program: Program, type: ValueType)? {
    let compilation = compiled.compile(text, expecting: type, in: scope)
    return accept(compilation, part: part, of: written).map { ($0, compilation.type) }
  }

  /// Notes what the expression uses, and reports what is wrong with it.
  private mutating func accept(
    _ compilation: borrowing Compilation,
    part: Range<Int>,
    of written: WrittenText
  ) -> Program? {
    if !unused.isEmpty { unused.removeAll { compilation.uses(slot: $0.slot) } }
    for mistake in compilation.mistakes {
      let bytes =
        mistake.bytes.lowerBound + part.lowerBound..<mistake.bytes.upperBound + part.lowerBound
      report(mistake.message, written.range(of: bytes))
    }
    return compilation.program
  }
}

extension ValueType {
  /// Whether a message can show such a value.
  fileprivate var isPrintable: Bool {
    switch self {
    case .string, .enumeration, .integer, .unsigned, .double, .boolean, .dynamic, .erroneous: true
    default: false
    }
  }
}

extension Diagnostic.Message {
  fileprivate static var openBrace: Self {
    Self("this brace is never closed; write '{{' for a brace in the text")
  }

  fileprivate static func notPrintable(_ text: String) -> Self {
    Self("\(text.quoted) is no text, number or boolean, so a message can't show it")
  }
}
