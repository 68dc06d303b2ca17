import Diagnostics
import Documents
import Engine
import Localization
import Reporting
import Rules
import TestSupport
import Testing

/// The text report: one description, a fleet of them, and other languages.
@Suite struct TextReporterTests {
  private static let rule = SmallRule.file([
    "-at", "each: [{s: login.services}]", "require: s.id != 'google'", "message: 'not {s.id}'",
    "guidelines: ['4.8']",
  ])

  private static func run(_ count: Int, in language: Language = .english) throws -> RunResult {
    let trial = Trial([SourceFile(path: "team/rules.yaml", text: rule)], language: language)
    let results = try (1...count).map { number in
      let service = number.isMultiple(of: 2) ? "google" : "apple"
      return try trial.result(
        for: "reviewlint: 1\napp: {name: App \(number)}\nlogin: {services: [\(service)]}\n")
    }
    return RunResult(
      tool: .init(version: "1", rules: "", overridden: []), descriptions: results, diagnostics: [],
      files: SourceFiles(), setup: RunSetup(language: language, books: [trial.book]))
  }

  @Test func `of many descriptions those that aren't ready are shown, the others are a line`()
    throws
  {
    let text = TextReporter.text(of: try Self.run(21))
    #expect(text.hasPrefix("10 of 21 apps aren't ready. Not ready to submit: 10 problems"))
    #expect(text.ranges(of: "checked as of").count == 10)
    #expect(text.ranges(of: "error[small]: not google").count == 10)
    #expect(text.ranges(of: #/\ncompliant: App \d+ \(login.review.yaml\): /#).count == 11)
    let end = """
      violations: 10 errors, 32 passed, 189 not applicable
      10 of 21 apps aren't ready. Not ready to submit: 10 problems would likely lead
      to rejection.

      """
    #expect(text.hasSuffix(end), "\(text.suffix(300))")
  }

  @Test func `every word is in the language of the run`() throws {
    let file = SourceFile(
      path: "xx.yaml",
      text: """
        language: xx
        name: Test
        direction: rightToLeft
        plurals: {one: n == 1}
        dates: {short: '{DD}.{MM}.{year}', long: '{day} {name}', months: [a, b, c, d, e, f, g, h, i, j, k, l]}
        phrases:
          bracketed: '{1}: {0}'
          checked-guidelines: 'DAY {0}, EDITION {1}'
          error: FAULT
          why.label: 'REASON:'
          fix: 'REMEDY:'
          guideline.label: 'LAW:'
          violations.label: 'BAD:'
          errors-count: {one: '{0} fault', other: '{0} faults'}
          passed-not-applicable: '{0} good, {1} else'
          sentence-after: '{1} ({0})'
          fleet-not-ready: {one: '{0} of {1} BAD', other: '{0} of {1} BAD'}
          not-ready: 'BAD: {0}.'
          listed: '{0} + {1}'
        """
    )
    var reader = LanguageReader()
    let read = reader.read(ReadFile(file))
    let language = try #require(read, "\(reader.diagnostics)")
    let text = TextReporter.text(of: try Self.run(2, in: language))
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines.contains("\u{2068}login.review.yaml\u{2069}: \u{2068}App 2\u{2069}"))
    let edition = "guideline 4.8 as it held from \u{2068}05.03.2024\u{2069} on"
    #expect(lines.contains("DAY \u{2068}21.11.2026\u{2069}, EDITION \(edition)"))
    #expect(lines.contains { $0.hasPrefix("FAULT\u{2068}[small]\u{2069}: ") })
    for label in ["  REASON: ", "  REMEDY: ", "  LAW: "] {
      #expect(lines.contains { $0.hasPrefix(label) })
    }
    #expect(lines.contains("BAD: 1 fault + 3 good, 18 else"))
    #expect(lines.last?.hasSuffix("(1 of 2 BAD)") == true, "\(lines.suffix(2))")
  }
}
