import Diagnostics
import Documents
import Engine
import Rules
import TestSupport
import Testing

@Suite struct ExampleTesterTests {
  private static let base = SourceFile(
    path: "examples/one.review.yaml",
    text: """
      reviewlint: 1
      app: {name: A}
      login: {services: [{id: google}, {id: apple}]}
      """
  )

  /// What is wrong with the one example under a heading.
  private static func told(_ heading: String, _ example: String) throws -> [String] {
    let others = ["passes", "fails"].filter { $0 != heading }
      .map { "\($0): [{name: \($0), base: y}]" }
    let examples = (others + ["\(heading): [{name: it, base: one, \(example)}]"])
      .joined(separator: ", ")
    let text = SmallRule.file([
      "-at", "each: [{s: login.services}]", "holds: {from: 2020-01-01}",
      "when: s.name != 'other' && s.kind != 'own'", "require: s.presentation == 'native'",
      "exempt: [{id: e, if: s.id == 'email', note: e-mail is fine}]",
      "review: {if: s.id == 'apple', text: 'look at {s.id}'}", "message: '{s.id} is not native'",
      "examples: {\(examples)}",
    ])
    let trial = Trial(text)
    #expect(trial.told == [])
    let rule = try #require(trial.book.rules.first)
    let declared = rule.source.examples?.first { $0.name == "it" }
    let document = try #require(DocumentReader().readAll(base).documents.first)
    let tester = ExampleTester(book: trial.book, asOf: Trial.today) { $0 == "there.txt" }
    let wrong = tester.test(try #require(declared), of: rule, base: document).mistake
    return wrong.map { SourceFile(path: "team/rules.yaml", text: text).shown([$0]) } ?? []
  }

  /// The same of a heading and the example, which a blank divides.
  private static func told(_ row: String) throws -> [String] {
    let parts = row.split(separator: " ", maxSplits: 1).map(String.init)
    return try told(parts[0], parts[1])
  }

  private static let google = "'login.services[0]': {id: google, presentation: native}"
  private static let apple = "'login.services[1]': {id: apple, presentation: native}"

  private static let rightExamples: [(heading: String, example: String)] = [
    ("passes", "set: {\(google)}, remove: ['login.services[1]']"),
    ("fails", "set: {'login.services[0].presentation': externalBrowser}"),
    ("fails", "set: {'login.services[0].presentation': externalBrowser}, at: 'login.services[0]'"),
    (
      "fails",
      #"set: {'login.services["google"].presentation': embeddedWebView}, message: google is not"#
    ),
    ("incomplete", "set: {\(google)}"),
    ("incomplete", "remove: [login]"),
    ("review", "set: {\(google), \(apple)}, message: look at apple"),
    (
      "exempt",
      "set: {login: {services: [email-x]}, 'login.services[0]': {id: email, kind: broker}}"
    ),
    ("notApplicable", "set: {login: {services: []}}"),
    ("notApplicable", "set: {'submission.date': 2019-12-31}"),
  ]

  @Test(arguments: rightExamples)
  func `an example that comes out as it says is right`(heading: String, example: String) throws {
    #expect(try Self.told(heading, example) == [])
  }

  /// A heading, the example under it and what is told of that.
  private static let wrongExamples = ToldTable.rows(
    """
    passes set: {\(google)}
      stands under 'passes' but comes out as incomplete (login.services["apple"].presentation);
        move it there, or see why with: --trace it
    passes set: {'login.services[0].presentation': embeddedWebView}
      stands under 'passes' but comes out as fail (google is not native;
        login.services["apple"].presentation); move it there, or see why with: --trace it
    fails set: {login: {services: []}}
      stands under 'fails' but comes out as notApplicable ('each s' has no items); move it
        there, or see why with: --trace it
    fails set: {login: {services: [email]}}
      stands under 'fails' but comes out as notApplicable ('when' is false); move it there, or see
        why with: --trace it
    fails asOf: 2019-12-31
      stands under 'fails' but comes out as notApplicable (it doesn't hold on 2019-12-31; 'asOf' in
        the example sets another day); move it there, or see why with: --trace it
    fails set: {'login.services[0].presentation': embeddedWebView}, at: 'login.services[1]'
      should point at login.services[1] but points at login.services["google"]
    fails set: {'login.services[0].presentation': embeddedWebView}, at: login.servces
      should point at login.servces but points at login.services["google"]
    fails set: {'login.services[0].presentation': embeddedWebView, \
    'login.services[1].presentation': embeddedWebView}, at: 'login.services[0]'
      has a finding that it doesn't name, at login.services["apple"]: 'apple is not native'
    fails set: {'login.services[0].presentation': embeddedWebView}, message: Google
      should say 'Google' but says 'google is not native'
    review set: {\(google), \(apple)}, message: look at google
      should say 'look at google' but says 'look at apple'
    passes set: {'login.services[0].presentation': windowed}
      is no description: 'windowed' is not native, webAuthenticationSession, safariViewController,
        embeddedWebView, externalBrowser or otherDevice
    passes remove: [login.wall]
      is no description: login.wall: nothing is there
    passes set: {'login..wall': none}
      is no description: login..wall: it is no path
    passes remove: ['login.services["qq"]']
      is no description: login.services["qq"]: there is no item 'qq'
    passes set: {'login.services[7]': {id: x}}
      is no description: login.services[7]: there is no item 7
    passes set: {'login.service[0].id': x}
      is no description: login.service[0].id: login has no key 'service'; did you mean 'services'?
    """
  )

  @Test(arguments: wrongExamples)
  func `an example that comes out otherwise is told at its name`(
    example: String, told: [String]
  ) throws {
    let found = try #require(try Self.told(example).first)
    #expect([String(found.drop { $0 != "‹" })] == told.map { "‹it›: the example 'it' \($0)" })
  }

  @Test func `a rule that can't be evaluated for an example is told`() throws {
    let text = SmallRule.file([
      "require: 1 / size(login.services) > 0",
      "examples: {passes: [{name: it, base: b, set: {login: {services: []}}}], fails: [{name: f, base: b}]}",
    ])
    let trial = Trial(text)
    let rule = try #require(trial.book.rules.first)
    let document = try #require(DocumentReader().readAll(Self.base).documents.first)
    let tester = ExampleTester(book: trial.book, asOf: Trial.today) { _ in false }
    let example = try #require(rule.source.examples?.first)
    let wrong = try #require(tester.test(example, of: rule, base: document).mistake)
    #expect(
      SourceFile(path: "team/rules.yaml", text: text).shown([wrong]) == [
        """
        12:32 ‹it›: the rule can't be evaluated for the example 'it': nothing can be divided by 0
        """,
        "  9:14 ‹1 / size(login.services)›: it happens here",
      ]
    )
  }
}
