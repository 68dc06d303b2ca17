import Foundation
import Testing

/// What pages show of code: of each block somebody has said what it is, and it is that.
@Suite struct ShownBlockTests {
  @Test func `of every block somebody has said what it is`() {
    let blocks = Page.all.flatMap(\.blocks)
    for block in blocks {
      #expect(block.kinds.count == 1, "\(block.page): \(block.text)")
    }
    for (page, kinds) in Page.Block.kinds {
      for (start, _) in kinds {
        let count = blocks.count { $0.page == page && $0.text.hasPrefix(start) }
        #expect(count == 1, "\(page): \(start)")
      }
    }
    let fences = Page.all.map(\.text).joined(separator: "\n").matches(of: /(?m)^ *(```|~~~)/).count
    #expect(fences == 2 * blocks.count)
  }

  @Test func `of every script among the examples there is a test`() throws {
    let folder = Case.root.appending(path: "rules/examples")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let scripts = paths.filter { path in
      let isScript = [".sh", ".py", ".rb", ".js", ".swift"].contains { path.hasSuffix($0) }
      return isScript && !path.hasPrefix("pawprint-") || path.hasPrefix("kubernetes/")
    }
    #expect(
      scripts.sorted() == [
        "kubernetes/check-fleet.yaml", "kubernetes/join-fleet.yaml", "spark/check_fleet.py",
        "ui-test/ReviewlintScreen.swift", "xargs/check_fleet.sh",
      ]
    )
  }

  /// The fewest words of a description that answers to what pages say of one.
  private static let start = "reviewlint: 1\napp: {name: Pawprint}\n"

  @Test func `parts of descriptions that are shown can stand in one`() throws {
    let parts = Page.texts(.descriptionPart)
    #expect(parts.count == 5)
    let folder = try TemporaryFolder()
    try folder.write(Self.capture, to: "app/captures/login.txt")
    try folder.write("", to: "app/build/empty")
    for (example, place) in [("pawprint-ios", "ios"), ("Pawprint.app", "app/build/Pawprint.app")] {
      try FileManager.default.copyItem(
        at: Case.root.appending(path: "rules/examples/\(example)"),
        to: folder.url.appending(path: place))
    }
    let screens = """
      login: {services: [apple, google]}
      screens:
        - {id: sign-in, device: iphone-se-3, buttons: [{service: apple, frame: [24, 440, 280, 44]},
            {service: google, frame: [24, 496, 327, 44]}]}

      """
    let login = "login: {services: [apple, wechat, google, email]}\n"
    for part in parts {
      let rest = part.contains("waivers:") ? screens : login
      try folder.write(Self.start + rest + part, to: "app/login.review.yaml")
      let answer = try Reviewlint.run(
        ["check", "--as-of", "2026-11-21", "--format", "json", "app"], in: folder.url)
      #expect(answer.status == 1, "\(answer.output)\(answer.complaint)")
      let used = [
        "app/captures/login.txt", "\"file\":\"ios/", "app/build/Pawprint.app/",
        "\"by\":\"waiver\"", "sign-in-ipad-10",
      ]
      #expect(used.contains(where: answer.output.contains), "\(part)\(answer.output)")
    }
  }

  /// What a tool has seen of the screen that pages speak of.
  private static let capture = """
    Attributes: Application, 0x600, pid: 7, label: 'Pawprint'
    Element subtree:
     →Application, 0x600, pid: 7, label: 'Pawprint'
        Window (Main), 0x601, {{0.0, 0.0}, {375.0, 667.0}}
          Button, 0x606, {{24.0, 400.0}, {327.0, 44.0}}, label: 'Sign in with Apple'
          Button, 0x607, {{24.0, 462.0}, {327.0, 44.0}}, identifier: 'wx_login_button'
    Path to element:
     →Application, 0x600, pid: 7

    """

  /// A rule of which some keys are given.
  private static func rule(_ part: String, id: String) -> String {
    let keys = [
      ("title", "Ours"), ("guidelines", "['4.8']"), ("severity", "error"), ("why", "Ours."),
      ("sources", "[ours]"), ("at", "app"), ("require", "app.version != ''"), ("message", "Ours"),
      ("fix", "Mend it."),
    ]
    let missing = keys.filter { name, _ in
      let isAt = name == "at" && part.contains("each:")
      return !isAt && !part.split(separator: "\n").contains { $0.hasPrefix("\(name):") }
    }
    let lines = ["draft: true"] + missing.map { "\($0): \($1)" } + part.split(separator: "\n")
    return """
      fields:
        app.custom.youngestAge: {type: number, meaning: the youngest who may use it}
        app.custom.beta: {type: boolean, meaning: it is a trial}
      rules:
        - id: \(id)
      \(lines.map { "    \($0)\n" }.joined())
      """
  }

  @Test func `parts of rules that are shown can stand in one`() throws {
    let parts = Page.texts(.rulePart)
    #expect(parts.count == 4)
    for part in parts {
      let folder = try TemporaryFolder(["rules.yaml": Self.rule(part, id: "shown")])
      let answer = try Reviewlint.run(
        ["explain", "shown", "--rules", "rules.yaml"], in: folder.url)
      #expect(answer.status == 0, "\(answer.output)\(answer.complaint)")
    }
  }

  @Test func `a run of three apps begins and ends as it is shown`() throws {
    func example(_ name: String, called app: String) throws -> String {
      let file = Case.root.appending(path: "rules/examples/\(name).review.yaml")
      let lines = try String(contentsOf: file, encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false)
      return lines.filter { !$0.hasPrefix("example:") }.joined(separator: "\n")
        .replacing("name: Pawprint", with: "name: \(app)")
    }
    let folder = try TemporaryFolder([
      "apps/pawprint/login.review.yaml": try #require(
        Page.all.first { $0.path == "README.md" }?.blocks.first { $0.kinds == [.description] }?.text
      ),
      "apps/shop/login.review.yaml": example("smallest", called: "Shop"),
      "apps/wall/login.review.yaml": example("complete", called: "Wall"),
    ])
    let answer = try Reviewlint.run(["check", "--as-of", "2026-11-21", "apps"], in: folder.url)
    let shown = try #require(Page.texts(.fleetOutput).first).split(separator: "…\n")
    #expect(answer.status == 1)
    #expect(answer.output.hasPrefix(shown[0]), "\(answer.output)")
    #expect(answer.output.hasSuffix(shown[1]), "\(answer.output)")
  }

  @Test func `texts in another language that are shown are taken`() throws {
    let texts = Page.texts(.texts)
    #expect(texts.count == 1)
    let folder = try TemporaryFolder()
    let part = """
      message: '{app.name} has no version'
      exempt: [{id: unlisted, if: 'false', note: Nobody sees it.}]
      related: [{at: app, note: It is there.}]
      """
    let others = """
      guidelines: [{key: brand, title: Our brand book}]
      definitions: {screen.calm: {is: screen.scrolls, meaning: nothing moves}}

      """
    try folder.write(others + Self.rule(part, id: "has-version"), to: ".reviewlint.yaml")
    try folder.write(texts[0], to: "locales/fr.yaml")
    try folder.write("reviewlint: 1\napp: {name: Pawprint, version: ''}\n", to: "a.review.yaml")
    let answer = try Reviewlint.run(
      ["check", "--only", "has-version", "--language", "fr"], in: folder.url)
    #expect(answer.output.contains("Pawprint sans version"), "\(answer.output)\(answer.complaint)")
  }

  @Test func `guidelines that are shown are known by their titles`() throws {
    let shown = Page.texts(.guidelines)
    #expect(shown.count == 1)
    let folder = try TemporaryFolder([".reviewlint.yaml": shown[0]])
    let answer = try Reviewlint.run(["explain", "brand"], in: folder.url)
    #expect(answer.output.contains("Our brand book"), "\(answer.output)\(answer.complaint)")
  }

  @Test func `a pack that is shown can be taken in`() throws {
    let folder = try PackLockTests.folder()
    try folder.write(try #require(Page.texts(.pack).first), to: "src/br/pack.yaml")
    let answer = try Reviewlint.run(["packs", "add", "src/br"], in: folder.url)
    #expect(answer.output.hasPrefix("added br 1.2.0"), "\(answer.complaint)")
  }

  @Test func `definitions that are shown can be asked for`() throws {
    let definitions = Page.texts(.definitions)
    #expect(definitions.count == 1)
    let folder = try TemporaryFolder()
    try folder.write(definitions[0], to: ".reviewlint.yaml")
    try folder.write(Case.complete(), to: "login.review.yaml")
    let shown = try Reviewlint.run(["explain", "screen.signInButtons"], in: folder.url)
    #expect(shown.output.contains("The buttons that people see and sign in with."))
    let asked = "screens[0].signInButtons.all(b, isWide(b.frame, 200.0))"
    let answer = try Reviewlint.run(["eval", asked, "login.review.yaml"], in: folder.url)
    #expect(answer.output.hasPrefix("true"), "\(answer.output)\(answer.complaint)")
  }

  @Test func `a fact of one's own decides the rule that is shown`() throws {
    let rules = try #require(Page.texts(.rules).first { $0.contains("custom.consent:\n") })
    let folder = try TemporaryFolder([".reviewlint.yaml": rules])
    let rule = "consent-not-given-before"
    for (word, outcome) in [("ticked", "fail"), ("unticked", "pass"), ("unknown", "incomplete")] {
      let screen = "screens: [{id: start, device: iphone-se-3, custom: {consent: \(word)}}]\n"
      try folder.write("reviewlint: 1\napp: {name: A}\n" + screen, to: "a.review.yaml")
      let answer = try JSONAnswer.check(["--only", rule, "a.review.yaml"], in: folder)
      let description = try #require(answer.descriptions.first)
      let found = description.results.first { $0.rule == rule }
      #expect(
        found?.outcome ?? (description.passed.contains(rule) ? "pass" : "none") == outcome,
        "\(word)")
    }
  }

  @Test func `the reason that is shown is one of the program's own rules`() throws {
    let reasons = Page.texts(.ownReason)
    #expect(reasons.count == 1)
    let file = Case.root.appending(path: "rules/description/frames-inside-screen.yaml")
    let own = try String(contentsOf: file, encoding: .utf8)
    let lines = reasons[0].split(separator: "\n").dropFirst(2).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    #expect(lines.count > 3)
    for line in lines { #expect(own.contains(line), "\(line)") }
  }

  @Test func `commands that are shown end well`() throws {
    let commands = Page.texts(.commands)
    #expect(commands.count == 2)
    let folder = try TemporaryFolder(["login.review.yaml": Page.texts(.description)[0]])
    let path = Reviewlint.program.deletingLastPathComponent().path
    for text in commands {
      let answer = try Reviewlint.run(
        ["-ec", text], of: "/bin/sh", in: folder.url, environment: ["PATH": "\(path):/usr/bin:/bin"]
      )
      #expect(answer.status == 0, "\(answer.complaint)")
    }
    #expect(
      try folder.names() == [
        "login.review.yaml", "report.html", "reviewlint-rules.schema.json",
        "reviewlint.schema.json",
      ]
    )
  }

  private static let browser = EditorTests.program("chromium") { _ in true }

  @Test(.enabled(if: browser != nil, "left out: no Chromium"))
  func `the call of a browser that is shown prints the page`() throws {
    let text = try #require(Page.texts(.otherProgram).first)
    let folder = try TemporaryFolder(["report.html": "<p>A page</p>"])
    let program = "#!/bin/sh\nexec \(Self.browser ?? "") --no-sandbox \"$@\"\n"
    let file = try folder.write(program, to: "bin/chromium")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    let answer = try Reviewlint.run(
      ["-ec", text], of: "/bin/sh", in: folder.url,
      environment: ["PATH": "\(folder.url.path)/bin:/usr/bin:/bin", "HOME": folder.url.path])
    #expect(answer.status == 0, "\(answer.complaint)")
    let printed = try Data(contentsOf: folder.url.appending(path: "report.pdf"))
    #expect(printed.starts(with: Data("%PDF".utf8)))
  }

  @Test(.enabled(if: asksRuns, "left out: no jq or no sqlite3"))
  func `what is asked about recorded runs that are shown has answers`() throws {
    let text = try #require(Page.texts(.queries).first)
    let folder = try TemporaryFolder()
    let waiver =
      "waivers: [{rule: apple-button-minimum-size, reason: x, approvedBy: y, until: 2027-03-31}]"
    let size =
      "screens: [{device: iphone-se-3, buttons: [{service: apple, frame: [24, 440, 100, 28]}]}]"
    for (name, app, more) in [("a", "App a", ""), ("b", "=App b", waiver + "\n")] {
      let start = "reviewlint: 1\napp: {name: '\(app)', team: core}\nlogin: {services: [apple]}\n"
      try folder.write("\(start)\(size)\n\(more)", to: "\(name).review.yaml")
      let words = ["check", "\(name).review.yaml", "--as-of", "2026-11-21", "--format", "json"]
      try folder.write(Reviewlint.run(words, in: folder.url).output, to: "\(name).json")
    }
    for _ in 1...2 {
      let answer = try Reviewlint.run(["-ec", text], of: "/bin/sh", in: folder.url)
      #expect((answer.status, answer.complaint) == (0, ""))
      let lines = answer.output.split(separator: "\n").map(String.init)
      #expect(lines.contains("a.review.yaml\tApp a\tcore\tviolations\t1"), "\(lines)")
      #expect(lines.contains { $0.hasSuffix(" 1 apple-button-minimum-size") }, "\(lines)")
      #expect(lines.contains("2027-03-31\t=App b\tapple-button-minimum-size"), "\(lines)")
      #expect(lines.contains("product\tApp a\tlogin.wall"), "\(lines)")
      #expect(lines.contains { $0.hasPrefix("reviewlint_open{app=\"App a\"} ") }, "\(lines)")
      #expect(lines.last == "apple-button-minimum-size|1", "\(lines)")
    }
    let table = try folder.read("findings.csv")
    #expect(table.hasPrefix("\"app\",\"rule\","))
    #expect(table.contains("\n\"'=App b\",\"apple-button-minimum-size\""))
  }

  private static let asksRuns = ["jq", "sqlite3"].allSatisfy { name in
    EditorTests.program(name) { _ in true } != nil
  }

  @Test func `settings in JSON name the schemas that are written before`() throws {
    let blocks = Page.all.flatMap(\.blocks).filter { $0.kinds == [.settings] }
    let texts = blocks.filter { $0.language == "json" }.map(\.text)
    #expect(texts.count == 2)
    let written = Page.texts(.commands).joined().matches(of: /> (\S+)/).map(\.output.1)
    for text in texts {
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
      let named = text.matches(of: /[a-z-]+\.schema\.json/).map(\.output)
      #expect(!named.isEmpty && named.allSatisfy(written.contains), "\(text)")
    }
  }

  @Test func `goals that are shown are those of the Makefile`() throws {
    let makefile = try String(contentsOf: Case.root.appending(path: "Makefile"), encoding: .utf8)
    let goals = Page.texts(.goals).joined().matches(of: #/(?m)^make ([a-z]+) /#).map(\.output.1)
    #expect(goals == ["demo", "test", "install"])
    for goal in goals { #expect(makefile.contains("\n\(goal):"), "\(goal)") }
  }

  @Test(.enabled(if: Gate.Tool.python.path != nil, "left out: no python3 that reads YAML"))
  func `the call for Spark that is shown makes a fleet`() throws {
    let text = try #require(Page.texts(.spark).first).replacing("1000000", with: "60")
      .replacing("spark-submit ", with: "python3 -B ")
    let gate = try #require(Gate.all.first { !$0.searches })
    let folder = try TemporaryFolder()
    try folder.link("rules", to: Case.root.appending(path: "rules").path)
    let path = ["PYTHONPATH": Gate.platforms.path]
    let answer = try gate.run(text, in: folder, environment: path)
    #expect(answer.status == 1, "\(answer.complaint)")
    #expect(answer.output.contains("rule  sign-in-with-apple-offered  fail"))
  }
}
