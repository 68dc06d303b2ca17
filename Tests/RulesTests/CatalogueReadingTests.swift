import Localization
import Rules
import TestSupport
import Testing

@Suite struct CatalogueReadingTests {
  private static let mistakes = ToldTable.rows(
    """
    providers: [{id: x, name: X, kind: thirdparty}]
      1:36 ‹thirdparty›: 'thirdparty' is not apple, thirdParty, own, guest, enterprise, education,
        citizenId, marketplace, platform or broker; did you mean 'thirdParty'?
    providers: [{id: Acme ID, name: X, kind: own}]
      1:18 ‹Acme ID›: the id 'Acme ID' is not written in small letters, digits and hyphens
    providers: [{id: x, name: X, kind: own, social: yes}]
      1:49 ‹yes›: 'yes' is not true or false; did you mean 'true'?
    providers: [{id: x, name: X, kind: own, aliases: y}]
      1:50 ‹y›: 'y' \(notAList)
    providers: [{id: x, name: {fr: X}, kind: own}]
      1:27 ‹{fr: X}›: a 'name' in several languages has one in English, 'en'
    providers: [{id: x, name: {en: X, fr: [Y]}, kind: own}]
      1:39 ‹[Y]›: a list \(notAText)
    devices: [{id: x, name: X, models: X1, platform: iphone, size: {width: 1, height: 1}, scale: 2}]
      1:36 ‹X1›: 'X1' \(notAList)
    providers: [{id: x, name: X, kind: own, refusesWebViews: maybe, refusesWebViewsFrom: 2021}]
      1:58 ‹maybe›: 'maybe' is not true or false; write one of them
      1:86 ‹2021›: '2021' \(notADate)
    providers: [x]
      1:13 ‹x›: 'x' is not a mapping; write {id: …, name: …, kind: …}
    providers: [{id: x, name: X, kynd: own}]
      1:13 ‹{id: x, name: X, kynd: own}›: the key 'kind' is missing here; add it
      1:30 ‹kynd›: there is no key 'kynd' here; did you mean 'kind'?
    devices: [{id: x, name: X, platform: iphone, size: {width: a, height: 1}, scale: 2}]
      1:60 ‹a›: 'a' \(notANumber)
    devices: [{id: x, name: X, platform: iphone, size: [1, 2], scale: 2, insets: [{from: 1, \
    portrait: {top: 1, bottom: 2, left: 3}}]}]
      1:52 ‹[1, 2]›: a list is not a mapping; write {width: …, height: …}
      1:99 ‹{top: 1, bottom: 2, left: 3}›: the key 'right' is missing here; add it
    devices: [{id: x, name: X, platform: iphon, size: {width: 1, height: 1}, scale: 2}]
      1:38 ‹iphon›: 'iphon' is not iphone, ipad, mac, tv, watch or vision; did you mean 'iphone'?
    laws: [{id: l, names: [L], articles: [{number: 1, mentions: []}], jurisdiction: CN, appKinds: \
    [finance, chat]}]
      1:105 ‹chat›: 'chat' is not messaging, social, publishing, shopping, payment, game,
        education, utility, media, finance, health, business or other
    titles: [{locale: de, signIn: Mit, signUp: [], continue: []}]
      1:31 ‹Mit›: 'Mit' \(notAList)
    laws: [{id: l, names: [L], articles: [{number: [x], mentions: [], from: 1.1.2020}], \
    jurisdiction: [CN], appKinds: []}]
      1:48 ‹[x]›: a list \(notAText)
      1:73 ‹1.1.2020›: '1.1.2020' \(notADate)
      1:99 ‹[CN]›: a list \(notAText)
    editions: [{id: e, from: 2020-02-30, title: T, trigger: some, satisfiedBy: aple, exemptions: \
    []}]
      1:26 ‹2020-02-30›: '2020-02-30' \(notADate)
      1:57 ‹some›: 'some' is not all or any
      1:76 ‹aple›: 'aple' is not apple or equivalent; did you mean 'apple'?
    guidelines: [{title: T}]
      1:14 ‹{title: T}›: the key 'key' is missing here; add it
    guidelines: {key: x}
      1:13 ‹{key: x}›: a mapping \(notAList)
    """
  )

  @Test(arguments: mistakes)
  func `a mistake in a catalogue is told at its place`(text: String, told: [String]) {
    #expect(Trial(text).told == told)
  }

  private static let taken = ToldTable.rows(
    """
    providers: [{id: google, name: G, kind: own}]
      1:13 ‹{id: google, name: G, kind: own}›: 'providers' has 'google' already; choose another id
        or alias, or write 'replaces: true' if this is meant to take its place
    providers: [{id: g, name: G, kind: own, aliases: [google]}]
      1:13 ‹{id: g, name: G, kind: own, aliases: [google]}›: 'providers' has 'google' already;
        choose another id or alias, or write 'replaces: true' if this is meant to take its place
    guidelines: [{key: a, title: A}, {key: a, title: B}]
      1:34 ‹{key: a, title: B}›: 'guidelines' has 'a' already; choose another id or alias, or
        write 'replaces: true' if this is meant to take its place
    guidelines: [{key: a, title: A, replaces: true}]
      1:14 ‹{key: a, title: A, replaces: true}›: 'guidelines' has no 'a' to replace; leave
        'replaces' out
    guidelines: [{key: a, title: A, replaces: 1}]
      1:43 ‹1›: '1' is not true or false; did you mean 'true'?
    """
  )

  @Test func `a law forbids services by their ids`() {
    let law = "id: l, names: [L], jurisdiction: DE, articles: [], appKinds: []"
    let paws = "providers: [{id: paws, name: Paws, kind: own, aliases: [pw]}]"
    func told(_ words: String) -> [String] {
      Trial("laws: [{\(law), forbidsLogins: \(words)}]\n\(paws)").told
        .map { String($0.drop { $0 != "›" }) }
    }
    #expect(told("[paws]") == [])
    #expect(
      told("[pw, pawz]") == [
        "›: 'pw' is only an alias of a service, and rules see ids; did you mean 'paws'?",
        "›: there is no service 'pawz'; did you mean 'paws'?",
      ])
  }

  @Test(arguments: taken)
  func `nothing takes an entry's place without saying so`(text: String, told: [String]) {
    #expect(Trial(text).told == told)
  }

  @Test func `entries of one's own are added, and replace those of the same id`() throws {
    let trial = Trial(
      """
      guidelines:
        - {key: house, title: House rules}
        - {key: '4.8', number: '4.8', title: Ours, replaces: true}
      providers: [{id: pets, name: Pet Pass, kind: thirdParty, aliases: [paws]}]
      rules:
      \(SmallRule.rule([
        "guidelines: [house]", "require: 'false'",
        "message: \"{login.services.map(s, s.name + ' ' + s.kind).join(', ')}\"",
      ]))
      """
    )
    #expect(trial.book.guideline("house")?.citation(in: .english) == "House rules")
    #expect(trial.book.guideline("4.8")?.citation(in: .english) == "4.8 Ours")
    #expect(trial.book.guideline("hig")?.citation(in: .english) == "Human Interface Guidelines")
    let messages = try trial.messages(
      for: "reviewlint: 1\napp: {name: A}\nlogin: {services: [paws, google]}\n")
    #expect(messages == ["Pet Pass thirdParty, Google thirdParty"])
  }

  @Test(arguments: [
    ("laws[0].id + ' ' + laws[0].names[0] + ' ' + laws[0].jurisdiction", "data-law Data Law CN"),
    ("laws[0].articles[0].number", "24"),
    ("laws[0].articles[0].from == timestamp('0001-01-01T00:00:00Z')", "yes"),
    ("laws[0].articles[0].until == timestamp('2025-12-31T00:00:00Z')", "yes"),
    ("laws[0].articles[0].mentions[0] + laws[0].appKinds[0]", "Article 24social"),
    ("titles.exists(t, t.locale == 'en' && 'Sign in with Apple' in t.signIn)", "yes"),
    ("size(titles[0].continue) + size(titles[0].watch) + size(laws[0].addresses)", "0"),
  ])
  func `rules see laws and titles`(expression: String, shown: String) throws {
    let trial = Trial(SmallRule.file(["require: 'false'", "message: \"{\(expression)}\""]))
    let messages = try trial.messages(for: "reviewlint: 1\napp: {name: A}\n")
    #expect(messages == [shown])
  }
}
