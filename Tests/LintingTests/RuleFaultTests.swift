import Descriptions
import Rules
import TestSupport
import Testing

@testable import Linting

@Suite struct RuleFaultTests {
  private static let division = "nothing can be divided by 0"
  private static let cost = "the expression needs more steps than it may take"
  private static let busy = """
    [1,2,3,4,5,6,7,8,9,10].all(a, [1,2,3,4,5,6,7,8,9,10].all(b, [1,2,3,4,5,6,7,8,9,10].all(c, \
    [1,2,3,4,5,6,7,8,9,10].all(d, [1,2,3,4,5,6,7,8,9,10].all(e, [1,2,3,4,5,6,7,8,9,10].all(f, \
    a + b + c + d + e + f > 0))))))
    """

  private static let zero = "size(login.services)"

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
  func `division by zero is the rule's fault, wherever it happens`(changes: [String]) {
    let trial = Trial(SmallRule.file(changes))
    #expect(fault { try trial.result(for: Self.description) } == "small: \(Self.division)")
  }

  private static let description = """
    reviewlint: 1
    app: {name: A}
    login: {services: []}
    """

  @Test(arguments: [
    (["require: \"\(busy)\""], cost),
    (["require: \"contrast('red', 'light') > 1.0\""], "'red' is no colour"),
    (["require: submission.date + days(9223372036854775807) > asOf"], "too many days"),
    (["require: \"login.services[7].id == 'x'\""], "there is no item 7 in a list of 0"),
  ])
  func `what has no answer is the rule's fault`(changes: [String], text: String) {
    let trial = Trial(SmallRule.file(changes))
    #expect(fault { try trial.result(for: Self.description) } == "small: \(text)")
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
    #expect(fault { try Trial(each).result(for: text) } == "small: \(Self.cost)")
  }

  @Test func `all rules together may cost a description only so much`() throws {
    let rules = ["a", "b", "c"].map {
      SmallRule.rule(["id: \($0)", "require: lists.range(300).all(n, n >= 0)"])
    }
    let trial = Trial("rules:\n" + rules.joined())
    let (description, _) = try trial.description(Self.description)
    func fault(within cost: Int) -> [String] {
      var evaluation = RuleEvaluation(book: trial.book, greatestCost: cost)
      evaluation.begin(description)
      defer { evaluation.end() }
      return trial.book.rules.compactMap { rule in
        var outcome = RuleOutcome()
        let fault = evaluation.fault(of: rule, on: description.submissionDate, &outcome)
        return fault.map { "\($0.rule): \($0.text)" }
      }
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
    #expect(fault { try trial.result(for: text) } == "small: \(Self.division)")
  }

  @Test func `what is decided elsewhere absorbs an error, as the language has it`() throws {
    let trial = Trial(
      SmallRule.file(["require: 1 / \(Self.zero) > 0 || true", "when: 'true'"])
    )
    #expect(try trial.result(for: Self.description).told() == ["pass"])
  }

  /// What is thrown as the fault of which rule.
  private func fault(_ run: () throws -> LintResult) -> String? {
    do {
      _ = try run()
      return nil
    } catch let fault as RuleFault {
      return "\(fault.rule): \(fault.text)"
    } catch {
      return "\(error)"
    }
  }
}
