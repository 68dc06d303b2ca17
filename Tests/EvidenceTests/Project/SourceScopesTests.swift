import Diagnostics
import Documents
import Model
import TestSupport
import Testing

@testable import Evidence

/// What code proves depends on where it stands, by the program's own detection.
@Suite struct SourceScopesTests {
  private static let reading: Result<DetectionReader, any Error> = Result {
    var reading = DetectionReader()
    for name in ["sign-in-with-apple", "code"] {
      let path = "rules/detection/\(name).yaml"
      reading.read(ReadFile(path: path, text: try Checkout.text(of: path)))
    }
    return reading
  }

  /// What a file shows, with its strength: `apple proves`.
  static func shown(_ code: String, in name: String = "A.swift") throws -> [String] {
    try conclusions([name: code]).filter { !$0.evidence.contains(where: \.isOtherwise) }.map(
      Self.text)
  }

  private static func text(_ conclusion: ProjectEvidence.Conclusion) -> String {
    let value = conclusion.value.text
    return "\(conclusion.subject.name)\(value.isEmpty ? "" : "=\(value)") \(conclusion.strength)"
  }

  private static func conclusions(
    _ files: KeyValuePairs<String, String>
  ) throws -> [ProjectEvidence.Conclusion] {
    let reading = try reading.get()
    try #require(reading.diagnostics.isEmpty)
    let listed = files.map { SourceFile(path: "app/" + $0, text: $1) }
    let found = try #require(ListedFiles(listed, reading.detection).project(in: "app"))
    let evidence = ProjectEvidence(of: found.contents, reading.detection)
    return evidence.services + evidence.facts
  }

  @Test func `what no code was seen to do is likely not done, where the login is asked for`() throws
  {
    let asks = """
      let request = ASAuthorizationAppleIDProvider().createRequest()
      func done(_ answer: ASAuthorizationAppleIDCredential) {}
      """
    func otherwise(_ other: String) throws -> [String] {
      try Self.conclusions(["A.swift": asks, "B.swift": other])
        .filter { $0.evidence.contains(where: \.isOtherwise) }.map(Self.text)
    }
    let all = [
      "signInWithApple.credentialState.checkedAtLaunch=false likely",
      "signInWithApple.credentialState.handles=[] likely",
      "signInWithApple.existingPasswordsOffered=false likely",
      "signInWithApple.handledErrors=[] likely", "signInWithApple.nonce=false likely",
      "signInWithApple.presentationAnchor=false likely",
      "signInWithApple.privateRelay.accepted=true likely",
      "signInWithApple.revocationObserved=false likely", "signInWithApple.scopes=[] likely",
      "signInWithApple.usedScopes=[] likely",
    ]
    #expect(try otherwise("let a = 1 // rawNonce") == all)
    #expect(try otherwise("let hash = sha256(rawNonce); send(user.email)") == all)
    let other = "let a: ASAuthorizationAppleIDRequest; a.nonce = rawNonce"
    #expect(try otherwise(other) == all.filter { !$0.contains("nonce") })
    #expect(
      try otherwise("let a: ASAuthorizationAppleIDCredential; send(a.email)")
        == all.filter { !$0.contains("usedScopes") }
    )
    #expect(
      try otherwise("let password = ASAuthorizationPasswordProvider()")
        == all.filter { !$0.contains("existingPasswords") }
    )
    #expect(try Self.conclusions(["A.swift": "let hash = 1"]).isEmpty)
  }

  @Test func `an extension of what asks for an Apple login is no call of it`() throws {
    let code = "extension ASAuthorizationAppleIDProvider { var isReady: Bool { true } }"
    #expect(try Self.shown(code) == ["apple likely"])
    #expect(try Self.shown("let a = ASAuthorizationAppleIDProvider()") == ["apple proves"])
    #expect(
      try Self.shown("id a = [[ASAuthorizationAppleIDProvider alloc] init];", in: "A.m")
        == ["apple proves"]
    )
  }

  @Test func `the anchor of a passkey's sheet is not that of an Apple login`() throws {
    let passkey = """
      final class Passkeys: NSObject, ASAuthorizationControllerPresentationContextProviding {
        let provider = ASAuthorizationPlatformPublicKeyCredentialProvider()
      }
      """
    #expect(try Self.shown(passkey) == ["signInWithApple.presentationAnchor=true likely"])
    let both = passkey + "\nclass Login { let a = ASAuthorizationAppleIDProvider() }"
    #expect(
      try Self.shown(both)
        == ["apple proves", "signInWithApple.presentationAnchor=true likely"]
    )
  }

  @Test func `an extension is a part of the type that asks`() throws {
    let code = """
      class Login { func start() { let a = ASAuthorizationAppleIDProvider() } }
      class Other { class func make() {} }
      extension Login: ASAuthorizationControllerPresentationContextProviding {}
      """
    #expect(
      try Self.shown(code)
        == ["apple proves", "signInWithApple.presentationAnchor=true proves"]
    )
  }

  @Test(arguments: [
    ("start()", "", "proves"), ("// start()", "", "likely"), ("", "", "proves"),
    ("", "private ", "likely"), ("", "@objc private ", "proves"),
    ("start()", "fileprivate ", "proves"),
  ])
  func `what nothing calls proves no fact`(_ call: String, _ marks: String, _ strength: String)
    throws
  {
    let code = """
      class Login {
        override func viewDidAppear() {
          \(call)
        }
        \(marks)func start() {
          let requests = [ASAuthorizationAppleIDProvider(), ASAuthorizationPasswordProvider()]
        }
      }
      """
    #expect(
      try Self.shown(code)
        == ["apple proves", "signInWithApple.existingPasswordsOffered=true \(strength)"]
    )
  }

  @Test(arguments: [
    ("// model.start()", "likely"), ("/* model.start() */", "likely"),
    ("#if false\nmodel.start()\n#endif", "likely"), ("model.start()", "proves"),
    ("model.start() // model.start()", "proves"), ("// model.starts()", "proves"),
    ("// start", "proves"), ("func start() {} // start()", "likely"),
  ])
  func `a function for others is called by them, unless only a comment does`(
    _ other: String, _ strength: String
  ) throws {
    let code = """
      class Login {
        func start() {
          let requests = [ASAuthorizationAppleIDProvider(), ASAuthorizationPasswordProvider()]
        }
      }
      """
    let shown = try Self.conclusions(["A.swift": code, "B.swift": other])
      .filter { !$0.evidence.contains(where: \.isOtherwise) }.map(Self.text)
    #expect(shown == ["apple proves", "signInWithApple.existingPasswordsOffered=true \(strength)"])
  }

  @Test(arguments: [
    ("switch (e as? ASAuthorizationError)?.code { case .canceled: stop(); default: go() }", true),
    ("guard let e = e as? ASAuthorizationError else { return }\nif e.code == .canceled {}", false),
    ("if let e = e as? ASAuthorizationError, .canceled == e.code { stop() }", true),
    ("if let e = e as? ASAuthorizationError, e.code == .canceled { Log.i(e) }", false),
  ])
  func `an error of Apple's is told apart in its function`(_ code: String, _ acts: Bool) throws {
    let told = "class A {\n  func failed(_ e: any Error) {\n\(code)\n  }\n}"
    let strength = acts ? "proves" : "likely"
    #expect(try Self.shown(told) == ["signInWithApple.handledErrors=canceled \(strength)"])
  }

  @Test func `errors of Apple's are told apart one by one, and together`() throws {
    let code = """
      func failed(_ error: any Error) {
        switch (error as? ASAuthorizationError)?.code {
        case .canceled: return
        case .failed, .notHandled, .unknown: show(error)
        default: break
        }
      }
      """
    let errors = ["failed proves", "notHandled proves", "unknown proves", "canceled likely"]
    #expect(try Self.shown(code) == errors.map { "signInWithApple.handledErrors=\($0)" })
  }

  @Test(arguments: [
    ("case .failed: log.error(1)\ncase .notHandled: show(error)", ["notHandled proves"]),
    ("case .failed, .unknown: break\ncase .canceled: break", ["canceled likely"]),
    ("case .canceled: Logger.i(1)\ncase .unknown: go()", ["unknown proves", "canceled likely"]),
  ])
  func `an error that is only logged isn't handled, and cancelling may be silent`(
    _ cases: String, _ errors: [String]
  ) throws {
    let code =
      "func failed(_ e: any Error) { switch (e as? ASAuthorizationError)?.code { \(cases)\n"
      + "default: break } }"
    #expect(try Self.shown(code) == errors.map { "signInWithApple.handledErrors=\($0)" })
  }

  @Test(arguments: [
    ("if error.code == 1001 { showLogin() }", "canceled proves"),
    ("if (error as NSError).code == 1001 { return }", "canceled likely"),
    ("guard (error as NSError).code != 1001 else { return }", "canceled likely"),
    ("if nsError.errorCode == 1004 { showAlert() }", "failed proves"),
    ("if nsError.errorCode == 1004 { logger.error(1) }", nil),
    ("switch error.code { case 1002: retry(); default: break }", "invalidResponse proves"),
    ("if page.number == 1001 { retry() }", nil),
  ])
  func `Apple's numbers of errors count beside its login`(_ told: String, _ error: String?) throws {
    let code = "class A { let a = ASAuthorizationAppleIDProvider()\nfunc failed() { \(told) } }"
    let errors = try Self.shown(code).filter { $0.contains("handledErrors") }
    #expect(errors == (error.map { ["signInWithApple.handledErrors=\($0)"] } ?? []))
    #expect(try Self.shown("class B { func failed() { \(told) } }").isEmpty)
  }

  @Test(arguments: [
    ("if (e.code === '1001') { setState(null) }", "proves"),
    ("if (e.code === 'ERR_CANCELED') return", "likely"),
    ("if (e.code !== 'ERR_REQUEST_CANCELED') throw e", "proves"),
    ("if (e.code === 'ERR_REQUEST_CANCELED') { done() }", "proves"),
    ("if (e.code === AppleAuthError.CANCELED) { done() }", "proves"),
  ])
  func `so do the names that plugins have for them`(_ told: String, _ strength: String) throws {
    let code = "try { await AppleAuthentication.signInAsync() } catch (e) { \(told) }"
    #expect(
      try Self.shown(code, in: "a.ts").filter { $0.contains("handledErrors") }
        == ["signInWithApple.handledErrors=canceled \(strength)"])
  }

  @Test(arguments: [
    (
      "class A: UIWindowSceneDelegate { func sceneDidBecomeActive(_ s: UIScene) { check() } }",
      "SceneDelegate.swift"
    ),
    (
      "struct RootView: View { var body: some View { Home().task { await check() } } }",
      "RootView.swift"
    ),
    ("class _AppState extends State<App> { void initState() { check(); } }", "lib/main.dart"),
    ("export default function App() { useEffect(() => { check() }, []) }", "App.tsx"),
  ])
  func `the state of the credential is likely asked for where the app starts`(
    _ code: String, _ name: String
  ) throws {
    let call =
      name.hasSuffix("x")
      ? "appleAuth.getCredentialStateForUser(u)"
      : "provider.getCredentialState(forUserID: u)"
    let checks = code.replacing("check()", with: call)
    let fact = "signInWithApple.credentialState.checkedAtLaunch=true likely"
    #expect(try Self.shown(checks, in: name).contains(fact))
    #expect(
      try !Self.shown(checks, in: "Settings.\(name.split(separator: ".")[1])").contains(fact)
        || code.contains("sceneDidBecomeActive"))
  }

  @Test func `a class of Firebase's for Flutter is another one in Swift`() throws {
    let code = "let provider = AppleAuthProvider()"
    #expect(try Self.shown(code) == [])
    #expect(try Self.shown(code, in: "login.dart").first == "apple proves")
  }

  @Test func `what another function tells apart may be another error`() throws {
    let code = """
      class A {
        func failed(_ error: any Error) { show(error as? ASAuthorizationError) }
        func closed(_ state: State) { if state == .canceled { close() } }
      }
      """
    #expect(try Self.shown(code) == ["signInWithApple.handledErrors=canceled likely"])
  }

  @Test func `unclosed and unopened braces are no trap`() throws {
    for code in ["}}}", "class A {", "func a( {{{", "@end", "class", "func", "extension A: B"] {
      #expect(try Self.shown(code) == [])
    }
  }
}
