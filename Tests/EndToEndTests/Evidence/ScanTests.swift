import Foundation
import Testing

/// What `scan` shows of a project.
@Suite struct ScanTests {
  static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      // !$*UTF8*$!
      {
        objects = {
          P = {isa = PBXProject; buildConfigurationList = L; targets = (T, ); };
          L = {isa = XCConfigurationList; buildConfigurations = (C, ); };
          C = {isa = XCBuildConfiguration; name = Release; buildSettings = {SDKROOT = iphoneos; }; };
          T = {isa = PBXNativeTarget; name = Pawprint; buildConfigurationList = M;
            productType = "com.apple.product-type.application"; };
          M = {isa = XCConfigurationList; buildConfigurations = (D, ); };
          D = {isa = XCBuildConfiguration; name = Release; buildSettings = {
            CODE_SIGN_ENTITLEMENTS = Pawprint/Pawprint.entitlements;
            PRODUCT_BUNDLE_IDENTIFIER = com.example.pawprint;
          }; };
        };
        rootObject = P;
      }

      """,
      to: "ios/Pawprint.xcodeproj/project.pbxproj"
    )
    try folder.write(
      """
      <plist version="1.0">
      <dict>
        <key>com.apple.developer.applesignin</key>
        <array><string>Default</string></array>
      </dict>
      </plist>

      """,
      to: "ios/Pawprint/Pawprint.entitlements"
    )
    try folder.write("PODS:\n  - GoogleSignIn (7.0.0)\n", to: "ios/Podfile.lock")
    let call = "GIDSignIn.sharedInstance.signIn(withPresenting: self)\n"
    for place in ["ios/Pods/GoogleSignIn", "ios/PawprintTests", "node_modules/a", ".hidden"] {
      try folder.write(call, to: "\(place)/A.swift")
    }
    try folder.write("// \(call)", to: "ios/Pawprint/Login.swift")
    return folder
  }

  @Test func `the same that is found in many files is one line`() throws {
    let folder = try TemporaryFolder()
    for name in ["A", "B", "C"] {
      try folder.write(
        "import UIKit\nlet c = ASAuthorizationAppleIDProvider()\n", to: "\(name).swift")
    }
    let answer = try Reviewlint.run(["scan", "."], in: folder.url)
    let line = "proves  A.swift:2  code ASAuthorizationAppleIDProvider(, and 2 more\n"
    #expect(answer.output.contains(line))
    #expect(!answer.output.contains("B.swift"))
  }

  @Test func `a title in many languages is one line`() throws {
    let folder = try TemporaryFolder()
    for (language, title) in [("de", "Mit Google anmelden"), ("en", "Sign in with Google")] {
      try folder.write("\"a\" = \"\(title)\";\n", to: "\(language).lproj/A.strings")
    }
    let answer = try Reviewlint.run(["scan", "."], in: folder.url)
    #expect(
      answer.output == """
        .: 2 files read

        logins
          google: likely
            likely  de.lproj/A.strings:1  title Mit Google anmelden, and 1 more

        What isn't found is unknown, not absent.

        """
    )
  }

  @Test func `a project is shown fact by fact`() throws {
    let folder = try Self.project()
    let answer = try Reviewlint.run(["scan", "."], in: folder.url)
    #expect(
      answer.output == """
        .: 4 files read

        logins
          apple: proved
            proves  ios/Pawprint/Pawprint.entitlements:3  entitlement com.apple.developer.applesignin
          google: likely
            likely  ios/Podfile.lock:2  pod GoogleSignIn

        app
          bundleId: com.example.pawprint: proved
            proves  ios/Pawprint.xcodeproj/project.pbxproj:12  buildSetting com.example.pawprint

        signInWithApple
          capability: true: proved
            proves  ios/Pawprint/Pawprint.entitlements:3  entitlement com.apple.developer.applesignin

        What isn't found is unknown, not absent.

        """
    )
    #expect(answer.complaint == "")
    #expect(answer.status == 0)
  }

  @Test func `the answer is the same every time`() throws {
    let folder = try Self.project()
    for number in 0..<200 {
      try folder.write(
        "let a = SignInWithAppleButton(.signIn)\n",
        to: "Sources/Module\(number % 7)/File\(number).swift")
    }
    let answers = try (0..<3).map { _ in
      try Reviewlint.run(["scan", "."], in: folder.url)
    }
    #expect(answers[0].output.contains("Sources/Module0/File0.swift"))
    #expect(answers.allSatisfy { $0.output == answers[0].output })
  }

  @Test func `an empty folder shows nothing, and says what that means`() throws {
    let folder = try TemporaryFolder()
    let answer = try Reviewlint.run(["scan", "."], in: folder.url)
    #expect(answer.output == ".: 0 files read\n\nWhat isn't found is unknown, not absent.\n")
    #expect(answer.status == 0)
  }

  @Test func `links are not followed`() throws {
    let folder = try TemporaryFolder()
    let other = try Self.project()
    try folder.link("other", to: other.url.path)
    try folder.link("Podfile.lock", to: other.url.appending(path: "ios/Podfile.lock").path)
    let answer = try Reviewlint.run(["scan", "."], in: folder.url)
    #expect(answer.output == ".: 0 files read\n\nWhat isn't found is unknown, not absent.\n")
  }

  @Test(arguments: [
    (["scan"], "reviewlint: scan needs one folder\n"),
    (["scan", "a", "b"], "reviewlint: scan needs one folder\n"),
    (["scan", "missing"], "reviewlint: there is no folder 'missing'\n"),
  ])
  func `what can't be scanned is status 2`(words: [String], complaint: String) throws {
    let folder = try TemporaryFolder()
    let answer = try Reviewlint.run(words, in: folder.url)
    #expect(answer.complaint == complaint)
    #expect(answer.output == "")
    #expect(answer.status == 2)
  }

  /// What a file of source shows, without its places: `apple: proved`.
  private static func facts(in code: String, called name: String) throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write(code, to: name)
    let answer = try Reviewlint.run(["scan", "."], in: folder.url)
    return answer.output.split(separator: "\n").dropFirst().dropLast()
      .filter { $0.hasPrefix("  ") && !$0.hasPrefix("    ") }.map { String($0.dropFirst(2)) }
  }

  private static func proved(in code: String, called name: String) throws -> [String] {
    try facts(in: code, called: name).filter { $0.hasSuffix(": proved") }
  }

  @Test(arguments: [("SettingsView", true), ("AccountView", false)])
  func `a page within the settings is no step to the deletion`(page: String, isStep: Bool) throws {
    let code = "struct Page { func leave() { deleteAccount() } }"
    let facts = try Self.facts(in: code, called: "Settings/\(page).swift")
    let path = "deletion.path: [Settings, Delete account]: likely"
    #expect(facts == (isStep ? [path] : []) + ["deletion.route: inApp: likely"])
  }

  @Test func `a login in Swift shows how it is built`() throws {
    let code = """
      import AuthenticationServices

      final class Login: NSObject, ASAuthorizationControllerPresentationContextProviding {
        func start() {
          let request = ASAuthorizationAppleIDProvider().createRequest()
          request.requestedScopes = [.fullName, .email]
          request.nonce = sha256(nonce)
          let password = ASAuthorizationPasswordProvider().createRequest()
        }
        func fail(_ error: any Error) {
          switch error {
          case ASAuthorizationError.canceled: close()
          // case ASAuthorizationError.failed: break
          default: report(ASAuthorizationError.unknown)
          }
        }
        func check() {
          provider.getCredentialState(forUserID: id) { state, _ in
            if state == .revoked || state == .notFound { signOut() }
          }
        }
      }
      """
    #expect(
      try Self.proved(in: code, called: "Login.swift") == [
        "apple: proved", "credentialState.handles: notFound: proved",
        "credentialState.handles: revoked: proved", "existingPasswordsOffered: true: proved",
        "handledErrors: canceled: proved", "nonce: true: proved",
        "presentationAnchor: true: proved", "scopes: email: proved", "scopes: fullName: proved",
      ]
    )
  }

  @Test func `a service's name in a constant makes a broker's login likely`() throws {
    let code = """
      enum Provider: String {
        case google = "google.com"
        case yahoo = "yahoo.com" // "github.com"
      }
      let provider = OAuthProvider(providerID: choice.rawValue)
      """
    #expect(try Self.facts(in: code, called: "Login.swift") == ["google: likely", "yahoo: likely"])
    #expect(try Self.facts(in: "let host = \"google.com\"", called: "Host.swift") == [])
  }

  @Test func `a login in TypeScript shows how it is built`() throws {
    let code = """
      import appleAuth from '@invertase/react-native-apple-authentication';
      import { GoogleSignin } from '@react-native-google-signin/google-signin';

      export async function apple() {
        const answer = await appleAuth.performRequest({
          requestedOperation: appleAuth.Operation.LOGIN,
          requestedScopes: [appleAuth.Scope.FULL_NAME, appleAuth.Scope.EMAIL],
        });
        if (error.code === appleAuth.Error.CANCELED) close();
      }
      export const google = () => GoogleSignin.signIn();
      // export const facebook = () => LoginManager.logInWithPermissions(['email']);
      """
    #expect(
      try Self.proved(in: code, called: "src/login.ts") == [
        "apple: proved", "google: proved", "handledErrors: canceled: proved",
        "scopes: email: proved", "scopes: fullName: proved",
      ]
    )
  }

  @Test func `a login in Dart shows how it is built`() throws {
    let code = """
      import 'package:sign_in_with_apple/sign_in_with_apple.dart';
      import 'package:google_sign_in/google_sign_in.dart';

      final _googleSignIn = GoogleSignIn();
      Future<void> apple() async {
        await SignInWithApple.getAppleIDCredential(
          scopes: [AppleIDAuthorizationScopes.email],
          nonce: nonce,
        );
      }
      Future<void> google() => _googleSignIn.signIn();
      """
    #expect(
      try Self.proved(in: code, called: "lib/login.dart") == [
        "apple: proved", "google: proved", "nonce: true: proved", "scopes: email: proved",
      ]
    )
  }

  @Test(arguments: [
    ("Share.swift", "import FBSDKShareKit\nShareDialog(content: content).show()"),
    ("Login.swift", "import Accounts\nLoginManager.shared.login()\nloginManager.logIn(me)"),
    ("types.d.ts", "export const google = () => GoogleSignin.signIn();"),
    ("Login.android.tsx", "export const google = () => GoogleSignin.signIn();"),
    ("ios/GeneratedPluginRegistrant.m", "[[GIDSignIn sharedInstance] signIn];"),
    ("vendor/Login.m", "[[GIDSignIn sharedInstance] signIn];"),
    ("Help.swift", "let help = \"To sign in with Google, open the settings.\""),
  ])
  func `what is no login of the app shows nothing`(name: String, code: String) throws {
    #expect(try Self.facts(in: code, called: name) == [])
  }

  /// Real projects' files, which lie beside the checkout on some machines only.
  private static let samples = Case.root.deletingLastPathComponent()
    .appending(path: "shared/inputs/project")

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: samples.path), "no samples here"),
    arguments: [
      ("02-rocketchat-rn", ["apple"]), ("17-firebase-authexample", ["apple"]),
      ("03-openedx", ["apple"]),
    ]
  )
  func `nothing is proved of real projects that isn't so`(name: String, proved: [String]) throws {
    let folder = try TemporaryFolder()
    // The samples write a path's slashes as two underscores.
    let place = Self.samples.appending(path: name)
    for file in try FileManager.default.contentsOfDirectory(atPath: place.path) {
      let text = try String(contentsOf: place.appending(path: file), encoding: .utf8)
      try folder.write(text, to: file.replacing("__", with: "/"))
    }
    let answer = try Reviewlint.run(["scan", "."], in: folder.url)
    let lines = answer.output.split(separator: "\n").filter { $0.hasSuffix(": proved") }
    let known = lines.map { $0.dropFirst(2).prefix { $0 != ":" } }.map(String.init)
    #expect(known.filter { ["apple", "google", "facebook", "microsoft"].contains($0) } == proved)
    #expect(answer.output.contains("\n  apple: "))
    #expect(answer.status == 0)
  }

  @Test(
    .enabled(if: Tracer.isThere, "left out: no strace that may trace"),
    arguments: [["scan", "."], ["init", "--yes"]])
  func `a file of a project is read once, also for a first description`(words: [String]) throws {
    let folder = try TemporaryFolder([
      "App/Nothing.swift": "let nothing = 0\n", "Podfile.lock": "PODS:\n  - GoogleSignIn (9.0.0)\n",
    ])
    let calls = try Tracer.calls(of: ["openat"], words, in: folder)
    #expect(calls["openat"]?.count { $0.contains("Nothing.swift\"") } == 1)
  }
}
