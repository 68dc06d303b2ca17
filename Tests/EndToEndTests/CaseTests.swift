import Foundation
import Testing

/// A folder with input and expected output: `arguments` has one word in a line.
///
/// `examples` names files of `rules/examples` that the case is about, as if they were somebody's own.
///
/// `RECORD=stream swift test` writes down what comes out of the cases with `stream` in their names;
/// such a run fails, so that somebody looks at it.
struct Case: CustomStringConvertible, Sendable {
  let folder: URL

  var description: String { folder.lastPathComponent }

  static var all: [Case] {
    let folder = tests.appending(path: "Cases")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { Case(folder: folder.appending(path: $0)) }
  }

  /// Where these tests lie.
  static var tests: URL { URL(filePath: #filePath).deletingLastPathComponent() }

  /// The checkout.
  static var root: URL { tests.deletingLastPathComponent().deletingLastPathComponent() }

  /// The description about which nothing is left to ask, by somebody who made it theirs.
  static func complete() throws -> String { try own("complete.review.yaml") }

  /// A file of `rules/examples` without the line that says it is an example.
  static func own(_ name: String) throws -> String {
    let file = root.appending(path: "rules/examples/\(name)")
    return try String(contentsOf: file, encoding: .utf8)
      .replacing(#/(?m)^example: true.*\n/#, with: "")
  }

  func text(_ name: String) -> String? {
    try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  /// Runs in a copy of the files that all cases share and of its own: nothing is above it.
  func answer() throws -> Reviewlint.Answer {
    let place = try TemporaryFolder()
    try place.copy(contentsOf: Case.tests.appending(path: "CaseFiles"))
    try place.copy(contentsOf: folder)
    for name in (text("examples") ?? "").split(separator: "\n") {
      try place.write(Case.own(String(name)), to: String(name))
    }
    let words = try #require(text("arguments")).split(separator: "\n").map(String.init)
    let pairs = (text("environment") ?? "").split(separator: "\n").map {
      $0.split(separator: "=", maxSplits: 1).map(String.init)
    }
    return try Reviewlint.run(
      words, in: place.url, input: Data((text("input") ?? "").utf8),
      environment: Dictionary(uniqueKeysWithValues: pairs.map { ($0[0], $0[1]) }))
  }

  func record(_ text: String, as name: String) throws {
    let file = folder.appending(path: name)
    if text.isEmpty {
      try? FileManager.default.removeItem(at: file)
    } else {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
  }
}

extension Reviewlint.Answer {
  /// The output without what changes with a built-in rule, or with the commit.
  fileprivate var steadyOutput: String {
    output.replacing(#/"[0-9a-f]{16}((:[0-9]+)?)"/#) { "\"…\($0.output.1)\"" }
      .replacing(#/\(commit [0-9a-f]+(-dirty)?\)/#, with: "(commit unknown)")
  }
}

@Suite struct CaseTests {
  private static let recorded = ProcessInfo.processInfo.environment["RECORD"]

  @Test func `there are cases`() {
    #expect(Case.all.count >= 100)
  }

  @Test(arguments: Case.all)
  func `a case comes out as expected`(_ example: Case) throws {
    let answer = try example.answer()
    if let recorded = Self.recorded, example.description.contains(recorded) {
      try example.record(answer.steadyOutput, as: "expected.out")
      try example.record(answer.complaint, as: "expected.err")
      try example.record("\(answer.status)\n", as: "expected.status")
      Issue.record("recorded \(example)")
    }
    #expect(answer.steadyOutput == example.text("expected.out") ?? "")
    #expect(answer.complaint == example.text("expected.err") ?? "")
    #expect("\(answer.status)\n" == example.text("expected.status"))
  }
}
