import Foundation
import Testing

/// Rules may come from strangers: definitions that ask others twice each, and those again, end every
/// command with a reason.
@Suite struct CostlyRulesTests {
  /// What the first asks, and what each of the sixty behind it asks of the one before.
  struct Definitions: Sendable {
    let first: String
    let step: String
    var takes: String?
  }

  private static let all = [
    Definitions(first: "size(screens) > 100", step: "d || d"),
    Definitions(first: "1 / (size(screens) - size(screens)) == 1", step: "d || d"),
    Definitions(first: "size(screens) > n", step: "d(n) || d(n)", takes: "int"),
    Definitions(first: "size(screens) > 0", step: "screens.all(s, d) && screens.all(s, d)"),
  ]

  private static func rules(_ definitions: Definitions) -> String {
    let takes = definitions.takes.map { "takes: [\($0)], " } ?? ""
    let parameter = definitions.takes == nil ? "" : "(n)"
    let lines = (0...60).map { number in
      let step = definitions.step.replacing(/\bd\b/, with: "d\(number - 1)")
      let text = number == 0 ? definitions.first : step
      return "  d\(number)\(parameter): {\(takes)is: '\(text)', meaning: a test}\n"
    }
    let call = definitions.takes == nil ? "d60" : "d60(100)"
    return "definitions:\n\(lines.joined())"
      + OwnRule.file("costly").replacing(
        "app.name != ''", with: "\(call) || app.name != ''")
  }

  private static let commands = [
    ["check", "--as-of", "2026-11-21"], ["check", "--why", "costly"], ["eval", "CALL || true"],
    ["rules", "test", ".reviewlint.yaml"],
    ["rules", "test", ".reviewlint.yaml", "--coverage", "--mutate"], ["fill", "--yes"],
    ["ask", "--output", "q.html"], ["report", "--output", "r.html"],
  ]

  @Test(arguments: all)
  func `used-up cost ends every command with its reason`(_ definitions: Definitions) throws {
    for words in Self.commands {
      let folder = try TemporaryFolder([".reviewlint.yaml": Self.rules(definitions)])
      try folder.write(SmallButton.description, to: "a.review.yaml")
      let call = definitions.takes == nil ? "d60" : "d60(100)"
      let all = words.map { $0.replacing("CALL", with: call) }
      let answer = try Reviewlint.run(
        words.first == "rules" ? all : all + ["a.review.yaml"], in: folder.url)
      #expect(answer.status != 0 && answer.status != 3, "\(words): \(answer)")
      let page = (try? folder.read("r.html")) ?? ""
      let told = (answer.output + answer.complaint + page).split(whereSeparator: \.isWhitespace)
        .joined(separator: " ")
      let reasons = [
        "the expression needs more steps than it may take", "the value is nested too deeply",
        "nothing can be divided by 0",
      ]
      #expect(reasons.contains(where: told.contains), "\(words): \(told.suffix(400))")
    }
  }
}
