import Foundation
import Testing

/// The beginnings of rules that `rules new` writes.
@Suite struct RuleScaffoldTests {
  @Test(arguments: [
    ([], "{app.name}"), (["--each", "screens.buttons"], "{button.id}"),
    (["--each", "screens[].buttons[]"], "{button.id}"),
    (["--each", "login.services"], "{service.id}"), (["--each", "afterSignIn"], "{step.id}"),
    (["--each", "waivers"], "It"), (["--each", "app.platforms"], "{platform}"),
  ])
  func `a scaffold is a draft that loads and passes as it is`(
    words: [String], subject: String
  ) throws {
    let folder = try TemporaryFolder()
    let scaffold = try Reviewlint.run(["rules", "new", "no-video"] + words, in: folder.url)
    #expect(scaffold.status == 0)
    #expect(scaffold.output.contains("message: '\(subject) is wrong, and how'"))
    try folder.write(scaffold.output, to: "own.yaml")
    let list = try Reviewlint.run(["rules", "list", "--rules", "own.yaml"], in: folder.url)
    #expect(list.complaint == "")
    let line = list.output.split(separator: "\n").first { $0.hasPrefix("no-video ") }
    #expect(line?.contains(" note     What is right, as a sentence (draft) (4.0)") == true)
  }

  @Test func `a scaffold is written into the nearest rule file`() throws {
    let folder = try TemporaryFolder()
    let program = Reviewlint.program.path
    try folder.run("'\(program)' rules new no-video > .reviewlint.yaml")
    let list = try Reviewlint.run(["rules", "list"], in: folder.url)
    #expect(list.complaint == "")
    #expect(list.output.contains("\nno-video "))
  }

  @Test func `a scaffold that is filled in is tested`() throws {
    let folder = try TemporaryFolder()
    let new = ["rules", "new", "buttons-wide", "--each", "screens.buttons"]
    let scaffold = try Reviewlint.run(new, in: folder.url).output
    try folder.write(scaffold, to: "own.yaml")
    let test = ["rules", "test", "own.yaml"]
    #expect(
      try Reviewlint.run(test, in: folder.url).output
        == "1 rule, 1 example: all come out as they say\n"
    )
    let change = "{name: narrow, base: complete, set: {'screens[0].buttons[0].frame.width': 200}}"
    let filled = scaffold.replacing("    draft: true\n", with: "")
      .replacing("'true'", with: "button.frame.width > 300.0")
      .replacing("fails: []", with: "fails: [\(change)]")
    try folder.write(filled, to: "own.yaml")
    let answer = try Reviewlint.run(test, in: folder.url)
    #expect(answer.complaint == "")
    #expect(answer.output == "1 rule, 2 examples: all come out as they say\n")
  }

  @Test(arguments: [
    (["no-video", "--each", "screens.butons"], noButons),
    (["no-video", "--each", "app"], noList),
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

  private static let noButons =
    "there is no 'butons' in 'screens.butons'; did you mean 'buttons'?"
  private static let noList =
    "'app' is no list; write one such as screens, screens.buttons or login.services"
}
