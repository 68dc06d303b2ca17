import Testing

@testable import Evidence

/// Names that hold objects of kits, and what is asked of them, by the program's own detection.
@Suite struct SourceObjectTests {
  @Test(arguments: [
    ("let google = GIDSignIn.sharedInstance\ngoogle.signIn(withPresenting: self)", "google"),
    ("let google = GIDSignIn.sharedInstance()!\ngoogle.signIn()", "google"),
    (
      "class A { lazy var google = GIDSignIn.sharedInstance\nfunc f() { self.google.signIn() } }",
      "google"
    ),
    (
      "class A { let kit: GIDSignIn\ninit(kit: GIDSignIn) { self.kit = kit } }\n"
        + "extension A { func f() { kit.signIn() } }", "google"
    ),
    (
      "class A { static let kit = GIDSignIn.sharedInstance; func f() { Self.kit.signIn() } }",
      "google"
    ),
    ("func f(_ kit: GIDSignIn) async { try await kit.signIn(withPresenting: a) }", "google"),
    ("func f() { let google: SignIn = GIDSignIn.sharedInstance\ngoogle?.signIn() }", "google"),
    (
      "let naver = NaverThirdPartyLoginConnection.getSharedInstance()\n"
        + "naver?.requestThirdPartyLogin()", "naver"
    ),
    ("private let api = UserApi.shared\nfunc f() { api.loginWithKakaoTalk { _, _ in } }", "kakao"),
    ("let api = UserApi.shared.rx\nfunc f() { api.loginWithKakaoAccount() }", "kakao"),
    (
      "import FBSDKLoginKit\nvar manager: LoginManager { LoginManager() }\n"
        + "func f() { manager.logIn(permissions: []) }", "facebook"
    ),
    (
      "import FacebookLogin\nlazy var manager = { LoginManager() }()\nfunc f() { manager.logIn() }",
      "facebook"
    ),
    ("import LineSDK\nlet line = LoginManager.shared\nfunc f() { line.login() }", "line"),
  ])
  func `what a name holds in Swift is the kit`(_ code: String, _ service: String) throws {
    #expect(try Self.services(code, in: "A.swift") == ["\(service) proves"])
  }

  @Test(arguments: [
    "let user = GIDSignIn.sharedInstance.currentUser\nuser.signIn()",
    "let google = GIDSignIn.sharedInstance\nmine.google.signIn()",
    "let google = GIDSignIn.sharedInstance\ngoogle.signOut(); account.signIn()",
    "func a() { let kit = GIDSignIn.sharedInstance }\nfunc b() { kit.signIn() }",
    "let kit = GIDSignIn.sharedInstance\nfunc b(kit: Server) { kit.signIn() }",
    "let kit = GIDSignIn.sharedInstance\nfunc b() { let kit = Server(); kit.signIn() }",
    "class A { let kit = GIDSignIn.sharedInstance }\nclass B { let kit = Server()\n"
      + "func f() { kit.signIn() } }",
    "f(kit: GIDSignIn.sharedInstance)\nkit.signIn()",
    "if kit == GIDSignIn.sharedInstance {}\n"
      + "kit.signIn()", "class kit: GIDSignIn {}\nkit.signIn()",
    "let kit = GIDSignIn.sharedInstance", "let kit = GIDSignIn", "let kit: GIDSignIn",
  ])
  func `what holds something else isn't`(_ code: String) throws {
    #expect(try Self.services(code, in: "A.swift") == [])
  }

  @Test(arguments: [
    "final GoogleSignIn _google = GoogleSignIn(scopes: []);\nf() => _google.signIn();",
    "final _googleSignIn = GoogleSignIn();\nf() async { await _googleSignIn?.signIn(); }",
    "class A { late final GoogleSignIn google; f() { this.google.signIn(); } }",
    "class A { A({GoogleSignIn? google}) : _g = google ?? GoogleSignIn();\n"
      + "final GoogleSignIn _g;\nf() { _g.signIn(); } }",
    "GoogleSignIn get google => GoogleSignIn();\nf() => google.signIn();",
    "final google = GoogleSignIn.instance;\nf() => google.authenticate();",
    "final google = GoogleSignIn()..signInSilently();\nf() => google..signIn();",
  ])
  func `so it is in Dart`(_ code: String) throws {
    #expect(try Self.services(code, in: "a.dart") == ["google proves"])
  }

  @Test(arguments: [
    "const google = useRef(GoogleSignin)\nconst f = () => google.current.signIn()",
    "const google = useMemo(() => GoogleSignin, [])\nawait google.signIn()",
    "class A { google = GoogleSignin; f() { return this.google.signIn() } }",
    "function f(google: typeof GoogleSignin) {}\nconst g = GoogleSignin\ng?.signIn()",
  ])
  func `so it is in JavaScript`(_ code: String) throws {
    #expect(try Self.services(code, in: "a.ts") == ["google proves"])
  }

  @Test(arguments: [
    (
      "GIDSignIn *google = [GIDSignIn sharedInstance];\n[google signInWithCompletion:nil];",
      "google"
    ),
    (
      "id naver = [NaverThirdPartyLoginConnection getSharedInstance];\n"
        + "[naver requestThirdPartyLogin];", "naver"
    ),
    (
      "#import <FBSDKLoginKit/FBSDKLoginKit.h>\n@interface A\n"
        + "@property (strong) FBSDKLoginManager *manager;\n@end\n@implementation A\n"
        + "- (void)f { [self.manager logInWithPermissions:@[]]; }\n@end", "facebook"
    ),
    (
      "@import FBSDKLoginKit;\n@property (strong) FBSDKLoginManager *manager;\n"
        + "- (void)f { [_manager logInWithPermissions:@[]]; }", "facebook"
    ),
    ("- (void)f:(GIDSignIn *)kit { [kit signIn]; }", "google"),
  ])
  func `so it is in Objective-C`(_ code: String, _ service: String) throws {
    #expect(try Self.services(code, in: "A.m") == ["\(service) proves"])
  }

  @Test func `a name of another file is likely at most`() throws {
    let code = "import GoogleSignIn\nfunc f() { self.googleSignIn.signIn() }"
    #expect(try Self.services(code, in: "A.swift") == ["google likely"])
    #expect(try Self.services("func f() { self.googleSignIn.signIn() }", in: "A.swift") == [])
  }

  @Test(arguments: [
    ("import GoogleSignIn", "A.swift", "google"),
    ("#import <FBSDKLoginKit/FBSDKLoginKit.h>", "A.m", "facebook"),
    ("@import KakaoSDKUser;", "A.m", "kakao"),
    ("import 'package:sign_in_with_apple/sign_in_with_apple.dart';", "a.dart", "apple"),
    ("import { login } from '@react-native-seoul/kakao-login'", "a.ts", "kakao"),
    ("const line = require('@xmartlabs/react-native-line')", "a.js", "line"),
  ])
  func `a kit that is only imported is a hint`(_ code: String, _ name: String, _ service: String)
    throws
  {
    #expect(try Self.services(code, in: name) == ["\(service) hint"])
  }

  @Test(arguments: [
    ("authClient.signIn.social({ provider: 'google', callbackURL })", "a.ts", "google"),
    ("const { startOAuthFlow } = useOAuth({ strategy: 'oauth_google' })", "a.ts", "google"),
    ("startSSOFlow({ redirectUrl, strategy: 'oauth_apple' })", "a.ts", "apple"),
    ("signInWithRedirect({ provider: 'Google' })", "a.ts", "google"),
    (
      "Auth.federatedSignIn({ provider: CognitoHostedUIIdentityProvider.Facebook })", "a.ts",
      "facebook"
    ),
    ("account.createOAuth2Token({ provider: OAuthProvider.Github, success })", "a.ts", "github"),
    ("pb.collection('users').authWithOAuth2({ provider: 'discord' })", "a.ts", "discord"),
    ("new OAuthProvider('apple.com')", "a.ts", "apple"),
    ("Amplify.Auth.signInWithWebUI(for: .google, presentationAnchor: window)", "A.swift", "google"),
    ("SignIn.authenticateWithRedirect(strategy: .oauth(provider: .github))", "A.swift", "github"),
    ("Amplify.Auth.signInWithWebUI(provider: AuthProvider.apple);", "a.dart", "apple"),
    ("supabase.auth.signInWithOAuth(OAuthProvider.google, redirectTo: a);", "a.dart", "google"),
    ("FirebaseAuth.instance.signInWithProvider(GithubAuthProvider());", "a.dart", "github"),
  ])
  func `a broker is told which service's login to show`(
    _ code: String, _ name: String, _ service: String
  ) throws {
    #expect(try Self.services(code, in: name) == ["\(service) proves"])
  }

  @Test(arguments: [
    (
      "const f = (provider: Provider) => supabase.auth.signInWithOAuth({ provider })\nf('apple')",
      "a.ts", ["apple likely"]
    ),
    (
      "const go = strategy => startSSOFlow({ strategy })\n"
        + "<Button onPress={() => go('oauth_google')} />", "a.tsx", ["google likely"]
    ),
    (
      "func go(_ p: AuthProvider) { Amplify.Auth.signInWithWebUI(for: p) }\ngo(.google)", "A.swift",
      ["google likely"]
    ),
    ("supabase.auth.signInWithOAuth({ provider })\n<Icon name='google' />", "a.tsx", []),
    ("track('google'); signOut(provider)", "a.ts", []),
  ])
  func `a service that is handed on to a broker is likely`(
    _ code: String, _ name: String, _ services: [String]
  ) throws {
    #expect(try Self.services(code, in: name) == services)
  }

  /// The services that a file shows, with their strengths.
  private static func services(_ code: String, in name: String) throws -> [String] {
    try SourceScopesTests.shown(code, in: name).filter { !$0.contains(".") }
  }
}
