import Foundation
import Testing

/// A first description of a project: what it proves, what it leaves open, and what people say.
@Suite struct InitProjectTests {
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

  @Test func `a built app is found where builds put it, and read once`() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("build")
    let example = Case.root.appending(path: "rules/examples/Pawprint.app")
    let place = { (name: String) in folder.url.appending(path: "build/\(name)") }
    try FileManager.default.copyItem(at: example, to: place("Pawprint.app"))
    #expect(try Reviewlint.run(["init", "--yes"], in: folder.url).status == 0)
    let text = try folder.read("login.review.yaml")
    // It is there on one machine alone: elsewhere a description that names it can't be judged.
    #expect(
      text.contains("\n# Each build is read by: reviewlint check --app build/Pawprint.app\n"),
      "\(text)")
    #expect(!text.contains("evidence"))
    #expect(text.contains("- id: apple  # build/Pawprint.app/Pawprint:1\n"))
    #expect(text.contains("\n  servicesComplete: unknown\n"))
    #expect(text.contains("  bundleId: com.example.pawprint\n"))
    try FileManager.default.copyItem(at: example, to: place("Other.app"))
    let other = try Reviewlint.run(
      ["init", "--yes", "--output", "other.review.yaml"], in: folder.url)
    #expect(other.status == 0)
    #expect(try !folder.read("other.review.yaml").contains("evidence"))
  }

  @Test func `a built app that somebody keeps beside the description is named in it`() throws {
    let folder = try TemporaryFolder()
    let example = Case.root.appending(path: "rules/examples/Pawprint.app")
    let place = folder.url.appending(path: "Pawprint.app")
    try FileManager.default.copyItem(at: example, to: place)
    #expect(try Reviewlint.run(["init", "--yes"], in: folder.url).status == 0)
    let text = try folder.read("login.review.yaml")
    #expect(text.contains("\nevidence:\n  app: Pawprint.app\n"), "\(text)")
    #expect(!text.contains("bundleId"))
  }

  @Test(arguments: [
    (["--device", "iphone-se-3"], "appleButton; googleButton", true),
    (["--device", "iphone-se-3"], "appleButton; googleButton; appleButton", false),
    ([], "appleButton; googleButton", false),
    (["--capture", "sign-in.xml"], "appleButton; googleButton", false),
  ])
  func `a stack in the code is a comment on a screen that nobody captured`(
    words: [String], views: String, isTold: Bool
  ) throws {
    let folder = try TemporaryFolder()
    let capture = Case.root.appending(path: "rules/examples/captures/sign-in.xml")
    try folder.write(String(contentsOf: capture, encoding: .utf8), to: "sign-in.xml")
    try folder.write(
      "struct A: View {\n  var body: some View {\n    VStack(spacing: 8) { \(views) }\n  }\n}\n",
      to: "A.swift")
    let answer = try Reviewlint.run(
      ["init", "--yes", "--services", "apple,google"] + words, in: folder.url)
    #expect(answer.complaint == "")
    let stack = "stack: {order: [apple, google], spacing: 8}"
    let text = try folder.read("login.review.yaml")
    let told = "    # perhaps one below the other: A.swift:3\n    # \(stack)\n"
    #expect(text.contains(told) == isTold, "\(text)")
    #expect(answer.output.contains("perhaps: \(stack) (A.swift:3)") == isTold, "\(answer.output)")
    try folder.write(text.replacing("# stack: ", with: "stack: "), to: "login.review.yaml")
    #expect(try Reviewlint.run(["check", "login.review.yaml"], in: folder.url).status == 1)
  }

  @Test func `what a project leaves open is concluded by nobody`() throws {
    let folder = try TemporaryFolder()
    try Self.addProject(to: folder, at: "ios")
    let answer = try Reviewlint.run(["init", "ios", "--yes"], in: folder.url)
    #expect(answer.complaint == "")
    #expect(
      answer.output.replacing(/[0-9]+/, with: "N") == """
        written: ios/login.review.yaml
        beside:  .reviewlint.schema.json (what editors complete and check by)
        found:   apple (ios/App/App.entitlements:N), N fact of the project
        perhaps: google (ios/Podfile.lock:N); not listed
        open:    N facts: product N, design N, development N, App Store Connect N
        next:    reviewlint fill ios/login.review.yaml

        """
    )
    let text = try folder.read("ios/login.review.yaml")
    #expect(text.contains("app:\n  name: \"Paw print\"\n"))
    #expect(text.contains("evidence:\n  project: \".\"\nlogin:\n"))
    #expect(
      text.contains(
        """
        login:
          services:
            - id: apple  # ios/App/App.entitlements:2
        """
      )
    )
    #expect(
      text.contains(
        """
          # perhaps also google: ios/Podfile.lock:2
          # (list it if people sign in with it, else under notOffered)
          # These show somewhere. List the others, then write true: every way in is listed.
          servicesComplete: unknown
        """
      )
    )
    // What the project proves stands in the project.
    #expect(!text.contains("capability"))
    // What was only a hint goes with the answer.
    let sheet = """
      path,answer,by,on,app,schemaVersion
      login.servicesComplete,yes,Ada,2026-11-20,Paw print,1

      """
    try folder.write(sheet, to: "a.csv")
    let words = ["fill", "ios/login.review.yaml", "--answers", "a.csv"]
    #expect(try Reviewlint.run(words, in: folder.url).complaint == "")
    let filled = try folder.read("ios/login.review.yaml")
    let answered = "# servicesComplete: answered by Ada on 2026-11-20\n  servicesComplete: true\n"
    #expect(filled.contains("unknown\n  \(answered)"), "\(filled)")
    try folder.write(text, to: "ios/login.review.yaml")
    let first = try Self.check(folder)
    #expect(first.status == 1)
    #expect(first.outcomes["demo-account-provided"] == "incomplete")
    #expect(first.outcomes["built-in-logins-described"] == "incomplete")
    #expect(
      first.missing["built-in-logins-described"]
        == ["login.servicesComplete", "login.services[\"google\"]"]
    )
    #expect(!first.outcomes.values.contains("exempt"))
    let complete = text.replacing("servicesComplete: unknown", with: "servicesComplete: true")
    try folder.write(complete, to: "ios/login.review.yaml")
    let second = try Self.check(folder)
    let asked = "login.services[\"google\"]"
    #expect(second.missing["built-in-logins-described"] == [asked])
    let decided = complete.replacing("notOffered: unknown", with: "notOffered: [google]")
    try folder.write(decided, to: "ios/login.review.yaml")
    let third = try Self.check(folder)
    #expect(third.outcomes["built-in-logins-described"] == nil)
    #expect(third.outcomes["demo-account-provided"] == "exempt")
    #expect(third.outcomes["sign-in-with-apple-offered"] == nil)
    // With another kit said to be left over, the question is the same, and asked where it stands.
    let other = complete.replacing("notOffered: unknown", with: "notOffered: [facebook]")
    try folder.write(other, to: "ios/login.review.yaml")
    #expect(try Self.check(folder).missing["built-in-logins-described"] == [asked])
    let questions = try Reviewlint.run(["check", "ios", "--questions"], in: folder.url)
    #expect(
      questions.output.contains(
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
    let samples = Case.root.appending(path: "Tests/EvidenceTests/Samples")
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
      ("\n\n", ["servicesComplete: unknown"], ["notOffered: ["]),
      ("?\nno\nyes\n", ["servicesComplete: true", "notOffered: [google]"], ["- id: google"]),
      ("yes\nyes\n", ["servicesComplete: true", "- id: google\n"], ["notOffered: ["]),
      ("\nperhaps\ny\n", ["servicesComplete: true", "notOffered: unknown"], ["- id: google"]),
      ("no\nno\nemail\nyes\n", ["servicesComplete: true", "- id: email\n"], ["- id: google"]),
      ("\nno\nemail\n\n", ["servicesComplete: unknown", "- id: email\n"], ["- id: google"]),
      ("\nno\n\n", ["servicesComplete: unknown"], ["- id: google"]),
    ]
  )
  func `on a terminal somebody says whether the list is complete`(
    input: String, holds: [String], lacks: [String]
  ) throws {
    let folder = try TemporaryFolder()
    try Self.addProject(to: folder, at: "ios")
    let terminal = try PseudoTerminal(["init", "ios"], in: folder, input: input + "iphone-se-3\n")
    #expect(terminal.status == 0)
    #expect(terminal.screen.contains("Can people sign in with google (ios/Podfile.lock:2)?"))
    #expect(terminal.screen.contains("Are these all the ways to sign in: apple"))
    let text = try folder.read("ios/login.review.yaml")
    for part in holds { #expect(text.contains(part)) }
    for part in lacks { #expect(!text.contains(part)) }
    #expect(text.contains("  - device: iphone-se-3\n"))
  }

  @Test(
    .enabled(if: PseudoTerminal.isThere, "left out: no script to bring a terminal"),
    arguments: [("later\n", true), ("stop\n", false)])
  func `what is put off stays open, and nothing more is asked where somebody ends it`(
    input: String, asksMore: Bool
  ) throws {
    let folder = try TemporaryFolder()
    try Self.addProject(to: folder, at: "ios")
    let terminal = try PseudoTerminal(["init", "ios"], in: folder, input: input)
    #expect(terminal.status == 0)
    #expect(terminal.screen.contains("Can people sign in with google (ios/Podfile.lock:2)?"))
    #expect(terminal.screen.contains("Are these all the ways to sign in:") == asksMore)
    #expect(terminal.screen.contains("Which devices did you look at?") == asksMore)
    #expect(try folder.read("ios/login.review.yaml").contains("servicesComplete: unknown\n"))
  }

  @Test func `a list that a server has is told as one, and stays open`() throws {
    let folder = try TemporaryFolder()
    let code = "ASAuthorizationAppleIDProvider()\nlet all = response.identityProviders\n"
    try folder.write(code, to: "Login.swift")
    let answer = try Reviewlint.run(["init", "--app", "A"], in: folder.url)
    #expect(
      answer.output.contains("server:  seems to say which ways in there are (Login.swift:2)\n"))
    let text = try folder.read("login.review.yaml")
    #expect(text.contains("  # A server seems to say which of these: Login.swift:2\n"))
    #expect(text.contains("  servicesComplete: unknown\n"))
  }

  @Test(
    .enabled(if: PseudoTerminal.isThere, "left out: no script to bring a terminal"),
    arguments: [
      ("t", "native"), ("n", "unknown"), ("", "unknown"), ("don't know", "unknown"),
      ("5", "externalBrowser"),
      ("stop", "unknown"),
    ]
  )
  func `on a terminal each proposal is put, and taken only with a key`(
    _ answer: String, _ said: String
  ) throws {
    let folder = try TemporaryFolder()
    let code = "let request = ASAuthorizationAppleIDProvider().createRequest()\n"
    try folder.write(code, to: "Login.swift")
    let session = try TerminalSession(["init", "--app", "A", "--services", "apple"], in: folder)
    try #require(session.sees("Which devices did you look at?") && session.sees("unknown. "))
    try session.type("iphone-se-3\n")
    let offer = "; perhaps native (Login.swift:1); t takes native, Return leaves it unknown"
    try #require(session.sees(offer), "\(session.screen)")
    try #require(session.sees("\n> "))
    // It is written before anybody answers, and holds nothing that nobody said.
    #expect(try folder.read("login.review.yaml").contains("presentation: unknown\n"))
    try session.type("\(answer)\n")
    if answer != "stop" {
      try #require(session.sees("\n2 of about ") && session.sees("\n> "))
      try session.type("stop\n")
    }
    #expect(session.sees("written: login.review.yaml\n"), "\(session.screen)")
    #expect(session.end() == 0)
    let text = try folder.read("login.review.yaml")
    #expect(text.contains("presentation: \(said)\n"))
  }
}
