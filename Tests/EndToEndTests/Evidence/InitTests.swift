import Foundation
import Testing

/// The files that a team starts with.
@Suite struct InitTests {
  @Test(.enabled(if: PseudoTerminal.isThere, "left out: no script to bring a terminal"))
  func `a question mark explains what is asked, and is no name`() throws {
    let folder = try TemporaryFolder(["app/A.swift": "let a = 1\n"])
    let terminal = try PseudoTerminal(["init", "app"], in: folder, input: "?\nPawprint\nstop\n")
    #expect(terminal.status == 0)
    #expect(terminal.screen.contains("The name under its icon; Return takes what is in brackets."))
    #expect(try folder.read("app/login.review.yaml").contains("app:\n  name: Pawprint\n"))
  }

  @Test func `the file for a UI test is written, and never over another`() throws {
    let folder = try TemporaryFolder()
    let answer = try Reviewlint.run(["init", "--ui-test"], in: folder.url)
    #expect(answer.status == 0)
    #expect(
      answer.output == """
        add 'ReviewlintScreen.swift' to a UI test target, and call describeScreen in a test

        """
    )
    #expect(try folder.read("ReviewlintScreen.swift").contains("import XCTest\n"))
    try folder.write("mine", to: "ReviewlintScreen.swift")
    try folder.link("Link.swift", to: "nowhere")
    for (words, name) in [
      (["init", "--ui-test"], "ReviewlintScreen.swift"),
      (["init", "--ui-test", "."], "./ReviewlintScreen.swift"),
      (["init", "--ui-test", "Link.swift"], "Link.swift"),
    ] {
      let again = try Reviewlint.run(words, in: folder.url)
      #expect(again.status == 2)
      #expect(again.output == "")
      #expect(
        again.complaint
          == "reviewlint: '\(name)' is there already, and nothing is written over\n"
      )
    }
    #expect(try folder.read("ReviewlintScreen.swift") == "mine")
    #expect(try folder.names() == ["Link.swift", "ReviewlintScreen.swift"])
  }

  @Test(arguments: [
    (["init", "--ui-test", "--yes"], "--ui-test and --yes contradict each other"),
    (["init", "missing"], "there is no folder 'missing'"),
    (["init", "--services", "aple"], "there is no service 'aple'; did you mean 'apple'?"),
    (
      ["init", "--device", "iphone-se-33"],
      "there is no device 'iphone-se-33'; did you mean 'iphone-se-3'?"
    ),
    (["init", "--ui-test", "a", "b"], "init writes one file"),
    (
      ["init", "--ui-test", "missing/a.swift"],
      "'missing/a.swift' can't be written: No such file or directory"
    ),
  ])
  func `what can't be written is status 2`(words: [String], complaint: String) throws {
    let folder = try TemporaryFolder()
    let answer = try Reviewlint.run(words, in: folder.url)
    #expect(answer.status == 2)
    #expect(answer.complaint == "reviewlint: \(complaint)\n")
    #expect(try folder.names() == [])
  }

  @Test func `a description is written that can be checked, and never over another`() throws {
    let folder = try TemporaryFolder()
    let words = [
      "init", "--app", "Pawprint", "--services", "apple,google", "--device", "iphone-se-3",
    ]
    let answer = try Reviewlint.run(words, in: folder.url)
    #expect(answer.status == 0)
    #expect(answer.complaint == "")
    #expect(
      answer.output.replacing(/[0-9]+/, with: "N") == """
        written: login.review.yaml
        beside:  .reviewlint.schema.json (what editors complete and check by)
        found:   apple, google
        open:    N facts: product N, design N, development N, App Store Connect N
        next:    reviewlint fill login.review.yaml

        """
    )
    let text = try folder.read("login.review.yaml")
    let start = """
      # yaml-language-server: $schema=.reviewlint.schema.json
      # What is unknown here is what 'reviewlint check' asks; write what is true of the app.
      reviewlint: 1
      app:
        name: Pawprint
        # Can other people see what somebody writes or uploads in the app? true | false
      """
    #expect(text.hasPrefix(start))
    #expect(text.contains("    - id: google\n      # On what kind of page do people sign in?"))
    #expect(text.contains("  - device: iphone-se-3\n    buttons:\n      - service: apple\n"))
    // Who names the services names all of them.
    #expect(!text.contains("servicesComplete"))
    #expect(!text.contains("evidence:"))
    #expect(try folder.names() == [".reviewlint.schema.json", "login.review.yaml"])
    let schema = try Reviewlint.run(["schema", "description"], in: folder.url)
    #expect(try folder.read(".reviewlint.schema.json") == schema.output)
    let checked = try Reviewlint.run(["check", "--format", "json"], in: folder.url)
    #expect(checked.status == 1)
    #expect(checked.output.contains("\"verdict\": \"incomplete\""))
    let filled = try Reviewlint.run(["fill", "login.review.yaml"], in: folder.url).output
    #expect(
      filled.wholeMatch(of: #/login\.review\.yaml: \d+ facts are unknown already, .*\nnext: .*\n/#)
        != nil)
    let again = try Reviewlint.run(words, in: folder.url)
    #expect(again.status == 2)
    #expect(
      again.complaint == """
        reviewlint: 'login.review.yaml' is there already, and nothing is written over; reviewlint \
        fill login.review.yaml asks what is open in it

        """
    )
    #expect(try folder.read("login.review.yaml") == text)
  }

  @Test(arguments: [
    ("- a", #""- a""#), ("null", #""null""#), ("Yes", #""Yes""#), ("1.0", #""1.0""#),
    ("a: b", #""a: b""#), ("a #b", #""a #b""#), ("~", #""~""#), ("no", #""no""#),
    ("[a]", #""[a]""#), ("*a", #""*a""#), ("\"'\\", #""\"'\\""#), ("A\nb: c", #""A\nb: c""#),
    ("a\u{202E}b", #""a\u202Eb""#), ("a\u{E0041}", #""a\U000E0041""#), ("Pawprint", "Pawprint"),
  ])
  func `a name stays the name, whatever YAML would make of it`(
    _ name: String, _ written: String
  ) throws {
    let folder = try TemporaryFolder()
    #expect(try Reviewlint.run(["init", "--app", name, "--yes"], in: folder.url).status == 0)
    #expect(try folder.read("login.review.yaml").contains("\n  name: \(written)\n"))
    let answer = try JSONAnswer.check([], in: folder)
    #expect(answer.descriptions.map(\.app) == [name])
  }

  @Test func `a capture and the device that it was made on are one screen`() throws {
    let folder = try TemporaryFolder()
    let capture = Case.root.appending(path: "rules/examples/captures/sign-in.xml")
    try folder.write(String(contentsOf: capture, encoding: .utf8), to: "sign-in.xml")
    let words = ["init", "--yes", "--capture", "sign-in.xml", "--device", "iphone-se-3"]
    #expect(try Reviewlint.run(words, in: folder.url).complaint == "")
    let text = try folder.read("login.review.yaml")
    #expect(
      text.contains("screens:\n  - capture: \"sign-in.xml\"\n    device: iphone-se-3\n"), "\(text)")
    #expect(text.ranges(of: "device:").count == 1)
  }

  @Test func `a project and captures say what they show`() throws {
    let folder = try TemporaryFolder()
    let captures = Case.root.appending(path: "rules/examples/captures/sign-in.xml")
    try folder.write(String(contentsOf: captures, encoding: .utf8), to: "app/sign-in.xml")
    try folder.write(
      """
      PODS:
        - FBSDKLoginKit (17.0.0)

      DEPENDENCIES:
        - FBSDKLoginKit

      """,
      to: "app/Podfile.lock"
    )
    let words = ["init", "app", "--yes", "--capture", "app/sign-in.xml"]
    let answer = try Reviewlint.run(words, in: folder.url)
    #expect(answer.complaint == "")
    #expect(answer.status == 0)
    let text = try folder.read("app/login.review.yaml")
    #expect(text.contains("  - capture: \"sign-in.xml\"\n"))
    #expect(text.contains("    - id: apple  # sign-in.xml\n"))
    #expect(text.contains("  # perhaps also facebook: app/Podfile.lock:2\n"))
    #expect(text.contains("  servicesComplete: unknown\n"))
    #expect(text.contains("evidence:\n  project: \".\"\n"))
    #expect(try Reviewlint.run(["check", "--quiet", "app"], in: folder.url).status == 1)
  }

  @Test(.enabled(if: PseudoTerminal.isThere, "left out: no script to bring a terminal"))
  func `on a terminal a few questions are asked`() throws {
    let folder = try TemporaryFolder()
    let terminal = try PseudoTerminal(
      ["init"], in: folder, input: "Pawprint\napple, gogle\napple, google\n\niphone-se-3\n")
    #expect(terminal.status == 0)
    #expect(terminal.screen.contains("did you mean 'google'?"))
    let text = try folder.read("login.review.yaml")
    #expect(text.contains("  name: Pawprint\n"))
    #expect(text.contains("    - id: google\n"))
    // That some are named doesn't say that there are no others.
    #expect(text.contains("  servicesComplete: unknown\n"))
    #expect(text.contains("  - device: iphone-se-3\n"))
  }

  /// The compiler that builds these tests; with Apple's tools, XCTest is another one.
  private static let compiler: String? = {
    #if os(Linux)
      let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      return folders.map { "\($0)/swiftc" }.first(where: FileManager.default.isExecutableFile)
    #else
      return nil
    #endif
  }()

  @Test(.enabled(if: compiler != nil, "left out: no swiftc, or one with Apple's XCTest"))
  func `what the file writes in a UI test is read, and holds nothing that was typed`() throws {
    let compiler = try #require(Self.compiler)
    let folder = try TemporaryFolder()
    _ = try Reviewlint.run(["init", "--ui-test"], in: folder.url)
    try folder.write(
      """
      import XCTest

      for (id, language) in [("phone", "de"), ("tablet", "zh-Hans"), ("drawn", "en-GB")] {
        let app = XCUIApplication(bundleIdentifier: id)
        app.launchArguments = ["-AppleLanguages", "(\\(language))"]
        XCUIDevice.shared.appearance = id == "phone" ? .dark : .unspecified
        try XCTestCase().describeScreen(of: app, id: id)
      }

      """,
      to: "main.swift"
    )
    let stub = Case.tests.appending(path: "UITest/XCTest.swift").path
    let settings = ["-swift-version", "6", "-module-cache-path", "cache"]
    let compilations = [
      settings + [
        "-module-name", "XCTest", "-emit-module", "-emit-library", "-static", "-o", "libXCTest.a",
        "-parse-as-library", stub,
      ],
      settings + [
        "-enable-upcoming-feature", "ExistentialAny", "-warnings-as-errors", "-I", ".", "-o",
        "test", "main.swift", "ReviewlintScreen.swift", "libXCTest.a",
      ],
    ]
    for words in compilations {
      let answer = try Reviewlint.run(
        words, of: compiler, in: folder.url, environment: ProcessInfo.processInfo.environment)
      try #require(answer.status == 0, "\(answer.output)\(answer.complaint)")
    }
    let test = try Reviewlint.run([], of: folder.url.appending(path: "test").path, in: folder.url)
    #expect(!test.output.contains("typed@example.com"))
    let ids = ["phone", "tablet", "drawn"]
    let parts = test.output.split(separator: /reviewlint-[a-z]+\.json keepAlways\n/)
    try #require(parts.count == ids.count, "\(test.output)")
    for (id, part) in zip(ids, parts) { try folder.write(String(part), to: "\(id).json") }
    let files = ids.map { "\($0).json" }
    let ticks = try folder.read("phone.json").matches(of: /"(?:value|selected)" : .+/)
    #expect(
      ticks.map { $0.output.replacing(",", with: "") }.sorted() == [
        #""selected" : true"#, #""value" : "1""#, #""value" : "checkbox not checked""#,
      ]
    )
    let answer = try Reviewlint.run(["import"] + files, in: folder.url)
    #expect(answer.status == 0, "\(answer.complaint)")
    let shown = answer.output.replacing(/[ ]+#.*/, with: "")
    #expect(
      shown.replacing(/os: "[0-9.]+"/, with: "os: \"17.5\"") == """
        reviewlint: 1
        app: {name: Pawprint}
        login:

          services: [email-password, apple, google, facebook, wechat, qq]
          servicesComplete: unknown
        screens:
          - id: phone

            size: {width: 393, height: 852}
            orientation: portrait
            appearance: dark
            language: de
            os: "17.5"
            coveredBottom: 300
            buttons:
              - service: email-password
                title: Anmelden
                frame: [24, 470, 345, 50]
                shown: always
              - service: apple
                title: "Mit Apple anmelden"
                frame: [24, 600, 345, 50]
                shown: always
              - service: google
                frame: [24, 662, 345, 50]
                shown: always
                content: unknown
              - service: facebook
                title: "Mit Facebook anmelden"
                frame: [24, 724, 345, 50]
                shown: always
          - id: tablet

            size: {width: 1180, height: 820}
            orientation: landscape
            appearance: unknown
            language: zh-Hans
            os: "17.5"
            scrolls: true
            coveredBottom: 0
            buttons:
              - service: wechat
                title: 使用微信登录
                frame: [290, 300, 600, 60]
                shown: always
              - service: apple
                title: "通过 Apple 登录"
                frame: [290, 360, 600, 60]
                shown: always
              - service: qq
                title: "使用 QQ 登录"
                frame: [290, 760, 600, 60]
                shown: always


          - id: drawn

            size: {width: 375, height: 667}
            orientation: portrait
            appearance: unknown
            language: en-GB
            os: "17.5"
            coveredBottom: 0
            buttons:
              - service: apple
                title: "Continue with Apple"
                frame: [20, 474, 335, 52]
                shown: always
              - service: facebook
                title: "Continue with Facebook"
                frame: [20, 540, 335, 52]
                shown: always
              - service: google
                title: "Continue with Google"
                frame: [20, 600.33, 335, 52]
                shown: always

        """
    )
  }
}
