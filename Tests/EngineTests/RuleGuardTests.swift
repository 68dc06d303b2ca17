import Diagnostics
import Documents
import Engine
import Model
import Rules
import TestSupport
import Testing

/// Rules of a policy beside those of the files that are judged.
@Suite struct RuleGuardTests {
  private static func rule(_ holds: String = "") -> SourceFile {
    SourceFile(
      path: "team/rules.yaml",
      text: SmallRule.file(
        [
          "-at", "each: [{s: login.services}]", "require: s.id != 'google'",
          "message: 'not {s.id}'",
        ] + (holds.isEmpty ? [] : ["holds: \(holds)"])))
  }

  /// What the rules come to where a file of the judged tree is added, and how often they were asked.
  private static func answer(
    _ own: String, saying more: String = "", submitted: String = "2026-11-21", holds: String = "",
    holding names: [String]? = nil
  ) throws -> (told: [String], rounds: Int) {
    let text = """
      reviewlint: 1
      app: {name: A}
      login: {services: [google]}
      submission: {date: \(submitted)}
      \(more)
      """
    let file = SourceFile(path: "login.review.yaml", text: text)
    let ownFiles = own.isEmpty ? [] : [SourceFile(path: "own/.reviewlint.yaml", text: own)]
    let judged = Linter(book: Trial([rule(holds)] + ownFiles).book)
    let policy = Linter(book: Trial([rule(holds)]).book, approvers: ["Lee"])
    let policyFile = SourceFile.ID(path: "policy.yaml")
    func result(_ guards: [RuleGuard]) throws -> LintResult {
      let linter = GuardedLinter(judged, guards)
      let check = DescriptionCheck(of: file, by: linter) { book in
        DecodingInputs(asOf: Trial.today, catalogues: book.catalogues, fileExists: nil)
      }
      let decoded = try #require(check.decodeAll().documents.first)
      return check.judge(try #require(decoded.description), in: decoded.document)
    }
    let names = names.map(Set.init)
    let guarded = try result([RuleGuard(policy, of: policyFile, holding: names, over: judged)])
    let alone = try result([])
    let rounds = guarded.cost == alone.cost ? 1 : 2
    return (guarded.told(by: "small"), rounds)
  }

  private static let found = [#"fail login.services["google"]: not google"#]

  @Test func `what both ask alike is asked once, and holds`() throws {
    let (told, rounds) = try Self.answer("", holding: nil)
    #expect(told == Self.found)
    #expect(rounds == 1)
  }

  @Test(arguments: [
    "override: {small: 'off'}", "override: {small: note}", "constants: {most: 3}",
    "providers: [{id: gx, name: GX, kind: own}]",
  ])
  func `what the judged files could make milder is asked again`(own: String) throws {
    let (told, rounds) = try Self.answer(own, holding: nil)
    #expect(told == Self.found)
    #expect(rounds == 2 || own.contains("off"), "it is asked at least by the policy")
  }

  @Test func `what somebody has waived is asked again`() throws {
    let waiver = "waivers: [{rule: small, reason: So, approvedBy: Kim, until: 2026-12-01}]"
    let (told, rounds) = try Self.answer("", saying: waiver, holding: nil)
    #expect(told == Self.found)
    #expect(rounds == 2)
  }

  @Test(arguments: [
    ("2026-10-25", "{from: 2026-11-01}"), ("2020-01-01", "{from: 2026-11-01}"),
    ("2028-01-01", "{from: 2019-01-01, until: 2027-12-31}"),
  ])
  func `no day of submission escapes what holds on the day of checking`(
    submitted: String, holds: String
  ) throws {
    let (told, _) = try Self.answer("", submitted: submitted, holds: holds)
    #expect(told == Self.found)
    let free = try Self.answer("", submitted: submitted, holds: holds, holding: ["other"])
    #expect(free.told != told)
  }

  @Test func `what holds on either day isn't asked again`() throws {
    let (told, rounds) = try Self.answer("", submitted: "2026-10-25")
    #expect(told == Self.found)
    #expect(rounds == 1)
  }

  @Test func `what isn't held isn't asked again`() throws {
    let waiver = "waivers: [{rule: small, reason: So, approvedBy: Kim, until: 2026-12-01}]"
    let (told, rounds) = try Self.answer("", saying: waiver, holding: ["other"])
    #expect(told == [#"waived login.services["google"]: not google"#])
    #expect(rounds == 1)
  }

  @Test func `no baseline accepts what a policy holds, though it was asked once`() throws {
    let file = SourceFile(
      path: "login.review.yaml",
      text: """
        reviewlint: 1
        app: {name: A}
        login: {services: [google]}
        """)
    let linter = Linter(book: Trial([Self.rule()]).book)
    let guards = [RuleGuard(linter, of: SourceFile.ID(path: "policy.yaml"), over: linter)]
    let check = DescriptionCheck(of: file, by: GuardedLinter(linter, guards)) { book in
      DecodingInputs(asOf: Trial.today, catalogues: book.catalogues, fileExists: nil)
    }
    let decoded = try #require(check.decodeAll().documents.first)
    let result = check.judge(try #require(decoded.description), in: decoded.document)
    var first = BaselineReview(Baseline())
    _ = first.accept(result, by: linter)
    var second = BaselineReview(first.renewal.baseline)
    #expect(second.accept(result, by: linter).told(by: "small") == Self.found)
  }
}
