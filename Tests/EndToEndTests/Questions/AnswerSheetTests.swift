import Foundation
import Testing

/// What comes of answers that hang on others, correct others, or come from a spreadsheet.
@Suite struct AnswerSheetTests {
  @Test func `a line that can't be read costs that line`() throws {
    let table = """
      path,answer,by,on,app,schemaVersion
      app.kind,social,,2026-11-20,Pawprint,1
      app.userContent,yes,Ada,4/3/2026,Pawprint,1
      login.wall,none,Ada,20.11.2026,Pawprint,1

      """
    let (answer, file) = try AnswersTests.fill(table, named: "answers.csv")
    #expect(answer.status == 1)
    #expect(
      AnswersTests.told(answer.complaint) == [
        "error[missing-key]: the key 'by' is missing here; add it",
        "error[ambiguous-day]: '4/3/2026' may be 2026-03-04 or 2026-04-03; write the one it is",
      ])
    #expect(answer.complaint.contains("--> answers.csv:3:25"))
    #expect(answer.output.hasPrefix("a.review.yaml: 1 answered, 2 not taken, "))
    #expect(file.contains("  # answered by Ada on 2026-11-20\n  wall: none\n"), "\(file)")
  }

  @Test func `what asks only after another answer is written after that, whatever comes first`()
    throws
  {
    let sheet = AnswersTests.sheet([
      #"afterSignIn["consent"].required"#: "true",
      #"afterSignIn["permission"].required"#: "false",
      "afterSignIn": "\"permission; consent\"",
    ])
    let (answer, file) = try AnswersTests.fill(sheet)
    #expect(answer.complaint == "")
    #expect(answer.status == 0)
    #expect(answer.output.hasPrefix("a.review.yaml: 3 answered, "))
    #expect(
      file.contains(
        "\nafterSignIn: [{kind: permission, required: false}, {kind: consent, required: true}]\n"),
      "\(file)")
    let folder = try TemporaryFolder(["a.review.yaml": file, "a.json": sheet])
    let words = ["fill", "a.review.yaml", "--answers", "a.json", "--as-of", "2026-11-21"]
    let again = try Reviewlint.run(words, in: folder.url)
    #expect(again.output.hasPrefix("a.review.yaml: nothing is written, "))
    #expect(try folder.read("a.review.yaml") == file)
  }

  @Test func `an answer that another one settled is told, and costs nothing`() throws {
    let description = AnswersTests.smallest + "afterSignIn: [permission]\n"
    let sheet = AnswersTests.sheet([
      "afterSignIn": "[]", #"afterSignIn["permission"].required"#: "true",
    ])
    let (answer, file) = try AnswersTests.fill(sheet, of: description)
    #expect(
      AnswersTests.told(answer.complaint) == [
        "note[answer-corrects]: 'afterSignIn' was '[permission]', written by hand",
        """
        note[answer-moot]: 'afterSignIn["permission"].required' isn't asked any more; another \
        answer settled it
        """,
      ])
    #expect(answer.status == 0)
    #expect(
      file.hasSuffix(
        """
        # afterSignIn: answered by Ada on 2026-11-20 (before: [permission])
        afterSignIn: []

        """),
      "\(file)")
  }

  @Test func `a second sheet changes what the first one said, and both names are kept`() throws {
    let first = AnswersTests.sheet(["app.kind": "\"social\"", "login.wall": "\"none\""])
    let second = AnswersTests.sheet(["app.kind": "\"game\"", "login.wall": "\"wholeApp\""])
      .replacing("Ada", with: "Ben").replacing("2026-11-20", with: "2026-11-23")
    let folder = try TemporaryFolder([
      "a.review.yaml": AnswersTests.smallest, "1.json": first, "2.json": second,
    ])
    func fill(_ sheet: String) throws -> Reviewlint.Answer {
      let words = ["fill", "a.review.yaml", "--answers", sheet, "--as-of", "2026-11-21"]
      return try Reviewlint.run(words, in: folder.url)
    }
    #expect(try fill("1.json").complaint == "")
    let changed = try fill("2.json")
    #expect(changed.status == 0)
    #expect(changed.output.hasPrefix("a.review.yaml: 2 changed, "))
    #expect(
      AnswersTests.told(changed.complaint) == [
        "note[answer-corrects]: 'app.kind' was 'social', as Ada said on 2026-11-20",
        "note[answer-corrects]: 'login.wall' was 'none', as Ada said on 2026-11-20",
      ])
    let file = try folder.read("a.review.yaml")
    #expect(
      file.contains(
        """
        # kind: answered by Ada on 2026-11-20
        # kind: answered by Ben on 2026-11-23 (before: social)
        app: {name: Pawprint, kind: game}

        """), "\(file)")
    #expect(
      file.contains(
        """
          # answered by Ada on 2026-11-20
          # wall: answered by Ben on 2026-11-23 (before: none)
          wall: wholeApp

        """), "\(file)")
    let older = try fill("1.json")
    #expect(older.status == 0)
    #expect(older.output.hasPrefix("a.review.yaml: nothing is written, "))
    #expect(
      AnswersTests.told(older.complaint) == [
        """
        note[answered-since]: Ben answered 'app.kind' on 2026-11-23, later than this: 'game' stands
        """,
        """
        note[answered-since]: Ben answered 'login.wall' on 2026-11-23, later than this: \
        'wholeApp' stands
        """,
      ])
    #expect(try folder.read("a.review.yaml") == file)
  }

  @Test func `a remark stays with its answer, and with what nobody knows`() throws {
    let sheet = AnswersTests.sheet([
      "app.kind": "\"social\", \"because\": \"since May\"",
      "login.wall": "\"unknown\", \"because\": \"Ben knows\"",
    ])
    let (answer, file) = try AnswersTests.fill(sheet)
    #expect(answer.complaint == "")
    #expect(answer.output.hasPrefix("a.review.yaml: 1 answered, 1 that nobody knows, "))
    #expect(file.contains("# kind: answered by Ada on 2026-11-20: since May\napp: {"))
    #expect(
      file.contains("  # answered by Ada on 2026-11-20: Ben knows\n  wall: unknown\n"), "\(file)")
    let (_, again) = try AnswersTests.fill(sheet, of: file)
    #expect(again == file)
  }

  @Test func `an answer takes the place of its question and of nothing else`() throws {
    let folder = try TemporaryFolder([
      "a.review.yaml": AnswersTests.smallest,
      "a.json": AnswersTests.sheet(["login.wall": "\"none\""]),
    ])
    _ = try Reviewlint.run(["fill", "a.review.yaml", "--yes"], in: folder.url)
    let asked = try folder.read("a.review.yaml")
    let question = try #require(asked.firstMatch(of: #/(  # [^\n]*\n)+  wall: unknown\n/#)).output.0
    let own = "  # ours\n" + question.replacing("  wall", with: "  # ask Ben\n  wall")
    try folder.write(asked.replacing(question, with: own), to: "a.review.yaml")
    _ = try Reviewlint.run(["fill", "a.review.yaml", "--answers", "a.json"], in: folder.url)
    let answered = "  # ours\n  # ask Ben\n  # wall: answered by Ada on 2026-11-20\n  wall: none\n"
    #expect(try folder.read("a.review.yaml") == asked.replacing(question, with: answered))
  }

  @Test func `of two answers to one question the first one stands`() throws {
    let (answer, file) = try AnswersTests.fill(
      AnswersTests.sheet(["app.kind": "\"social\"", "app.kind": "\"game\""]))
    #expect(answer.status == 1)
    #expect(
      AnswersTests.told(answer.complaint) == [
        "error[answered-twice]: 'app.kind' is answered twice, in two ways; the first one stands"
      ])
    #expect(file.contains("kind: social}"))
  }

  @Test(arguments: [
    ("app.kind", "Social", "kind: social"),
    ("account.deletion.route", "by a support form", "route: form"),
    ("account.deletion.route", "form: By a support form. ", "route: form"),
    ("account.deletion.route", "par un formulaire d’assistance", "route: form"),
    ("app.userContent", "VRAI", "userContent: true"),
    ("app.userContent", "Não", "userContent: false"),
    ("app.userContent", "true: Yes", "userContent: true"),
    ("review.demoAccount.expires", "31.03.2027", "expires: 2027-03-31"),
    ("review.demoAccount.expires", "3/31/2027", "expires: 2027-03-31"),
    ("review.demoAccount.expires", "2027/3/31", "expires: 2027-03-31"),
    ("review.demoAccount.missingRoles", "rien", "missingRoles: []"),
  ])
  func `a table takes what it prints, and what spreadsheets make of it`(
    path: String, said: String, written: String
  ) throws {
    let description =
      AnswersTests.smallest + "review: {demoAccount: {provided: true, expires: unknown}}\n"
    let table = """
      path,answer,by,on,app,schemaVersion
      \(path),"\(said)
      ",Ada,2026-11-20,Pawprint,1

      """
    let (answer, file) = try AnswersTests.fill(table, of: description, named: "answers.csv")
    #expect(answer.complaint == "")
    #expect(file.contains(written), "\(file)")
  }

  @Test func `a day that may be two days is told, and isn't written`() throws {
    let description =
      AnswersTests.smallest + "review: {demoAccount: {provided: true, expires: unknown}}\n"
    let (answer, file) = try AnswersTests.fill(
      AnswersTests.sheet(["review.demoAccount.expires": "\"3/4/2027\""]), of: description)
    #expect(answer.status == 2)
    #expect(
      AnswersTests.told(answer.complaint) == [
        "error[ambiguous-day]: '3/4/2027' may be 2027-04-03 or 2027-03-04; write the one it is"
      ])
    #expect(file == description)
  }
}
