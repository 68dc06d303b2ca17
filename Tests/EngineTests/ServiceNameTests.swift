import Diagnostics
import Documents
import Engine
import Localization
import Rules
import TestSupport
import Testing

@Suite struct ServiceNameTests {
  private static let rules = """
    providers:
      - {id: chat, name: {en: Chat Login, xx: Chatanmeldung}, kind: thirdParty, aliases: [ch]}
    rules:
    \(SmallRule.rule([
      "id: said", "-at", "each: [{s: login.services}]", "let: [{all: 'login.services.map(x, x.name)'}]",
      "require: 'false'",
      "message: '{s.name} of {all.join(`+`)}'".replacing("`", with: "\""),
      "fix: 'remove {s.name}'", "related: [{at: s, note: '{s.name} here'}]",
    ]))
    \(SmallRule.rule([
      "id: judged", "-at", "each: [{s: login.services}]",
      "require: s.name != 'Chat Login' && s.name != 'Google'", "message: 'not {s.name}'",
    ]))
    \(SmallRule.rule([
      "id: exempt", "-at", "each: [{b: 'screens[0].buttons'}]",
      "exempt: [{id: it, if: 'true', note: 'not {b.login.name}'}]",
    ]))
    \(SmallRule.rule([
      "id: written", "-at", "each: [{b: 'screens[0].buttons'}]",
      "require: b.service != 'chat' || b.login.id != 'chat'",
      "message: '{b.service}, {login.services.map(s, s.id)} and {`a ` + b.login.id}'"
        .replacing("`", with: "\""),
    ]))
    """

  private static let description = """
    reviewlint: 1
    app: {name: A}
    login: {services: [ch, google, {id: own, name: Chat Login, kind: own}]}
    screens: [{buttons: [{service: chat}]}]
    """

  @Test func `a rule compares a service's id, and people read the word that was written`() throws {
    let file = SourceFile(path: "team/rules.yaml", text: Self.rules)
    for language in [.english, try Self.language()] {
      let finding = try Trial([file], language: language).result(for: Self.description).findings
        .first { $0.rule == "written" }
      #expect(finding?.message == "ch, ch, google and own and a ch")
    }
  }

  private static func findings(in language: Language) throws -> [Finding] {
    let file = SourceFile(path: "team/rules.yaml", text: rules)
    return try Trial([file], language: language).result(for: description).findings
      .filter { ["said", "judged", "exempt"].contains($0.rule) }
  }

  private static func language(_ names: String = "") throws -> Language {
    var reader = LanguageReader()
    let text = "language: xx\nname: X\n\(names)"
    let language = reader.read(ReadFile(path: "xx.yaml", text: text))
    #expect(reader.diagnostics.isEmpty)
    return try #require(language)
  }

  @Test func `people read the name that a service has in their language`() throws {
    let findings = try Self.findings(in: Self.language()).filter { $0.rule != "judged" }
    let all = "Chatanmeldung+Google+Chat Login"
    #expect(
      findings.map(\.message) == [
        "Chatanmeldung of \(all)", "Google of \(all)", "Chat Login of \(all)", "not Chatanmeldung",
      ]
    )
    #expect(findings.map(\.fix).first == "remove Chatanmeldung")
    #expect(findings.first?.related.map(\.note) == ["Chatanmeldung here"])
  }

  @Test func `the file of a language may name services as well`() throws {
    let language = try Self.language("services: {google: Googleanmeldung, chat: Plaudern}\n")
    let findings = try Self.findings(in: language).filter { $0.rule == "said" }
    let all = "Plaudern+Googleanmeldung+Chat Login"
    #expect(
      findings.map(\.message) == [
        "Plaudern of \(all)", "Googleanmeldung of \(all)", "Chat Login of \(all)",
      ]
    )
  }

  @Test func `what is found, and what it is called by, doesn't depend on the language`() throws {
    let english = try Self.findings(in: .english)
    let other = try Self.findings(in: Self.language())
    #expect(english.count == 7)
    #expect(english.contains { $0.message == "Chat Login of Chat Login+Google+Chat Login" })
    #expect(other.map(\.englishMessage) == english.map(\.message))
    #expect(other.map(\.fingerprint) == english.map(\.fingerprint))
    #expect(other.map(\.location.path) == english.map(\.location.path))
    #expect(other.map(\.outcome) == english.map(\.outcome))
  }
}
