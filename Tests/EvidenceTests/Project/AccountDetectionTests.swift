import Diagnostics
import Model
import TestSupport
import Testing

@testable import Evidence

/// What is likely of accounts and of the login around the services, by the program's own detection.
@Suite struct AccountDetectionTests {
  private static let reading: Result<DetectionReader, any Error> = Result {
    var reading = DetectionReader()
    let path = "rules/detection/accounts.yaml"
    reading.read(SourceFile(path: path, text: try Checkout.text(of: path)))
    return reading
  }

  /// What files make likely: `account.creation=inApp`.
  private static func shown(_ files: KeyValuePairs<String, String>) throws -> [String] {
    let reading = try reading.get()
    try #require(reading.diagnostics.isEmpty)
    let reader = ProjectFileReader(reading.detection)
    let contents = try files.map { path, text in
      let parts = path.split(separator: "/").map(String.init)
      let kind = try #require(
        reader.kind(ofFile: parts.last ?? "", in: parts.dropLast().last ?? ""))
      return reader.read(Array(text.utf8), at: path, as: kind)
    }
    let evidence = ProjectEvidence(of: contents, reading.detection)
    let all = evidence.services + evidence.facts
    #expect(all.allSatisfy { $0.strength == .likely })
    return all.map {
      $0.value.text.isEmpty ? $0.subject.name : "\($0.subject.name)=\($0.value.text)"
    }
  }

  @Test(arguments: [
    (
      "A.swift", "GIDSignIn.sharedInstance.signIn(withPresenting: self)",
      "login.services[\"google\"].presentation=webAuthenticationSession"
    ),
    (
      "A.swift",
      "if UserApi.isKakaoTalkLoginAvailable() {}\nUserApi.shared.loginWithKakaoAccount { _ in }",
      "login.services[\"kakao\"].withoutItsApp=webFallback"
    ),
    ("A.swift", "SecureField(\"\", text: $password)\nfunc a() { login() }", "email-password"),
    ("a.dart", "TextField(obscureText: true); onPressed: () => signIn()", "email-password"),
    ("en.lproj/Localizable.strings", "\"a\" = \"Delete Account\";", "account.deletion.route=inApp"),
    ("A.swift", "func a() { api.deleteAccount() }", "account.deletion.route=inApp"),
    ("en.lproj/Localizable.strings", "\"a\" = \"Create account\";", "account.creation=inApp"),
    ("A.swift", "let loginButton = UIButton()\nopen(.privacyPolicy)", "login.privacyPolicy=true"),
    ("A.swift", "TermsAgreementView()", "login.terms=beforeSignUp"),
    (
      "A.swift", "field.isSecureTextEntry = true\nshow(forgotPassword)", "login.links=passwordReset"
    ),
    ("A.swift", "Button(\"Continue as guest\") {}", "login.wall=someFeatures"),
    (
      "A.swift",
      """
      func done(_ credential: ASAuthorizationAppleIDCredential) { save(credential.fullName) }
      """, "signInWithApple.usedScopes=fullName"
    ),
    (
      "A.swift",
      """
      func failed(_ error: Error) {
        if (error as? ASAuthorizationError)?.code == .canceled { return }
        show(error)
      }
      """, "signInWithApple.cancelIsSilent=true"
    ),
    (
      "A.swift", "func logout() { store.deleteAll() }",
      "signInWithApple.localDataClearedOnSignOut=true"
    ),
    (
      "A.swift", "let b = ASAuthorizationAppleIDButton()",
      "screens.buttons[\"apple\"].source=system"
    ),
    (
      "A.swift", "SignInWithAppleButton(a)\nlet b = colorScheme == .dark",
      "signInWithApple.adaptsToAppearance=true"
    ),
    (
      "A.swift",
      "ASAuthorizationAppleIDButton(authorizationButtonType: .signIn, "
        + "authorizationButtonStyle: .black)", "signInWithApple.adaptsToAppearance=false"
    ),
    (
      "A.swift", "func a(_ b: A, didCompleteWithError error: Error) { print(\"a: \\(error)\") }",
      "signInWithApple.cancelIsSilent=true"
    ),
    (
      "a.ts",
      "try { await appleAuth.performRequest({}) } catch (e) {\n"
        + "if (e.code === appleAuth.Error.CANCELED) { return null } }",
      "signInWithApple.cancelIsSilent=true"
    ),
    (
      "a.ts", "const a = await appleAuth.performRequest({}); send(a.fullName.givenName)",
      "signInWithApple.usedScopes=fullName"
    ),
    (
      "A.swift", "let a: ASAuthorizationAppleIDCredential; send(a.identityToken)",
      "signInWithApple.keepsFirstDetails=false"
    ),
    (
      "a.dart", "model.auth.login(context, 'google-oauth2')",
      "login.services[\"google\"].presentation=webAuthenticationSession"
    ),
    ("Settings/A.swift", "api.deleteAccount()", "account.deletion.path=[Settings, Delete account]"),
    ("A.swift", "passwordField; show(SignUpViewController())", "login.links=signUp"),
    (
      "SceneDelegate.swift", "window.rootViewController = LoginViewController()",
      "login.wall=wholeApp"
    ),
    (
      "SceneDelegate.swift", "root = LoginViewController()\nfunc skipLogin() {}",
      "login.wall=someFeatures"
    ),
    ("Login/A.swift", "Button(action: onPrivacyPolicy)", "login.privacyPolicy=true"),
    ("Login/A.swift", "presentTermsOfService()", "login.terms=beforeSignUp"),
    (
      "A.swift",
      """
      func failed(_ error: Error) {
        if (error as? ASAuthorizationError)?.code == .canceled { throw LoginError.canceled }
      }
      """, "signInWithApple.cancelIsSilent=true"
    ),
    (
      "A.swift", "func a(_ b: A, didCompleteWithError error: Error) { showAlert(error) }",
      "signInWithApple.cancelIsSilent=false"
    ),
    (
      "Settings/A.swift", "case logoutResult: KeychainManager.delete(token)",
      "signInWithApple.localDataClearedOnSignOut=true"
    ),
    (
      "SceneDelegate.swift", "window.overrideUserInterfaceStyle = .light",
      "signInWithApple.adaptsToAppearance=false"
    ),
    (
      "A.swift", "SignInWithAppleButton(a).signInWithAppleButtonStyle(isDark ? .white : .black)",
      "signInWithApple.adaptsToAppearance=true"
    ),
    (
      "A.m", "if (@available(iOS 13, *)) { [[ASAuthorizationAppleIDButton alloc] init]; }",
      "signInWithApple.fallbackBelowIOS13=true"
    ),
    ("navigation/index.tsx", "<UnauthenticatedNavigator />", "login.wall=wholeApp"),
    ("A.swift", "api.addComment(text)", "app.userContent=true"),
    ("A.swift", "import SwiftUI", "app.sells=nothing"),
    ("A.swift", "SKPaymentQueue.default().add(a)", "app.sells=digital"),
    ("fastlane/metadata/primary_category.txt", "SOCIAL_NETWORKING\n", "app.kind=social"),
    (
      "fastlane/metadata/review_information/notes.txt",
      "You can delete your account in Settings.\n", "account.deletion.inReviewNotes=true"
    ),
  ])
  func `it is likely`(file: String, text: String, fact: String) throws {
    let shown = try Self.shown([file: text])
    #expect(shown.contains(fact), "\(shown)")
  }

  @Test(arguments: [
    // A password of something else, one that hides nothing, and a text that isn't shown as a button.
    ("A.swift", "SecureField(\"\", text: $password)"), ("A.swift", "login()"),
    ("en.lproj/Localizable.strings", "\"a\" = \"Do you want to delete the account?\";"),
    ("A.swift", "open(.privacyPolicy)"),
    ("A.swift", "func logout() {}\nfunc a() { b.deleteAll() }"),
    (
      "A.swift",
      """
      func failed(_ error: Error) {
        if (error as? ASAuthorizationError)?.code == .canceled { show(error) }
      }
      """
    ),
    ("A.swift", "import SwiftUI\nlet a = Checkout()"),
    ("A.swift", "show(LoginViewController())"), ("A.swift", "show(SignUpViewController())"),
    ("fastlane/metadata/primary_category.txt", "SOMETHING_NEW"),
    ("fastlane/metadata/review_information/notes.txt", "Sign in as the user below."),
  ])
  func `nothing is likely`(file: String, text: String) throws {
    #expect(try Self.shown([file: text]) == [])
  }

  @Test func `what is written for App Review is shown nowhere`() throws {
    let reader = ProjectFileReader(try Self.reading.get().detection)
    let content = reader.read(
      Array("Secret: 1234. To delete the account, tap it.".utf8), at: "notes.txt", as: .reviewNotes)
    #expect(content.sightings.map(\.found) == ["*delet*account*"])
  }
}
