internal import Diagnostics

extension Parser {
  /// The mistake of a token that can't stand where it stands.
  func unexpected(instead expected: String? = nil) -> Mistake {
    if token.kind == .end {
      let end = lexer.bytes.count
      if tree.nodes.isEmpty, end == 0 || token.start == end, expected == "a value", self.end == 0 {
        return Mistake(.nothingWritten, at: 0..<end)
      }
      return Mistake(.unexpectedEnd(expected ?? "nothing more"), at: end..<end)
    }
    let written = lexer.text(token.bytes)
    if let symbol = Self.symbols[written] {
      return Mistake(.wordForOperator(written, symbol), at: token.bytes)
    }
    return Mistake(.unexpected(written, expected ?? "an operator"), at: token.bytes)
  }

  private static let symbols = [
    "and": "&&", "or": "||", "not": "!", "AND": "&&", "OR": "||", "NOT": "!", "is": "==",
    "mod": "%",
  ]
}

extension Diagnostic.Message {
  fileprivate static var nothingWritten: Self {
    Self("there is no expression here")
  }

  fileprivate static func unexpectedEnd(_ expected: String) -> Self {
    Self("the expression ends where \(expected) is missing")
  }

  fileprivate static func wordForOperator(_ written: String, _ symbol: String) -> Self {
    Self("'\(written)' is no operator; write '\(symbol)'")
  }

  fileprivate static func unexpected(_ written: String, _ expected: String) -> Self {
    Self("'\(written)' can't stand here; expected \(expected)")
  }
}
