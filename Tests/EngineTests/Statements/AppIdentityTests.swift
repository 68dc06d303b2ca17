import Diagnostics
import Engine
import TestSupport
import Testing

/// Which app a finding is about: its bundle id, else where it is described, and never its name.
@Suite struct AppIdentityTests {
  private static let trial = Trial(SmallRule.file(["require: 'false'"]))

  /// What is found in apps that share a run: of each its name, its bundle id and its path.
  private static func results(
    _ apps: [(name: String, id: String?, path: String)]
  ) throws -> [LintResult] {
    var results = try apps.map { name, id, path in
      let named = id.map { ", bundleId: \($0)" } ?? ""
      let (description, _) = try trial.description(
        "reviewlint: 1\napp: {name: \(name)\(named)}\nlogin: {services: [google]}\n", path: path)
      let linter = Linter(book: trial.book, hasBaseline: true)
      return linter.lint(description)
    }
    let shared = SharedBundleIDs(of: results.map(\.identity))
    for number in results.indices { shared.tellApart(&results[number]) }
    return results
  }

  private static func fingerprint(
    _ name: String, _ id: String?, _ path: String, beside others: [(String, String?, String)] = []
  ) throws -> Fingerprint {
    let result = try #require(try results([(name, id, path)] + others).first)
    return try #require(result.findings.first { $0.rule == "small" }).fingerprint
  }

  @Test func `a name is no part of it, a bundle id is, and else the path`() throws {
    let named = try Self.fingerprint("Delta", "com.a", "a.review.yaml")
    #expect(try Self.fingerprint("Delta Pro", "com.a", "a.review.yaml") == named)
    #expect(try Self.fingerprint("Delta", "com.a", "b.review.yaml") == named)
    #expect(try Self.fingerprint("Delta", "com.b", "a.review.yaml") != named)
    let placed = try Self.fingerprint("Delta", nil, "a.review.yaml")
    #expect(try Self.fingerprint("Delta Pro", nil, "a.review.yaml") == placed)
    #expect(try Self.fingerprint("Delta", nil, "b.review.yaml") != placed)
  }

  @Test func `where two have one bundle id, the path tells them apart, and a note says so`() throws
  {
    let other = ("B", "com.a", "b.review.yaml")
    let one = try Self.fingerprint("A", "com.a", "a.review.yaml", beside: [other])
    let two = try Self.fingerprint("A", "com.a", "c.review.yaml", beside: [other])
    #expect(one != two)
    #expect(try Self.fingerprint("A", "com.a", "a.review.yaml") != one)
    let results = try Self.results([("A", "com.a", "a.review.yaml"), other, ("C", "c", "c")])
    let told = results.map { result in result.file.shown(result.diagnostics) }
    #expect(
      told == [
        [
          """
          2:26 ‹com.a›: 'com.a' is the bundle id of b.review.yaml as well: what is found is told \
          apart by the files, too
          """
        ],
        [
          """
          2:26 ‹com.a›: 'com.a' is the bundle id of a.review.yaml as well: what is found is told \
          apart by the files, too
          """
        ], [],
      ])
    #expect(results[0].diagnostics.map(\.severity) == [.note])
  }

  private static func app(_ id: String?, _ file: String, shared: Bool = false) -> AppIdentity {
    var app = AppIdentity(bundleID: id, file: file)
    app.sharesBundleID = shared
    return app
  }

  private static let lookups: [(known: [AppIdentity], app: AppIdentity, found: Int?)] = [
    ([app("a", "x")], app("a", "x"), 0),
    ([app("a", "x")], app("a", "y"), 0),
    ([app("a", "x")], app("a", "y", shared: true), nil),
    ([app("a", "x")], app("a", "x", shared: true), 0),
    ([app("a", "x")], app("b", "x"), nil),
    ([app("a", "x"), app("a", "y")], app("a", "y"), 1),
    ([app("a", "x"), app("a", "y")], app("a", "z"), nil),
    ([app(nil, "x")], app("a", "x"), 0),
    ([app(nil, "x")], app("a", "y"), nil),
    ([app(nil, "x")], app(nil, "y"), nil),
    ([app("a", "x")], app(nil, "x"), 0),
    ([app(nil, "x"), app("a", "y")], app("a", "x"), 1),
    ([app(nil, "x"), app("a", "y")], app("a", "x", shared: true), 0),
    ([AppIdentity(bundleID: nil, file: "x", document: 2)], app(nil, "x"), nil),
    ([app(nil, "x (2)")], AppIdentity(bundleID: nil, file: "x", document: 2), nil),
  ]

  @Test(arguments: lookups.indices)
  func `an app is found again by what both runs know of it`(_ number: Int) {
    let (known, app, found) = Self.lookups[number]
    #expect(KnownApps(known).app(app) == found.map { known[$0] })
  }

  /// What is left to mend of a run after a baseline that another one wrote.
  private static func failures(
    _ before: [(String, String?, String)], _ after: [(String, String?, String)]
  ) throws -> [String] {
    var first = BaselineReview(Baseline())
    let linter = Linter(book: trial.book, hasBaseline: true)
    for result in try results(before) { _ = first.accept(result, by: linter) }
    var second = BaselineReview(first.renewal.baseline)
    return try results(after).map { second.accept($0, by: linter) }
      .filter { $0.findings.contains { $0.outcome == .fail } }.map(\.file.id.path)
  }

  @Test func `a baseline of one app accepts nothing of another of its name`() throws {
    let one: (String, String?, String) = ("Paw", "com.a.one", "one")
    #expect(try Self.failures([one], [one, ("Paw", "com.b.two", "two")]) == ["two"])
    #expect(try Self.failures([("Paw", nil, "one")], [("Paw", nil, "two")]) == ["two"])
  }

  @Test func `a renamed, moved or newly identified app keeps what was accepted`() throws {
    let before: (String, String?, String) = ("Delta", "com.a", "one")
    #expect(try Self.failures([before], [("Delta Pro", "com.a", "one")]) == [])
    #expect(try Self.failures([before], [("Delta", "com.a", "elsewhere")]) == [])
    #expect(try Self.failures([("Delta", nil, "one")], [("Delta", "com.a", "one")]) == [])
    #expect(try Self.failures([("Delta", nil, "one")], [("Delta", nil, "elsewhere")]) != [])
    let both: [(String, String?, String)] = [before, ("Delta", "com.a", "two")]
    #expect(try Self.failures(both, both) == [])
    #expect(try Self.failures([before], both) == ["two"])
    #expect(try Self.failures(both, [both[1]]) == [])
  }

  @Test func `what is kept, added and removed is counted`() throws {
    let linter = Linter(book: Self.trial.book, hasBaseline: true)
    var first = BaselineReview(Baseline())
    let apps: [(String, String?, String)] = [("A", nil, "a"), ("B", "b", "b"), ("C", nil, "c")]
    for result in try Self.results(apps) { _ = first.accept(result, by: linter) }
    #expect([first.renewal.kept, first.renewal.added, first.renewal.removed] == [0, 3, 0])
    var second = BaselineReview(first.renewal.baseline)
    for result in try Self.results([("A", "a", "a"), ("D", nil, "d")]) {
      _ = second.accept(result, by: linter)
    }
    #expect([second.renewal.kept, second.renewal.added, second.renewal.removed] == [3, 1, 0])
    #expect(second.noteGone { $0 == "c" } == ["c"])
    let renewal = second.renewal
    #expect([renewal.kept, renewal.added, renewal.removed] == [2, 1, 1])
    #expect(renewal.baseline.orderedEntries.map(\.app.text) == ["d", "a", "b"])
  }
}
