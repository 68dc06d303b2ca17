import Testing

@Suite struct AppleTitleTests {
  private func reading(_ title: String, _ language: String) -> Reading {
    Reading(
      described(
        """
        login: {services: [apple]}
        screens:
          - language: \(language)
            buttons: [{service: apple, title: "\(title)"}]
        """
      )
    )
  }

  @Test(arguments: [
    ("Sign in with Apple", "en", "signIn"), ("Sign up with Apple", "en-GB", "signUp"),
    ("Continue with Apple", "en-US", "continue"), ("Log in with Apple", "en", "other"),
    ("", "en", "other"), ("Sign in with Apple.", "en", "other"),
    // Another language than the screen's.
    ("Sign in with Apple", "de", "other"), ("Mit Apple anmelden", "en", "other"),
    ("Mit Apple anmelden", "de-AT", "signIn"), ("Mit Apple anmelden", "de-Latn-CH", "signIn"),
    ("通过 Apple 登录", "zh-CN", "signIn"), ("通过 Apple 登录", "zh", "signIn"),
    ("通过 Apple 登录", "zh-Hans-SG", "signIn"), ("通过 Apple 登录", "zh-TW", "other"),
    ("使用 Apple 登入", "zh-TW", "signIn"), ("使用 Apple 登入", "zh-HK", "signIn"),
    ("以 Apple 登入", "zh-HK", "signIn"), ("使用 Apple 註冊", "zh-Hant", "signUp"),
    ("以 Apple 登入", "zh-Hant-HK", "signIn"), ("使用 Apple 登入", "zh-MO", "signIn"),
    ("使用 Apple 登入", "zh-CN", "other"),
    ("Iniciar sessão com a Apple", "pt", "signIn"),
    ("Iniciar sessão com a Apple", "pt-BR", "signIn"),
    // A language that the catalogue doesn't have, or none: any title counts.
    ("Mit Apple anmelden", "eo", "signIn"), ("Sign up with Apple", "unknown", "signUp"),
    ("Anmelden", "unknown", "other"),
    // All capitals are the same words, any other capitals aren't.
    ("SIGN IN WITH APPLE", "en", "signIn"), ("Sign In with Apple", "en", "other"),
    ("sign in with apple", "en", "other"), ("MIT APPLE FORTFAHREN", "de", "continue"),
    ("MIT Apple FORTFAHREN", "de", "other"), ("APPLE İLE GİRİŞ YAP", "tr", "signIn"),
    ("Apple ile giriş yap", "tr", "signIn"), ("APPLE İLE GİRİŞ YAP", "unknown", "signIn"),
    // Spaces, hyphens and apostrophes of other kinds, and letters put together.
    ("S'inscrire avec Apple", "fr", "signUp"), ("S’INSCRIRE AVEC APPLE", "fr", "signUp"),
    ("Sign in\\u00A0with  Apple ", "en", "signIn"), ("Sign in\\nwith Apple", "en", "signIn"),
    ("Registrar-se com a Apple", "pt", "signUp"),
    ("Registrar\\u2011se com a Apple", "pt", "signUp"),
    ("Iniciar sessa\\u0303o com a Apple", "pt", "signIn"),
  ])
  func `words are told apart in the screen's language`(
    title: String, language: String, kind: String
  ) {
    #expect(reading(title, language)["screens[0].buttons[0].appleTitle"] == "'\(kind)'")
  }

  @Test func `words that nobody wrote are unknown`() {
    let reading = Reading(
      described("login: {services: [apple]}\nscreens: [{id: s, buttons: [{service: apple}]}]"))
    #expect(
      reading["screens[0].buttons[0].appleTitle"]
        == "unknown screens[\"s\"].buttons[\"apple\"].title"
    )
  }

  @Test(arguments: [
    ("de", ["Mit Apple anmelden", "Mit Apple registrieren", "Mit Apple fortfahren"]),
    (
      "zh-TW",
      [
        "使用 Apple 登入", "使用 Apple 註冊", "使用 Apple 繼續", "以 Apple 登入", "以 Apple 註冊",
        "以 Apple 繼續",
      ]
    ),
  ])
  func `the allowed titles are those of the language`(language: String, titles: [String]) {
    let quoted = titles.map { "'\($0)'" }.joined(separator: ", ")
    #expect(reading("A", language)["screens[0].buttons[0].allowedTitles"] == "[\(quoted)]")
  }
}
