import Diagnostics
import Model
import Rules
import TestSupport
import Testing

@testable import Engine

@Suite struct RuleFaultTests {
  private static let division = "nothing can be divided by 0"
  private static let cost = "the expression needs more steps than it may take"
  private static let busy = """
    [1,2,3,4,5,6,7,8,9,10].all(a, [1,2,3,4,5,6,7,8,9,10].all(b, [1,2,3,4,5,6,7,8,9,10].all(c, \
    [1,2,3,4,5,6,7,8,9,10].all(d, [1,2,3,4,5,6,7,8,9,10].all(e, [1,2,3,4,5,6,7,8,9,10].all(f, \
    a + b + c + d + e + f > 0))))))
    """

  private static let zero = "size(login.services)"

  /// The changed keys of a rule, with ` ¦ ` between them.
  private static let written = ToldTable.rows(
    """
    require: login.services[7].name == 'x'
      9:14 ‹login.services[7]›: \(missing)
    require: 'app.name == ''X'' || login.services[7].name == ''x'''
      9:36 ‹login.services[7]›: \(missing)
    require: "app.name == \\"\\u0058\\" || login.services[7].name == 'x'"
      9:41 ‹login.services[7]›: \(missing)
    require: >-⏎  app.name == 'X'⏎  || login⏎  .services[7].name == 'x'
      11:10 ‹login⏎      .services[7]›: \(missing)
    require: |⏎  app.name == 'X'⏎  || login.services[7].name == 'x'
      11:10 ‹login.services[7]›: \(missing)
    require: 'false' ¦ message: 'It is {login.services[7].id} {{'
      10:22 ‹login.services[7]›: \(missing)
    let: [{a: 'login.services[7]'}] ¦ when: a.name == 'x'
      13:16 ‹login.services[7]›: \(missing)
    require: timestamp('2026-13-' + app.name) > asOf
      9:14 ‹timestamp('2026-13-' + app.name)›: \(time)
    require: app.name.matches('[' + app.name)
      9:14 ‹app.name.matches('[' + app.name)›: \(pattern)
    require: "\(busy)"
      9:15 ‹\(busy)›: \(cost)
    """
  )

  private static let missing = "there is no item 7 in a list of 0"
  private static let time = "'2026-13-A' is no time such as 2026-11-21T09:00:00Z"
  private static let pattern = "'[A' is no pattern: a '[' has no ']'"

  @Test(arguments: written)
  func `a fault is shown where its expression stands`(keys: String, shown: [String]) throws {
    let rules = SmallRule.file(keys.split(separator: " ¦ ").map(String.init))
    let fault = try #require(try Trial(rules).result(for: Self.description).faults.first)
    let found = SourceFile(path: "team/rules.yaml", text: rules).place(fault.range)
    #expect(["\(found): \(fault.message.text)"] == shown)
  }

  @Test func `a fault is told at the rule, with the description, or the other way round`() throws {
    let rules = SmallRule.file(["require: 1 / \(Self.zero) > 0"])
    let result = try Trial(rules).result(for: Self.description)
    let fault = try #require(result.faults.first)
    let subject = "the rule 'small' can't be evaluated for"
    let about = fault.diagnostic(about: result.range)
    #expect(about.message.text == "\(subject) 'login.review.yaml': \(Self.division)")
    #expect(about.message.id == "rule-fault")
    #expect(about.range.file.path == "team/rules.yaml")
    #expect(about.notes.map(\.text) == ["this is the description"])
    #expect(about.notes.map(\.range) == [result.range])
    let within = fault.diagnostic(in: result.range)
    #expect(within.message.text == "\(subject) this description: \(Self.division)")
    #expect(within.message.id == "rule-fault")
    #expect(within.range == result.range)
    #expect(within.notes.map(\.text) == ["it happens here"])
    #expect(within.notes.map(\.range) == [about.range])
  }

  private static let places: [[String]] = [
    ["applies: 1 / \(zero) > 0"],
    ["when: 1 / \(zero) > 0"],
    ["exempt: [{id: x, if: 1 / \(zero) > 0, note: n}]"],
    ["require: 1 / \(zero) > 0"],
    ["review: {if: 1 / \(zero) > 0, text: t}"],
    ["each: [{a: '[1 / \(zero)]'}]"],
    ["let: [{a: 1 / \(zero)}]", "require: a > 0"],
    ["require: 'false'", "message: '{1 / \(zero)}'"],
    ["require: 'false'", "fix: '{1 / \(zero)}'"],
    ["require: 'false'", "at: 'login.services[1 / \(zero)]'"],
    ["require: 'false'", "related: [{at: 'login.services[1 / \(zero)]', note: n}]"],
    ["require: 'false'", "related: [{at: login, note: '{1 / \(zero)}'}]"],
    ["exempt: [{id: x, if: 'true', note: '{1 / \(zero)}'}]"],
    ["review: {if: 'true', text: '{1 / \(zero)}'}"],
  ]

  @Test(arguments: places)
  func `division by zero is the rule's fault, wherever it happens`(changes: [String]) throws {
    let trial = Trial(SmallRule.file(changes))
    #expect(try fault(trial.result(for: Self.description)) == "small: \(Self.division)")
  }

  private static let description = """
    reviewlint: 1
    app: {name: A}
    login: {services: []}
    """

  @Test(arguments: [
    (["require: \"\(busy)\""], cost),
    (["require: \"contrast(app.name, 'light') > 1.0\""], "'A' is no colour"),
    (["require: submission.date + days(9223372036854775807) > asOf"], "too many days"),
    (["require: \"login.services[7].name == 'x'\""], "there is no item 7 in a list of 0"),
  ])
  func `what has no answer is the rule's fault`(changes: [String], text: String) throws {
    let trial = Trial(SmallRule.file(changes))
    #expect(try fault(trial.result(for: Self.description)) == "small: \(text)")
  }

  @Test func `costs add up over the items of a rule, and begin anew with the next`() throws {
    let items = "login.services.map(s, s.id).all(a, login.services.all(b, b.id != a + 'x'))"
    let services = (0..<80).map { "{id: s\($0), kind: own}" }.joined(separator: ", ")
    let text = "reviewlint: 1\napp: {name: A}\nlogin: {services: [\(services)]}\n"
    let once = SmallRule.rule(["id: once", "require: \(items)"])
    let again = SmallRule.rule(["id: again", "require: \(items)"])
    let result = try Trial("rules:\n" + once + again).result(for: text)
    #expect(result.passed.filter { $0.count < 6 } == ["again", "once"])
    let each = SmallRule.file(["-at", "each: [{s: login.services}]", "require: \(items)"])
    #expect(try fault(Trial(each).result(for: text)) == "small: \(Self.cost)")
  }

  @Test func `all rules together may cost a description only so much`() throws {
    let rules = ["a", "b", "c"].map {
      SmallRule.rule(["id: \($0)", "require: lists.range(300).all(n, n >= 0)"])
    }
    let trial = Trial("rules:\n" + rules.joined())
    let (description, _) = try trial.description(Self.description)
    func fault(within cost: Int) -> [String] {
      var evaluation = RuleEvaluation(
        of: description, by: trial.book, observer: NoObserver(), greatestCost: cost)
      var faults: [String] = []
      for rule in trial.book.rules {
        do throws(RuleFault) {
          _ = try evaluation.outcome(of: rule)
        } catch {
          faults.append("\(error.rule): \(error.message.text)")
        }
      }
      return faults
    }
    #expect(fault(within: 100_000) == [])
    let text = "the rules before it took more than the 2,000 steps that one description may cost"
    #expect(fault(within: 2_000) == ["c: \(text)"])
    let less = text.replacing("2,000", with: "0")
    #expect(fault(within: 0) == ["b: \(less)", "c: \(less)"])
  }

  @Test func `a fault that a missing fact may decide waits for the fact`() throws {
    let trial = Trial(SmallRule.file(["require: 1 / \(Self.zero) > 0 && account.publicSignUp"]))
    let told = try trial.result(for: Self.description).told()
    #expect(told == ["incomplete: account"])
    let text = Self.description + "\naccount: {publicSignUp: true}"
    #expect(try fault(trial.result(for: text)) == "small: \(Self.division)")
  }

  @Test func `what is decided elsewhere absorbs an error, as the language has it`() throws {
    let trial = Trial(SmallRule.file(["require: 1 / \(Self.zero) > 0 || true", "when: 'true'"]))
    #expect(try trial.result(for: Self.description).told() == ["pass"])
  }

  /// The fault of which rule it is, if there is one.
  private func fault(_ result: LintResult) -> String? {
    result.faults.first.map { "\($0.rule): \($0.message.text)" }
  }
}
