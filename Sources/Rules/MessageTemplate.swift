internal import Diagnostics
package import Expressions
internal import Preparation

/// A text with placeholders, such as `{apple.frame.width} pt`.
package struct MessageTemplate: Sendable {
  /// A piece of the text.
  package enum Part: Sendable {
    case text(String)
    case placeholder(Program)
  }

  /// The program's own texts were checked when it was built; they are compiled when needed.
  private enum Content: Sendable {
    case parts([Part])
    /// A text without placeholders.
    case plain(String)
    indirect case written(WrittenText, Environment)
    case prepared(PreparedReader, PreparedFunctions)
  }

  private let content: Content

  init(_ parts: [Part]) {
    content = .parts(parts)
  }

  /// A text without placeholders.
  init(plain text: String) {
    content = .plain(text)
  }

  /// A text that is known to make sense in the environment.
  init(checked text: WrittenText, in environment: Environment) {
    content = .written(text, environment)
  }

  init(prepared reader: PreparedReader, _ functions: PreparedFunctions) {
    content = .prepared(reader, functions)
  }

  package var parts: [Part] {
    switch content {
    case .parts(let parts):
      return parts
    case .plain(let text):
      return text.isEmpty ? [] : [.text(text)]
    case .written(let text, let environment):
      var compiler = ExpressionCompiler(CompiledExpressions(environment))
      return compiler.template(text).parts
    case .prepared(let reader, let functions):
      do {
        return try Self.parts(from: reader, functions)
      } catch {
        preconditionFailure("their sum was right, so the bytes are what was written")
      }
    }
  }

  /// The text with its placeholders filled in from the frame; an error of one of them is thrown.
  package func text(
    in frame: inout Frame,
    _ language: Language = .english
  ) throws(EvaluationError) -> String {
    var result = ""
    for part in parts {
      switch part {
      case .text(let text):
        result += text
      case .placeholder(let program):
        let value = program.evaluate(in: &frame).value
        if case .error(let error) = value { throw error }
        result += Self.words(for: value, in: language)
      }
    }
    return result
  }

  /// Whether each placeholder, in their order, has a value to show in the frame.
  package func areAnswered(in frame: inout Frame) -> [Bool] {
    parts.compactMap { part in
      guard case .placeholder(let program) = part else { return nil }
      return switch program.evaluate(in: &frame).value {
      case .absent, .undecided, .unwritten, .error: false
      default: true
      }
    }
  }

  private static func words(for value: Value, in language: Language) -> String {
    switch value {
    case .string(let text): language.filledIn(text)
    case .boolean(let answer): answer ? language("true") : language("false")
    case .integer(let number): language.numbers.text(Int(number))
    case .unsigned(let number): "\(number)"
    case .double(let number): language.numbers.text(number)
    case .absent, .undecided, .unwritten: language("unknown")
    default: "‹no text›"
    }
  }
}
