import Diagnostics
import Documents
import Engine
import Rules
import TestSupport
import Testing

@Suite struct ExampleCoverageTests {
  private static let base = SourceFile(
    path: "examples/one.review.yaml",
    text: """
      reviewlint: 1
      app: {name: A}
      submission: {date: 2021-06-15}
      login: {services: [{id: google, presentation: embeddedWebView}, {id: apple}]}
      account: {owner: app, publicSignUp: true, socialDisconnect: false}
      """
  )

  /// What the examples don't reach, from a rule's keys; an example is what it sets.
  private static func gaps(_ changes: [String], _ examples: [String]) throws -> [String] {
    let lists = ["passes", "fails"].map { heading in
      let listed = examples.enumerated().map {
        "{name: \(heading) \($0), base: one, set: {\($1)}}"
      }
      return "\(heading): [\(listed.joined(separator: ", "))]"
    }
    let text = SmallRule.file(changes + ["examples: {\(lists.joined(separator: ", "))}"])
    let trial = Trial(text)
    #expect(trial.told == [])
    let rule = try #require(trial.book.rules.first)
    let document = try #require(DocumentReader().readAll(base).documents.first)
    let tester = ExampleTester(book: trial.book, asOf: Trial.today) { _ in false }
    var coverage = ExampleCoverage(of: rule, in: trial.book)
    for example in try #require(rule.source.examples) {
      coverage.add(tester.test(example, of: rule, base: document))
    }
    let gaps = coverage.gaps.map(\.diagnostic).sortedByPlace
    return SourceFile(path: "team/rules.yaml", text: text).shown(gaps)
  }

  private static let fails = "account.publicSignUp: false"
  private static let silent = "account.publicSignUp: true"

  private static let cases: [(changes: [String], examples: [String], gaps: [String])] = [
    ([], [fails, silent], []),
    ([], [silent], ["2:9 ‹small›: in no example does 'small' find anything; add one that fails"]),
    ([], [fails], ["2:9 ‹small›: in every example 'small' finds something; add one that passes"]),
    (
      [], ["account: {owner: app}"],
      [
        "2:9 ‹small›: in no example does 'small' find anything; add one that fails",
        "2:9 ‹small›: in every example 'small' finds something; add one that passes",
      ]
    ),
    (
      ["holds: {from: 2020-03-01, until: 2021-12-31}"], [fails, silent],
      [
        "2:9 ‹small›: no example is submitted on 2020-02-29, the day before the rule holds; add one",
        "2:9 ‹small›: no example is submitted on 2022-01-01, the day after the rule held; add one",
      ]
    ),
    (
      ["holds: {from: 2020-03-01, until: 2021-12-31}"],
      [fails, silent, "submission.date: 2020-02-29", "submission.date: 2022-01-01"], []
    ),
    // Before the first edition there are no descriptions.
    (["holds: {from: 2019-09-12}"], [fails, silent], []),
    (
      ["message: '{app.name} {app.kind} {account.socialDisconnect}'", "fix: '{{ {app.version}'"],
      [fails, silent],
      [
        "10:27 ‹app.kind›: no example shows a value here; add one",
        "11:15 ‹app.version›: no example shows a value here; add one",
      ]
    ),
    (
      ["message: '{app.kind}'", "fix: '{app.version}'"],
      [silent, "\(fails), app.kind: game", "\(fails), app.version: 1"], []
    ),
    (
      [
        """
        exempt: [{id: a, if: account.socialDisconnect, note: '{app.version}'}, \
        {id: b, if: app.kind == 'game', note: '{app.kind}'}]
        """
      ],
      ["\(fails), app.kind: other", silent, "\(fails), account.socialDisconnect: true"],
      [
        "13:60 ‹app.version›: no example shows a value here; add one",
        "13:88 ‹app.kind == 'game'›: in no example does the exemption 'b' apply; add one",
        "13:116 ‹app.kind›: no example shows a value here; add one",
      ]
    ),
    (
      ["review: {if: account.socialDisconnect, text: '{app.name}'}"], [fails, silent],
      [
        """
        13:18 ‹account.socialDisconnect›: no example goes to a person; add one under 'review'
        """,
        "13:52 ‹app.name›: no example shows a value here; add one",
      ]
    ),
    (
      ["review: {if: account.socialDisconnect, text: '{app.name}'}"],
      [fails, silent, "account.socialDisconnect: true"], []
    ),
    (
      ["related: [{at: app.name, note: '{app.kind}'}, {at: string(1), note: n}]"], [fails, silent],
      [
        "13:38 ‹app.kind›: no example shows a value here; add one",
        "13:56 ‹string(1)›: no example points to this related place; add one",
      ]
    ),
    (
      ["applies: has(app.kind)", "when: account.owner == 'app'"],
      ["\(fails), app.kind: game", "\(silent), app.kind: game"],
      [
        "13:14 ‹has(app.kind)›: in no example is 'applies' of 'small' false; \(elsewhere)",
        "14:11 ‹account.owner == 'app'›: in no example is 'when' of 'small' false; \(elsewhere)",
      ]
    ),
    (
      ["applies: has(app.kind)", "when: account.owner == 'app'"],
      [
        "\(fails), app.kind: game", "\(silent), app.kind: game", "app.name: A",
        "app.kind: game, account.owner: thirdParty",
      ],
      []
    ),
    (
      ["require: account.publicSignUp || app.name == 'B' && account.owner != 'app'"],
      [fails, silent, "\(fails), app.name: B"],
      [
        """
        9:38 ‹app.name == 'B'›: in no example does 'app.name == 'B'' alone decide, being false, \
        in 'require' of 'small'; add one
        """,
        """
        9:38 ‹app.name == 'B' && account.owner != 'app'›: \
        in no example does 'app.name == 'B' && account.owner != 'app'' alone decide, being true, \
        in 'require' of 'small'; add one
        """,
      ]
    ),
    (
      ["require: account.publicSignUp || app.name == 'B' && account.owner != 'app'"],
      [
        fails, silent, "\(fails), app.name: B", "\(fails), account.owner: thirdParty",
        "\(fails), account.owner: thirdParty, app.name: B",
      ],
      []
    ),
    // Those of a definition, of a list and of the items that it goes through.
    (
      [
        "-at", "let: [{isGood: 'account.publicSignUp && has(s.id)'}]",
        "each: [{s: 'login.services.filter(s, s.name == \"a\" || s.isThirdParty)'}]",
        "require: 'isGood ? true : app.name == \"B\"'",
      ],
      [fails, silent],
      [
        """
        12:45 ‹has(s.id)›: in no example does 'has(s.id)' alone decide, being false, \
        in 'let isGood' of 'small'; add one
        """,
        """
        13:42 ‹s.name == "a"›: in no example does 's.name == "a"' alone decide, being true, \
        in 'each s' of 'small'; add one
        """,
      ]
    ),
    (
      ["require: 'account.publicSignUp ? true : app.name == \"B\"'"],
      [silent],
      [
        "2:9 ‹small›: in no example does 'small' find anything; add one that fails",
        """
        9:15 ‹account.publicSignUp›: in no example is 'account.publicSignUp' false \
        in 'require' of 'small'; add one
        """,
      ]
    ),
  ]

  private static let elsewhere = "add one that it isn't about"

  @Test(arguments: cases)
  func `what no example reaches is told at its place`(
    changes: [String], examples: [String], gaps: [String]
  ) throws {
    let rule = ["at: app", "require: account.publicSignUp"]
    let found = try Self.gaps(rule + changes, examples)
    #expect(found == gaps)
  }

  @Test func `an example that can't be made or evaluated reaches nothing`() throws {
    let told = try Self.gaps(
      ["require: 1 / size(app.platforms) > 0"], ["account: 7", "app.platforms: []"])
    #expect(told.count == 2)
  }
}
