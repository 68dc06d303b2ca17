import Expressions
import Model

extension Catalogues {
  /// A few entries of each catalogue, one of every kind that facts tell apart.
  static let small = Catalogues(
    providers: [
      service("apple", "Apple", "apple"),
      service(
        "google",
        "Google",
        "thirdParty",
        aliases: ["google-sign-in"],
        values: [
          "refusesWebViews": .boolean(true), "refusesWebViewsFrom": .timestamp(day("2021-09-30")),
        ]
      ),
      service("facebook", "Facebook", "thirdParty", values: ["social": .boolean(true)]),
      service(
        "wechat", "WeChat", "thirdParty", aliases: ["weixin"],
        values: ["social": .boolean(true), "needsItsApp": .boolean(true)]),
      service(
        "email-password", "E-mail and password", "own", aliases: ["email"],
        values: ["takesPassword": .boolean(true)]),
      service(
        "phone-otp", "Phone number", "own", aliases: ["phone"],
        values: ["sendsCode": .boolean(true)]),
      service("passkey", "Passkey", "own", values: ["takesPasskey": .boolean(true)]),
      service("okta", "Okta", "enterprise"),
      service("clever", "Clever", "education"),
      service("bankid", "BankID", "citizenId"),
      service("auth0", "Auth0", "broker"),
    ],
    devices: [
      model(
        "iphone-se-3",
        "iphone",
        375,
        667,
        2,
        [
          Device.Generation(
            from: nil, until: 18, portrait: Device.Insets(top: 20, bottom: 0, left: 0, right: 0),
            landscape: Device.Insets(top: 0, bottom: 0, left: 0, right: 0))
        ],
        name: "iPhone SE (3rd generation)"
      ),
      model(
        "iphone-16",
        "iphone",
        393,
        852,
        3,
        [
          Device.Generation(
            from: nil, until: 18, portrait: Device.Insets(top: 59, bottom: 34, left: 0, right: 0),
            landscape: Device.Insets(top: 0, bottom: 21, left: 59, right: 59)),
          Device.Generation(
            from: 26, until: nil, portrait: Device.Insets(top: 62, bottom: 34, left: 0, right: 0),
            landscape: nil),
        ],
        models: ["iPhone17,3"]
      ),
      model(
        "ipad-11",
        "ipad",
        834,
        1194,
        2,
        [
          Device.Generation(
            from: nil, until: nil, portrait: Device.Insets(top: 24, bottom: 20, left: 0, right: 0),
            landscape: Device.Insets(top: 24, bottom: 20, left: 0, right: 0))
        ]
      ),
      model("watch-46mm", "watch", 208, 248, 2, []),
      model("tv", "tv", 1920, 1080, 2, []),
    ],
    titles: [
      appleTitles("en", "Sign in with Apple", "Sign up with Apple", "Continue with Apple"),
      appleTitles("de", "Mit Apple anmelden", "Mit Apple registrieren", "Mit Apple fortfahren"),
      appleTitles("fr", "Se connecter avec Apple", "S’inscrire avec Apple", "Continuer avec Apple"),
      appleTitles("tr", "Apple ile giriş yap", "Apple ile kaydol", "Apple ile devam et"),
      appleTitles("zh-Hans", "通过 Apple 登录", "通过 Apple 注册", "通过 Apple 继续"),
      appleTitles("zh-Hant", "使用 Apple 登入", "使用 Apple 註冊", "使用 Apple 繼續"),
      appleTitles("zh-Hant-HK", "以 Apple 登入", "以 Apple 註冊", "以 Apple 繼續"),
      appleTitles(
        "pt-BR", "Iniciar sessão com a Apple", "Registrar‑se com a Apple", "Continuar com a Apple"),
    ],
    editions: [
      version("2019-09-12", .all, .apple, updatesBoundFrom: "2020-06-30"),
      version("2020-03-04", .any, .apple, updatesBoundFrom: "2020-06-30"),
      version("2024-01-25", .any, .equivalent),
      version("2024-03-05", .any, .equivalent, also: "alternativeMarketplace"),
    ],
    fieldNames: [
      FieldNames(
        locale: "en",
        names: [
          "email": ["email", "name and email"], "userName": ["user name"],
          "fullName": ["name and email"],
        ],
        alone: ["fullName": ["name"]],
        fillers: ["your"]
      ),
      FieldNames(locale: "de", names: ["phone": ["Handynummer"]], alone: [:], fillers: ["Ihre"]),
    ]
  )
}

private func service(
  _ id: String, _ name: String, _ kind: String, aliases: [String] = [],
  values: CatalogueValues = [:]
) -> Provider {
  Provider(id: id, name: name, kind: kind, aliases: aliases, values: values)
}

private func model(
  _ id: String, _ platform: String, _ width: Double, _ height: Double, _ scale: Double,
  _ generations: [Device.Generation], name: String? = nil, models: [String] = []
) -> Device {
  Device(
    id: id, name: name ?? id, models: models, platform: platform, width: width, height: height,
    values: ["scale": .double(scale)], generations: generations)
}

private func appleTitles(
  _ locale: String, _ signIn: String, _ signUp: String, _ continuing: String
) -> AppleTitles {
  AppleTitles(
    locale: locale, signIn: [signIn], signUp: [signUp], continuing: [continuing], watch: [])
}

private func version(
  _ id: String, _ trigger: Edition.Trigger, _ satisfiedBy: Edition.Satisfaction,
  also exemption: String? = nil, updatesBoundFrom: String? = nil
) -> Edition {
  let exemptions = ["ownAccounts", "enterpriseOrEducation", "citizenId", "serviceClient"]
  return Edition(
    id: id, from: day(id), title: satisfiedBy == .apple ? "Sign in with Apple" : "Login Services",
    trigger: trigger, satisfiedBy: satisfiedBy,
    exemptions: exemptions + [exemption].compactMap(\.self),
    updatesBoundFrom: updatesBoundFrom.map(day))
}
