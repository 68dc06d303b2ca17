import Foundation
import Testing

@testable import Expressions

/// An expression and a literal of the value that it has, or the kind of its error.
struct ValueCase: CustomTestStringConvertible, Sendable {
  let text: String
  let literal: String?
  let error: EvaluationError.Kind?

  init(_ text: String, _ literal: String) {
    self.text = text
    self.literal = literal
    error = nil
  }

  init(_ text: String, error: EvaluationError.Kind) {
    self.text = text
    literal = nil
    self.error = error
  }

  var testDescription: String { text }

  func check() throws {
    let value = try Self.value(of: text)
    if let literal {
      #expect(value.isExactly(try Self.value(of: literal)), "\(text) is \(value)")
    } else if case .error(let found) = value {
      #expect(found.kind == error)
    } else {
      Issue.record("\(text) is \(value), not an error")
    }
  }

  static func value(of text: String, costLimit: Int = 1_000_000) throws -> Value {
    let compilation = Environment().compile(text)
    let program = try #require(compilation.program, "\(text): \(compilation.mistakes)")
    var frame = Frame(slots: 0, costLimit: costLimit, timeZones: zones)
    return program.evaluate(in: &frame).value
  }

  private static let zones = TimeZones { name in
    FileManager.default.contents(atPath: "/usr/share/zoneinfo/\(name)").map(Array.init)
  }
}
