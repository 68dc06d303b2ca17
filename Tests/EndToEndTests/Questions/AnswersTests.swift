import Foundation
import Testing

/// Filled questionnaires that come back into a description.
@Suite struct AnswersTests {
  static let smallest = """
    reviewlint: 1
    app: {name: Pawprint}
    login:
      services: [apple, google]  # both
    screens:
      - device: iphone-se-3
        buttons:
          - {service: apple,  frame: {x: 24, y: 440, width: 327, height: 44}}
          - {service: google, frame: {x: 24, y: 496, width: 327, height: 44}}

    """

  /// What comes of a file of answers.
  static func fill(
    _ text: String, of description: String = smallest, named name: String = "answers.json",
    into file: String = "a.review.yaml"
  ) throws -> (answer: Reviewlint.Answer, file: String) {
    let folder = try TemporaryFolder([file: description, name: text])
    let words = ["fill", file, "--answers", name, "--as-of", "2026-11-21"]
    return (try Reviewlint.run(words, in: folder.url), try folder.read(file))
  }

  /// What diagnostics say, without the places that they show.
  static func told(_ complaint: String) -> [String] {
    complaint.components(separatedBy: "\n\n").filter { !$0.isEmpty }.map { diagnostic in
      String(diagnostic.replacing("\n    ", with: " ").prefix { $0 != "\n" })
    }
  }

  /// Answers as the page saves them, about one fact each.
  static func sheet(_ answers: KeyValuePairs<String, String>, app: String = "Pawprint")
    -> String
  {
    let items = answers.map { path, value in
      let name = path.replacing("\"", with: "\\\"")
      return """
        {"app": "\(app)", "path": "\(name)", "value": \(value), "by": "Ada", "on": "2026-11-20"}
        """
    }
    return "{\"schemaVersion\": 1, \"answers\": [\n\(items.joined(separator: ",\n"))\n]}\n"
  }

  @Test func `an answer about a button that a stack makes is written where it belongs`() throws {
    let stack = "    stack: {order: [apple, google, email, email], height: 50, margin: 24"
    let description = """
      reviewlint: 1
      app: {name: Pawprint}
      login: {services: [apple, google, email]}
      screens:
        - id: sign-in
          devices: [iphone-se-3, ipad-10]
      \(stack)}

      """
    let (answer, file) = try Self.fill(
      Self.sheet([
        #"screens["sign-in-iphone-se-3"].stack.offset"#: "100",
        #"screens["sign-in-iphone-se-3"].buttons["apple"].title"#: #""Sign in with Apple""#,
        #"screens["sign-in-ipad-10"].buttons["email-2"].title"#: #""Log in""#,
      ]), of: description)
    #expect(answer.complaint == "")
    let lines = file.split(separator: "\n").filter { !$0.contains("answered by") }.suffix(6)
    #expect(
      lines.joined(separator: "\n") == """
        \(stack), offset: 100}
            buttons:
              - id: apple
                title: Sign in with Apple
              - id: email-2
                title: Log in
        """)
  }

  @Test func `a table in which nothing was asked answers nothing`() throws {
    let sheet = "file,app,path,question,answer,by,on,schemaVersion\r\n"
    let (answer, file) = try Self.fill(sheet, named: "answers.csv")
    #expect(answer.complaint == "")
    let words = #/a\.review\.yaml: nothing is written, \d+ questions still open\n/#
    #expect(answer.output.replacing(words, with: "") == InterviewTests.next)
    #expect(answer.status == 0)
    #expect(file == Self.smallest)
  }

  @Test(arguments: [
    ("app.userContent", "Yes", "userContent: true"), ("app.userContent", "N", "userContent: false"),
    ("review.demoAccount.missingRoles", "None", "missingRoles: []"),
    ("review.demoAccount.missingRoles", "nothing", "missingRoles: []"),
    ("review.demoAccount.missingRoles", "Yes: admin, guest", "missingRoles: [admin, guest]"),
    ("login.wall", "Don’t know", "services: [apple, google]  # both"),
  ])
  func `an answer may be said in words, however they are written`(
    path: String, said: String, written: String
  ) throws {
    let (answer, file) = try Self.fill(Self.sheet([path: "\"\(said)\""]))
    #expect(answer.complaint == "")
    #expect(file.contains(written), "\(file)")
  }

  @Test(arguments: ["unknown", "Don't know"])
  func `who doesn't know what to decide needs no reason`(said: String) throws {
    let sheet = """
      {"schemaVersion": 1, "answers": [
      {"app": "Pawprint", "rule": "demo-account-provided", "value": "\(said)", "by": "Ada",
       "on": "2026-11-20"}]}
      """
    let (answer, file) = try Self.fill(sheet)
    #expect(answer.complaint == "")
    #expect(file == Self.smallest)
  }

  @Test func `each answer stands where it belongs, with who gave it, and the rest as it was`()
    throws
  {
    let sheet = Self.sheet([
      "app.kind": "\"social\"", "app.userContent": "true", "login.wall": "\"unknown\"",
      "review.demoAccount.missingRoles": "[]",
      "account.deletion.keptByLaw": "\"Invoices: 10 years # HGB\"",
    ])
    let (answer, file) = try Self.fill(sheet)
    #expect(answer.complaint == "")
    #expect(answer.output.hasPrefix("a.review.yaml: 4 answered, 1 that nobody knows, "))
    #expect(answer.status == 0)
    #expect(
      file == """
        reviewlint: 1
        # kind: answered by Ada on 2026-11-20
        # userContent: answered by Ada on 2026-11-20
        app: {name: Pawprint, kind: social, userContent: true}
        login:
          services: [apple, google]  # both
        screens:
          - device: iphone-se-3
            buttons:
              - {service: apple,  frame: {x: 24, y: 440, width: 327, height: 44}}
              - {service: google, frame: {x: 24, y: 496, width: 327, height: 44}}
        review:
          demoAccount:
            # answered by Ada on 2026-11-20
            missingRoles: []
        account:
          deletion:
            # answered by Ada on 2026-11-20
            keptByLaw: "Invoices: 10 years # HGB"

        """
    )
  }

  @Test func `one wrong answer is named where it stands, and costs none of the others`() throws {
    let sheet = Self.sheet(["app.kind": "\"sociable\"", "app.userContent": "true"])
    let (answer, file) = try Self.fill(sheet)
    #expect(answer.status == 1)
    #expect(answer.output.hasPrefix("a.review.yaml: 1 answered, 1 not taken, "))
    #expect(answer.complaint.contains("error[unknown-word]: 'sociable' is not messaging, "))
    #expect(answer.complaint.contains("; did you mean 'social'?"))
    #expect(answer.complaint.contains("--> answers.json:2:50"))
    #expect(file.contains("\napp: {name: Pawprint, userContent: true}\n"))
  }

  private static let refused: [(name: String, sheet: String, words: String)] = [
    (
      "another app", sheet(["app.kind": "\"social\""], app: "Whisker"),
      "error[other-app]: these answers are about 'Whisker', and the description is about 'Pawprint'"
    ),
    (
      "a path that is no question", sheet(["login.wal": "\"none\""]),
      "error[not-asked]: 'login.wal' isn't asked here; did you mean 'login.wall'?"
    ),
    (
      "what is no fact about the app", sheet(["evidence.project": "\".\""]),
      "error[not-asked]: 'evidence.project' isn't asked here"
    ),
    (
      "a key that nobody asked for", sheet(["app.kind": "\"social\", \"waivers\": []"]),
      "error[unknown-key]: there is no key 'waivers' here"
    ),
    (
      "nobody's answer", sheet(["app.kind": "\"social\""]).replacing("\"Ada\"", with: "\" \""),
      "error[blank-answer]: 'by' is blank"
    ),
    (
      "another format", sheet([:]).replacing("1,", with: "2,"),
      "error[newer-format]: '2' is the format of a newer program; this one reads 1"
    ),
    ("something else", "reviewlint: 1\n", "error[no-answers]: these are no answers: "),
    (
      "a table with an open quotation", "schemaVersion,app,path,answer,by,on\n1,\"Pawprint,",
      "error[unclosed-cell]: the quotation mark that opens here isn't closed"
    ),
    (
      "another file", sheet(["app.kind": "\"social\", \"file\": \"other/b.review.yaml\""]),
      "error[other-description]: these answers are for 'other/b.review.yaml', not for 'a.review.yaml'"
    ),
  ]

  @Test(arguments: refused)
  func `what can't be meant is refused, and nothing is written`(
    name: String, sheet: String, words: String
  ) throws {
    let (answer, file) = try Self.fill(sheet)
    let said = answer.complaint.replacing("\n    ", with: " ")
    #expect(said.contains(words), "\(answer.complaint)")
    #expect(answer.status == 2)
    #expect(file == Self.smallest)
  }

  @Test func `a text is written to the letter, whatever it would be in YAML`() throws {
    let texts = ["*x", "[a", "a\\nwaivers: []", "{a: b}", "!!x", "\\u202Ex", "- a", "null", "a: b"]
    for text in texts {
      let sheet = Self.sheet(["account.deletion.keptByLaw": "\"\(text)\""])
      let (answer, file) = try Self.fill(sheet)
      #expect(answer.status == 0, "\(answer.complaint)")
      let line = file.split(separator: "\n").first { $0.contains("keptByLaw: ") }
      #expect(line == "    keptByLaw: \"\(text)\"")
      #expect(!file.contains("\u{202E}"))
    }
  }

  @Test func `who answered is no key, whatever the name is`() throws {
    let sheet = Self.sheet(["app.kind": "\"social\""])
      .replacing("\"Ada\"", with: "\"A\\nwaivers: [] \\u202E\"")
    let (answer, file) = try Self.fill(sheet)
    #expect(answer.status == 0)
    #expect(file.contains("# kind: answered by A\\nwaivers: [] \\u202E on 2026-11-20\napp: "))
  }

  @Test func `a table from a spreadsheet comes back, with semicolons too`() throws {
    let table = #"""
      question;path;answer;by;on;app;schemaVersion\#r
      What for?;app.kind;social;Ada;2026-11-20;Pawprint;1\#r
      "Roles; all";review.demoAccount.missingRoles;"guest, ""admin""";Ada;2026-11-20;Pawprint;1\#r
      Content?;app.userContent;yes;Ada;2026-11-20;Pawprint;1\#r
      Open?;login.wall;;;;Pawprint;1\#r

      """#
    let (answer, file) = try Self.fill(table, named: "answers.csv")
    #expect(answer.complaint == "")
    #expect(answer.output.hasPrefix("a.review.yaml: 3 answered, "))
    #expect(file.contains("app: {name: Pawprint, kind: social, userContent: true}\n"))
    #expect(file.contains("    missingRoles: [guest, \"\\\"admin\\\"\"]\n"))
  }

  @Test func `JSON stays JSON, and says that it keeps no names`() throws {
    let description =
      #"{"reviewlint": 1, "app": {"name": "Pawprint"}, "login": {"services": ["apple"]}}"#
    let (answer, file) = try Self.fill(
      Self.sheet(["app.kind": "\"social\"", "app.userContent": "true"]),
      of: description + "\n",
      into: "a.review.json"
    )
    #expect(answer.output.contains("2 answered, who answered isn't kept"))
    #expect(file.contains(#""app": {"name": "Pawprint", "kind": "social", "userContent": true}"#))
  }

  @Test func `answers that are in the description already change nothing`() throws {
    let sheet = Self.sheet([
      "app.kind": "\"social\"", "login.wall": "\"none\"", "app.userContent": "\"yes\"",
      #"screens["screen-1"].buttons["apple"].frame"#: "\"24, 440, 327, 44\"",
      "afterSignIn": "\"password; profile: email\"",
    ])
    let folder = try TemporaryFolder()
    let open = Self.smallest.replacing(
      "apple,  frame: {x: 24, y: 440, width: 327, height: 44}",
      with: "apple"
    )
    try folder.write(open, to: "a.review.yaml")
    try folder.write(sheet, to: "a.json")
    let words = ["fill", "a.review.yaml", "--answers", "a.json", "--as-of", "2026-11-21"]
    _ = try Reviewlint.run(words, in: folder.url)
    let filled = try folder.read("a.review.yaml")
    #expect(filled.contains("frame: [24, 440, 327, 44]"), "\(filled)")
    let again = try Reviewlint.run(words, in: folder.url)
    #expect(again.output.hasPrefix("a.review.yaml: nothing is written, "))
    #expect(again.status == 0)
    #expect(try folder.read("a.review.yaml") == filled)
  }

  @Test func `an answer that contradicts what else is known is written, and says so`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.smallest, to: "a.review.yaml")
    try folder.write(Self.sheet(["app.kind": "\"game\""]), to: "a.json")
    let rule = OwnRule.file("no-game").replacing("at: app", with: "at: app.kind")
      .replacing("'4.8'", with: "reviewlint/description")
      .replacing("app.name != ''", with: "app.kind != 'game'")
      .replacing("It is ours", with: "The project shows that it is no game")
      .replacing(
        #/      passes:.*\n.*\n/#,
        with: """
                passes: [{name: a, base: smallest, set: {app.kind: social}}]
                fails: [{name: b, base: smallest, set: {app.kind: game}}]

          """)
    try folder.write(rule, to: ".reviewlint.yaml")
    let words = ["fill", "a.review.yaml", "--answers", "a.json", "--as-of", "2026-11-21"]
    let answer = try Reviewlint.run(words, in: folder.url)
    #expect(answer.status == 0)
    #expect(
      answer.complaint.replacing("\n    ", with: " ").hasPrefix(
        """
        warning[answer-contradicts]: this contradicts what else is known: The project shows that it \
        is no game
        """
      ),
      "\(answer.complaint)"
    )
    #expect(try folder.read("a.review.yaml").contains("kind: game"))
  }
}
