internal import Diagnostics

extension Parser {
  /// The mistake of a token that can't stand where it stands.
  func unexpected(instead expected: String? = nil) -> Mistake {
    if token.kind == .end {
      let end = lexer.bytes.count
      if previous == nil { return Mistake(.nothingWritten, at: 0..<end) }
      return Mistake(.unexpectedEnd(expected ?? "nothing more"), at: end..<end)
    }
    if let mistake = misplacedNot { return mistake }
    let written = lexer.text(token.bytes)
    if let symbol = Self.symbols[written] {
      return Mistake(.wordForOperator(written, symbol), at: token.bytes)
    }
    return Mistake(.unexpected(written, expected ?? "an operator"), at: token.bytes)
  }

  /// `not a`, which reads like a name and another.
  private var misplacedNot: Mistake? {
    guard let previous, previous.kind == .identifier else { return nil }
    let written = lexer.text(previous.bytes)
    guard written.lowercased() == "not" else { return nil }
    return Mistake(.wordForOperator(written, "!"), at: previous.bytes)
  }

  private static let symbols = [
    "and": "&&", "or": "||", "AND": "&&", "OR": "||", "is": "==", "equals": "==",
    "mod": "%",
  ]
}

extension Diagnostic.Message {
  fileprivate static var nothingWritten: Self {
    Self("there is no expression here")
  }

  fileprivate static func unexpectedEnd(_ expected: String) -> Self {
    Self("the expression ends too early; expected \(expected)")
  }

  fileprivate static func wordForOperator(_ written: String, _ symbol: String) -> Self {
    Self("'\(written)' is no operator; write '\(symbol)'")
  }

  fileprivate static func unexpected(_ written: String, _ expected: String) -> Self {
    Self("'\(written)' can't stand here; expected \(expected)")
  }
}
