import Diagnostics
import TestSupport
import Testing

@Suite struct CustomFieldsTests {
  private static let places = """
    write custom.name, app.custom.name, login.services[].custom.name, screens[].custom.name, \
    screens[].buttons[].custom.name or afterSignIn[].custom.name
    """

  private static let mistakes: [(fields: String, told: String)] = [
    ("[a]", "1:9 ‹[a]›: a list \(notAMapping)"),
    (
      "{screens.custom.a: {type: text, meaning: m}}",
      """
      1:10 ‹screens.custom.a›: 'screens.custom.a' is no field of one's own; \(places)
      """
    ),
    (
      "{'custom.a b': {type: text, meaning: m}}",
      "1:10 ‹'custom.a b'›: 'custom.a b' is no field of one's own; \(places)"
    ),
    (
      "{custom.in: {type: text, meaning: m}}",
      "1:10 ‹custom.in›: 'custom.in' is no field of one's own; \(places)"
    ),
    (
      "{custom.: {type: text, meaning: m}}",
      "1:10 ‹custom.›: 'custom.' is no field of one's own; \(places)"
    ),
    (
      "{custom.a: {type: txt, meaning: m}}",
      """
      1:27 ‹txt›: 'txt' is no type: write text, number, length, boolean, date or [text]; did you \
      mean 'text'?
      """
    ),
    ("{custom.a: {type: [x, [y]], meaning: m}}", "1:31 ‹[y]›: a list \(notAText)"),
    (
      "{custom.a: {type: text}}", "1:20 ‹{type: text}›: the key 'meaning' is missing here; add it"
    ),
    (
      "{custom.a: text}",
      """
      1:20 ‹text›: 'text' \(notAMapping)
      """
    ),
  ]

  @Test(arguments: mistakes)
  func `a field that can't be declared is told at its place`(fields: String, told: String) {
    #expect(Trial("fields: \(fields)").told == [told])
  }

  @Test func `a field is declared once, whatever file it is in`() {
    let text = "fields: {custom.a: {type: text, meaning: m}}"
    let trial = Trial(["one.yaml", "two.yaml"].map { SourceFile(path: $0, text: text) })
    #expect(trial.told == ["1:10 ‹custom.a›: the field 'custom.a' is declared twice"])
  }

  @Test(arguments: [
    ("custom", "text", "{fact: 2048}", "custom.fact", "2048"),
    ("app.custom", "boolean", "{fact: true}", "app.custom.fact", "true"),
    ("login.services[].custom", "number", "{fact: 1.5}", "login.services[0].custom.fact", "1.5"),
    ("screens[].custom", "length", "{fact: 3}", "screens[0].custom.fact * 2.0", "6"),
    (
      "screens[].buttons[].custom", "[soft, hard]", "{fact: soft}",
      "screens[0].buttons[0].custom.fact", "soft"
    ),
    (
      "afterSignIn[].custom", "date", "{fact: 2026-01-02}",
      "afterSignIn[0].custom.fact.getFullYear()", "2026"
    ),
    ("custom", "[text]", "{fact: [a, b]}", "custom.fact[1]", "b"),
    ("custom", "text", "{}", "custom.fact", "unknown"),
  ])
  func `rules see fields of one's own`(
    scope: String,
    type: String,
    written: String,
    expression: String,
    shown: String
  ) throws {
    let rule = SmallRule.file(["require: 'false'", "message: '{\(expression)}'"])
    let trial = Trial(
      rule + "fields: {'\(scope).fact': {type: \(quoted(type)), meaning: A fact.}}\n"
    )
    let messages = try trial.messages(for: description(with: written, in: scope))
    #expect(messages == [shown])
  }

  /// A list of words stays a list; the type `[text]` is a word.
  private func quoted(_ type: String) -> String {
    type == "[text]" ? "'[text]'" : type
  }

  /// A description that has the `custom` mapping in one place.
  private func description(with custom: String, in scope: String) -> String {
    func written(_ place: String) -> String { scope == place ? ", custom: \(custom)" : "" }
    return """
      reviewlint: 1
      app: {name: A\(written("app.custom"))}
      login: {services: [{id: google\(written("login.services[].custom"))}]}
      screens:
        - id: first\(scope == "screens[].custom" ? "\n    custom: \(custom)" : "")
          buttons: [{service: google\(written("screens[].buttons[].custom"))}]
      afterSignIn: [{kind: consent\(written("afterSignIn[].custom"))}]
      \(scope == "custom" ? "custom: \(custom)" : "")
      """
  }
}
