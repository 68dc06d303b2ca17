import BuiltInRules
import Diagnostics
import Documents
import Localization
import Model
import Rules
import TestSupport
import Testing

@Suite struct CatalogueTests {
  private static let book = Trial(
    [],
    builtIn: BuiltInFile.all
      .filter { $0.hasRules && !$0.path.contains("/") }
      .map { SourceFile(path: "builtin/\($0.path)", text: $0.text) }
  ).book

  /// The entries of a catalogue, as they are written.
  private static func entries(of catalogue: String, in file: String) throws -> [DocumentNode] {
    let text = try #require(BuiltInFile.all.first { $0.path == file }).text
    let source = SourceFile(path: file, text: text)
    let document = try #require(DocumentReader().readAll(source).documents.first)
    return try #require(document.root[catalogue]?.items)
  }

  private static func twice(_ words: [String]) -> [String] {
    Dictionary(grouping: words) { $0.lowercased() }.filter { $0.value.count > 1 }.keys.sorted()
  }

  @Test func `no two services share an id or an alias`() throws {
    let words = try Self.entries(of: "providers", in: "providers.yaml").flatMap { entry in
      [entry["id"]?.text].compactMap(\.self) + (entry["aliases"]?.items ?? []).compactMap(\.text)
    }
    #expect(words.count > 300)
    #expect(Self.twice(words) == [])
  }

  @Test func `no two devices share an id, a name or a model`() throws {
    let devices = try Self.entries(of: "devices", in: "devices.yaml")
    #expect(Self.twice(devices.compactMap { $0["id"]?.text }) == [])
    #expect(Self.twice(devices.compactMap { $0["name"]?.text }) == [])
    #expect(Self.twice(devices.flatMap { $0["models"]?.items ?? [] }.compactMap(\.text)) == [])
  }

  @Test(arguments: [
    ("laws", "id"), ("titles", "locale"), ("editions", "id"), ("guidelines", "key"),
    ("letters", "class"), ("fieldNames", "locale"), ("sources", "key"), ("regions", "id"),
  ])
  func `no two entries of another catalogue are called the same`(
    catalogue: String, key: String
  ) throws {
    let files = ["titles": "button-titles", "fieldNames": "field-names"]
    let file = files[catalogue] ?? catalogue
    let entries = try Self.entries(of: catalogue, in: "\(file).yaml")
    #expect(Self.twice(entries.compactMap { $0[key]?.text }) == [])
  }

  @Test func `every service and device says how it is known`() throws {
    let levels: Set = ["sdk_source", "vendor_docs", "secondary", "guideline", "recall"]
    for entry in try Self.entries(of: "providers", in: "providers.yaml") {
      #expect(levels.contains(entry["evidence"]?.text ?? ""), "\(entry["id"]?.text ?? "")")
    }
    let starts = ["measured", "derived", "secondary"]
    for entry in try Self.entries(of: "devices", in: "devices.yaml") {
      let evidence = entry["evidence"]?.text ?? ""
      #expect(starts.contains { evidence.hasPrefix($0) }, "\(entry["id"]?.text ?? "")")
    }
  }

  @Test(arguments: [
    ("enterprise", "entra wecom azure-ad google-workspace enterprise-sso saml onelogin jumpcloud"),
    ("education", "clever classlink feide surfconext canvas"), ("guest", "guest anonymous"),
    ("broker", "okta auth0 firebase cognito azure-ad-b2c entra-external-id appwrite nakama"),
    (
      "citizenId",
      "swissid vneid thaid bundid freja mobile-id e-devlet govuk-one-login bankid-se nhs-login "
        + "suomi.fi cl@ve digilocker realme claveunica iam-smart id-porten fayda mydigital-id"
    ),
    (
      "thirdParty",
      "mastodon bluesky threads whatsapp samsung bilibili xiaohongshu microsoft truecaller au-id vipps "
        + "openai riot supercell paypay max sber t-id gopay"
    ),
    ("own", "email phone passkey"), ("apple", "apple siwa"), ("platform", "gamecenter"),
    ("marketplace", "marketplace"),
  ])
  func `services have the kind that guideline 4.8 gives them`(kind: String, words: String) {
    for word in words.split(separator: " ").map(String.init) {
      #expect(Self.book.catalogues.provider(word)?.kind == kind, "\(word)")
    }
  }

  @Test(arguments: [
    "facebook", "x", "instagram", "tiktok", "douyin", "wechat", "qq", "weibo", "vk",
    "odnoklassniki",
    "snapchat", "reddit", "linkedin", "telegram", "discord", "twitch", "line", "kakao", "mastodon",
    "bluesky", "threads", "whatsapp", "bilibili", "xiaohongshu", "douban", "max", "kick",
  ])
  func `a social network is known as one`(word: String) {
    #expect(Self.book.catalogues.provider(word)?.values.holds("social") == true)
  }

  @Test func `these hand over to an app of their own`() throws {
    let ids = try Self.entries(of: "providers", in: "providers.yaml").filter {
      $0["needsItsApp"]?.text == "true" || $0["handsOver"]?.text == "true"
    }.compactMap { $0["id"]?.text }
    #expect(Set(ids).isSuperset(of: ["wechat", "qq", "truecaller", "naver", "kakao", "toss"]))
  }

  @Test(arguments: [
    ("iphone", "iphone-18-pro iphone-18-pro-max iphone-duo iphone-duo-inner iphone-17e"),
    ("ipad", "ipad-pro-13-m5 ipad-air-11-m4 ipad-a16 ipad-mini-a17"),
    ("mac", "macbook-air-13 macbook-air-15 macbook-pro-14 macbook-pro-16 imac-24"),
    ("tv", "apple-tv-4k apple-tv-hd"), ("vision", "apple-vision-pro"),
    (
      "watch",
      "apple-watch-series-12-46mm apple-watch-series-12-42mm apple-watch-ultra-4 "
        + "apple-watch-se-3-40mm apple-watch-se-3-44mm"
    ),
  ])
  func `devices of every platform are there`(platform: String, ids: String) {
    for id in ids.split(separator: " ").map(String.init) {
      #expect(Self.book.catalogues.device(id)?.platform == platform, "\(id)")
    }
  }

  @Test func `the articles of laws have their days`() {
    let articles = Self.book.laws.flatMap { law in
      law.articles.map { article in
        let days = ["2024-12-24", "2024-12-25", "2025-12-31", "2026-01-01"].filter {
          article.isInForce(on: Trial.day($0))
        }
        return "\(law.id) \(article.number): \(days.joined(separator: " "))"
      }
    }
    for known in [
      "cn-cybersecurity-law 24: 2024-12-24 2024-12-25 2025-12-31",
      "cn-cybersecurity-law 26: 2026-01-01",
      "cn-app-provisions 6: 2024-12-24 2024-12-25 2025-12-31 2026-01-01",
      "cn-account-information-provisions 9: 2024-12-24 2024-12-25 2025-12-31 2026-01-01",
      "vn-decree-147-2024 23: 2024-12-25 2025-12-31 2026-01-01",
      "vn-decree-147-2024 27: 2024-12-25 2025-12-31 2026-01-01",
      "vn-cybersecurity-law-2025 25: ",
      "ru-149-fz 8(10): 2024-12-24 2024-12-25 2025-12-31 2026-01-01",
      "br-eca-digital 9: ", "br-eca-digital 24: ",
      "au-social-media-minimum-age 63D: 2025-12-31 2026-01-01",
      "kr-youth-protection-act 16: 2024-12-24 2024-12-25 2025-12-31 2026-01-01",
    ] {
      #expect(articles.contains(known))
    }
  }

  @Test func `what laws of other kinds do is said, and how that is known`() {
    let told = Self.book.laws.map { law in
      ([law.id] + law.demands + law.forbidsLogins + [law.evidence]).joined(separator: " | ")
    }
    for known in [
      "in-sim-binding | It asks for a phone number. | secondary",
      "br-eca-digital | It asks how old people are. | text",
      "au-social-media-minimum-age | It asks how old people are. | text",
      "kr-youth-protection-act | It asks how old people are. | "
        + "It asks who people are, for which a phone number is one means. | secondary",
      "ru-149-fz | apple | google | facebook | secondary",
    ] {
      #expect(told.contains(known))
    }
  }

  @Test(arguments: BuiltInFile.languages.map(\.name).filter { $0 != "en" })
  func `what isn't a proper name is said in every language`(tag: String) throws {
    let ids = [
      "apple", "wechat", "google", "facebook", "email-password", "email-otp", "phone-otp",
      "carrier-one-tap", "username-password", "passkey", "guest", "own-company", "marketplace",
      "enterprise-sso", "eudi", "aswebauth",
    ]
    for id in ids {
      let provider = try #require(Self.book.catalogues.provider(id))
      let language = try BuiltInFile.language(tag)
      #expect(language[.services, id] != nil || provider.translations[tag] != nil, "\(id)")
    }
  }

  @Test(arguments: [
    ("wechat", "zh-Hans", "微信登录"), ("phone", "zh-Hans", "手机号登录"),
    ("siwa", "fr", "Connexion avec Apple"), ("guest", "vi", "Truy cập với tư cách khách"),
    ("email", "pt-BR", "E-mail e senha"), ("passkey", "ar", "مفتاح المرور"),
    ("iam-smart", "zh-Hans", "智方便"), ("chatgpt", "fr", "Connexion avec ChatGPT"),
    ("dropbox", "zh-Hans", "Dropbox"), ("wechat", "en", "WeChat Login"),
  ])
  func `a service has its name in a language`(word: String, tag: String, name: String) throws {
    let provider = try #require(Self.book.catalogues.provider(word))
    #expect(try BuiltInFile.language(tag)(provider.called) == name)
  }
}
