import Foundation
import Testing

/// The program's own rules as a folder has them, so that a changed one needs no build.
@Suite struct BuiltInRulesOptionTests {
  private static let option = "--built-in-rules"

  /// A copy of the rules, and a description in which relay addresses are refused.
  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.run("cp -R '\(Case.root.path)/rules' own")
    let text = try Case.complete().replacing("accepted: true", with: "accepted: false")
    try folder.write(text, to: "a.review.yaml")
    return folder
  }

  private static func check(_ words: [String], in folder: TemporaryFolder) throws -> String {
    let fixed = ["check", "a.review.yaml", "--as-of", "2026-11-21", "--format", "jsonl"]
    let answer = try Reviewlint.run(fixed + words, in: folder.url)
    #expect(answer.status == 1, "\(answer.complaint)")
    return answer.output
  }

  @Test func `the rules of the checkout find what the program finds`() throws {
    let folder = try Self.folder()
    let (plain, own) = try (
      Self.check([], in: folder), Self.check([Self.option, "own"], in: folder)
    )
    let results = [plain, own].map { text in
      text.split(separator: "\n").filter { $0.hasPrefix(#"{"file":"a.review.yaml""#) }
    }
    #expect(!results[0].isEmpty)
    #expect(results[0] == results[1])
    #expect(own.contains(#""kind":"built-in-rules","what":"--built-in-rules own""#))
  }

  @Test func `a rule that is changed there is judged and explained as it is`() throws {
    let folder = try Self.folder()
    let path = "own/sign-in-flow/private-relay-accepted.yaml"
    let rule = try folder.read(path)
    try folder.write(rule.replacing("    title: ", with: "    title: Changed. "), to: path)
    #expect(try Self.check([Self.option, "own"], in: folder).contains(#""title":"Changed. "#))
    for words in [["explain", "private-relay-accepted"], ["rules", "list"]] {
      let answer = try Reviewlint.run(words + [Self.option, "own"], in: folder.url)
      #expect(answer.output.contains("Changed. "), "\(answer.complaint)")
    }
    try folder.write(rule.replacing("    title: ", with: "    titel: "), to: path)
    let words = ["check", "a.review.yaml", Self.option, "own"]
    let answer = try Reviewlint.run(words, in: folder.url)
    #expect(answer.status == 2)
    #expect(answer.output.contains("--> builtin/sign-in-flow/private-relay-accepted.yaml:"))
  }

  @Test(arguments: ["missing", "none"])
  func `a folder without rules is refused`(name: String) throws {
    let folder = try Self.folder()
    try folder.makeFolder("none")
    let words = ["check", "a.review.yaml", Self.option, name]
    let answer = try Reviewlint.run(words, in: folder.url)
    #expect(answer.status == 2)
    #expect(answer.output.contains("error[unreadable-rules]: the rules in '\(name)' can't be read"))
  }

  @Test func `no policy is judged by other rules than the program's own`() throws {
    let folder = try Self.folder()
    try folder.write("{}\n", to: "policy.yaml")
    for command in ["check", "fill"] {
      let words = [command, "a.review.yaml", Self.option, "own", "--policy", "policy.yaml"]
      let answer = try Reviewlint.run(words, in: folder.url)
      #expect(answer.status == 2)
      let reason = "--built-in-rules and --policy contradict each other"
      #expect(answer.complaint == "reviewlint: \(reason)\n")
    }
  }

  @Test(arguments: [["check", "--help"], ["help", "--man"], ["completions", "bash"]])
  func `nobody is shown it who doesn't make the program`(words: [String]) throws {
    let folder = try TemporaryFolder()
    #expect(try !Reviewlint.run(words, in: folder.url).output.contains("built-in-rules"))
  }
}
