import Foundation
import Testing

/// What a report for programs says to call next.
@Suite struct NextCallTests {
  private struct Report: Decodable {
    struct Call: Decodable {
      let argv: [String]
      let why: String
    }
    struct Description: Decodable { let next: [Call] }
    let next: [Call]
    let descriptions: [Description]
  }

  private static func report(of text: String, in folder: TemporaryFolder) throws -> Report {
    try folder.write(text, to: "-a.review.yaml")
    let words = ["check", "--format", "json", "--", "-a.review.yaml"]
    let output = try Reviewlint.run(words, in: folder.url).output
    return try JSONDecoder().decode(Report.self, from: Data(output.utf8))
  }

  @Test func `what is open can be answered, and what fails explained`() throws {
    let folder = try TemporaryFolder()
    let text = "reviewlint: 1\napp: {name: Paw}\nlogin: {services: [google]}\n"
    let report = try Self.report(of: text, in: folder)
    let calls = try #require(report.descriptions.first).next
    #expect(report.next.map(\.argv) == calls.map(\.argv))
    #expect(calls.allSatisfy { !$0.why.isEmpty })
    let answers = [
      ["fill", "./-a.review.yaml"], ["ask", "./-a.review.yaml", "--output", "questions.html"],
    ]
    #expect(calls.prefix(2).map { Array($0.argv.dropFirst()) } == answers)
    let names = calls.dropFirst(2).map { Array($0.argv.dropFirst()) }
    #expect(names.contains(["explain", "sign-in-with-apple-offered"]))
    for words in [answers[0] + ["--yes"], answers[1]] + names {
      let answer = try Reviewlint.run(words, in: folder.url)
      #expect(answer.status == 0, "\(words): \(answer.complaint)")
    }
  }

  @Test func `what is wrong with a description is explained`() throws {
    let folder = try TemporaryFolder()
    let report = try Self.report(of: "reviewlint: 1\nap: {name: Paw}\n", in: folder)
    #expect(report.next.map(\.argv).contains(["reviewlint", "explain", "unknown-key"]))
    for call in report.next {
      #expect(try Reviewlint.run(Array(call.argv.dropFirst()), in: folder.url).status == 0)
    }
  }
}
