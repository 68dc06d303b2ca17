import Engine
import Model
import Rules
import TestSupport
import Testing

@Suite struct FindingMarksTests {
  private static let description = """
    reviewlint: 1
    app: {name: Pawprint}
    login: {services: [apple, google]}
    """

  private static func finding(_ changes: [String]) throws -> Finding {
    let trial = Trial(SmallRule.file(["require: 'false'"] + changes))
    return try #require(try trial.result(for: description).findings.first)
  }

  @Test func `a finding knows what a picture of it shows`() throws {
    let finding = try Self.finding([
      "parameters: {least: 30.5}",
      "picture: {height: parameters.least, gap: 2.0 * 4.0, missing: app.name}",
    ])
    #expect(finding.marks.limits == [.height: 30.5, .gap: 8])
    #expect(finding.missingButtons == ["Pawprint"])
  }

  @Test func `findings at one place show what each of them does, the most of all limits`() throws {
    let finding = try Self.finding([
      "each: {s: login.services}", "at: login",
      "picture: {width: 'double(size(s.id))', missing: s.id}",
    ])
    #expect(finding.marks.limits == [.width: 6])
    #expect(finding.missingButtons == ["apple", "google"])
  }

  @Test func `nothing is shown unless a rule says so`() throws {
    #expect(try Self.finding([]).marks == FindingMarks())
  }

  @Test(arguments: [
    ([], Owner.code), (["owner: design"], .design), (["owner: appStoreConnect"], .appStoreConnect),
  ])
  func `a finding knows who can put it right`(changes: [String], owner: Owner) throws {
    #expect(try Self.finding(changes).owner == owner)
  }
}
