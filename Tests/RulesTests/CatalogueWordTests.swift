import TestSupport
import Testing

/// A rule that loads has no typo in it, be it in an id of a catalogue or in another text of which
/// only some are right.
@Suite struct CatalogueWordTests {
  /// What the file has behind its rule.
  private static let further = """
    providers: [{id: acme, name: Acme, kind: own, aliases: [acme-id]}]
    devices: [{id: iphone-se-3, name: iPhone SE, platform: iphone, size: {width: 375, height: 667}, scale: 2}]
    regions: [{id: DE, name: {en: Germany, fr: Allemagne}}, {id: GB, name: United Kingdom, aliases: [UK]}]

    """

  /// A condition, and what is told of it.
  private static let mistakes = ToldTable.rows(
    """
    login.services.all(s, s.id != 'gogle')
      9:45 ‹'gogle'›: there is no service 'gogle'; did you mean 'google'?
    login.services.all(s, s.id != 'Google')
      9:45 ‹'Google'›: there is no service 'Google'; did you mean 'google'?
    login.services.all(s, 'gogle' != s.id)
      9:37 ‹'gogle'›: there is no service 'gogle'; did you mean 'google'?
    login.services.all(s, s.id != 'own-login')
      9:45 ‹'own-login'›: there is no service 'own-login'; one of your own is added under
        'providers'
    login.services.all(s, s.id != 'acme-id')
      9:45 ‹'acme-id'›: 'acme-id' is only an alias of a service, and rules see ids; did you mean
        'acme'?
    login.services.all(s, s.id in ['google', 'acme', 'appel'])
      9:64 ‹'appel'›: there is no service 'appel'; did you mean 'apple'?
    login.services.all(s, s.id in {'appel': 1})
      9:46 ‹'appel'›: there is no service 'appel'; did you mean 'apple'?
    login.services.all(s, {'appel': 1}[s.id] == 1)
      9:38 ‹'appel'›: there is no service 'appel'; did you mean 'apple'?
    login.services.map(s, s.id) != ['google'] + ['appel']
      9:60 ‹'appel'›: there is no service 'appel'; did you mean 'apple'?
    'appel' in login.notOffered
      9:15 ‹'appel'›: there is no service 'appel'; did you mean 'apple'?
    login.services.all(s, s.id != (app.userContent ? 'appel' : 'google'))
      9:64 ‹'appel'›: there is no service 'appel'; did you mean 'apple'?
    login.services.map(s, s.id).exists(id, id == 'appel')
      9:60 ‹'appel'›: there is no service 'appel'; did you mean 'apple'?
    screens.all(s, s.buttons.all(b, b.service != 'appel'))
      9:60 ‹'appel'›: there is no service 'appel'; did you mean 'apple'?
    login.service('appel').setsUpAccount
      9:29 ‹'appel'›: there is no service 'appel'; did you mean 'apple'?
    screens.all(s, s.device != 'iphone-se3')
      9:42 ‹'iphone-se3'›: there is no device 'iphone-se3'; did you mean 'iphone-se-3'?
    afterSignIn.all(s, s.justification.law != 'datalaw')
      9:57 ‹'datalaw'›: there is no law 'datalaw'; did you mean 'data-law'?
    laws.exists(l, l.id == 'privacy')
      9:38 ‹'privacy'›: there is no law 'privacy'; one of your own is added under 'laws'
    edition.id != '2024'
      9:29 ‹'2024'›: there is no edition '2024'; one of your own is added under 'editions'
    app.regions.all(r, r != 'Germany')
      9:39 ‹'Germany'›: 'Germany' is not a region; write two letters of ISO 3166-1, such as CN or
        worldwide; did you mean 'DE'?
    app.regions.all(r, r != 'Allemagne')
      9:39 ‹'Allemagne'›: 'Allemagne' is not a region; write two letters of ISO 3166-1, such as CN
        or worldwide; did you mean 'DE'?
    ['DE', 'UK'].exists(r, app.offeredIn(r))
      9:22 ‹'UK'›: 'UK' is not a region; write two letters of ISO 3166-1, such as CN; did you mean
        'GB'?
    ['appel'].filter(f, f != '').exists(f, login.services.exists(s, s.id == f || f == s.id))
      9:16 ‹'appel'›: there is no service 'appel'; did you mean 'apple'?
    ['iphone', 'iPad'].exists(p, screens.exists(p, p.platform in [p.platform]) || app.platforms == [p])
      9:26 ‹'iPad'›: 'iPad' is not a platform: iphone, ipad, mac, tv, watch or vision;
        did you mean 'ipad'?
    {'appel': 'b'}.exists(p, q, login.services.exists(s, s.id == p && s.name == q))
      9:16 ‹'appel'›: there is no service 'appel'; did you mean 'apple'?
    cel.bind(p, 'appel', login.services.exists(s, s.id == p))
      9:27 ‹'appel'›: there is no service 'appel'; did you mean 'apple'?
    app.regions.all(r, r != 'US-TX')
      9:39 ‹'US-TX'›: 'US-TX' is not a region; write two letters of ISO 3166-1, such as CN or
        worldwide
    app.offeredIn('UK')
      9:29 ‹'UK'›: 'UK' is not a region; write two letters of ISO 3166-1, such as CN; did you mean
        'GB'?
    laws.exists(l, l.jurisdiction == 'us')
      9:48 ‹'us'›: 'us' is not a region; write two letters of ISO 3166-1, such as CN; did you mean
        'US'?
    screens.all(s, s.language != 'zh_CN')
      9:44 ‹'zh_CN'›: 'zh_CN' is not a language tag; write one such as en, pt-BR or zh-Hans; did
        you mean 'zh-CN'?
    screens.all(s, s.language != 'DE')
      9:44 ‹'DE'›: 'DE' is not a language tag; write one such as en, pt-BR or zh-Hans; did you mean
        'de'?
    screens.all(s, s.language != 'German')
      9:44 ‹'German'›: 'German' is not a language tag; write one such as en, pt-BR or zh-Hans
    screens.all(s, s.background != 'imge')
      9:46 ‹'imge'›: 'imge' is not a colour; write "#RRGGBB", light, dark or image; did you mean
        'image'?
    contrast('#FFF', 'light') > 3.0
      9:24 ‹'#FFF'›: '#FFF' is not a colour; write "#RRGGBB", light or dark
    app.minimumOS != 'iOS 17'
      9:32 ‹'iOS 17'›: 'iOS 17' is not a version; write numbers with points, such as 15.0
    laws.exists(l, 'gaming' in l.appKinds)
      9:30 ‹'gaming'›: 'gaming' is not a kind of app: messaging, social, publishing, shopping,
        payment, game, education, utility, media, finance, health, business or other
    """
  )

  @Test(arguments: mistakes)
  func `a word that no catalogue has is told where it is written`(
    condition: String, told: [String]
  ) {
    let rule = SmallRule.file(["require: \"\(condition.replacing("\"", with: "\\\""))\""])
    #expect(Trial(rule + Self.further).told == told)
  }

  @Test(arguments: [
    "login.services.all(s, s.id in ['google', 'acme'])", "app.offeredIn('US-TX')",
    "app.regions.exists(r, r in ['worldwide', 'DE'])", "screens.all(s, s.language != 'pt-BR')",
    "login.services.all(s, s.id.startsWith('goo'))", "app.regions.join(', ') != ''",
    "login.services.exists(s, s.id == s.name || s.name == 'My login')",
    "login.services.all(s, (has(s.name) ? s.id : 'nobody') != 'none')",
    "screens.all(s, s.background != '#FFFFFF' && s.background != 'image')",
    "login.services.all(s, dyn(s.id) != 'own-login')",
  ])
  func `what is known, or compared with no id, is taken`(condition: String) {
    #expect(Trial(SmallRule.file(["require: \"\(condition)\""]) + Self.further).told == [])
  }

  /// What is declared beside a rule, in lines that begin at its own columns.
  private static let named = ToldTable.rows(
    """
    let: [{a: "['appel', 'google']"}] ¦ require: login.services.exists(s, s.id in a)
      13:17 ‹'appel'›: there is no service 'appel'; did you mean 'apple'?
    let: [{a: "['appel']"}, {b: a}] ¦ require: login.services.exists(s, s.id in a && s.id in b)
      13:17 ‹'appel'›: there is no service 'appel'; did you mean 'apple'?
    parameters: {ids: [google, appel]} ¦ require: login.services.exists(s, s.id in parameters.ids)
      13:23 ‹[google, appel]›: there is no service 'appel'; did you mean 'apple'?
    parameters: {ages: {DE: 16, UK: 13}} ¦ each: [{r: parameters.ages}] ¦ require: app.offeredIn(r)
      13:24 ‹{DE: 16, UK: 13}›: 'UK' is not a region; write two letters of ISO 3166-1, such as CN;
        did you mean 'GB'?
    parameters: {tall: {iphone: 48.0, iPad: 60.0}} ¦ require: screens.all(s, s.platform in parameters.tall)
      13:24 ‹{iphone: 48.0, iPad: 60.0}›: 'iPad' is not a platform: iphone, ipad, mac, tv,
        watch or vision; did you mean 'ipad'?
    parameters: {kinds: [thirdparty]} ¦ require: login.services.all(s, s.kind in parameters.kinds)
      13:25 ‹[thirdparty]›: 'thirdparty' is not a kind of service: apple, thirdParty, own, guest,
        enterprise, education, citizenId, marketplace, platform or broker; did you mean 'thirdParty'?
    parameters: {fonts: [appel]} ¦ require: parameters.fonts.exists(f, login.services.exists(s, s.id == f))
      13:25 ‹[appel]›: there is no service 'appel'; did you mean 'apple'?
    require: login.services.all(s, s.id in banned && s.id in banned)
      17:21 ‹[google, appel]›: there is no service 'appel'; did you mean 'apple'?
    require: screens.all(s, s.platform != tablet)
      17:46 ‹iPad›: 'iPad' is not a platform: iphone, ipad, mac, tv, watch or vision;
        did you mean 'ipad'?
    require: lists(banned)
      17:21 ‹[google, appel]›: there is no service 'appel'; did you mean 'apple'?
    """
  )

  @Test(arguments: named)
  func `a word of what has a name is told where it is written`(changes: String, told: [String]) {
    let rule = SmallRule.file(changes.split(separator: " ¦ ").map(String.init))
    let lines = rule.split(separator: "\n").count
    let padding = String(repeating: "#\n", count: max(0, 13 - lines))
    let file =
      rule + padding + Self.further + "constants: {banned: [google, appel], tablet: iPad}\n"
      + "definitions: {lists(ids): {takes: [list(string)], is: 'login.services.exists(s, s.id in ids)', meaning: m}}\n"
    #expect(Trial(file).told == told)
  }

  @Test func `what names are made of is looked at once, however often they are used`() {
    let names = (1...60).map { ", {v\($0): v\($0 - 1) + v\($0 - 1)}" }.joined()
    let rule = SmallRule.file([
      "let: [{v0: \"['appel']\"}\(names)]", "require: login.services.exists(s, s.id in v60)",
    ])
    #expect(
      Trial(rule).told == ["13:18 ‹'appel'›: there is no service 'appel'; did you mean 'apple'?"])
  }

  @Test func `the constants of a file are told once for all its rules`() {
    let condition = "require: login.services.all(s, s.id in banned)"
    let rules = ["a", "b"].map { SmallRule.rule(["id: \($0)", condition]) }.joined()
    let file = "rules:\n" + rules + "constants: {banned: [appel]}\n"
    #expect(
      Trial(file).told == [
        "24:21 ‹[appel]›: there is no service 'appel'; did you mean 'apple'?"
      ])
  }

  /// An argument of a definition, what it is, and what is handed to it.
  private static let handed = ToldTable.rows(
    """
    string ¦ login.services.exists(s, s.id == word) ¦ 'appel'
      ‹'appel'›: there is no service 'appel'; did you mean 'apple'?
    string ¦ login.services.exists(s, s.id == word || s.name == word) ¦ 'My login'
    string ¦ login.services.exists(s, s.id == word) && word.startsWith('a') ¦ 'My login'
    string ¦ app.offeredIn(word) ¦ 'UK'
      ‹'UK'›: 'UK' is not a region; write two letters of ISO 3166-1, such as CN; did you mean
        'GB'?
    string ¦ login.services.exists(s, s.kind == word) ¦ 'social'
      ‹'social'›: 'social' is not a kind of service: apple, thirdParty, own, guest, enterprise,
        education, citizenId, marketplace, platform or broker
    service id ¦ word in ['appel'] ¦ 'google'
      ‹'appel'›: there is no service 'appel'; did you mean 'apple'?
    list(service id) ¦ size(word) > 1 ¦ ['google', 'appel']
      ‹'appel'›: there is no service 'appel'; did you mean 'apple'?
    kind of service ¦ word == 'thirdparty' ¦ 'own'
      ‹'thirdparty'›: 'thirdparty' is not a kind of service: apple, thirdParty, own, guest,
        enterprise, education, citizenId, marketplace, platform or broker; did you mean
        'thirdParty'?
    servce id ¦ word == 'x' ¦ 'own'
      ‹servce id›: 'servce id' is no type of an argument; did you mean 'service id'?
    """
  )

  @Test(arguments: handed)
  func `an argument that is compared with words takes no others`(row: String, told: [String]) {
    let parts = row.split(separator: " ¦ ").map(String.init)
    let file = """
      definitions:
        isSo(word):
          takes: [\(parts[0])]
          is: "\(parts[1])"
          meaning: m
      \(SmallRule.file(["require: \"isSo(\(parts[2]))\""]))
      """
    #expect(Trial(file + Self.further).told.map { String($0.drop { $0 != "‹" }) } == told)
  }
}
