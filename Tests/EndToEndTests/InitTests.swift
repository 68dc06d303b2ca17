import Foundation
import Testing

/// The files that a team starts with.
@Suite struct InitTests {
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
        found:   apple, google
        open:    N facts: design N, development N, App Store Connect N
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
        # What the app is for. messaging | social |
      """
    #expect(text.hasPrefix(start))
    #expect(text.contains("    - id: google\n      # Where signing in happens;"))
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
    #expect(
      try Reviewlint.run(["fill", "login.review.yaml"], in: folder.url).output
        == "login.review.yaml: nothing is open\n"
    )
    let again = try Reviewlint.run(words, in: folder.url)
    #expect(again.status == 2)
    #expect(
      again.complaint
        == "reviewlint: 'login.review.yaml' is there already, and nothing is written over\n"
    )
    #expect(try folder.read("login.review.yaml") == text)
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
      ["init"],
      in: folder,
      input: "Pawprint\napple, gogle\napple, google\niphone-se-3\n"
    )
    #expect(terminal.status == 0)
    #expect(terminal.screen.contains("did you mean 'google'?"))
    let text = try folder.read("login.review.yaml")
    #expect(text.contains("  name: Pawprint\n"))
    #expect(text.contains("    - id: google\n"))
    #expect(text.contains("  - device: iphone-se-3\n"))
  }

  /// A project that proves Sign in with Apple and makes Google likely.
  private static func addProject(to folder: TemporaryFolder, at path: String) throws {
    try folder.write(
      """
      PODS:
        - GoogleSignIn (9.0.0)

      DEPENDENCIES:
        - GoogleSignIn

      """,
      to: "\(path)/Podfile.lock"
    )
    let key = "com.apple.developer.applesignin"
    try folder.write(
      "<plist version=\"1.0\"><dict>\n<key>\(key)</key><array><string>Default</string></array>\n"
        + "</dict></plist>\n",
      to: "\(path)/App/App.entitlements"
    )
    try folder.write(
      "<plist version=\"1.0\"><dict><key>CFBundleDisplayName</key><string>Paw print</string>"
        + "<key>CFBundleName</key><string>pp</string></dict></plist>\n",
      to: "\(path)/App/Info.plist"
    )
  }

  @Test func `what a project leaves open is concluded by nobody`() throws {
    let folder = try TemporaryFolder()
    try Self.addProject(to: folder, at: "ios")
    let answer = try Reviewlint.run(["init", "ios", "--yes"], in: folder.url)
    #expect(answer.complaint == "")
    #expect(
      answer.output.replacing(/[0-9]+/, with: "N") == """
        written: ios/login.review.yaml
        found:   apple (ios/App/App.entitlements:N), N fact of the project
        perhaps: google (ios/Podfile.lock:N); not listed
        open:    N facts: design N, development N, App Store Connect N
        next:    reviewlint fill ios/login.review.yaml

        """
    )
    let text = try folder.read("ios/login.review.yaml")
    #expect(text.contains("app:\n  name: Paw print\n"))
    #expect(text.contains("evidence:\n  project: \".\"\nlogin:\n"))
    #expect(
      text.contains(
        """
        login:
          # perhaps also google: ios/Podfile.lock:2
          # (list it here if people sign in with it, else under notOffered)
          services:
            - id: apple  # ios/App/App.entitlements:2
        """
      )
    )
    #expect(
      text.contains(
        """
          # These show somewhere. List the others, then write true: every way in is listed.
          servicesComplete: unknown
        """
      )
    )
    // What the project proves stands in the project.
    #expect(!text.contains("capability"))
    let first = try Self.check(folder)
    #expect(first.status == 1)
    #expect(first.outcomes["demo-account-provided"] == "incomplete")
    #expect(first.outcomes["built-in-logins-described"] == "incomplete")
    #expect(
      first.missing["built-in-logins-described"]
        == ["login.servicesComplete", "login.notOffered"]
    )
    #expect(!first.outcomes.values.contains("exempt"))
    let complete = text.replacing("servicesComplete: unknown", with: "servicesComplete: true")
    try folder.write(complete, to: "ios/login.review.yaml")
    let second = try Self.check(folder)
    #expect(second.missing["built-in-logins-described"] == ["login.notOffered"])
    let decided = complete.replacing("notOffered: unknown", with: "notOffered: [google]")
    try folder.write(decided, to: "ios/login.review.yaml")
    let third = try Self.check(folder)
    #expect(third.outcomes["built-in-logins-described"] == nil)
    #expect(third.outcomes["demo-account-provided"] == "exempt")
    #expect(third.outcomes["sign-in-with-apple-offered"] == nil)
    // With another kit said to be left over, the question is the same, and asked where it stands.
    let other = complete.replacing("notOffered: unknown", with: "notOffered: [facebook]")
    try folder.write(other, to: "ios/login.review.yaml")
    #expect(try Self.check(folder).missing["built-in-logins-described"] == ["login.notOffered"])
    let asked = try Reviewlint.run(["check", "ios"], in: folder.url)
    #expect(
      asked.output.contains(
        """
        for login.notOffered:
          # login.notOffered: The project probably has a login with google
          # (ios/Podfile.lock:2). [text], or [] for none
        """
      )
    )
  }

  /// What rules came to that have something to say, and what is missing for them.
  private static func check(
    _ folder: TemporaryFolder
  ) throws -> (status: Int32, outcomes: [String: String], missing: [String: [String]]) {
    let answer = try Reviewlint.run(["check", "ios", "--format", "json"], in: folder.url)
    let json = try JSONSerialization.jsonObject(with: Data(answer.output.utf8))
    let descriptions = (json as? [String: Any])?["descriptions"] as? [[String: Any]]
    let results = descriptions?.first?["results"] as? [[String: Any]] ?? []
    var outcomes: [String: String] = [:]
    var missing: [String: [String]] = [:]
    for result in results {
      guard let rule = result["rule"] as? String else { continue }
      outcomes[rule] = result["outcome"] as? String
      missing[rule] = result["missing"] as? [String]
    }
    return (answer.status, outcomes, missing)
  }

  @Test func `screens are found in interface files, and named from where the file lies`() throws {
    let folder = try TemporaryFolder()
    try Self.addProject(to: folder, at: "ios")
    let samples = Case.root.appending(path: "Tests/CapturesTests/Samples")
    for (sample, name) in [
      ("interface-builder-own-class.storyboard", "App/Base.lproj/Main.storyboard"),
      ("interface-builder.xib", "Pods/Other.xib"),
    ] {
      let text = try String(contentsOf: samples.appending(path: sample), encoding: .utf8)
      try folder.write(text, to: "ios/\(name)")
    }
    try folder.write("<document>\n", to: "ios/App/Broken.storyboard")
    try folder.write("", to: "release/review/notes.txt")
    let words = ["init", "ios", "--yes", "--output", "release/review/login.review.yaml"]
    let answer = try Reviewlint.run(words, in: folder.url)
    #expect(answer.complaint == "")
    #expect(answer.status == 0)
    let text = try folder.read("release/review/login.review.yaml")
    #expect(text.contains("evidence:\n  project: \"../../ios\"\n"))
    #expect(text.contains("- capture: \"../../ios/App/Base.lproj/Main.storyboard\"\n"))
    #expect(!text.contains("Other.xib"))
    #expect(!text.contains("Broken"))
    #expect(answer.output.contains("1 screen, 1 fact of the project\n"))
    #expect(try Reviewlint.run(["check", "--quiet", "release"], in: folder.url).status == 1)
  }

  @Test func `what of a project can't be read is named, and the rest is described`() throws {
    let folder = try TemporaryFolder()
    try Self.addProject(to: folder, at: "ios")
    try folder.write("<<<<<<< mine\n", to: "ios/Podfile.lock")
    let answer = try Reviewlint.run(["init", "ios", "--yes"], in: folder.url)
    #expect(answer.status == 0)
    #expect(answer.complaint.contains("not all of the project can be read"))
    #expect(try folder.read("ios/login.review.yaml").contains("    - id: apple  # "))
  }

  @Test func `a device is found by what it is called`() throws {
    let folder = try TemporaryFolder()
    let words = [
      "init", "--services", "Sign in with Apple, email", "--device", "iPhone SE (3rd generation)",
      "--device", "iPhone14,6",
      "--device", "iphone-se-3, iPad Air 11-inch (M2)", "--yes",
    ]
    #expect(try Reviewlint.run(words, in: folder.url).status == 0)
    let text = try folder.read("login.review.yaml")
    #expect(text.contains("    - id: apple\n"))
    #expect(text.contains("    - id: email\n"))
    #expect(
      text.matches(of: /- device: (.+)/).map { String($0.output.1) } == [
        "iphone-se-3", "ipad-air-11-m2",
      ]
    )
    let mistaken = ["init", "--device", "iPhone SE (33rd generation)", "--output", "other.yaml"]
    let other = try Reviewlint.run(mistaken, in: folder.url)
    #expect(
      other.complaint
        == "reviewlint: there is no device 'iPhone SE (33rd generation)'; "
        + "did you mean 'iphone-se-3'?\n"
    )
  }

  @Test(
    .enabled(if: PseudoTerminal.isThere, "left out: no script to bring a terminal"),
    arguments: [
      ("\n", ["servicesComplete: unknown"], ["notOffered: ["]),
      ("yes\nno\n", ["servicesComplete: true", "notOffered: [google]"], ["- id: google"]),
      ("yes\nyes\n", ["servicesComplete: true", "- id: google\n"], ["notOffered: ["]),
      ("perhaps\ny\n\n", ["servicesComplete: true", "notOffered: unknown"], ["- id: google"]),
      ("no\nemail\nno\n", ["servicesComplete: true", "- id: email\n"], ["- id: google"]),
      ("no\n\n", ["servicesComplete: unknown"], ["- id: google"]),
    ]
  )
  func `on a terminal somebody says whether the list is complete`(
    input: String,
    holds: [String],
    lacks: [String]
  ) throws {
    let folder = try TemporaryFolder()
    try Self.addProject(to: folder, at: "ios")
    let terminal = try PseudoTerminal(["init", "ios"], in: folder, input: input + "iphone-se-3\n")
    #expect(terminal.status == 0)
    let question = "Are these all the ways to sign in: apple, perhaps google? yes, no;"
    #expect(terminal.screen.contains(question))
    let text = try folder.read("ios/login.review.yaml")
    for part in holds { #expect(text.contains(part)) }
    for part in lacks { #expect(!text.contains(part)) }
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
        words,
        of: compiler,
        in: folder.url,
        environment: ProcessInfo.processInfo.environment
      )
      try #require(answer.status == 0, "\(answer.output)\(answer.complaint)")
    }
    let test = try Reviewlint.run([], of: folder.url.appending(path: "test").path, in: folder.url)
    #expect(!test.output.contains("typed@example.com"))
    let ids = ["phone", "tablet", "drawn"]
    let parts = test.output.split(separator: /reviewlint-[a-z]+\.json keepAlways\n/)
    try #require(parts.count == ids.count, "\(test.output)")
    for (id, part) in zip(ids, parts) { try folder.write(String(part), to: "\(id).json") }
    let files = ids.map { "\($0).json" }
    let formats = try Reviewlint.run(["import", "--format"] + files, in: folder.url)
    #expect(formats.output == files.map { "\($0): ui-test\n" }.joined())
    let answer = try Reviewlint.run(["import"] + files, in: folder.url)
    #expect(answer.status == 0, "\(answer.complaint)")
    #expect(
      answer.output.replacing(/[ ]+#.*/, with: "") == """
        reviewlint: 1
        app: {name: Pawprint}
        login:

          services: [email-password, apple, google, wechat, qq, facebook]
          servicesComplete: unknown
        screens:
          - id: phone

            size: {width: 393, height: 852}
            appearance: dark
            language: de
            coveredBottom: 300
            buttons:
              - service: email-password
                title: Anmelden
                frame: [24, 470, 345, 50]
              - service: apple
                title: "Mit Apple anmelden"
                frame: [24, 600, 345, 50]
              - service: google
                frame: [24, 662, 345, 50]
          - id: tablet

            size: {width: 1180, height: 820}
            orientation: landscape
            language: zh-Hans
            scrolls: true
            buttons:
              - service: wechat
                title: 使用微信登录
                frame: [290, 300, 600, 60]
              - service: apple
                title: "通过 Apple 登录"
                frame: [290, 360, 600, 60]
              - service: qq
                title: "使用 QQ 登录"
                frame: [290, 760, 600, 60]


          - id: drawn

            size: {width: 375, height: 667}
            language: en-GB
            buttons:
              - service: apple
                title: "Continue with Apple"
                frame: [20, 474, 335, 52]
              - service: facebook
                title: "Continue with Facebook"
                frame: [20, 540, 335, 52]
              - service: google
                title: "Continue with Google"
                frame: [20, 600.33, 335, 52]

        """
    )
  }
}
