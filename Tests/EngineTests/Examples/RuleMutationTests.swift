import Diagnostics
import Documents
import Engine
import Rules
import TestSupport
import Testing

/// Which changes of a rule its examples notice.
@Suite struct RuleMutationTests {
  private static let base = SourceFile(
    path: "examples/one.review.yaml",
    text: """
      reviewlint: 1
      app: {name: A}
      login: {services: [{id: google, presentation: embeddedWebView}, {id: apple}]}
      account: {owner: app, publicSignUp: true}
      """
  )

  private struct Found {
    let count: Int
    /// The changes that go unnoticed without a reason.
    let unnoticed: [String]
    /// The reasons that nothing needs.
    let idle: [String]
  }

  /// What of a rule's keys goes unnoticed; an example is what it sets.
  private static func found(
    _ changes: [String], passes: [String], fails: [String], untested: String = ""
  ) throws -> Found {
    let lists = [("passes", passes), ("fails", fails)].map { heading, examples in
      let listed = examples.enumerated().map {
        "{name: \(heading) \($0), base: one, set: {\($1)}}"
      }
      return "\(heading): [\(listed.joined(separator: ", "))]"
    }
    let excuses = untested.isEmpty ? [] : ["untested: [\(untested)]"]
    let examples = (lists + excuses).joined(separator: ", ")
    let text = SmallRule.file(["at: app"] + changes + ["examples: {\(examples)}"])
    let trial = Trial(text)
    #expect(trial.told == [])
    let rule = try #require(trial.book.rules.first)
    let document = try #require(DocumentReader().readAll(base).documents.first)
    let tester = ExampleTester(book: trial.book, asOf: Trial.today) { _ in false }
    var mutation = RuleMutation(of: rule, tester)
    for example in try #require(rule.source.examples) {
      mutation.add(tester.test(example, of: rule, base: document))
    }
    let file = SourceFile(path: "team/rules.yaml", text: text)
    let gaps = mutation.gaps
    return Found(
      count: mutation.count,
      unnoticed: file.shown(rule.source.excused.unexcused(gaps).map(\.diagnostic)),
      idle: file.shown(rule.source.excused.idle(of: gaps)))
  }

  private static let size = "require: size(app.name) <= 3 && account.owner == 'app'"

  @Test func `what no example notices is told at its place`() throws {
    let found = try Self.found([Self.size], passes: ["app.name: A"], fails: ["app.name: ABCDE"])
    #expect(found.count == 6)
    #expect(
      found.unnoticed == [
        "9:29 ‹<=›: no example notices '<' instead of '<=' in 'require' of 'small'; add one",
        "9:32 ‹3›: no example notices '2' instead of '3' in 'require' of 'small'; add one",
        "9:32 ‹3›: no example notices '4' instead of '3' in 'require' of 'small'; add one",
      ]
    )
  }

  private static let page = "kind: broker, connections: [google]"

  @Test(arguments: [
    ("login.services.all(s, s.id != 'google')", "9:45 ‹'google'›", page),
    ("!login.services.exists(s, 'google' == s.id)", "9:41 ‹'google'›", page),
    ("!('google' in login.services.map(s, s.id))", "9:17 ‹'google'›", page),
    ("login.services.all(s, !(s.id in ['google']))", "9:47 ‹['google']›", page),
    (
      "login.services.all(s, s.id != 'google' || s.presentation == 'native')", "9:45 ‹'google'›",
      page
    ),
    (
      "login.services.all(s, s.id != 'google' && !(s.isPage && 'google' in s.connections))",
      "9:45 ‹'google'›", "kind: thirdParty, name: Google"
    ),
  ])
  func `a service that gets by where it is listed in another way is told`(
    condition: String, place: String, entry: String
  ) throws {
    let found = try Self.found(
      ["require: \"\(condition)\""], passes: ["login.services: [apple]"],
      fails: [
        "app.name: A", "login.services: [apple, {id: google-sign-in, presentation: unknown}]",
      ])
    #expect(
      found.unnoticed.filter { $0.contains("gets by") } == [
        "\(place): 'google' gets by 'require' of 'small' as '{id: another-word, \(entry)}'; ask "
          + "offers('google') of the login, of a service, or of a button's 'login'"
      ])
  }

  @Test(arguments: [
    "!login.offers('google')", "login.services.all(s, s.kind != 'thirdParty')",
    "login.services.all(s, s.id in ['apple', 'google'] && s.presentation != 'embeddedWebView')",
  ])
  func `a service that doesn't get by isn't told`(condition: String) throws {
    let found = try Self.found(
      ["require: \"\(condition)\""], passes: ["login.services: [apple]"], fails: ["app.name: A"])
    #expect(found.unnoticed.filter { $0.contains("gets by") } == [])
  }

  @Test func `examples on both sides of the border notice everything`() throws {
    let found = try Self.found(
      [Self.size], passes: ["app.name: ABC"],
      fails: ["app.name: ABCD", "account.owner: thirdParty"]
    )
    #expect(found.unnoticed == [])
  }

  @Test func `each clause is changed, and what makes it an error is noticed`() throws {
    let found = try Self.found(
      [
        "applies: app.name != 'X'", "each: [{s: 'login.services.filter(s, s.name != \"b\")'}]",
        "let: [{a: \"s.id + 'x'\"}]", "when: \"a == 'googlex'\"",
        "exempt: [{id: e, if: \"s.name in ['c', 'd']\", note: n}]",
        "require: '!(login.services[0].presentation == \"native\")'",
        "review: {if: 'false', text: t}",
      ],
      passes: ["app.name: A"],
      fails: ["'login.services[0].presentation': native"]
    )
    #expect(
      found.unnoticed == [
        #"13:26 ‹'X'›: no example notices '""' instead of ''X'' in 'applies' of 'small'; add one"#,
        """
        14:52 ‹"b"›: no example notices '""' instead of '"b"' in 'each s' of 'small'; add one
        """,
        "16:14 ‹==›: no example notices '!=' instead of '==' in 'when' of 'small'; add one",
        """
        17:37 ‹['c', 'd']›: no example notices 'without 'c'' instead of '['c', 'd']' \
        in 'exempt e' of 'small'; add one
        """,
        """
        17:37 ‹['c', 'd']›: no example notices 'without 'd'' instead of '['c', 'd']' \
        in 'exempt e' of 'small'; add one
        """,
      ]
    )
  }

  @Test func `a reason covers what lies in its part, and one that nothing needs is told`() throws {
    func found(_ excuse: String) throws -> Found {
      try Self.found(
        [Self.size], passes: ["app.name: AB"],
        fails: ["app.name: ABCD", "account.owner: thirdParty"], untested: excuse)
    }
    let less = "9:29 ‹<=›: no example notices '<' instead of '<=' in 'require' of 'small'; add one"
    let two = "9:32 ‹3›: no example notices '2' instead of '3' in 'require' of 'small'; add one"
    #expect(try found("").unnoticed == [less, two])
    let whole = try found("{in: require, part: size(app.name) <= 3, why: It is}")
    #expect(whole.unnoticed == [])
    #expect(whole.idle == [])
    let one = try found("{in: require, part: size(app.name) <= 3, change: '<', why: It is}")
    #expect(one.unnoticed == [two])
    let other = try found("{in: require, part: account.owner, why: It is}")
    #expect(other.unnoticed == [less, two])
    let idle = "the examples show everything of 'account.owner'; take the reason out"
    #expect(other.idle.count == 1)
    #expect(other.idle.first?.hasSuffix("‹account.owner›: \(idle)") == true)
  }

  @Test func `parameters are changed, and lists of them shortened`() throws {
    let found = try Self.found(
      [
        "parameters: {most: 3, owners: [app, thirdParty]}",
        "require: size(app.name) <= parameters.most && account.owner in parameters.owners",
      ],
      passes: ["app.name: A"],
      fails: ["app.name: ABCDE", "account.owner: thirdParty"]
    )
    let told = "in 'parameters.most' of 'small'; add one"
    #expect(
      found.unnoticed.filter { $0.contains("parameters.") } == [
        "13:24 ‹3›: no example notices '2' instead of '3' \(told)",
        "13:24 ‹3›: no example notices '4' instead of '3' \(told)",
        """
        13:35 ‹[app, thirdParty]›: no example notices 'without 'thirdParty'' instead of '[app, thirdParty]' \
        in 'parameters.owners' of 'small'; add one
        """,
      ]
    )
  }

  @Test func `the days on which a rule holds are changed`() throws {
    let found = try Self.found(
      ["holds: {from: 2024-04-01}", "require: app.name == 'A'"], passes: ["app.name: A"],
      fails: ["app.name: B, submission.date: 2024-04-01"])
    #expect(
      found.unnoticed == [
        """
        13:19 ‹2024-04-01›: no example notices '2024-03-31' instead of '2024-04-01' \
        in 'holds' of 'small'; add one
        """
      ]
    )
  }
}
