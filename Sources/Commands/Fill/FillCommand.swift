internal import Diagnostics
internal import Engine
internal import Expressions
internal import Model
internal import Reporting
internal import World

/// Writes the open questions of a description into it.
struct FillCommand: Command {
  static let name = "fill"
  static let operands = "PATH"
  static let summary = "Asks what is open and writes the answers, or `unknown`, into a description."
  static let options = [
    Option(
      "--answers",
      "FILE",
      "Writes what a questionnaire brought: all of it, or nothing if one answer is wrong."
    ),
    Option("--yes", nil, "Asks nothing, also on a terminal: what is open is unknown."),
    .owner,
    .asOf,
    .rules,
  ]

  private let path: String
  private let answers: String?
  private let asksNothing: Bool
  private let owner: Owner?
  private let asOf: Timestamp?
  private let rules: [String]

  init(_ arguments: Arguments) throws(Arguments.Mistake) {
    guard arguments.operands.count == 1 else {
      throw Arguments.Mistake(text: Message(.fillNeedsOneDescriptionOr))
    }
    try arguments.refuse(["--yes", "--owner"], beside: "--answers")
    path = arguments.operands[0]
    answers = try arguments.one("--answers")
    asksNothing = arguments.has("--yes")
    owner = try arguments.word("--owner", of: Owner.self)
    asOf = try arguments.day("--as-of")
    rules = arguments.all("--rules")
  }

  func run(in terminal: Terminal) throws(Refusal) -> ExitStatus {
    let opened = try OpenedDescription(path, rules, asOf: asOf, in: terminal)
    if let answers { return try write(answers, into: opened, in: terminal) }
    if path == "-" {
      // What came on standard input goes to standard output.
      let filling = try QuestionFilling(opened, called: path)
      let text = String(decoding: filling.opened.source.bytes, as: UTF8.self)
      return try end(of: filling, writing: text, in: terminal)
    }
    var file = try FilledFile(path, opened, in: terminal.files)
    if terminal.canAsk, !asksNothing, !terminal.files.isStream(path) {
      return try ask(about: file, in: terminal)
    }
    let filling = try QuestionFilling(opened, called: path)
    if filling.unknown > 0, try !file.write(filling.opened) {
      throw Refusal(text: Message(.changedMeanwhileStaysNow, path.quoted))
    }
    return try end(of: filling, writing: line(Self.summary(of: filling)), in: terminal)
  }

  /// Writes all that a questionnaire brought, or nothing.
  private func write(
    _ answers: String,
    into opened: OpenedDescription,
    in terminal: Terminal
  ) throws(Refusal) -> ExitStatus {
    let root = Repository(terminal.files).standardRoot
    let sheet = InputFile(ofAnswers: answers, in: terminal, root: root)
    let files = SourceFiles(sheet.file)
    guard sheet.diagnostics.isEmpty, let given = sheet.content else {
      throw Refusal(sheet.diagnostics, in: files)
    }
    var file = path == "-" ? nil : try FilledFile(path, opened, in: terminal.files)
    let filling = try AnswerFilling(opened, given, called: path)
    guard filling.mistakes.isEmpty else { throw Refusal(filling.mistakes.sortedByPlace, in: files) }
    DiagnosticOutput(terminal).complain(
      filling.contradictions,
      in: SourceFiles(filling.opened.source)
    )
    guard file != nil else {
      return terminal.answer(String(decoding: filling.opened.source.bytes, as: UTF8.self))
    }
    if filling.isChanged, try file?.write(filling.opened) == false {
      throw Refusal(text: Message(.changedMeanwhileStaysNow, path.quoted))
    }
    return terminal.answer(line(filling.summary.text))
  }

  /// Says which question has no place, if one has none.
  private func end(
    of filling: QuestionFilling,
    writing text: String,
    in terminal: Terminal
  ) throws(Refusal) -> ExitStatus {
    let status = terminal.answer(text)
    guard status == .clean, let first = filling.unplaced.first else { return status }
    let reason = first.reason?.message.text ?? "there is no place"
    throw Refusal(
      text: Message(
        .cantWrittenIntoFirstThem,
        Self.count(filling.unplaced.count, "question"),
        path.quoted,
        first.path.description.quoted,
        reason
      )
    )
  }

  /// Asks the questions, and says what was written in the end.
  private func ask(about file: FilledFile, in terminal: Terminal) throws(Refusal) -> ExitStatus {
    var interview = Interview(
      about: file,
      owner: owner,
      on: (asOf ?? terminal.day).day,
      Prompt(in: terminal)
    )
    let open: Int
    do throws(Refusal) {
      try interview.run()
      open = try interview.openCount()
    } catch {
      _ = terminal.write(line("\(interview.answered) answered"))
      throw error
    }
    let status = terminal.answer(line(Self.summary(of: interview, open: open)))
    guard status == .clean, interview.unwritten != nil else { return status }
    throw Refusal(text: Message(.answerIsntWrittenIntoStands, path.quoted))
  }

  private func line(_ words: String) -> String { "\(TerminalText.safe(path)): \(words)\n" }

  private static func summary(of filling: QuestionFilling) -> String {
    if filling.unknown > 0 { return "\(count(filling.unknown, "fact")) written as unknown" }
    guard filling.open > 0 else { return "nothing is open" }
    let facts = count(filling.open, "fact")
    return "\(facts) \(filling.open == 1 ? "is" : "are") unknown already, nothing is written"
  }

  private static func summary(of interview: Interview, open: Int) -> String {
    var parts: [String] = []
    if interview.answered > 0 { parts.append("\(interview.answered) answered") }
    if interview.decided > 0 { parts.append("\(interview.decided) decided") }
    if interview.unknown > 0 {
      parts.append("\(count(interview.unknown, "fact")) written as unknown")
    }
    if parts.isEmpty, open > 0 { parts.append("nothing is written") }
    let rest = open > 0 ? "\(count(open, "question")) still open" : "nothing is open"
    return (parts + [rest]).joined(separator: ", ")
  }

  private static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
