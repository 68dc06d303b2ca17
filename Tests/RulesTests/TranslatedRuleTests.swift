import Diagnostics
import Documents
import Engine
import Model
import Rules
import TestSupport
import Testing

/// Rules of people's own in several languages.
@Suite struct TranslatedRuleTests {
  private static let rule = SmallRule.file([
    "title: {en: A rule, fr: Une règle}",
    "why: {en: Because, fr: Parce que}",
    "require: 'false'",
    "message: {en: '{app.name} is so', fr: 'C’est {app.name}'}",
    "fix: {en: Change it, fr: Changez}",
  ])

  private static func trial(_ rule: String, in tag: String) throws -> Trial {
    let text = "language: \(tag)\nname: Name\n"
    var reader = LanguageReader()
    let language = reader.read(ReadFile(path: "\(tag).yaml", text: text))
    return Trial(
      [SourceFile(path: "team/rules.yaml", text: rule)], language: try #require(language))
  }

  private static let description = "reviewlint: 1\napp: {name: A}\n"

  @Test(arguments: [
    ("fr", ["Une règle", "Parce que", "C’est A", "Changez"]),
    ("vi", ["A rule", "Because", "A is so", "Change it"]),
  ])
  func `a rule speaks the languages that it has texts for`(tag: String, texts: [String]) throws {
    let trial = try Self.trial(Self.rule, in: tag)
    let finding = try #require(trial.result(for: Self.description).findings.first)
    #expect([finding.title, finding.why, finding.message, finding.fix] == texts)
  }

  @Test func `what a language leaves out stays English, and says the same finding`() throws {
    let rule = SmallRule.file(["require: 'false'", "message: {en: So, fr: Ainsi}"])
    let french = try Self.trial(rule, in: "fr").result(for: Self.description).findings[0]
    let english = try Trial(rule).result(for: Self.description).findings[0]
    #expect(french.message == "Ainsi")
    #expect(french.title == "A rule")
    #expect(french.fingerprint == english.fingerprint)
  }

  @Test func `notes, decisions and meanings have languages as well`() throws {
    let rule =
      SmallRule.file([
        "require: custom.agreed", "when: app.name != 'B'",
        "exempt: [{id: e, if: app.name == 'C', note: {en: Small, fr: Petit}}]",
        "review: {if: 'true', text: {en: Look, fr: Regardez}}",
      ])
      + "fields: {custom.agreed: {type: boolean, meaning: {en: Agreed, fr: Accepté}}}\n"
    let trial = try Self.trial(rule, in: "fr")
    func said(_ name: String, _ rest: String) throws -> [String] {
      try trial.messages(for: "reviewlint: 1\napp: {name: \(name)}\n\(rest)")
    }
    #expect(try said("A", "custom: {agreed: true}\n") == ["Regardez"])
    #expect(try said("C", "custom: {agreed: true}\n") == ["Petit"])
    let open = try trial.result(for: Self.description).questions.plan.map(\.question)
    #expect(open.map(\.meaning.text) == ["Accepté"])
  }

  @Test(
    arguments: ToldTable.rows(
      """
      message: {en: '{app.name} is so', fr: 'C’est {app.nom}'}
        10:43 ‹'C’est {app.nom}'›: a translation fills in what the English text does; this is with
          {app.nom}, without {app.name}
      fix: {en: Change it, fr: 'Changez {app.name}'}
        11:30 ‹'Changez {app.name}'›: a translation fills in what the English text does; this is
          with {app.name}
      title: {fr: Une règle}
        3:12 ‹{fr: Une règle}›: the text in English is missing; write it under 'en'
      message: {app.name}
        10:14 ‹{app.name}›: YAML reads braces at the beginning of a text as a mapping; put the
          text in quotes
      message: {screen}
        10:14 ‹{screen}›: YAML reads braces at the beginning of a text as a mapping; put the text
          in quotes
      why: {en: ' '}
        6:10 ‹{en: ' '}›: there is nothing to read here; say it in a sentence
      """
    ))
  func `texts that don't fit together are told at their place`(change: String, told: [String]) {
    #expect(Trial(SmallRule.file([change])).told == told)
  }

  @Test func `a text with something behind its braces needs quotes`() {
    #expect(
      Trial(SmallRule.file(["message: {app.name} is so"])).told == [
        """
        10:25 ‹i›: nothing can follow the brace or bracket that closes a value; put the whole text \
        into quotes
        """
      ]
    )
  }
}
