import Testing

@testable import Model

@Suite struct LanguageTagTests {
  @Test(arguments: [
    ("en", true), ("pt-BR", true), ("zh-Hans-CN", true), ("es-419", true), ("de-AT-1996", true),
    ("x", false), ("", false), ("en-", false), ("-en", false), ("en--US", false), ("en_US", false),
    ("e1", false), ("fil", true), ("German", false), ("french", false), ("DE", false),
    ("pt-br", false), ("zh-hans", false), ("sr-Latn-RS", true), ("en-US-u-ca-iso", true),
    ("en-toolongpart", false), ("dé", false), ("en US", false),
  ])
  func `a tag is a language and further parts`(tag: String, isWellFormed: Bool) {
    #expect(LanguageTag.isWellFormed(tag) == isWellFormed)
  }

  @Test(arguments: [
    ("de-AT", ["de-at", "de"]), ("zh-CN", ["zh-cn", "zh-hans", "zh"]),
    ("zh-TW", ["zh-tw", "zh-hant", "zh"]), ("zh-HK", ["zh-hk", "zh-hant", "zh"]),
    ("zh", ["zh", "zh-hans"]), ("zh-Hant-TW", ["zh-hant-tw", "zh-hant", "zh"]),
    ("pt", ["pt", "pt-br"]), ("nb", ["nb", "no"]), ("no", ["no", "nb"]), ("iw", ["iw", "he"]),
  ])
  func `a tag falls back to wider ones`(tag: String, fallbacks: [String]) {
    #expect(LanguageTag(tag).fallbacks == fallbacks)
  }
}
