import Diagnostics
import Documents
import Model
import TestSupport
import Testing

@testable import Evidence

/// A call proves only what can be reached, by the program's own detection.
@Suite struct ReachTests {
  private static let reading: Result<DetectionReader, any Error> = Result {
    var reading = DetectionReader()
    for name in ["sign-in-with-apple", "code", "reach", "stacks"] {
      let path = "rules/detection/\(name).yaml"
      reading.read(ReadFile(path: path, text: try Checkout.text(of: path)))
    }
    return reading
  }

  /// Each login that is more than a hint, with what it hangs on: `google likely: kIsWeb (a.dart:1)`.
  private static func logins(_ files: KeyValuePairs<String, String>) throws -> [String] {
    let reading = try reading.get()
    try #require(reading.diagnostics.isEmpty)
    let listed = files.map { SourceFile(path: "app/" + $0, text: $1) }
    let found = try #require(ListedFiles(listed, reading.detection).project(in: "app"))
    return ProjectEvidence(of: found.contents, reading.detection).services
      .filter { $0.strength > .hint }.map { login in
        let condition = login.condition.map { ": \($0.text)" } ?? ""
        return "\(login.subject.name) \(login.strength)\(condition)"
      }
  }

  private static let call = "await GoogleSignIn().signIn();"

  @Test(arguments: [
    ("if (Platform.isAndroid) { CALL }", "Platform.isAndroid"),
    ("if (kIsWeb) CALL", "kIsWeb"),
    ("if (kIsWeb || Platform.isAndroid) { CALL }", "kIsWeb"),
    ("if (!Platform.isAndroid) return;\nCALL", "Platform.isAndroid"),
    ("if (!Platform.isIOS) { CALL }", "not Platform.isIOS"),
    ("if (Platform.isIOS) { other(); } else { CALL }", "not Platform.isIOS"),
    ("if (Platform.isIOS) { other(); } else if (isNew) { CALL }", "not Platform.isIOS"),
    ("if (Platform.isIOS) return other();\nCALL", "not Platform.isIOS"),
    (
      "if (isOn && defaultTargetPlatform == TargetPlatform.android) { CALL }",
      "==TargetPlatform.android"
    ),
    (
      "switch (defaultTargetPlatform) {\ncase TargetPlatform.android: CALL break;\ndefault: other(); }",
      "android"
    ),
    (
      "switch (defaultTargetPlatform) {\ncase TargetPlatform.iOS: other(); break;\ndefault: CALL }",
      "not iOS"
    ),
  ])
  func `a call on another platform is no proof`(_ code: String, _ condition: String) throws {
    let body = code.replacing("CALL", with: Self.call)
    let shown = try Self.logins(["a.dart": "void main() async {\n\(body)\n}"])
    try #require(shown.count == 1)
    #expect(shown[0].hasPrefix("google likely: \(condition) (a.dart:"))
  }

  @Test(arguments: [
    "if (Platform.isIOS) { CALL }", "if (!kIsWeb) { CALL }", "if (isLoading) return;\nCALL",
    "if (Platform.isAndroid) { other(); } else { CALL }", "if (email.isEmpty) { CALL }",
    "if (kIsWeb) return other();\nCALL", "if (Platform.isIOS || Platform.isMacOS) { CALL }",
    "if (Platform.isAndroid && isOld) return;\nCALL",
    "if (await SignInWithApple.isAvailable()) { CALL }", "if (_isGoogleLoading) return;\nCALL",
    "if (Platform.isAndroid) { CALL }\nCALL", "CALL\nif (Platform.isAndroid) { CALL }",
    "switch (defaultTargetPlatform) {\ncase TargetPlatform.android: other(); break;\ndefault: CALL }",
    "switch (defaultTargetPlatform) {\ncase TargetPlatform.android:\ncase TargetPlatform.iOS: CALL }",
  ])
  func `one's own platform and ordinary conditions change nothing`(_ code: String) throws {
    let body = code.replacing("CALL", with: Self.call)
    #expect(try Self.logins(["a.dart": "void main() async {\n\(body)\n}"]) == ["google proves"])
  }

  @Test(arguments: [
    ("#if os(macOS)\nCALL\n#endif", "os(macOS)"), ("#if !os(iOS)\nCALL\n#endif", "not os(iOS)"),
    ("#if os(iOS)\nother()\n#else\nCALL\n#endif", "not os(iOS)"),
    ("#if DEBUG\nCALL\n#endif", "DEBUG"), ("#if ENABLE_GOOGLE\nCALL\n#endif", "ENABLE_GOOGLE"),
    ("guard Flags.googleEnabled else { return }\nCALL", "Flags.googleEnabled"),
    ("if showGoogle, isReady { CALL }", "showGoogle"),
    (
      "if remoteConfig.isEnabled(\"google_login\") { CALL }",
      "remoteConfig.isEnabled(google_login)"
    ),
  ])
  func `a switch or a condition of the build makes a call likely at most`(
    _ code: String, _ condition: String
  ) throws {
    let body = code.replacing("CALL", with: "GIDSignIn.sharedInstance.signIn(withPresenting: self)")
    let shown = try Self.logins(["A.swift": "func start() {\n\(body)\n}"])
    try #require(shown.count == 1)
    #expect(shown[0].hasPrefix("google likely: \(condition) (A.swift:"))
  }

  @Test(arguments: [
    "#if os(iOS)\nCALL\n#endif", "#if !os(macOS) && canImport(UIKit)\nCALL\n#endif",
    "if !Platform.isAndroid && isReady { CALL }", "#if DEBUG\nother()\n#else\nCALL\n#endif",
    "#if canImport(GoogleSignIn)\nCALL\n#endif", "if #available(iOS 13, *) { CALL }",
    "guard !isGoogleLoading else { return }\nCALL", "if let google = user { CALL }",
    "#if targetEnvironment(simulator)\nother()\n#else\nCALL\n#endif",
  ])
  func `what holds in the app that people get changes nothing`(_ code: String) throws {
    let body = code.replacing("CALL", with: "GIDSignIn.sharedInstance.signIn(withPresenting: self)")
    #expect(try Self.logins(["A.swift": "func start() {\n\(body)\n}"]) == ["google proves"])
  }

  @Test(arguments: [
    (
      "Platform.OS === 'android' && <Button onPress={() => GoogleSignin.signIn()} />",
      "Platform.OS===android"
    ),
    (
      "Platform.OS === 'ios' ? <Other /> : <Button onPress={() => GoogleSignin.signIn()} />",
      "not Platform.OS===ios"
    ),
    (
      "featureFlags.google && <Button onPress={() => GoogleSignin.signIn()} />",
      "featureFlags.google"
    ),
    (
      "process.env.EXPO_PUBLIC_GOOGLE ? GoogleSignin.signIn() : null",
      "process.env.EXPO_PUBLIC_GOOGLE"
    ),
  ])
  func `a part of a page may hang on a condition`(_ code: String, _ condition: String) throws {
    let shown = try Self.logins(["a.tsx": "const Login = () => {\n  return (\(code));\n};"])
    #expect(shown == ["google likely: \(condition) (a.tsx:2)"])
  }

  private static let service = """
    class Auth {
      Future<void> signInWithApple() async {
        await SignInWithApple.getAppleIDCredential(scopes: []);
      }
    }
    """
  private static let config = "class Env {\n  static const bool appleSignInEnabled = false;\n}"

  @Test func `a switch of a service is named, with what it is set to`() throws {
    let page = """
      class Page extends StatelessWidget {
        Widget build(BuildContext context) => Column(children: [
          if (Env.appleSignInEnabled) AppleButton(onPressed: auth.signInWithApple),
        ]);
      }
      """
    let switched = "apple likely: Env.appleSignInEnabled (false in env.dart:2)"
    #expect(
      try Self.logins(["auth.dart": Self.service, "env.dart": Self.config, "page.dart": page])
        == [switched])
    let other = "class Settings { void add() { auth.signInWithApple(); } }"
    #expect(
      try Self.logins([
        "auth.dart": Self.service, "env.dart": Self.config, "page.dart": page, "other.dart": other,
      ]) == ["apple proves"])
  }

  @Test func `a switch counts by its name, wherever the button is`() throws {
    #expect(
      try Self.logins(["auth.dart": Self.service, "env.dart": Self.config])
        == ["apple likely: appleSignInEnabled (false in env.dart:2)"])
    let state = "class Model { void load() { this.appleSignInEnabled = answer.apple; } }"
    #expect(
      try Self.logins(["auth.dart": Self.service, "env.dart": Self.config, "model.dart": state])
        == ["apple proves"])
  }

  @Test func `a button of the project's own is not Apple's`() throws {
    let own = "struct SignInWithAppleButton: View { var body: some View { Text(\"Apple\") } }"
    let page = "struct Page: View { var body: some View { SignInWithAppleButton() } }"
    #expect(try Self.logins(["Page.swift": page]) == ["apple proves"])
    #expect(try Self.logins(["Page.swift": page, "Own.swift": own]) == [])
    let asks = own.replacing("Text(", with: "let a = ASAuthorizationAppleIDProvider(); Text(")
    #expect(try Self.logins(["Page.swift": page, "Own.swift": asks]) == ["apple proves"])
  }

  @Test func `a plugin's button says less than the plugin's call`() throws {
    let button =
      "import 'package:sign_in_with_apple/sign_in_with_apple.dart';\nfinal a = SignInWithAppleButton(onPressed: () {});"
    #expect(try Self.logins(["a.dart": button]) == ["apple likely"])
    #expect(try Self.logins(["a.dart": button, "b.dart": Self.service]) == ["apple proves"])
  }

  @Test func `unclosed brackets and endless conditions are no trap`() throws {
    for code in [
      "if (", "if ((((", "else else", "a ? b", "&& &&", "switch (Platform.OS) {", "#if",
      "#else\n#endif",
      "guard else", String(repeating: "!", count: 5_000) + "showGoogle && a",
      String(repeating: "if (Platform.isAndroid) {", count: 2_000),
      String(repeating: "else if (showGoogle) {}", count: 2_000),
    ] {
      #expect(try Self.logins(["A.swift": code, "a.dart": code, "a.ts": code, "a.m": code]) == [])
    }
  }
}
