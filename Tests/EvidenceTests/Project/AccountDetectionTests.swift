import Diagnostics
import Documents
import Model
import TestSupport
import Testing

@testable import Evidence

/// What is likely of accounts and of the login around the services, by the program's own detection.
@Suite struct AccountDetectionTests {
  private static let reading: Result<DetectionReader, any Error> = Result {
    var reading = DetectionReader()
    for path in ["rules/detection/accounts.yaml", "rules/detection/own-logins.yaml"] {
      reading.read(ReadFile(path: path, text: try Checkout.text(of: path)))
    }
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

  @Test(
    arguments: ToldTable.rows(
      """
      login.services["google"].presentation=webAuthenticationSession
        A.swift: GIDSignIn.sharedInstance.signIn(withPresenting: self)
        a.dart: model.auth.login(context, 'google-oauth2')
      login.services["kakao"].withoutItsApp=webFallback
        A.swift: if UserApi.isKakaoTalkLoginAvailable() {}⏎UserApi.shared.loginWithKakaoAccount {
          _ in }
      email-password
        A.swift: SecureField("", text: $password)⏎func a() { login() }
        a.dart: TextField(obscureText: true); onPressed: () => signIn()
        A.swift: AppTextField(text: $b, isSecure: true)⏎func a() { logIn() }
        a.js: <PasswordInput value={b} />; const a = () => { tryLogin() }
        Login/LoginViewController.m: cell.textField.secureTextEntry = YES;
        Login/LoginCellView.swift: func configure() { field.isSecureTextEntry = true }
        lib/login_page.dart: AppField(type: TextFieldTypes.PASSWORD)
        A.swift: try await api.login(username: name, password: word)
        A.m: [api loginWithUsername:a password:b];
        a.ts: post({ grant_type: 'password' })
      email-otp
        A.swift: Auth.auth().sendSignInLink(toEmail: a)
        a.ts: supabase.auth.signInWithOtp({ email })
        a.dart: api.verifyOtp(email: a, code: b)
        A.swift: let email = a⏎field.textContentType = .oneTimeCode
      phone-otp
        A.swift: field.textContentType = .oneTimeCode⏎send(phoneNumber)
        a.dart: Pinput(autofillHints: [AutofillHints.oneTimeCode], phone: phoneNumber)
        a.ts: requestOtp({ phone })
      aswebauth
        a.ts: const a = `${base}/oauth/authorize`
        A.swift: let a = "\\(base)/oauth/authorize"
        A.swift: func a() { signIn() }⏎let b = ASWebAuthenticationSession(url: c)
        AuthenticationController.swift: ASWebAuthenticationSession(url: c)
      oidc
        a.dart: appAuth.authorizeAndExchangeCode(AuthorizationTokenRequest(a, b))
      keycloak
        a.ts: fetch(`${base}/realms/shop/protocol/openid-connect/auth`)
      enterprise-sso
        A.swift: supabase.auth.signInWithSSO(domain: a)
        A.swift: Button("Log in with SSO") {}
      account.deletion.route=inApp
        en.lproj/Localizable.strings: "a" = "Delete Account";
        A.swift: func a() { api.deleteAccount() }
        de.lproj/Localizable.strings: "Delete account" = "Konto löschen";
      account.creation=inApp
        A.swift: func registerUser(name: String, password: String) {}
        en.lproj/Localizable.strings: "a" = "Create account";
      login.privacyPolicy=true
        A.swift: let loginButton = UIButton()⏎open(.privacyPolicy)
        Login/A.swift: Button(action: onPrivacyPolicy)
      login.terms=beforeSignUp
        A.swift: TermsAgreementView()
        Login/A.swift: presentTermsOfService()
      login.links=passwordReset
        A.swift: field.isSecureTextEntry = true⏎show(forgotPassword)
      login.wall=someFeatures
        A.swift: Button("Continue as guest") {}
        SceneDelegate.swift: root = LoginViewController()⏎func skipLogin() {}
      signInWithApple.usedScopes=fullName
        A.swift: func done(_ credential: ASAuthorizationAppleIDCredential) {
          save(credential.fullName) }
        a.ts: const a = await appleAuth.performRequest({}); send(a.fullName.givenName)
      signInWithApple.cancelIsSilent=true
        A.swift: func failed(_ error: Error) {⏎  if (error as? ASAuthorizationError)?.code ==
          .canceled { return }⏎  show(error)⏎}
        A.swift: func a(_ b: A, didCompleteWithError error: Error) { print("a: \\(error)") }
        a.ts: try { await appleAuth.performRequest({}) } catch (e) {⏎if (e.code ===
          appleAuth.Error.CANCELED) { return null } }
        A.swift: func failed(_ error: Error) {⏎  if (error as? ASAuthorizationError)?.code ==
          .canceled { throw LoginError.canceled }⏎}
      signInWithApple.localDataClearedOnSignOut=true
        A.swift: func logout() { store.deleteAll() }
        Settings/A.swift: case logoutResult: KeychainManager.delete(token)
      screens.buttons["apple"].source=system
        A.swift: let b = ASAuthorizationAppleIDButton()
      signInWithApple.adaptsToAppearance=true
        A.swift: SignInWithAppleButton(a)⏎let b = colorScheme == .dark
        A.swift: SignInWithAppleButton(a).signInWithAppleButtonStyle(isDark ? .white : .black)
      signInWithApple.adaptsToAppearance=false
        A.swift: ASAuthorizationAppleIDButton(authorizationButtonType: .signIn,
          authorizationButtonStyle: .black)
        SceneDelegate.swift: window.overrideUserInterfaceStyle = .light
      signInWithApple.keepsFirstDetails=false
        A.swift: let a: ASAuthorizationAppleIDCredential; send(a.identityToken)
      account.deletion.path=[Settings, Delete account]
        Settings/A.swift: api.deleteAccount()
      login.links=signUp
        A.swift: passwordField; show(SignUpViewController())
      login.wall=wholeApp
        SceneDelegate.swift: window.rootViewController = LoginViewController()
        navigation/index.tsx: <UnauthenticatedNavigator />
      signInWithApple.cancelIsSilent=false
        A.swift: func a(_ b: A, didCompleteWithError error: Error) { showAlert(error) }
      signInWithApple.fallbackBelowIOS13=true
        A.m: if (@available(iOS 13, *)) { [[ASAuthorizationAppleIDButton alloc] init]; }
      app.userContent=true
        A.swift: api.addComment(text)
      app.sells=nothing
        A.swift: import SwiftUI
      app.sells=digital
        A.swift: SKPaymentQueue.default().add(a)
      app.kind=social
        fastlane/metadata/primary_category.txt: SOCIAL_NETWORKING⏎
      account.deletion.inReviewNotes=true
        fastlane/metadata/review_information/notes.txt: You can delete your account in Settings.⏎
      """
    ))
  func `it is likely`(fact: String, files: [String]) throws {
    for file in files {
      let parts = file.replacing("⏎", with: "\n").split(separator: ": ", maxSplits: 1)
      let shown = try Self.shown([String(parts[0]): String(parts[1])])
      #expect(shown.contains(fact), "\(file): \(shown)")
    }
  }

  @Test(arguments: [
    // A password of something else, one that hides nothing, and a text that isn't shown as a button.
    ("A.swift", "SecureField(\"\", text: $password)"), ("A.swift", "login()"),
    ("Login/LoginView.swift", "join(ssid)\nSecureField(\"\", text: $password)"),
    ("ChangePasswordView.swift", "SecureField(\"\", text: $newPassword)"),
    ("FTPClient.swift", "session.login(user, password)"),
    ("A.swift", "let totp = a\nlet email = b\nfield.textContentType = .oneTimeCode"),
    ("A.swift", "let a = \"https://drive.example.com/oauth/authorize\""),
    ("OAuthDrive.swift", "ASWebAuthenticationSession(url: c)"),
    // What is named alike and is for something else, and what says more than what it translates.
    ("A.swift", "private func registerUser(for token: Data) {}"),
    ("AccountList.swift", "accounts.createAccount(type: feed)"),
    ("A.swift", "AccountManager.shared.deleteAccount(a)"),
    ("de.lproj/Localizable.strings", "\"Remove account\" = \"Konto löschen\";"),
    ("ko.lproj/Localizable.strings", "\"explore\" = \"둘러보기\";"),
    ("AuthView.swift", "let skipButton = UIButton()"),
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

  @Test(arguments: ["let guestMode = true", "Button(\"Skip for now\") {}"])
  func `the login is no wall where any other file has a way around it`(way: String) throws {
    let shown = try Self.shown(["SceneDelegate.swift": "root = LoginView()", "A.swift": way])
    #expect(shown == [])
  }

  @Test func `what else is in a call beside Apple's is no scope that is used`() throws {
    let call = "const a = await appleAuth.performRequest({}); save({email, phone}); send(a)"
    let shown = try Self.shown(["a.ts": call])
    #expect(!shown.contains("signInWithApple.usedScopes=email"), "\(shown)")
  }

  @Test func `what is written for App Review is shown nowhere`() throws {
    let reader = ProjectFileReader(try Self.reading.get().detection)
    let content = reader.read(
      Array("Secret: 1234. To delete the account, tap it.".utf8), at: "notes.txt", as: .reviewNotes)
    #expect(content.sightings.map(\.found) == ["*delet*account*"])
  }
}
