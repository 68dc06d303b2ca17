import Diagnostics
import TestSupport
import Testing

@Suite struct CustomFieldsTests {
  private static let places = """
    write custom.name, app.custom.name, submission.custom.name, login.custom.name, \
    login.services[].custom.name, screens[].custom.name, screens[].buttons[].custom.name, \
    afterSignIn[].custom.name, signInWithApple.custom.name, account.custom.name or \
    review.custom.name
    """

  private static let mistakes = ToldTable.rows(
    """
    [a]
      1:9 ‹[a]›: a list \(notAMapping)
    {screens.custom.a: {type: text, meaning: m}}
      1:10 ‹screens.custom.a›: 'screens.custom.a' is no field of one's own; did you
        mean 'screens[].custom.a'?
    {'custom.a b': {type: text, meaning: m}}
      1:10 ‹'custom.a b'›: 'custom.a b' is no field of one's own; \(places)
    {custom.in: {type: text, meaning: m}}
      1:10 ‹custom.in›: 'custom.in' is no field of one's own; \(places)
    {custom.: {type: text, meaning: m}}
      1:10 ‹custom.›: 'custom.' is no field of one's own; \(places)
    {custom.a: {type: txt, meaning: m}}
      1:27 ‹txt›: 'txt' is no type: write {oneOf: […]}, {list: …}, text, number, length, boolean,
        date, colour or frame; did you mean 'text'?
    {custom.a: {type: [x, [y]], meaning: m}}
      1:31 ‹[y]›: a list \(notAText)
    {custom.a: {type: text}}
      1:20 ‹{type: text}›: the key 'meaning' is missing here; add it
    {custom.a: text}
      1:20 ‹text›: 'text' is not a mapping; write {type: …, meaning: …}
    """
  )

  @Test(arguments: mistakes)
  func `a field that can't be declared is told at its place`(fields: String, told: [String]) {
    #expect(Trial("fields: \(fields)").told == told)
  }

  private static func trial(_ one: String, _ two: String) -> Trial {
    Trial([("one", one), ("two", two)].map { SourceFile(path: "\($0).yaml", text: $1) })
  }

  @Test func `the same declaration in two files is one field`() {
    let text = "fields: {custom.a: {type: text, meaning: m}}"
    let unused = "1:10 ‹custom.a›: no rule reads the field 'custom.a'; take it out, or ask for it"
    #expect(Self.trial(text, text).told == [unused])
    for other in ["{type: colour, meaning: m}", "{type: text, meaning: n}"] {
      let trial = Self.trial(text, "fields: {custom.a: \(other)}")
      let told = "the field 'custom.a' is declared otherwise already; both must be the same"
      #expect(trial.told == ["1:10 ‹custom.a›: \(told)"])
    }
  }

  @Test(arguments: [
    ("custom", "text", "{fact: 2048}", "custom.fact", "2048"),
    ("app.custom", "boolean", "{fact: true}", "app.custom.fact", "yes"),
    ("submission.custom", "text", "{fact: retail}", "submission.custom.fact", "retail"),
    ("login.custom", "boolean", "{fact: false}", "login.custom.fact", "no"),
    ("signInWithApple.custom", "[text]", "{fact: [a, b]}", "signInWithApple.custom.fact[1]", "b"),
    ("account.custom", "number", "{fact: 30}", "account.custom.fact", "30"),
    ("review.custom", "frame", "{fact: [1, 2, 3, 4]}", "review.custom.fact.right", "4"),
    ("account.custom", "text", "{}", "account.custom.fact", "unknown"),
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
    ("custom", "{oneOf: [soft, hard]}", "{fact: hard}", "custom.fact", "hard"),
    ("custom", "{list: number}", "{fact: [1, 2.5]}", "custom.fact[1]", "2.5"),
    ("custom", "{list: {oneOf: [a, b]}}", "{fact: [b]}", "custom.fact[0]", "b"),
    ("app.custom", "colour", "{fact: '#FFFFFF'}", "app.custom.fact", "#FFFFFF"),
    (
      "screens[].custom", "frame", "{fact: [1, 2, 30, 40]}",
      "screens[0].custom.fact.right + screens[0].custom.fact.bottom", "73"
    ),
  ])
  func `rules see fields of one's own`(
    scope: String, type: String, written: String, expression: String, shown: String
  ) throws {
    let rule = SmallRule.file(["require: 'false'", "message: '{\(expression)}'"])
    let trial = Trial(rule + "fields: {'\(scope).fact': {type: \(type), meaning: A fact.}}\n")
    let messages = try trial.messages(for: description(with: written, in: scope))
    #expect(messages == [shown])
  }

  @Test func `sections of one's own have fields, and lists of them items`() throws {
    let fields = """
      fields:
        screens[].custom.boxes[]:
          label: {type: text, meaning: the words beside the box}
          frame: {type: frame, meaning: where it is}
        app.custom.legal: {representative: {type: text, meaning: who signs}}

      """
    let rule = SmallRule.file([
      "-at", "each: [{s: screens}, {b: s.custom.boxes}]", "require: b.frame.right <= 40.0",
      "message: '{b.label} of {app.custom.legal.representative} ends at {b.frame.right}'",
    ])
    let text = """
      reviewlint: 1
      app: {name: A, custom: {legal: {representative: Ada}}}
      screens:
        - custom:
            boxes:
              - {label: small, frame: [10, 10, 20, 20]}
              - {label: wide, frame: [10, 10, 50, 20]}
      """
    #expect(try Trial(rule + fields).messages(for: text) == ["wide of Ada ends at 60"])
    let wrong = text.replacing("label: wide", with: "lable: wide")
    #expect(throws: (any Error).self) { try Trial(rule + fields).messages(for: wrong) }
  }

  @Test func `constants are seen wherever expressions are`() throws {
    let constants = "constants: {eu: [AT, BE], most: 2}\n"
    let rule = SmallRule.file([
      "-at", "each: [{region: eu}]", "at: app", "require: size(eu) < most",
      "message: '{region} of {size(eu)}'",
    ])
    let trial = Trial(constants + rule)
    #expect(trial.told == [])
    let text = "reviewlint: 1\napp: {name: A}\n"
    #expect(try trial.messages(for: text) == ["AT of 2"])
    #expect(Self.trial(constants, constants).told == [])
  }

  @Test(arguments: [
    (
      "{eu: [AT]}",
      "1:13 ‹eu›: there is a constant 'eu' with another value already; choose another name"
    ),
    ("{login: 1}", "1:13 ‹login›: rules see something called 'login' already; choose another name"),
    ("{a-b: 1}", "1:13 ‹a-b›: 'a-b' can't be a name in expressions; write letters and digits only"),
    (
      "{a: {b: 1, c: x}}",
      """
      1:16 ‹{b: 1, c: x}›: 'a' is a number, text, true or false, or a list or mapping with some \
      of one type
      """
    ),
  ])
  func `a constant that can't be is told at its place`(constants: String, told: String) {
    let trial = Self.trial("constants: {eu: [BE]}", "constants: \(constants)")
    #expect(trial.told.first == told)
  }

  /// A description that has the `custom` mapping in one place.
  private func description(with custom: String, in scope: String) -> String {
    func written(_ place: String) -> String { scope == place ? ", custom: \(custom)" : "" }
    func alone(_ section: String) -> String {
      scope == "\(section).custom" ? "\(section): {custom: \(custom)}" : ""
    }
    return """
      reviewlint: 1
      app: {name: A\(written("app.custom"))}
      login:
        services: [{id: google\(written("login.services[].custom"))}]
        \(scope == "login.custom" ? "custom: \(custom)" : "")
      screens:
        - id: first\(scope == "screens[].custom" ? "\n    custom: \(custom)" : "")
          buttons: [{service: google\(written("screens[].buttons[].custom"))}]
      afterSignIn: [{kind: consent\(written("afterSignIn[].custom"))}]
      \(scope == "custom" ? "custom: \(custom)" : "")
      \(["submission", "signInWithApple", "account", "review"].map(alone).joined())
      """
  }
}
