import Foundation
import Testing

/// A team's many rules: several jobs load them as one does.
@Suite struct ManyRulesTests {
  private static func folder(_ lastRule: String, _ rest: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    var rules = (0..<150).map { number in
      """
        - id: team-\(number)
          title: Buttons are not taller than \(number) pt
          guidelines: [hig/sign-in-with-apple]
          severity: warning
          why: Ours look alike, from the smallest screen to the largest one that we support.
          sources: [our style guide]
          each: [{screen: screens}, {button: screen.buttons}]
          let: {height: button.frame.height}
          require: height <= \(number).0
          message: A button of {screen.id} is {height} pt tall
          fix: Make it lower.
          examples: {passes: [{name: a, base: b}], fails: [{name: c, base: d}]}

      """
    }
    rules.append(lastRule)
    try folder.write("rules:\n" + rules.joined() + rest, to: "team.yaml")
    try folder.write(
      """
      reviewlint: 1
      app: {name: App}
      login: {services: [apple, google]}
      screens:
        - device: iphone-se-3
          buttons:
            - {service: apple, frame: [24, 440, 327, 44]}

      """,
      to: "app.review.yaml"
    )
    return folder
  }

  @Test(arguments: [
    ("", "", 1, "team-3"),
    ("", "override: {team-3: {severity: error}}\n", 1, "team-3"),
    ("  - {id: team-3, title: 1}\n  - {id: team-7}\n", "override: {team-x: off}\n", 2, "team-x"),
    ("", "fields: {custom.height: {type: number, meaning: A height}}\n", 1, "team-3"),
    ("", "providers: [{id: x}]\n", 2, "'name' is missing"),
  ])
  func `one job and several jobs load the same rules`(
    lastRule: String, rest: String, status: Int32, told: String
  ) throws {
    let folder = try Self.folder(lastRule, rest)
    let answers = try ["1", "2", "3", "1024"].map { jobs in
      try Reviewlint.run(
        [
          "check", "--rules", "team.yaml", "--as-of", "2026-11-21", "--format", "json", "--jobs",
          jobs, "app.review.yaml",
        ],
        in: folder.url
      )
    }
    #expect(answers[0].status == status)
    #expect((answers[0].output + answers[0].complaint).contains(told))
    for answer in answers.dropFirst() {
      #expect(answer.output == answers[0].output)
      #expect(answer.complaint == answers[0].complaint)
      #expect(answer.status == answers[0].status)
    }
  }
}
