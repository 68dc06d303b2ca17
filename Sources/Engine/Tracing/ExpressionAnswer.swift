package import Diagnostics
internal import Expressions
package import Model
package import Rules

/// What an expression comes to for a description.
package struct ExpressionAnswer: Sendable {
  /// A value, or an item of a list, and where it stands.
  package struct Part: Sendable {
    package let value: String
    /// Nil for what was worked out.
    package let location: Location?
  }

  /// The value, or the items of a list that has places.
  package let parts: [Part]
  package let isList: Bool
  /// The paths of the absent facts that leave it open.
  package let missing: [String]
  /// Why it can't be evaluated; nil where it can.
  package let fault: Message?
}

/// An expression as rules have them, by itself.
package struct StandaloneExpression: Sendable {
  private let program: Program?
  private let book: RuleBook
  /// What is wrong with it, at bytes of its own text.
  package let diagnostics: [Diagnostic]

  /// The text is the whole of a file, so that mistakes can be shown in it.
  package init(_ file: SourceFile, in book: RuleBook) {
    let compilation = book.environment.compile(String(decoding: file.bytes, as: UTF8.self))
    program = compilation.program
    self.book = book
    diagnostics = compilation.mistakes.map { mistake in
      Diagnostic(mistake.message, at: SourceRange(file: file.id, bytes: mistake.bytes))
    }
  }

  /// What it comes to.
  package func answer(for description: Description) -> ExpressionAnswer {
    guard let program else {
      return ExpressionAnswer(parts: [], isList: false, missing: [], fault: nil)
    }
    var frame = Frame(of: description, by: book)
    let operand = program.evaluate(in: &frame)
    var locations = LocationTable(of: description)
    return ExpressionAnswer(operand, &locations)
  }
}

extension ExpressionAnswer {
  fileprivate init(_ operand: TracedValue, _ locations: inout LocationTable) {
    switch operand.value {
    case .error(let error): self.init(parts: [], isList: false, missing: [], fault: error.message)
    case .absent, .unwritten, .undecided, .further, .atLeast:
      let missing = locations.paths(missingFor: operand)
      self.init(parts: [], isList: false, missing: missing, fault: nil)
    case .list(let items):
      let parts = items.map { Part($0, &locations) }
      self.init(parts: parts, isList: true, missing: [], fault: nil)
    default:
      self.init(parts: [Part(operand, &locations)], isList: false, missing: [], fault: nil)
    }
  }
}

extension ExpressionAnswer.Part {
  fileprivate init(_ operand: TracedValue, _ locations: inout LocationTable) {
    self.init(value: operand.value.words, location: locations.writtenLocation(of: operand))
  }
}
