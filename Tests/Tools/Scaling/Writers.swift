internal import Diagnostics
internal import Engine
internal import Reporting
internal import Rules
internal import TestSupport

/// Each report of many descriptions, the last with many findings, and what all of them write with.
let writers: [Workload] =
  reporters.map { reporter in
    Workload(reporter.name) { size in
      let one = result(screens: 1)
      let results = Array(repeating: one, count: size) + [result(screens: size)]
      _ = reporter.text(of: run(results, reporter))
    }
  }
  + Questionnaire.Format.allCases.map { format in
    Workload("questionnaire-in-\(format)") { size in
      let descriptions = [AskedDescription(result(screens: size, asking)) { _, _ in nil }]
      _ = Questionnaire(descriptions, in: nil, owner: nil, asking.book.language).text(as: format)
    }
  } + [
    Workload("questions-in-a-description") { size in
      let file = SourceFile(path: "a.review.yaml", text: description(screens: size))
      let questions = result(screens: size, asking).questions
      precondition(FilledDescription(file, [questions]).count >= size, "each screen lacks it")
    },
    Workload("marks-in-a-name") { size in
      _ = TerminalText.safe(String(repeating: "\u{202E}", count: 32 * size))
    },
    Workload("names-in-names") { size in
      let (first, last) = ("\u{2068}", "\u{2069}")
      let text = String(repeating: first, count: size) + String(repeating: "word ", count: size)
      _ = Paragraph(text: text + String(repeating: last, count: size), width: 80).lines
    },
    Workload("one-long-word") { size in
      _ = Paragraph(text: String(repeating: "字", count: size), width: 80).lines
    },
    Workload("text-in-json") { size in
      var json = JSONWriter()
      json.object { $0.member("a", String(repeating: "\u{1}ä##", count: 32 * size)) }
    },
    Workload("text-in-yaml") { size in _ = String(repeating: "\u{1}ä\"", count: 32 * size).asYAML },
  ]

/// Rules that find something on each screen.
private let trial = Trial(
  SmallRule.file(["-at", "each: [{screen: screens}, {button: screen.buttons}]", "require: 'false'"])
)

/// A rule that asks something about each button.
private let asking = Trial(
  SmallRule.file(
    [
      "-at", "each: [{screen: screens}, {button: screen.buttons}]",
      "require: button.source == 'custom'",
    ]
  )
)

func result(screens: Int, _ trial: Trial = trial) -> LintResult {
  do {
    return try trial.result(for: description(screens: screens))
  } catch {
    preconditionFailure("the description can be read: \(error)")
  }
}

func run(_ results: [LintResult], _ reporter: any Reporter.Type) -> RunResult {
  RunResult(
    tool: .init(version: "0", rules: "", overridden: []), descriptions: results, diagnostics: [],
    files: SourceFiles(), setup: RunSetup(books: [trial.book]))
}
