internal import Descriptions
internal import Diagnostics
internal import Linting
internal import Reporting

/// Writes the open questions of a file into it, and asks them where somebody can answer.
struct QuestionFilling {
  /// Why the questions can't be written.
  enum Failure: Error {
    case fault(RuleFault)
    /// Wherever they were put, it would not be the same description any more.
    case noPlace([Diagnostic])
  }

  private(set) var opened: OpenedDescription
  /// How many facts were written as unknown, and how many were answered.
  private(set) var unknown = 0
  private(set) var answered = 0
  private var answers: [Key: String] = [:]
  private var asked: Set<Path> = []

  /// A question among those of all the file's descriptions.
  private struct Key: Hashable {
    let offset: Int
    let path: Path

    init(_ question: Question) {
      offset = question.site.bytes.lowerBound
      path = question.path
    }
  }

  /// Answers may open further questions; after so many rounds the rest is left.
  private static let mostRounds = 8

  init(_ opened: OpenedDescription) {
    self.opened = opened
  }

  /// Writes what is open; with a prompt, each question is asked first.
  mutating func fill(asking prompt: inout Prompt?) throws(Failure) {
    for _ in 0..<Self.mostRounds {
      let results: [LintResult]
      do throws(RuleFault) {
        results = try opened.results()
      } catch {
        throw .fault(error)
      }
      answers = [:]
      if prompt != nil { ask(results, &prompt) }
      let questions = results.map(\.questions)
      guard let next = try written(questions) else { return }
      let given = answers.values.count { $0 != "unknown" }
      answered += given
      unknown += questions.reduce(0) { $0 + $1.single.count { $0.site.kind != .unknown } } - given
      opened = next
    }
  }

  /// The file with the questions in it; nil where nothing is to be written.
  private func written(_ questions: [Questions]) throws(Failure) -> OpenedDescription? {
    var mistakes: [Diagnostic] = []
    for hasComments in [true, false] {
      let filled = FilledDescription(opened.source, questions, hasComments: hasComments) {
        answers[Key($0)] ?? "unknown"
      }
      guard filled.count > 0 else { return nil }
      let (next, diagnostics) = opened.changed(to: filled.text)
      if let next { return next }
      mistakes = diagnostics
    }
    throw .noPlace(mistakes)
  }

  private mutating func ask(_ results: [LintResult], _ prompt: inout Prompt?) {
    let questions = results.map(\.questions)
    for (result, open) in zip(results, questions) {
      for question in open.single where asked.insert(question.path).inserted {
        guard let answer = answer(to: question, of: result, among: questions, &prompt) else {
          prompt = nil
          return
        }
        answers[Key(question)] = answer
      }
    }
  }

  /// What somebody answers; nothing is `unknown`, what can't be meant is asked again.
  private func answer(
    to question: Question,
    of result: LintResult,
    among questions: [Questions],
    _ prompt: inout Prompt?
  ) -> String? {
    prompt?.say(words(for: question, result))
    while let text = prompt?.ask("> ") {
      if text.isEmpty || text == "unknown" { return "unknown" }
      var trial = answers
      trial[Key(question)] = text
      let filled = FilledDescription(opened.source, questions, hasComments: false) {
        trial[Key($0)] ?? "unknown"
      }
      let diagnostics = opened.changed(to: filled.text).diagnostics
      guard let mistake = diagnostics.first else { return text }
      prompt?.say(TerminalText.safe(mistake.message.text) + "\n")
    }
    return nil
  }

  /// The path, what it means, why it is asked, and what can be answered.
  private func words(for question: Question, _ result: LintResult) -> String {
    let path = question.path.description
    let rules = result.findings.filter { finding in
      finding.missing.contains { path == $0 || path.hasPrefix($0 + ".") }
    }
    let titles = Set(rules.map(\.title)).sorted().prefix(2)
    var text = "\n\(TerminalText.safe(path))\n  \(TerminalText.safe(question.meaning.text))\n"
    for title in titles { text += "  asked for: \(TerminalText.safe(title))\n" }
    return text + "  \(TerminalText.safe(question.answers.text)); nothing is unknown\n"
  }
}
