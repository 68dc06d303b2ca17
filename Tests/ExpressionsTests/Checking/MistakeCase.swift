import Diagnostics
import Testing

@testable import Expressions

/// A wrong expression, the wrong part between ‹ and ›, and what is said about it.
struct MistakeCase: CustomTestStringConvertible, Sendable {
  let text: String
  let bytes: Range<Int>
  let message: String

  init(_ marked: String, _ message: String) {
    let parts = marked.split(separator: /[‹›]/, omittingEmptySubsequences: false)
    text = parts.joined()
    let start = parts[0].utf8.count
    bytes = start..<start + (parts.count > 1 ? parts[1].utf8.count : 0)
    self.message = message
  }

  var testDescription: String { text }

  /// Checks that this and nothing else is reported.
  func check(in environment: Environment = Schema.environment) {
    let compilation = environment.compile(text)
    #expect(compilation.mistakes.map(\.message.text) == [message])
    #expect(compilation.mistakes.map(\.bytes) == [bytes])
    #expect(compilation.program == nil)
  }
}
