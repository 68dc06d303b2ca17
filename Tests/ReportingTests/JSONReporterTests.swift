import Linting
import Reporting
import Rules
import TestSupport
import Testing

@Suite struct JSONReporterTests {
  private static func result(of ids: [String]) throws -> LintResult {
    let rules = ids.map { SmallRule.rule(["id: \($0)"]) }
    let trial = Trial("rules:\n" + rules.joined())
    return try trial.result(for: "reviewlint: 1\napp: {name: A}\nlogin: {services: []}\n")
  }

  private static func items(of ids: [String]) throws -> String {
    let result = try result(of: ids)
    return String(
      decoding: JSONItems(asking: result.quiet.ids, said: .english).bytes(of: result),
      as: UTF8.self
    )
  }

  @Test func `rules without findings stand in the order of their ids`() throws {
    let text = try Self.items(of: ["zebra", "apes"])
    let passed = """
            "passed": [
              "apes",
              "submission-date-past",
              "zebra"
            ],
            "notApplicable": [
              "baseline-stale",
      """
    #expect(text.contains(passed))
  }

  @Test func `what is no plain word in an id is escaped`() throws {
    let text = try Self.items(of: [#"'say "no"'"#, "tést", "apes"])
    let passed = #"""
            "passed": [
              "apes",
              "say \"no\"",
              "submission-date-past",
              "tést"
            ],
      """#
    #expect(text.contains(passed))
  }

  @Test(arguments: [["apes"], ["apes", "bees", "zebra"], (0..<300).map { "rule-\($0)" }])
  func `an abridged result is shorter, and the same when it is written out`(
    ids: [String]
  ) throws {
    let result = try Self.result(of: ids)
    let items = JSONItems(asking: result.quiet.ids, said: .english)
    let abridged = items.abridged(result)
    var (written, isTaken) = ([UInt8](), false)
    abridged.withUnsafeBufferPointer { bytes in
      var text = AbridgedText(of: items)
      isTaken = text.writeOut(bytes) { piece in
        written += piece
        return true
      }
    }
    #expect(isTaken)
    #expect(written == items.bytes(of: result))
    #expect(abridged.count < written.count)
  }

  @Test func `results of other rules are not abridged`() throws {
    let items = JSONItems(asking: try Self.result(of: ["bees"]).quiet.ids, said: .english)
    let result = try Self.result(of: ["apes"])
    #expect(items.abridged(result) == items.bytes(of: result))
    #expect(
      String(decoding: items.bytes(of: result), as: UTF8.self) == (try Self.items(of: ["apes"]))
    )
  }

  @Test func `writing out ends when a piece isn't taken`() throws {
    let result = try Self.result(of: ["apes"])
    let items = JSONItems(asking: result.quiet.ids, said: .english)
    let isTaken = items.abridged(result).withUnsafeBufferPointer { bytes in
      var text = AbridgedText(of: items)
      return text.writeOut(bytes) { _ in false }
    }
    #expect(!isTaken)
  }
}
