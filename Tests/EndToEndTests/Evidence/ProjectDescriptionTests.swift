import Diagnostics
import Foundation
import Testing

/// Descriptions that name the app's project.
@Suite struct ProjectDescriptionTests {
  private static let examples = Case.root.appending(path: "rules/examples")

  private func folder(_ project: String = "pawprint-ios", _ rest: String = "") throws
    -> TemporaryFolder
  {
    let folder = try TemporaryFolder()
    for name in ["pawprint-ios", "pawprint-unentitled"] {
      try FileManager.default.copyItem(
        at: Self.examples.appending(path: name), to: folder.url.appending(path: name))
    }
    try folder.write(
      """
      reviewlint: 1
      app: {name: Pawprint}
      evidence: {project: \(project)}
      login: {services: [apple, google, facebook]}
      \(rest)
      """,
      to: "app.review.yaml"
    )
    return folder
  }

  private func check(_ folder: TemporaryFolder, _ words: [String] = []) throws -> Reviewlint.Answer
  {
    try Reviewlint.run(["check", "--as-of", "2026-11-21"] + words, in: folder.url)
  }

  @Test func `what the project proves isn't asked any more`() throws {
    let questions = { (folder: TemporaryFolder) in
      let answer = try JSONAnswer.check(["app.review.yaml", "--fail-on", "note"], in: folder)
      return Set(answer.descriptions.flatMap(\.results).flatMap(\.missing))
    }
    let without = try questions(folder("unknown"))
    let with = try questions(folder())
    #expect(without.contains("signInWithApple"))
    for fact in ["capability", "nonce", "presentationAnchor"] {
      #expect(!with.contains("signInWithApple.\(fact)"))
    }
    #expect(with.contains("signInWithApple.cancelIsSilent"))
    // One scope was found; another may be asked for elsewhere.
    #expect(with.contains("signInWithApple.scopes"))
  }

  @Test func `what the project makes likely is said with the question, and judges nothing`() throws
  {
    let folder = try folder("ios", "signInWithApple: {capability: true}")
    try folder.write(
      """
      class Login {
        func done(_ credential: ASAuthorizationAppleIDCredential) {
          KeychainItem().save(credential.user)
        }
      }

      """,
      to: "ios/Login.swift"
    )
    let words = ["app.review.yaml", "--only", "user-identifier-in-keychain", "--fail-on", "note"]
    let answer = try Reviewlint.run(
      ["check", "--as-of", "2026-11-21", "--format", "json"] + words, in: folder.url)
    #expect(answer.status == 1)
    #expect(
      answer.output.contains(
        #""suggested":{"answer":"keychain","file":"ios/Login.swift","line":3,"#)
    )
    let shown = try Reviewlint.run(
      ["check", "--as-of", "2026-11-21", "--questions"] + words, in: folder.url)
    #expect(shown.output.contains("# perhaps keychain (ios/Login.swift:3)"))
  }

  @Test func `what the project makes likely is offered to who is asked, and to who writes`() throws
  {
    let folder = try folder("ios", "signInWithApple: {capability: true}")
    let described = try folder.read("app.review.yaml")
    try folder.write(
      described.replacing("[apple, ", with: "[{id: apple, presentation: native}, "),
      to: "app.review.yaml")
    try folder.write("check: {failOn: note}\n", to: ".reviewlint.yaml")
    try folder.write(
      "let request = ASAuthorizationAppleIDProvider().createRequest()\n", to: "ios/Login.swift")
    let asked = try Reviewlint.run(["ask", "app.review.yaml", "--output", "a.csv"], in: folder.url)
    #expect(asked.status == 0, "\(asked)")
    let reason =
      "none of the words looked for was found (files of code: 1, of texts: 0); "
      + "asked because of ios/Login.swift:1"
    #expect(try folder.read("a.csv").contains("perhaps: No (\(reason))"))

    let link = folder.url.appending(path: "app.review.yaml").absoluteString
    let text = try folder.read("app.review.yaml")
    let line = text.split(separator: "\n").firstIndex { $0.hasPrefix("signInWithApple") }
    let place = "{\"line\": \(try #require(line)), \"character\": 20}"
    let uri = "\"uri\": \(link.inDoubleQuotes)"
    let opened = "{\(uri), \"version\": 1, \"text\": \(text.inDoubleQuotes)}"
    let range = "{\"start\": \(place), \"end\": \(place)}"
    let input = [
      #"{"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {}}"#,
      #"{"jsonrpc": "2.0", "method": "textDocument/didOpen", "params": "#
        + "{\"textDocument\": \(opened)}}",
      #"{"jsonrpc": "2.0", "id": 2, "method": "textDocument/codeAction", "params": "#
        + "{\"textDocument\": {\(uri)}, \"range\": \(range), \"context\": {}}}",
    ].map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined()
    let editor = try Reviewlint.run(["lsp"], in: folder.url, input: Data(input.utf8))
    #expect(
      editor.output.contains("\"title\":\"Write signInWithApple.nonce: false (\(reason))\""),
      "\(editor.output)")
    #expect(editor.output.contains("\"newText\":\", nonce: false\""), "\(editor.output)")
  }

  @Test func `a finding about a filled fact points into the project`() throws {
    let project = try folder()
    try project.write(
      try project.read("pawprint-ios/Pawprint.xcodeproj/project.pbxproj")
        .replacing("IPHONEOS_DEPLOYMENT_TARGET = 17.0", with: "IPHONEOS_DEPLOYMENT_TARGET = 12.0"),
      to: "pawprint-ios/Pawprint.xcodeproj/project.pbxproj"
    )
    let text = try check(project, ["--only", "older-systems-handled", "--fail-on", "note", "."])
    #expect(text.output.contains("fallbackBelowIOS13"))
    let described = try folder("pawprint-ios", "signInWithApple: {capability: false, nonce: false}")
    let answer = try JSONAnswer.check(["app.review.yaml"], in: described)
    let results = try #require(answer.descriptions.first).results
    let found = results.filter { $0.rule == "built-as-described" }
    #expect(found.map(\.path) == ["signInWithApple.capability", "signInWithApple.nonce"])
    #expect(
      found.flatMap(\.related).map { "\($0.file ?? "") \($0.line) \($0.pointer)" } == [
        "pawprint-ios/Pawprint/Pawprint.entitlements 4 /evidence/project",
        "pawprint-ios/Pawprint/SignIn.swift 17 /evidence/project",
      ]
    )
  }

  @Test func `a login that nobody described is shown where the project has it`() throws {
    let folder = try folder()
    try folder.write(
      """
      reviewlint: 1
      app: {name: Pawprint}
      evidence: {project: pawprint-ios}
      login: {services: [apple]}
      """,
      to: "app.review.yaml"
    )
    let answer = try check(folder, ["--only", "built-in-logins-described", "."])
    #expect(
      answer.output.contains(
        """
        to put in order[built-in-logins-described]: The app is built with a login
            with google that isn't described
          --> pawprint-ios/Pawprint/SignIn.swift:25:5  evidence.project["google"]
         25 |     try await GIDSignIn.sharedInstance.signIn(withPresenting: screen)
            |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        """
      )
    )
  }

  @Test(arguments: [
    ("none", "there is no folder 'none' beside the description"),
    ("../..", "the project '../..' lies outside the root; only files inside it are read"),
    ("app.review.yaml", "there is no folder 'app.review.yaml' beside the description"),
    ("out", "the project 'out' lies outside the root; only files inside it are read"),
  ])
  func `a project that can't be used is an error`(project: String, reason: String) throws {
    let folder = try folder(project)
    try folder.link("out", to: "/usr")
    let answer = try Reviewlint.run(["check", "--root", ".", "app.review.yaml"], in: folder.url)
    #expect(answer.status == 2)
    let words = answer.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains(reason), "\(answer.output)")
  }

  @Test(arguments: [["check", "-"], ["check", "--stream"], ["notes", "-"]])
  func `standard input has no project`(words: [String]) throws {
    let input = #"{"reviewlint": 1, "app": {"name": "P"}, "evidence": {"project": "."}}"# + "\n"
    let folder = try folder()
    let answer = try Reviewlint.run(words, in: folder.url, input: Data(input.utf8))
    #expect(answer.status == 2)
    let words = (answer.output + answer.complaint).split(whereSeparator: \.isWhitespace)
    #expect(
      words.joined(separator: " ").contains(
        "a project lies beside the description, so the description has to be a file")
    )
  }

  @Test func `what can't be read is named, and the rest is judged`() throws {
    let folder = try folder()
    try folder.write("<<<<<<< mine\n", to: "pawprint-ios/Podfile.lock")
    try folder.write("PODS: {", to: "pawprint-ios/sub/Podfile.lock")
    let answer = try check(folder, ["--only", "built-in-logins-described", "."])
    #expect(answer.status == 0)
    #expect(
      answer.output.contains(
        """
        warning[partly-read]: not all of the project can be read; what the rest
            shows is judged
          --> app.review.yaml:3:21
         3 | evidence: {project: pawprint-ios}
           |                     ^^^^^^^^^^^^
          note: a merge conflict is left in this file; nothing in it counts
          --> pawprint-ios/Podfile.lock
          note: a value is missing before this
          --> pawprint-ios/sub/Podfile.lock
        """
      ),
      "\(answer.output)"
    )
  }

  @Test func `a project behind a link is called as each description reaches it`() throws {
    let folder = try folder()
    try folder.write(try folder.read("app.review.yaml"), to: "more/app.review.yaml")
    try folder.run("ln -s ../pawprint-ios more/pawprint-ios")
    let answers = try ["1", "7"].map { jobs in
      try check(folder, ["--format", "json", "--jobs", jobs, "."]).output
    }
    #expect(answers[0] == answers[1])
    for file in ["pawprint-ios", "more/pawprint-ios"] {
      #expect(answers[0].contains("\"file\":\"\(file)/Pawprint/SignIn.swift\""), "\(file)")
    }
  }

  @Test func `reports say where each filled fact comes from`() throws {
    let folder = try folder()
    let settings = "pawprint-ios/Pawprint.xcodeproj/project.pbxproj"
    let answer = try check(folder, ["--only", "evidence", "."])
    #expect(
      answer.output.contains(
        """
        Taken from the app's files:
          app.bundleId: com.example.pawprint  \(settings):33
          app.minimumOS: 17.0  \(settings):13
          app.platforms: ipad, iphone  \(settings):34

        """
      ),
      "\(answer.output)"
    )
    let json = try check(folder, ["--format", "json", "."]).output
    #expect(json.contains(#""path":"signInWithApple.nonce","value":"true","#))
    #expect(json.contains(#""file":"pawprint-ios/Pawprint/SignIn.swift","#))
    _ = try Reviewlint.run(["report", ".", "--output", "page.html"], in: folder.url)
    let page = try folder.read("page.html")
    #expect(page.contains("Taken from the app"))
    #expect(page.contains("pawprint-ios/Pawprint/Pawprint.entitlements:4"))
  }
}
