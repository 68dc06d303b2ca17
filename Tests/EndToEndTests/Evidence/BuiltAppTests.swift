import Foundation
import TestSupport
import Testing

/// Descriptions that are held against the app that was built.
@Suite struct BuiltAppTests {
  private static let example = Case.root.appending(path: "rules/examples/Pawprint.app")

  /// The app of the examples, whose signature says that it may sign people in with Apple.
  private func folder(
    _ rest: String = "", evidence: String = "{app: Pawprint.app}"
  ) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      at: Self.example, to: folder.url.appending(path: "Pawprint.app"))
    try folder.write(
      """
      reviewlint: 1
      app: {name: Pawprint}
      evidence: \(evidence)
      login: {services: [apple, google]}
      \(rest)
      """,
      to: "app.review.yaml"
    )
    return folder
  }

  private func check(_ folder: TemporaryFolder, _ words: [String] = []) throws -> Reviewlint.Answer
  {
    try Reviewlint.run(["check", "--as-of", "2026-11-21", "--root", "."] + words, in: folder.url)
  }

  @Test func `what the app shows isn't asked any more`() throws {
    let questions = { (folder: TemporaryFolder) in
      let answer = try JSONAnswer.check(["app.review.yaml", "--fail-on", "note"], in: folder)
      return Set(answer.descriptions.flatMap(\.results).flatMap(\.missing))
    }
    let without = try questions(folder(evidence: "unknown"))
    let with = try questions(folder())
    #expect(without.contains("signInWithApple"))
    #expect(!with.contains("signInWithApple.capability"))
    #expect(with.contains("signInWithApple.nonce"))
  }

  @Test func `a description of another version is no gate for this one`() throws {
    let folder = try folder("", evidence: "unknown")
    try folder.write(
      try folder.read("app.review.yaml")
        .replacing("{name: Pawprint}", with: "{name: Pawprint, version: '2.0'}"),
      to: "app.review.yaml"
    )
    let words = ["--only", "built-app-as-described", "app.review.yaml"]
    #expect(try check(folder, words).status == 0)
    let answer = try check(folder, ["--app", "Pawprint.app"] + words)
    #expect(answer.status == 1)
    #expect(
      answer.output.contains(
        "to put in order[built-app-as-described]: The description says 2.0, but the\n"
          + "    app is built with 2.1 (app.version)"
      )
    )
    #expect(answer.output.contains("--> Pawprint.app/Info.plist:8:3"))
  }

  @Test func `the app on the command line takes the place of the one that is described`() throws {
    let folder = try folder(evidence: "{app: missing.app}")
    let answer = try check(folder, ["--app", "Pawprint.app", "--fail-on", "never", "."])
    #expect(answer.status == 0)
  }

  @Test func `where project and app differ, the app is right, and both are named`() throws {
    let folder = try folder(evidence: "{app: Pawprint.app, project: ios}")
    try folder.write(
      "<plist><dict><key>CFBundleShortVersionString</key><string>1.9</string></dict></plist>",
      to: "ios/App/Info.plist")
    try folder.write(
      """
      // !$*UTF8*$!
      {
        objects = {
          P = {isa = PBXProject; buildConfigurationList = L; targets = (T); };
          L = {isa = XCConfigurationList; buildConfigurations = (C); };
          C = {isa = XCBuildConfiguration; name = Release; buildSettings = {SDKROOT = iphoneos; }; };
          T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildConfigurationList = M; };
          M = {isa = XCConfigurationList; buildConfigurations = (D); };
          D = {isa = XCBuildConfiguration; name = Release; buildSettings = {INFOPLIST_FILE = App/Info.plist; }; };
        };
        rootObject = P;
      }
      """,
      to: "ios/App.xcodeproj/project.pbxproj"
    )
    let value = try Reviewlint.run(["eval", "app.version", "app.review.yaml"], in: folder.url)
    #expect(value.output.contains("2.1"))
    let answer = try check(folder, ["--fail-on", "never", "app.review.yaml"])
    #expect(
      answer.output.contains(
        "note[built-otherwise]: the built app has app.version: 2.1, but the project\n"
          + "    shows 1.9; the built app is right"
      )
    )
  }

  @Test(arguments: [
    ("none.app", "the built app can't be judged: 'none.app': there is no built app at this path"),
    ("../..", "the built app '../..' lies outside the root; only files inside it are read"),
    ("empty.app", "the built app can't be judged: 'empty.app': this is no iOS app"),
  ])
  func `an app that shows nothing is status 2`(path: String, message: String) throws {
    let folder = try folder(evidence: "{app: \(path)}")
    try folder.makeFolder("empty.app")
    let answer = try check(folder, ["--format", "concise", "app.review.yaml"])
    #expect(answer.status == 2)
    #expect(answer.output.contains(message), "\(answer.output)")
  }

  @Test func `beside standard input lies no app`() throws {
    let folder = try folder()
    let text =
      "{\"reviewlint\": 1, \"app\": {\"name\": \"P\"}, \"evidence\": {\"app\": \"P.app\"}}\n"
    for words in [["check", "-"], ["check", "--stream"]] {
      let answer = try Reviewlint.run(words, in: folder.url, input: Data(text.utf8))
      #expect(answer.status == 2)
      #expect(answer.output.contains("a built app lies beside the description"))
    }
  }

  @Test func `its files are in the inventory`() throws {
    let folder = try folder()
    let answer = try check(folder, ["--list-files", "app.review.yaml"])
    #expect(answer.status == 0)
    #expect(answer.output.contains("app.review.yaml"))
    let json = try check(folder, ["--format", "json", "--fail-on", "never", "app.review.yaml"])
    for name in ["Info.plist", "Pawprint"] {
      #expect(json.output.contains("\"file\":\"Pawprint.app/\(name)\""))
    }
  }

  @Test(arguments: [
    (
      "Pawprint.ipa",
      "mkdir Payload && cp -R Pawprint.app Payload/ && python3 -m zipfile -c Pawprint.ipa Payload"
    ),
    (
      "Pawprint.xcarchive",
      """
      mkdir -p Pawprint.xcarchive/Products/Applications && cd Pawprint.xcarchive &&
      cp -R ../Pawprint.app Products/Applications/ &&
      echo '<plist><dict><key>ApplicationProperties</key><dict><key>ApplicationPath</key>
      <string>Applications/Pawprint.app</string></dict></dict></plist>' >Info.plist
      """
    ),
  ])
  func `an archive shows what the app in it shows`(name: String, making script: String) throws {
    let folder = try folder()
    try folder.run(script)
    let conclusions = { (app: String) in
      let answer = try Reviewlint.run(["scan", app], in: folder.url)
      #expect(answer.status == 0, "\(answer.complaint)")
      return answer.output.split(separator: "\n").filter {
        $0.hasPrefix("  ") && !$0.hasPrefix("   ")
      }
    }
    let plain = try conclusions("Pawprint.app")
    #expect(plain.count == 9)
    #expect(try conclusions(name) == plain)
  }

  @Test(arguments: [
    ("executable", "printf 'not code' >Pawprint.app/Pawprint", "this is no Mach-O file"),
    ("missing", "rm Pawprint.app/Pawprint", "there is no 'Pawprint' in the built app"),
    ("cut", "head -c 200 Pawprint.app/Pawprint >p && mv p Pawprint.app/Pawprint", "its table LC"),
    ("list", "printf 'bplist00' >Pawprint.app/Info.plist", "this property list can't be read"),
    ("archive", "rm -r Pawprint.app && echo text >Pawprint.app", "this is no iOS app"),
  ])
  func `a broken app is status 2`(kind: String, script: String, message: String) throws {
    let folder = try folder()
    try folder.run(script)
    let answer = try check(folder, ["--format", "concise", "app.review.yaml"])
    #expect(answer.status == 2)
    #expect(answer.output.contains(message), "\(kind): \(answer.output)")
  }

  @Test(
    .enabled(if: MadeApp.tools != nil, "needs a clang and an ld64.lld"),
    arguments: [
      (
        "simulator",
        "this is a build for the simulator: which entitlements the submitted app is signed with"
          + " doesn't show"
      ),
      (
        "debug",
        "this is a build to be debugged: the submitted app is signed again, and may have other"
          + " entitlements"
      ),
      (
        "encrypted",
        "this executable is encrypted, as the App Store does it: only its libraries, imports and"
          + " entitlements are read"
      ),
    ]
  )
  func `what hides something is named by check and by scan`(kind: String, message: String) throws {
    let folder = try folder()
    var made = try MadeApp(kind == "simulator" ? .simulator : .chainedFixups)
    if kind == "debug" {
      let list = MadeEntitlements.list(["application-identifier", "get-task-allow"])
      try made.sign([(5, 0xfade_7171, list)])
    }
    if kind == "encrypted" { try made.encrypt() }
    let file = folder.url.appending(path: "Pawprint.app/Pawprint")
    try Data(made.executable).write(to: file)
    let words = { (text: String) in
      text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    let checked = try check(folder, ["--fail-on", "never", "app.review.yaml"])
    #expect(
      words(checked.output).contains(
        "warning[app-partly-read]: the built app doesn't show everything; what it shows is judged")
    )
    #expect(words(checked.output).contains("note: \(message) --> Pawprint.app/Pawprint"))
    let scanned = try Reviewlint.run(["scan", "Pawprint.app"], in: folder.url)
    #expect(scanned.status == 0)
    #expect(words(scanned.complaint).contains("\(message) --> Pawprint.app/Pawprint"))
  }

  @Test func `scan shows what it shows`() throws {
    let folder = try folder()
    let answer = try Reviewlint.run(["scan", "Pawprint.app"], in: folder.url)
    #expect(answer.status == 0)
    #expect(
      answer.output == """
        Pawprint.app: 2 files read

        logins
          apple: proved
            likely  Pawprint.app/Pawprint:1  imported ASAuthorizationAppleIDProvider
            likely  Pawprint.app/Pawprint:1  signedEntitlement com.apple.developer.applesignin
          google: proved
            likely  Pawprint.app/Info.plist:14  urlScheme com.googleusercontent.apps.1234-pawprint
            likely  Pawprint.app/Pawprint:1  imported GIDSignIn
            hint    Pawprint.app/Pawprint:1  linked GoogleSignIn

        app
          bundleId: com.example.pawprint: proved
            proves  Pawprint.app/Info.plist:6  infoKey com.example.pawprint
          minimumOS: 17.0: proved
            proves  Pawprint.app/Info.plist:17  infoKey 17.0
          platforms: ipad: proved
            proves  Pawprint.app/Info.plist:1  bundleKey 1,2
          platforms: iphone: proved
            proves  Pawprint.app/Info.plist:1  bundleKey 1,2
          version: 2.1: proved
            proves  Pawprint.app/Info.plist:8  infoKey 2.1

        signInWithApple
          capability: true: proved
            proves  Pawprint.app/Pawprint:1  signedEntitlement com.apple.developer.applesignin
          scopes: email: likely
            likely  Pawprint.app/Pawprint:1  imported ASAuthorizationScopeEmail

        What isn't found is unknown, not absent.

        """
    )
  }
}
