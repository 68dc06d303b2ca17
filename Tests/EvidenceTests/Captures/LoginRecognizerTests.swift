import Evidence
import Testing

@Suite struct LoginRecognizerTests {
  @Test(arguments: [
    ("Sign in with Apple", "apple"), ("SIGN IN WITH APPLE", "apple"), ("Appleでサインイン", "apple"),
    ("Fortfahren mit Google", "google"), ("Google", "google"), ("Log in with Facebook", "facebook"),
    ("Continue with X", "x"), ("Войти с Яндекс ID", "yandex"), ("LINEでログイン", "line"),
    ("카카오 로그인", "kakao"), ("微信登录", "wechat"), ("Tiếp tục với Zalo", "zalo"),
    ("تسجيل الدخول باستخدام Google", "google"), ("Entrar com Google", "google"),
    ("Continue with email", "email-password"), ("Continue as guest", "guest"),
    ("Sign in with GitHub", "github"), ("Login with Amazon", "amazon"),
    ("Sign in with Google Workspace", "google-workspace"), ("appleSignIn_btn", "apple"),
  ])
  func `a name with words of logging in is the service's`(title: String, service: String) throws {
    let found =
      title.contains("_")
      ? try Recognition.shown(screen(#"{"type": "button", "identifier": "\#(title)""#))
        .map { String($0.prefix { $0 != " " }) }
      : try Recognition.services(ofButtons: [title])
    #expect(found == [service])
  }

  @Test(arguments: [
    "Share on Facebook", "Find us on Instagram", "Sign in with Google or Facebook", "X", "OK",
    "Email", "Phone", "Follow us on X", "Line", "Pay with Apple Pay", "Log in", "Apple Music",
    "Silent login with Google", "登录后分享到微信", "Sign out of Google", "Show me", "Shop", "Sweden",
    "Google status",
  ])
  func `a name in an unrelated sentence, or two, is none`(title: String) throws {
    #expect(try Recognition.services(ofButtons: [title]) == [])
  }

  @Test(arguments: [
    ("google_sign_in_button", ["google"]), ("btnWechat", ["wechat"]), ("com.apple.settings", []),
    ("shareFacebookButton", []), ("close_x_button", []), ("x_login_button", ["x"]),
    ("com.example.app.facebookLogin", ["facebook"]), ("google_facebook_row", []),
  ])
  func `names in code need a control or logging in beside them`(
    identifier: String, services: [String]
  ) throws {
    let found = try Recognition.shown(screen(#"{"type": "button", "identifier": "\#(identifier)""#))
    #expect(found.map { String($0.prefix { $0 != " " }) } == services)
  }

  @Test func `what is stronger decides`() throws {
    let button = #"{"type": "button", "identifier": "google_button", "label": "Continue""#
    #expect(try Recognition.shown(screen(button)) == ["google \"Continue\" [20, 100, 300, 50]"])
    let shared =
      #"{"type": "button", "identifier": "facebook_button", "label": "Share on Facebook""#
    #expect(try Recognition.shown(screen(shared)) == [])
  }

  @Test func `a button in a button is one, and so is a label on it`() throws {
    let text = """
      Window (Main), 0x1, {{0.0, 0.0}, {400.0, 800.0}}
        Button, 0x2, {{20.0, 100.0}, {300.0, 50.0}}, identifier: 'google'
          Button, 0x3, {{22.0, 102.0}, {296.0, 46.0}}, label: 'Sign in with Google'
        Other, 0x4, {{20.0, 200.0}, {300.0, 50.0}}, identifier: 'appleLogin'
          Button, 0x5, {{20.0, 200.0}, {300.0, 50.0}}, label: 'Sign in with Apple'
        Button, 0x6, {{20.0, 300.0}, {300.0, 50.0}}
        StaticText, 0x7, {{90.0, 310.0}, {150.0, 20.0}}, label: 'Continue with Facebook'
      """
    #expect(
      try Recognition.shown(Capture.of(text).screens[0]) == [
        "google \"Sign in with Google\" [20, 100, 300, 50]",
        "apple \"Sign in with Apple\" [20, 200, 300, 50]",
        "facebook \"Continue with Facebook\" [20, 300, 300, 50]",
      ]
    )
  }

  @Test func `the same service at two places is two buttons`() throws {
    #expect(
      try Recognition.services(ofButtons: ["Sign in with Apple", "Continue with Apple"])
        == ["apple", "apple"]
    )
  }

  @Test func `a phone field with its button is a login of the app's own`() throws {
    let text = """
      {"reviewlintTree": 1, "size": [400, 800], "elements": [
        {"type": "textField", "label": "手机号", "frame": [20, 100, 300, 50]},
        {"type": "button", "label": "获取验证码", "frame": [20, 160, 300, 50]},
        {"type": "button", "label": "Help", "frame": [20, 700, 300, 50]}]}
      """
    let screen = try Capture.of(text).screens[0]
    #expect(try Recognition.shown(screen) == ["phone-otp \"获取验证码\" [20, 160, 300, 50]"])
    #expect(try Recognition.unrecognised(screen) == ["Help"])
  }

  @Test(arguments: [
    "REGISTRARSE", "INICIAR SESION", "เข้าสู่ระบบ", "ВОЙТИ", "ANMELDEN", "GİRİŞ YAP", "KAYIT OL",
    "ΣΥΝΔΕΣΗ",
    "S’INSCRIRE", "تَسجيلُ الدُّخُول", "ចូល", "ເຂົ້າສູ່ລະບົບ", "ログイン", "登 录", "लॉग इन करें",
  ])
  func `a password's button is known in any case, script and spelling`(title: String) throws {
    let text = """
      {"reviewlintTree": 1, "size": [400, 800], "elements": [
        {"type": "secureTextField", "frame": [20, 100, 300, 50]},
        {"type": "button", "label": "\(title)", "frame": [20, 160, 300, 50]}]}
      """
    let screen = try Capture.of(text).screens[0]
    #expect(try Recognition.shown(screen) == ["email-password \"\(title)\" [20, 160, 300, 50]"])
  }

  @Test(arguments: [
    ("Kirjaudu Facebookilla", "facebook"), ("ลงชื่อเข้าใช้ด้วย Google", "google"),
    ("ເຂົ້າສູ່ລະບົບດ້ວຍGoogle", "google"), ("Xでサインイン", "x"), ("Prijavi se putem X", "x"),
    ("INICIAR SESION CON GOOGLE", "google"), ("Connectez", nil), ("Facebookish", nil),
  ])
  func `words of logging in count in the languages of the App Store`(
    title: String, service: String?
  ) throws {
    #expect(try Recognition.services(ofButtons: [title]) == [service].compactMap(\.self))
  }

  @Test func `a login button without its field isn't guessed`() throws {
    let screen = try screen(#"{"type": "button", "label": "Log in""#)
    #expect(try Recognition.shown(screen) == [])
    #expect(try Recognition.unrecognised(screen) == ["Log in"])
  }

  @Test func `the row of a list with nothing but a name is none`() throws {
    #expect(try Recognition.shown(screen(#"{"type": "cell", "label": "Facebook""#)) == [])
    #expect(
      try Recognition.shown(screen(#"{"type": "cell", "label": "Log in with Facebook""#))
        == ["facebook \"Log in with Facebook\" [20, 100, 300, 50]"]
    )
  }

  @Test func `a picture alone is a login by its name`() throws {
    let text = """
      {"type": "FRAME", "name": "Login", "absoluteBoundingBox": {"x": 0, "y": 0, "width": 390, "height": 844},
       "children": [
        {"type": "INSTANCE", "name": "Google Icon", "componentId": "7:1",
         "absoluteBoundingBox": {"x": 136, "y": 714, "width": 44, "height": 44}},
        {"type": "INSTANCE", "name": "Share Facebook Icon",
         "absoluteBoundingBox": {"x": 200, "y": 714, "width": 44, "height": 44}},
        {"type": "FRAME", "name": "Field", "fills": [{"type": "SOLID"}],
         "absoluteBoundingBox": {"x": 20, "y": 300, "width": 350, "height": 50}, "children": [
          {"type": "TEXT", "characters": "alice@example.com",
           "absoluteBoundingBox": {"x": 30, "y": 310, "width": 200, "height": 20}}]}]}
      """
    let screen = try Capture.of(text).screens[0]
    let logins = try #require(Recognition.recognizer).logins(on: screen)
    #expect(try Recognition.shown(screen) == ["google [136, 714, 44, 44]"])
    #expect(logins.logins.map(\.isLogoOnly) == [true])
    // What is drawn in a field is nobody's business.
    #expect(logins.unrecognised.map(\.name) == ["Field"])
  }

  @Test func `names in the screen's language come before those in others`() throws {
    let recognizer = try Recognition.recognizer(
      with: """
        providers:
          - {id: one, name: {en: One, de: Treffpunkt}, kind: thirdParty, evidence: recall}
          - {id: two, name: {en: Two, nl: Treffpunkt}, kind: thirdParty, evidence: recall}
        """
    )
    let element = #"{"type": "button", "label": "Sign in with Treffpunkt""#
    for (language, service) in [("nl-BE", "two"), ("de", "one"), ("fr", "one")] {
      let screen = try screen(element, language: language)
      #expect(recognizer.logins(on: screen).logins.map(\.service) == [service])
    }
  }

  private func screen(_ element: String, language: String = "en") throws -> CapturedScreen {
    let text = """
      {"reviewlintTree": 1, "size": [400, 800], "language": "\(language)",
       "elements": [\(element), "frame": [20, 100, 300, 50]}]}
      """
    return try #require(try Capture.of(text).screens.first)
  }
}
