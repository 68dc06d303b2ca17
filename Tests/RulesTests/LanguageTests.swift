import Diagnostics
import Documents
import Localization
import Rules
import TestSupport
import Testing

@Suite struct LanguageTests {
  private static func language(_ text: String) throws -> Language {
    var reader = LanguageReader()
    let language = reader.read(ReadFile(path: "xx.yaml", text: "language: xx\nname: X\n" + text))
    return try #require(language, "\(reader.diagnostics)")
  }

  @Test func `a message is found by its id`() throws {
    let language = try Self.language("phrases: {file.named: 'Datei {0}'}")
    #expect(language(Message(.fileNamed, "a.yaml")) == "Datei a.yaml")
  }

  @Test func `what the language doesn't say stays English`() throws {
    let language = try Self.language("phrases: {a-list: 'eine Liste'}")
    #expect(language(Message(.either, Message(.aList), "x")) == "eine Liste or x")
  }

  @Test func `parts may change their places`() throws {
    let language = try Self.language("phrases: {either: '{1}/{0}'}")
    #expect(language(Message(.either, 2, 3)) == "3/2")
  }

  @Test(arguments: [(1, "1 plik"), (3, "3 pliki"), (5, "5 plików"), (22, "22 pliki")])
  func `a number picks its plural`(count: Int, text: String) throws {
    let language = try Self.language(
      """
      plurals:
        one: n == 1
        few: n % 10 >= 2 && n % 10 <= 4 && !(n % 100 >= 12 && n % 100 <= 14)
      phrases: {files: {one: '{0} plik', few: '{0} pliki', other: '{0} plików'}}
      """
    )
    #expect(language(Message(.files, count: count, count)) == text)
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
    #expect(language(Message(.verbatim, Amount(8_388_608))) == "8.388.608")
    #expect(language.dates.short("2026-03-05") == "05/03/2026")
    #expect(language.dates.long("2026-03-05") == "5 de março de 2026")
    #expect(language.dates.long("2026-03-01") == "1º de março de 2026")
    #expect(language.dates.short("2026-03-01") == "01/03/2026")
    #expect(language.dates.long("soon") == "soon")
    #expect(language.dates.short("ipad-12-09") == "ipad-12-09")
    #expect(language(Message.verbatim("2026-03-05")) == "05/03/2026")
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
      "phrases: {files: {one: '{0} file'}}",
      "3:18 ‹{one: '{0} file'}›: a phrase with plural forms needs 'other', which serves every number"
    ),
    ("direction: up", "3:12 ‹up›: 'up' is not leftToRight or rightToLeft"),
    ("plurals: {one: n = 1}", "3:16 ‹n = 1›: '=' is no operator; write '==' to compare"),
    ("phrase: {}", "3:1 ‹phrase›: there is no key 'phrase' here; did you mean 'phrases'?"),
  ])
  func `what is wrong with a file is told at its place`(text: String, told: String) {
    let file = SourceFile(path: "xx.yaml", text: "language: xx\nname: X\n" + text)
    var reader = LanguageReader()
    #expect(reader.read(ReadFile(file))?.tag == nil)
    #expect(file.shown(reader.diagnostics) == [told])
  }

  @Test func `a file that doesn't say its language is told only that`() {
    let file = SourceFile(path: "xx.yaml", text: "name: X\nphrases: {hello: Hi}\nrules: {}\n")
    var reader = LanguageReader()
    #expect(reader.read(ReadFile(file))?.tag == nil)
    let told = [
      "1:1 ‹name: X⏎phrases: {hello: Hi}⏎rules: {}›: the key 'language' is missing here; add it"
    ]
    #expect(file.shown(reader.diagnostics) == told)
  }
}
