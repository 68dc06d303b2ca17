import Foundation
import Testing

/// The packs for two countries that people copy, with an app's file that extends both.
@Suite struct PackTests {
  private static func copy() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.copy(contentsOf: Case.root.appending(path: "rules/examples/packs"))
    return folder
  }

  /// Likewise, with both taken in.
  private static func added() throws -> TemporaryFolder {
    let folder = try copy()
    for pack in ["vn", "br"] {
      #expect(try Reviewlint.run(["packs", "add", pack], in: folder.url).complaint == "")
    }
    return folder
  }

  @Test(arguments: [
    ("vn", "4 rules, 37 examples", "34 changes"), ("br", "3 rules, 23 examples", "17 changes"),
  ])
  func `their examples reach and notice everything`(
    pack: String, examples: String, changes: String
  ) throws {
    let folder = try Self.copy()
    let words = ["packs", "test", pack, "--coverage", "--mutate"]
    let answer = try Reviewlint.run(words, in: folder.url)
    #expect(answer.complaint == "")
    #expect(
      answer.output == """
        \(examples): all come out as they say
        they reach everything
        \(changes) of the rules: 0 go unnoticed

        """
    )
    #expect(answer.status == 0)
  }

  @Test func `an app's own file tests its rules with theirs`() throws {
    let folder = try Self.added()
    let answer = try Reviewlint.run(["rules", "test", "app/.reviewlint.yaml"], in: folder.url)
    #expect(answer.complaint == "")
    #expect(answer.output == "8 rules, 62 examples: all come out as they say\n")
    #expect(answer.status == 0)
  }

  /// What an app's login is found to be by the packs' rules alone.
  private static func findings(
    in folder: TemporaryFolder, _ more: [String] = []
  ) throws -> [String] {
    let only = ["vn", "br", "consent-comes-first"].flatMap { ["--only", $0] }
    let words = ["check", "app/login.review.yaml", "--format", "concise"] + only + more
    return try Reviewlint.run(words, in: folder.url).output.split(separator: "\n").map(String.init)
  }

  @Test func `an app's own file and the packs are all asked`() throws {
    let folder = try Self.added()
    let text = try folder.read("vn/examples/consent.yaml")
    try folder.write(text, to: "app/login.review.yaml")
    #expect(try Self.findings(in: folder).filter { $0.contains("[vn-") } == [])
    let faulty = text.replacing("by e-mail, state: unticked", with: "by e-mail, state: ticked")
      .replacing("purposes: 1}", with: "purposes: 2}").replacing("[VN, SG]", with: "[KR]")
      .replacing("youngestAge: 16", with: "youngestAge: 13")
    try folder.write(faulty, to: "app/login.review.yaml")
    let korean = try Self.findings(in: folder)
    #expect(korean.contains { $0.contains("In KR people of 13 can open an account") })
    #expect(!korean.contains { $0.contains("[vn-consent-box") })
    try folder.write(faulty.replacing("[KR]", with: "[worldwide]"), to: "app/login.review.yaml")
    let everywhere = try Self.findings(in: folder)
    #expect(everywhere.contains { $0.contains("The box 'Offers by e-mail' is ticked") })
    #expect(
      everywhere.contains {
        $0.contains("error [vn-consent-box-single-purpose] Our own rule: 2 boxes")
      })
    #expect(everywhere.contains { $0.contains("facts are missing") })
    let spoken = try Self.findings(in: folder, ["--language", "vi"])
    #expect(spoken.contains { $0.contains("Ô 'Offers by e-mail' đã được chọn sẵn") })
  }

  @Test func `the Brazilian one speaks Portuguese`() throws {
    let folder = try Self.added()
    let text = try folder.read("br/examples/first-steps.yaml")
    try folder.write(
      text.replacing("tiesToGuardian: true", with: "tiesToGuardian: false"),
      to: "app/login.review.yaml")
    let found = try Self.findings(in: folder, ["--language", "pt-BR"])
    #expect(found.contains { $0.contains("É provável que menores usem Vila") })
  }
}
