import Foundation
import Testing

/// A wrong or missing fact in an otherwise right description, and all that it must change.
///
/// A line has the texts that are changed, `before » after`, the verdict, and every rule that then has
/// something to say, with `¦` between them.
struct Mutation: CustomStringConvertible, Sendable {
  let changes: [(before: String, after: String)]
  let verdict: String
  let outcomes: Set<String>

  init(_ line: Substring) {
    let parts = line.split(separator: " ¦ ")
    changes = parts.dropLast().map { part in
      let texts = part.split(separator: "»", omittingEmptySubsequences: false)
      return (String(texts[0].dropLast()), String(texts[1].dropFirst()))
    }
    let answer = parts.last?.split(separator: ": ") ?? []
    verdict = String(answer.first ?? "")
    outcomes = Set(answer.dropFirst().flatMap { $0.split(separator: ", ") }.map(String.init))
  }

  var description: String { changes.map(\.after).joined(separator: ", ") }

  static let all: [Mutation] = {
    let file = Case.tests.appending(path: "Mutations.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(Mutation.init)
  }()

  /// The description with the changes; each must find its text exactly once.
  func applied(to text: String) throws -> String {
    try changes.reduce(text) { text, change in
      try #require(text.ranges(of: change.before).count == 1, "\(change.before)")
      return text.replacing(change.before, with: change.after)
    }
  }
}

@Suite struct MutationTests {
  private static func check(_ text: String) throws -> JSONAnswer {
    let folder = try TemporaryFolder(["a.review.yaml": text])
    return try JSONAnswer.check(["a.review.yaml"], in: folder)
  }

  @Test func `nothing is left to say about the complete description`() throws {
    let answer = try Self.check(Case.complete())
    #expect(answer.verdict == "compliant")
    #expect(answer.descriptions.flatMap(\.results).isEmpty)
  }

  @Test(arguments: ["complete", "repaired-social-app"], [false, true])
  func `an example is not compliant, and no copy under another name`(
    name: String, isRenamed: Bool
  ) throws {
    let file = Case.root.appending(path: "rules/examples/\(name).review.yaml")
    var text = try String(contentsOf: file, encoding: .utf8)
    if isRenamed { text.replace(#/name: (Pawprint|鹿隐 \(Luyin\))/#, with: "name: Lantern") }
    let answer = try Self.check(text)
    let found = answer.descriptions.flatMap(\.results).filter { $0.outcome == "fail" }
    #expect(answer.verdict == "violations")
    #expect(found.map(\.rule).contains("example-replaced"))
  }

  @Test func `there is a mutation for most facts`() {
    #expect(Mutation.all.count >= 140)
  }

  /// What one run says of all mutations, by the names of their files.
  private static let answers: Result<[String: JSONAnswer.Description], any Error> = Result {
    let folder = try TemporaryFolder()
    let text = try Case.complete()
    for (number, mutation) in Mutation.all.enumerated() {
      try folder.write(mutation.applied(to: text), to: "\(number).review.yaml")
    }
    let descriptions = try JSONAnswer.check(["."], in: folder).descriptions
    return Dictionary(uniqueKeysWithValues: descriptions.map { ($0.file, $0) })
  }

  @Test(arguments: zip(Mutation.all.indices, Mutation.all))
  func `a wrong fact changes what its rules say, and nothing else`(
    number: Int, mutation: Mutation
  ) throws {
    let answer = try #require(try Self.answers.get()["\(number).review.yaml"])
    #expect(Set(answer.results.map { "\($0.rule) \($0.outcome)" }) == mutation.outcomes)
    #expect(answer.verdict == mutation.verdict)
  }
}
