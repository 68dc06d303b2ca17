import Foundation
import Testing

/// What lies in a repository beside its descriptions and rules is shown in no output.
@Suite struct CanaryTests {
  private static let canary = "Zz-Canary-4711"

  /// Files that aren't ours, each broken somewhere, so that somebody could want to show where.
  private static let files = [
    "fastlane/metadata/review_information/demo_password.txt": "\(canary)\n",
    "words.txt": "\(canary): \"\(canary)",
    "detail.json": """
    {"data": {"type": "appStoreReviewDetails", "attributes": {
      "demoAccountPassword": "\(canary)",
      "notes": "\(canary)" "\(canary)"}}}
    """,
    "keys.json": "{\"\(canary)\": [1, 2}\n",
    "ios/Info.plist": "<plist><dict><key>\(canary)</key><key>\(canary)</key></dict></plist>\n",
    ".env": "API_KEY=\(canary)\n: \(canary)\n",
    "ios/App.swift": "// \(canary)\nlet key = \"\(canary)\n",
    "key.pem": "-----BEGIN KEY-----\n\(canary)\n%\(canary)\n",
    "screen.xml": "<a b=\"\(canary)\"><\(canary)>",
    "Podfile.lock": "PODS: {\(canary)\n",
  ]

  private static let formats = [
    "text", "concise", "json", "jsonl", "sarif", "github", "gitlab", "junit", "markdown",
    "xcode", "html",
  ]

  /// What names a file: words of a command, or a line of a description or a rule file.
  private static let options: [String: [String]] = [
    "check FILE": ["check", "FILE"],
    "check --baseline": ["check", "app.review.yaml", "--baseline", "FILE"],
    "check --app": ["check", "app.review.yaml", "--app", "FILE"],
    "check --files-from": ["check", "--files-from", "FILE"],
    "check --list-files": ["check", "--list-files", "FILE"],
    "extends": ["check", "app.review.yaml"],
    "screens: [{id: a, capture: FILE}]": ["check", "app.review.yaml"],
    "review: {details: FILE}": ["check", "app.review.yaml"],
    "review: {metadata: FILE}": ["check", "app.review.yaml"],
    "review: {attachments: [FILE]}": ["check", "app.review.yaml"],
    "evidence: {project: .}": ["check", "app.review.yaml"],
    "evidence: {project: FILE}": ["check", "app.review.yaml"],
    "evidence: {app: FILE}": ["check", "app.review.yaml"],
    "report --since": ["report", ".", "--since", "FILE", "--output", "out/page"],
    "report --from": ["report", "--from", "FILE", "--output", "out/page"],
    "report --from in a folder": ["report", "--from", "FILE", "--output", "out/pages/"],
    "notes --check": ["notes", "app.review.yaml", "--check", "FILE"],
    "notes FILE": ["notes", "FILE"],
    "eval FILE": ["eval", "app.name", "FILE"],
    "fill FILE": ["fill", "FILE"],
    "fill --answers": ["fill", "app.review.yaml", "--answers", "FILE"],
    "ask FILE": ["ask", "FILE", "--output", "out/questions.html"],
    "submit FILE": ["submit", "FILE", "--output", "out/kit"],
    "letter FILE": ["letter", "FILE"],
    "import FILE": ["import", "FILE"],
    "init --capture": ["init", "--yes", "out", "--capture", "FILE"],
    "rules test FILE": ["rules", "test", "FILE"],
    "scan": ["scan", "."],
    "scan FILE": ["scan", "FILE"],
  ]

  /// Words of each command that takes rules, to which those are added.
  private static let commandsWithRules = [
    ["check", "app.review.yaml"], ["report", ".", "--output", "out/page"], ["notes", "."],
    ["explain", "house"], ["eval", "app", "app.review.yaml"], ["fill", "app.review.yaml"],
    ["ask", "app.review.yaml", "--output", "out/questions.csv"], ["letter", "mail.txt"], ["lsp"],
    ["submit", "app.review.yaml", "--output", "out/kit"], ["rules", "list"], ["schema", "rules"],
  ]

  private static func folder(_ line: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder([".git/HEAD": ""])
    try folder.makeFolder("out")
    try folder.write("name: br\nversion: 1.0.0\npublisher: House\n", to: "pack/pack.yaml")
    for (name, text) in files { try folder.write(text, to: name) }
    try folder.write("Guideline 4.8: offer a private login.\n", to: "mail.txt")
    try folder.write("reviewlint: 1\napp: {name: Paw}\n\(line)\n", to: "app.review.yaml")
    return folder
  }

  private static let reports = formats.flatMap { ["--report", "\($0)=out/\($0)"] }

  /// What the program says and writes.
  private static func output(_ words: [String], in folder: TemporaryFolder) throws -> String {
    let isCheck = words[0] == "check"
    let answer = try Reviewlint.run(words + (isCheck ? reports : []), in: folder.url)
    #expect(answer.status != 3)
    let written = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path)
      .filter { $0.hasPrefix("out/") }.compactMap { try? folder.read($0) }
    return ([answer.output, answer.complaint] + written).joined(separator: "\n")
  }

  /// What takes files of many formats; the rest reads what is ours, whatever stands in it.
  private static let takesManyFormats: Set = [
    "check FILE", "fill --answers", "import FILE", "init --capture", "letter FILE", "scan FILE",
    "screens: [{id: a, capture: FILE}]", "review: {details: FILE}", "review: {metadata: FILE}",
    "evidence: {project: FILE}", "evidence: {app: FILE}",
  ]

  /// One with words of YAML, one in JSON, one in XML and one of other lines.
  private static let oneOfEachFormat: Set = ["words.txt", "keys.json", "screen.xml", ".env"]

  @Test(arguments: files.keys.sorted())
  func `no output shows a file that an option names`(file: String) throws {
    for (option, words) in Self.options
    where Self.oneOfEachFormat.contains(file) || Self.takesManyFormats.contains(option) {
      let isLine = option.contains(": ")
      let line = isLine ? option.replacing("FILE", with: file) : ""
      let folder = try Self.folder(line)
      if option == "extends" { try folder.write("extends: [\(file)]\n", to: ".reviewlint.yaml") }
      let output = try Self.output(words.map { $0 == "FILE" ? file : $0 }, in: folder)
      #expect(!output.contains(Self.canary), "\(option): \(output)")
    }
  }

  /// What reads rules is the same for all commands, and what shows them for all files.
  @Test(arguments: files.keys.sorted())
  func `no output shows a file that is named as rules`(file: String) throws {
    let folder = try Self.folder("")
    let isOne = ["words.txt", "keys.json"].contains(file)
    for words in isOne ? Self.commandsWithRules : [Self.commandsWithRules[0]] {
      for option in ["--rules", "--policy"] {
        let output = try Self.output(words + [option, file], in: folder)
        #expect(!output.contains(Self.canary), "\(words) \(option): \(output)")
      }
    }
  }

  @Test func `every option that names a file to read was tried`() throws {
    let folder = try TemporaryFolder()
    let help = try Reviewlint.run(["help"], in: folder.url).output
    let commands = help.matches(of: #/^  ([a-z]+) /#.anchorsMatchLineEndings()).map(\.output.1)
    let ours = Set(Self.commandsWithRules.map { $0[0] })
    var named: Set<String> = []
    for command in commands {
      let help = try Reviewlint.run([String(command), "--help"], in: folder.url).output
      let options = help.matches(
        of: #/^  (--[a-z-]+) +(?:FILE|PATH|PART) /#.anchorsMatchLineEndings())
      named.formUnion(options.map { "\(command) \($0.output.1)" })
    }
    let written = ["check --write-baseline", "check --stdin-name"]
    let read = named.filter { !$0.hasSuffix(" --output") && !written.contains($0) }
    let asRules = read.filter { $0.hasSuffix(" --rules") || $0.hasSuffix(" --policy") }
    #expect(Set(asRules.map { String($0.prefix { $0 != " " }) }) == ours)
    let same = ["report --baseline", "submit --baseline"]
    #expect(read.subtracting(asRules).subtracting(same).isSubset(of: Self.options.keys))
  }

  /// Ways to write a secret into a description.
  private static let secrets = [
    "demo_password: \(canary)", "\"demo-password\": \"\(canary)\"", "passwort: '\(canary)'",
    "custom: {apiToken: \(canary)}", "custom: {list: [{demoPassword: \"\(canary) \(canary)\"}]}",
    "review: {demoAccount: {provided: true, user: \(canary), password: \(canary)}}",
    "reviewPassword: |\n  \(canary)\n  \(canary)", "secret: >-\n  \(canary)",
    "password: {value: [\(canary)], \(canary): 1}", "password:\(canary)",
    "password: \(canary): \(canary)", "password: \"\(canary)", "notes: {password:\(canary)}",
    "? password\n: \(canary)", "password: !tag \(canary)", "password: *\(canary)",
    "password: \(canary)\n  \(canary)", "app2: &a \(canary)\npassword: *a",
    "review: {demoAccount: {code: \(canary), phone: \(canary), login: \(canary)}}",
    "review:\n  demoAccount:\n    email: \(canary)\n    account: \(canary)\nlogin: [",
  ]

  /// Ways to write into a demo account, or where one was meant to go on, what it doesn't have.
  private static let unknown = [
    "review: {demoAccount: {senha: \(canary)}}", "review: {demoAccount: {motDePasse:\(canary)}}",
    "review:\n  demoAccount:\n    provided: true\n    密码: \(canary)\n    pw: '\(canary)'",
    "review:\n  demoAccount:\n    fixedCode: |\n      \(canary)\n    roles: [Admin]",
    "review: {\"demoAccount\": {\"my place\": \"\(canary)\", \"a, place\": \"\(canary)\"}}",
    "review: {demoAccount: {x-place: \(canary), konto: {place: \(canary), \(canary): [1]}}}",
    "review: {demoAccount: {roles: [{pw: \(canary)}], regions: {pw: \(canary)}}}",
    "review: {demoAccount: \(canary)}", "review: {demoAccount: [\(canary)]}",
    "review:\n  demoAccount:\n    \(canary)", "review:\n  demoAccount:\n    - \(canary)",
    "review:\n  demoAccount:\n    - senha: \(canary)",
    "review:\n  demoAccount:\n  senha: \(canary)\n  login: \(canary)",
    "review:\n  demoAccount:\n    provided: true\nsenha: \(canary)",
    "review:\n  demoAccount:\n    provided: true\n      senha: \(canary)",
    "review:\n  demoAccount:\n    provided: true\n   senha: \(canary)",
    "review:\n  demoAccount:\n    senha: \(canary)\nlogin: [",
    "review:\n  demoAccount:\n    senha: \"\(canary)\nlogin: {}",
    "app2: {name: P}\n---\nreviewlint: 1\napp: {name: Q}\nreview: {demoAccount: {pw: \(canary)}}",
    "review: {\"demo\\u0041ccount\": {pw: \(canary)}}",
    "app2: &a {pw: \(canary)}\nreview: {demoAccount: *a}",
    "app2: &a {pw: \(canary)}\nreview:\n  demoAccount:\n    <<: *a",
    "review:\n  demoAccount:\n    ? senha\n    : \(canary)",
  ]

  @Test(arguments: unknown)
  func `no output shows what stands under an unknown key of a demo account`(
    line: String
  ) throws {
    for words in [
      ["check", "app.review.yaml"], ["fill", "app.review.yaml", "--yes"], ["eval", "review", "."],
      ["report", "app.review.yaml", "--output", "out/page.html"],
    ] {
      let folder = try Self.folder(line)
      let output = try Self.output(words, in: folder)
      #expect(!output.contains(Self.canary), "\(words): \(output)")
      #expect(try folder.read("app.review.yaml").contains(Self.canary))
    }
  }

  @Test func `what a demo account may have is shown, and what is unknown elsewhere`() throws {
    let folder = try Self.folder(
      "review: {demoAccount: {provided: true, place: Elsewhere, roles: [{}]}}\napp2: Here")
    let output = try Reviewlint.run(["check", "app.review.yaml"], in: folder.url).output
    #expect(output.contains("Elsewhere"))
    let other = try Self.folder("app2: Here\nreview: {demoAccount: {provided: true, pw: secret}}")
    let told = try Reviewlint.run(["check", "app.review.yaml"], in: other.url).output
    #expect(told.contains(" 3 | app2: Here\n"))
    #expect(told.contains(" 4 | review: {demoAccount: {provided: true, pw: xxxxxx}}\n"))
  }

  @Test func `a stream shows no secret of a demo account`() throws {
    let folder = try Self.folder("")
    let line =
      #"{"reviewlint":1,"app":{"name":"P"},"review":{"demoAccount":{"pw":"\#(Self.canary)"}}}"#
    let answer = try Reviewlint.run(
      ["check", "--stream"], in: folder.url, input: Data((line + "\n").utf8))
    #expect(answer.output.contains("'pw'"))
    #expect(!answer.output.contains(Self.canary))
  }

  @Test(arguments: [
    "demo_password: \(canary)", "custom: {apiToken: \(canary)}", "password: \"\(canary)",
    "rules: [{id: a, secret: \(canary)}]",
  ])
  func `no output shows a secret that a rule file holds`(line: String) throws {
    for words in [
      ["check", "app.review.yaml"], ["rules", "list"], ["rules", "test", ".reviewlint.yaml"],
      ["explain", "house"], ["notes", "app.review.yaml"],
    ] {
      let folder = try Self.folder("")
      try folder.write(line + "\n", to: ".reviewlint.yaml")
      let output = try Self.output(words, in: folder)
      #expect(!output.contains(Self.canary), "\(words): \(output)")
    }
  }

  @Test(arguments: [
    "user", "username", "userName", "login", "email", "account", "password", "pass", "passcode",
    "pwd", "pin", "code", "otp", "token", "secret", "credentials", "phone",
  ])
  func `what has no place in a demo account isn't shown`(key: String) throws {
    let folder = try Self.folder("review: {demoAccount: {\(key): \(Self.canary)}}")
    let output = try Self.output(["check", "app.review.yaml"], in: folder)
    #expect(output.contains("error[refused-key]: '\(key)' has no place in demoAccount"))
    #expect(!output.contains(Self.canary), "\(output)")
  }

  @Test(arguments: secrets)
  func `no output shows a secret that a description holds`(line: String) throws {
    let others = [
      ["check", "--why", "demo-account-complete", "."], ["eval", "custom", "app.review.yaml"],
      ["notes", "app.review.yaml"], ["report", "app.review.yaml", "--output", "out/page.html"],
    ]
    let all = [["check", "app.review.yaml"], ["fill", "app.review.yaml", "--yes"]]
    // What shows a line of the description is the same in all commands.
    for words in Self.secrets.prefix(6).contains(line) ? all + others : all {
      let folder = try Self.folder(line)
      let output =
        words.contains("--why")
        ? try Reviewlint.run(words, in: folder.url).output : try Self.output(words, in: folder)
      #expect(!output.contains(Self.canary), "\(words): \(output)")
      #expect(try folder.read("app.review.yaml").contains(Self.canary))
    }
  }

  @Test func `a secret is refused where it stands, with its words masked`() throws {
    let folder = try Self.folder("demo_password: \(Self.canary)")
    let answer = try Reviewlint.run(["check", "app.review.yaml"], in: folder.url)
    #expect(answer.status == 2)
    #expect(
      answer.output.withoutVerdict.hasSuffix(
        """
          --> app.review.yaml:3:1
         3 | demo_password: xxxxxxxxxxxxxx
           | ^^^^^^^^^^^^^

        seen: descriptions 1 (not judged 1), review information files 1
        unjudged: 1 thing that couldn't be judged, 0 passed, 0 not applicable

        """
      )
    )
  }
}
