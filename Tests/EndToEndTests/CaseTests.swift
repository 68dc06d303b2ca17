import Foundation
import Testing

/// A folder with input and expected output: `arguments` has one word in a line.
///
/// `RECORD=1 swift test` writes down what comes out; such a run fails, so that somebody looks at it.
struct Case: CustomStringConvertible, Sendable {
  let folder: URL

  var description: String { folder.lastPathComponent }

  static var all: [Case] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { Case(folder: folder.appending(path: $0)) }
  }

  func text(_ name: String) -> String? {
    try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
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

@Suite struct CaseTests {
  private static let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"

  @Test func `there are cases`() {
    #expect(Case.all.count >= 10)
  }

  @Test(arguments: Case.all)
  func `a case comes out as expected`(_ example: Case) throws {
    let words = try #require(example.text("arguments")).split(separator: "\n").map(String.init)
    let input = Data((example.text("input") ?? "").utf8)
    let answer = try Reviewlint.run(words, in: example.folder, input: input)
    if Self.isRecording {
      try example.record(answer.output, as: "expected.out")
      try example.record(answer.complaint, as: "expected.err")
      try example.record("\(answer.status)\n", as: "expected.status")
      Issue.record("recorded \(example)")
    }
    #expect(answer.output == example.text("expected.out") ?? "")
    #expect(answer.complaint == example.text("expected.err") ?? "")
    #expect("\(answer.status)\n" == example.text("expected.status"))
  }
}
