import Diagnostics
import Documents
import Localization
import Rules
import TestSupport
import Testing

@Suite struct MessageTemplateTests {
  @Test(
    arguments: ToldTable.rows(
      """
      message: 'a { b'
        10:17 ‹{›: this brace is never closed; write '{{' for a brace in the text
      message: 'a {{ { b'
        10:20 ‹{›: this brace is never closed; write '{{' for a brace in the text
      message: '{app.name + "}"'
        10:15 ‹{›: this brace is never closed; write '{{' for a brace in the text
      message: "é\\n 😀{app.name"
        10:20 ‹{›: this brace is never closed; write '{{' for a brace in the text
      message: a {} b
        10:17 ‹›: there is no expression here
      message: a {login} b
        10:17 ‹login›: a message can't show 'login', which is a section; name a field of it, such as
          {login.wall}
      fix: '{login.services}'
        11:12 ‹login.services›: a message can't show 'login.services', which is a list of sections;
          name what each has, such as {login.services.map(item, item.name)}
      exempt: [{id: x, if: 'false', note: 'on {app}'}]
        13:46 ‹app›: a message can't show 'app', which is a section; name a field of it, such as
          {app.name}
      fix: '{[[1]]}'
        11:12 ‹[[1]]›: a message can't show '[[1]]', which is a list(list(int)); it shows texts,
          numbers, dates, spans and booleans, and lists of them
      fix: "{ {'a': 1} }"
        11:12 ‹ {'a': 1} ›: a message can't show ' {'a': 1} ', which is a mapping; name what it has
          under one of its keys
      message: >-⏎  Größe 😀 {app.name}⏎  and {app.nme}
        12:16 ‹nme›: app has no field 'nme'; did you mean 'name'?
      message: "\\u00e9 {app.nme}"
        10:27 ‹nme›: app has no field 'nme'; did you mean 'name'?
      """
    ))
  func `a text that can't be shown is told at its place`(change: String, told: [String]) {
    #expect(Trial(SmallRule.file([change])).told == told)
  }

  @Test(arguments: [
    ("plain", "plain"),
    ("{app.name}", "Pawprint"),
    ("{{ {app.name} }", "{ Pawprint }"),
    ("{{{{", "{{"),
    ("}} {app.name}}", "}} Pawprint}"),
    ("{app.name + \"}\"}", "Pawprint}"),
    ("{app.name + \"\\\"}\"}", "Pawprint\"}"),
    ("{ {\"a\": 1}[\"a\"] }", "1"),
    ("{true} {1 == 2}", "yes no"),
    ("{[1, 2, 3]}, {[\"a\", \"b\"]}, {[true]}, {[].map(x, 1)}", "1, 2 and 3, a and b, yes, "),
    ("{days(1)} {days(-2)} {duration(\"36h\")}", "1 day -2 days 36 hours"),
    ("{duration(\"90m\")} {duration(\"1m1s\")}", "90 minutes 61 seconds"),
    ("{[days(7), days(1)]}", "7 days and 1 day"),
    ("{1} {-7} {2u}", "1 -7 2"),
    ("{327.0} {4.4} {4.25} {4.05}", "327 4.4 4.25 4.05"),
    ("{0.1 + 0.2} {1.0 / 3.0} {2.0 / 3.0}", "0.3 0.33 0.67"),
    ("{-0.001} {-4.5} {0.0}", "0 -4.5 0"),
    ("{1e300} {1e15} {1e16}", "1e+300 1000000000000000 1e+16"),
    ("{login.wall}", "unknown"),
    ("{app.kind}", "unknown"),
    ("{login.services[0].name + \"é😀\"}", "Appleé😀"),
  ])
  func `placeholders show texts, numbers and answers`(message: String, shown: String) throws {
    let trial = Trial(SmallRule.file(["require: 'false'", "message: '\(message)'"]))
    let messages = try trial.messages(
      for: "reviewlint: 1\napp: {name: Pawprint}\nlogin: {services: [{id: apple, name: Apple}]}\n")
    #expect(messages == [shown])
  }

  private static let french = """
    language: fr
    name: Français
    decimal: ','
    and: ' et '
    dates: {short: '{DD}/{MM}/{year}', long: '{day} {name} {year}', months: [\(
      (1...12).map { "m\($0)" }.joined(separator: ", "))]}
    plurals: {one: n == 0 || n == 1}
    phrases:
      shown-days: {one: '{0} jour', other: '{0} jours'}
      shown-no: non
      shown-unknown: inconnu
      shown-yes: oui

    """

  @Test(arguments: [
    ("{[app.name, \"B\", \"C\"]}", "A, B et C"), ("{[1.5, 2.25]}", "1,5 et 2,25"),
    ("{submission.date}", "05/12/2026"), ("{[submission.date]}", "05/12/2026"),
    ("{submission.date + days(1) - submission.date}", "1 jour"), ("{days(12)}", "12 jours"),
    ("{true}, {false}", "oui, non"), ("{login.wall}", "inconnu"),
  ])
  func `placeholders are written as the language writes them, in rules of one's own too`(
    text: String, shown: String
  ) throws {
    var reader = LanguageReader()
    let language = reader.read(ReadFile(path: "fr.yaml", text: Self.french))
    let rule = SmallRule.file([
      "require: 'false'", "message: {en: '\(text)', fr: 'Voici : \(text)'}",
    ])
    let trial = Trial(
      [SourceFile(path: "team/rules.yaml", text: rule)],
      language: try #require(language, "\(reader.diagnostics)"))
    let description = "reviewlint: 1\napp: {name: A}\nsubmission: {date: 2026-12-05}\n"
    #expect(try trial.messages(for: description) == ["Voici : \(shown)"])
  }

  @Test func `a list that may go on ends in dots and not in its last item`() throws {
    let trial = Trial(
      SmallRule.file(["require: 'false'", "message: '{login.services.map(s, s.id)}'"]))
    func messages(_ complete: String) throws -> [String] {
      try trial.messages(
        for: "reviewlint: 1\napp: {name: A}\nlogin: {services: [apple, google], \(complete)}\n")
    }
    #expect(try messages("servicesComplete: true") == ["apple and google"])
    #expect(try messages("servicesComplete: unknown") == ["apple, google, …"])
  }
}
