import Foundation
import Testing

/// The rules for one country that people copy, with an app's file that extends them.
@Suite struct PackTests {
  private static func copy() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.copy(contentsOf: Case.root.appending(path: "rules/examples/packs/vietnam"))
    return folder
  }

  @Test(arguments: [
    ("pack.yaml", "4 rules, 26 examples: all come out as they say"),
    ("app/.reviewlint.yaml", "5 rules, 28 examples: all come out as they say"),
  ])
  func `its examples come out as they say`(file: String, told: String) throws {
    let folder = try Self.copy()
    let answer = try Reviewlint.run(["rules", "test", file], in: folder.url)
    #expect(answer.complaint == "")
    #expect(answer.output == told + "\n")
    #expect(answer.status == 0)
  }

  /// What an app's login is found to be by the pack's rules alone.
  private static func findings(in folder: TemporaryFolder) throws -> [String] {
    let rules = [
      "vn-consent-box-unticked", "vn-consent-box-single-purpose", "vn-children-by-guardian",
      "vn-phone-before-publishing", "consent-comes-first",
    ]
    let only = rules.flatMap { ["--only", $0] }
    let words = ["check", "app/login.review.yaml", "--format", "concise"] + only
    return try Reviewlint.run(words, in: folder.url).output.split(separator: "\n").map(String.init)
  }

  @Test func `an app's own file and the pack above it are both asked`() throws {
    let folder = try Self.copy()
    let text = try folder.read("consent.yaml")
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
    #expect(everywhere.contains { $0.contains("error [vn-consent-box-single-purpose] 2 boxes") })
  }

  @Test func `it speaks Vietnamese where it has the words`() throws {
    let folder = try Self.copy()
    let text = try folder.read("consent.yaml")
    try folder.write(
      text.replacing("by e-mail, state: unticked", with: "by e-mail, state: ticked"),
      to: "app/login.review.yaml"
    )
    let words = ["check", "app/login.review.yaml", "--format", "concise", "--language", "vi"]
    let answer = try Reviewlint.run(words, in: folder.url)
    #expect(answer.output.contains("Ô 'Offers by e-mail' đã được chọn sẵn"))
  }
}
