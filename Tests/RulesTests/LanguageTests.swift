import Diagnostics
import Rules
import TestSupport
import Testing

@Suite struct LanguageTests {
  private static func language(_ text: String) throws -> Language {
    var reader = LanguageReader()
    let language = reader.read(SourceFile(path: "xx.yaml", text: "language: xx\nname: X\n" + text))
    return try #require(language, "\(reader.diagnostics)")
  }

  @Test func `a sentence is found by its English pattern`() throws {
    let language = try Self.language("phrases: {'there is no key {0} here': 'hier fehlt {0}'}")
    let key = "frame"
    #expect(language("there is no key \(key) here") == "hier fehlt frame")
  }

  @Test func `what the language doesn't say stays English`() throws {
    let language = try Self.language("phrases: {'a list': 'eine Liste'}")
    let kind: LocalizableText = "a list"
    #expect(language("\(kind) is not a text") == "eine Liste is not a text")
  }

  @Test func `parts may change their places`() throws {
    let language = try Self.language("phrases: {'{0} of {1}': '{1}: {0}'}")
    #expect(language("\(2) of \(3)") == "3: 2")
  }

  @Test(arguments: [(1, "1 plik"), (3, "3 pliki"), (5, "5 plików"), (22, "22 pliki")])
  func `a number picks its plural`(count: Int, text: String) throws {
    let language = try Self.language(
      """
      plurals:
        one: n == 1
        few: n % 10 >= 2 && n % 10 <= 4 && !(n % 100 >= 12 && n % 100 <= 14)
      phrases: {'{0} files': {one: '{0} plik', few: '{0} pliki', other: '{0} plików'}}
      """
    )
    let sentence = LocalizableText.counted(count, one: "\(count) file", other: "\(count) files")
    #expect(language(sentence) == text)
  }

  @Test func `numbers and days are written as the language has them`() throws {
    let language = try Self.language(
      """
      decimal: ','
      grouping: .
      dates:
        short: '{DD}/{MM}/{year}'
        long: '{day} de {name} de {year}'
        first: 1º
        months: [janeiro, fevereiro, março, abril, maio, junho, julho, agosto, setembro,
          outubro, novembro, dezembro]
      """
    )
    #expect(language.numbers.text(4.4) == "4,4")
    #expect(language("\(amount: 8_388_608) bytes") == "8.388.608 bytes")
    #expect(language.dates.short("2026-03-05") == "05/03/2026")
    #expect(language.dates.long("2026-03-05") == "5 de março de 2026")
    #expect(language.dates.long("2026-03-01") == "1º de março de 2026")
    #expect(language.dates.short("2026-03-01") == "01/03/2026")
    #expect(language.dates.long("soon") == "soon")
    #expect(language.dates.short("ipad-12-09") == "ipad-12-09")
    let day = "2026-03-05"
    #expect(language("until \(day)") == "until 05/03/2026")
  }

  @Test func `a name doesn't turn the direction of a right-to-left sentence`() throws {
    let language = try Self.language("direction: rightToLeft")
    #expect(language.isolated("iphone-15") == "\u{2068}iphone-15\u{2069}")
    #expect(language.isolated("a\u{202E}b") == "\u{2068}ab\u{2069}")
    #expect(language.isolated("44") == "44")
    #expect(language.isolated("2026-11-21") == "\u{2068}2026-11-21\u{2069}")
  }

  @Test(arguments: [
    (
      "phrases: {'{0} files': {one: '{0} file'}}",
      "3:24 ‹{one: '{0} file'}›: a phrase with plural forms needs 'other', which serves every number"
    ),
    ("direction: up", "3:12 ‹up›: 'up' is not leftToRight or rightToLeft"),
    ("plurals: {one: n = 1}", "3:16 ‹n = 1›: '=' is no operator; write '==' to compare"),
    ("phrase: {}", "3:1 ‹phrase›: there is no key 'phrase' here; did you mean 'phrases'?"),
  ])
  func `what is wrong with a file is told at its place`(text: String, told: String) {
    let file = SourceFile(path: "xx.yaml", text: "language: xx\nname: X\n" + text)
    var reader = LanguageReader()
    #expect(reader.read(file)?.tag == nil)
    #expect(file.shown(reader.diagnostics) == [told])
  }
}
