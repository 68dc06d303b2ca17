import Foundation
import Testing

/// The beginnings of rules that `rules new` writes.
@Suite struct RuleScaffoldTests {
  @Test func `a scaffold is a draft that loads and passes as it is`() throws {
    let folder = try TemporaryFolder()
    let scaffold = try Reviewlint.run(["rules", "new", "no-video"], in: folder.url)
    #expect(scaffold.status == 0)
    try folder.write(scaffold.output, to: "own.yaml")
    let list = try Reviewlint.run(["rules", "list", "--rules", "own.yaml"], in: folder.url)
    #expect(list.complaint.hasPrefix("note[draft]: 'no-video' is a draft that lacks nothing"))
    let line = list.output.split(separator: "\n").first { $0.hasPrefix("no-video ") }
    let title = "What is right, as a sentence (draft) (ours)"
    #expect(line?.hasSuffix(" note     \(title)  own.yaml:4, a draft") == true)
  }

  @Test func `a scaffold is written into the nearest rule file`() throws {
    let folder = try TemporaryFolder()
    let program = Reviewlint.program.path
    try folder.run("'\(program)' rules new no-video > .reviewlint.yaml")
    let list = try Reviewlint.run(["rules", "list"], in: folder.url)
    #expect(list.status == 0)
    #expect(list.output.contains("\nno-video "))
  }

  @Test func `a scaffold that is filled in is tested`() throws {
    let folder = try TemporaryFolder()
    let scaffold = try Reviewlint.run(["rules", "new", "buttons-wide"], in: folder.url).output
    try folder.write(scaffold, to: "own.yaml")
    let test = ["rules", "test", "own.yaml"]
    let whole = "1 rule, 2 examples: all come out as they say\n"
    let thorough = try Reviewlint.run(test + ["--coverage", "--mutate"], in: folder.url)
    #expect(thorough.output.hasPrefix("\(whole)they reach everything\n"))
    #expect(thorough.output.hasSuffix(": 0 go unnoticed\n"))
    let each = try #require(scaffold.firstMatch(of: /each: \[\{.+?\}\]/)).output
    let filled = scaffold.replacing("    draft: true\n", with: "")
      .replacing("app.name != 'Placeholder'", with: "button.frame.width > 300.0\n    \(each)")
      .replacing("app.name: Placeholder", with: "'screens[0].buttons[0].frame.width': 200")
    try folder.write(filled, to: "own.yaml")
    let answer = try Reviewlint.run(test, in: folder.url)
    #expect(answer.complaint == "")
    #expect(answer.output == whole)
  }

  @Test(arguments: [
    (["No-Video"], "the id 'No-Video' is not written in small letters, digits and hyphens"),
    (["apple-button-first"], "there is a rule 'apple-button-first' already; choose another id"),
    ([], "rules new needs one id, such as no-video-behind-login"),
  ])
  func `a scaffold that can't be is refused`(words: [String], told: String) throws {
    let folder = try TemporaryFolder()
    let answer = try Reviewlint.run(["rules", "new"] + words, in: folder.url)
    #expect(answer.status == 2)
    #expect(answer.output == "")
    #expect(answer.complaint.hasPrefix("reviewlint: \(told)\n"))
  }
}
