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

  /// What a report hands over that holds the result so many times, between brackets.
  private static func pieces(of abridged: [UInt8], times: Int, _ items: JSONItems) -> [[UInt8]] {
    var pieces: [[UInt8]] = []
    let take: (UnsafeBufferPointer<UInt8>) -> Bool = { piece in
      pieces.append(Array(piece))
      return true
    }
    var report = AbridgedText(of: items, after: [UInt8(ascii: "[")])
    for _ in 0..<times {
      let isTaken = abridged.withUnsafeBufferPointer { report.writeOut($0, take: take) }
      #expect(isTaken)
    }
    let isFinished = report.finish([UInt8(ascii: "]")], take: take)
    #expect(isFinished)
    return pieces
  }

  @Test(arguments: [["apes"], ["apes", "bees", "zebra"], (0..<300).map { "rule-\($0)" }])
  func `an abridged result is shorter, and the same when it is written out`(
    ids: [String]
  ) throws {
    let result = try Self.result(of: ids)
    let items = JSONItems(asking: result.quiet.ids, said: .english)
    let abridged = items.abridged(result)
    let written = Self.pieces(of: abridged, times: 1, items).joined()
    #expect(Array(written) == Array("[".utf8) + items.bytes(of: result) + Array("]".utf8))
    #expect(abridged.count < written.count - 2)
  }

  @Test func `a long report is handed over in whole blocks`() throws {
    let result = try Self.result(of: (0..<300).map { "rule-\($0)" })
    let items = JSONItems(asking: result.quiet.ids, said: .english)
    for bytes in [items.abridged(result), items.bytes(of: result)] {
      let pieces = Self.pieces(of: bytes, times: 100, items)
      #expect(pieces.count > 2)
      #expect(pieces.dropLast().allSatisfy { $0.count.isMultiple(of: 1 << 17) })
      let whole = [[UInt8(ascii: "[")]] + Array(repeating: items.bytes(of: result), count: 100)
      #expect(Array(pieces.joined()) == Array(whole.joined()) + [UInt8(ascii: "]")])
    }
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
    let result = try Self.result(of: (0..<300).map { "rule-\($0)" })
    let items = JSONItems(asking: result.quiet.ids, said: .english)
    let isTaken = items.abridged(result).withUnsafeBufferPointer { bytes in
      var report = AbridgedText(of: items, after: [])
      return (0..<100).map { _ in report.writeOut(bytes) { _ in false } }
    }
    #expect(isTaken.contains(false))
    var report = AbridgedText(of: items, after: [])
    let isFinished = report.finish([UInt8(ascii: "]")]) { _ in false }
    #expect(!isFinished)
  }
}
