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
        10:17 ‹login›: 'login' is no text, number, date or boolean, so a message can't show it
      fix: '{login.services}'
        11:12 ‹login.services›: 'login.services' is no text, number, date or boolean, so a message
          can't show it
      exempt: [{id: x, if: 'false', note: 'on {app}'}]
        13:46 ‹app›: 'app' is no text, number, date or boolean, so a message can't show it
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
    ("{true} {1 == 2}", "true false"),
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
}
