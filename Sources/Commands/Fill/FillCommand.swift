internal import Diagnostics
internal import Engine
internal import Localization
internal import Model
internal import Presentation
internal import Reporting
internal import World

/// Writes the open questions of a description into it.
struct FillCommand: Command {
  static let name = "fill"
  static let operands = "PATH"
  static let summary = Message(
    "Asks what is open and writes the answers, or `unknown`, into a description.")
  static let options = [
    Option(
      "--answers", "FILE",
      "Writes what a questionnaire brought; an answer that is wrong is told, and costs no other."),
    Option(
      "--notes", nil, "Asks also what the notes for App Review lack, or writes it as `unknown`."),
    Option("--yes", nil, "Asks nothing, also on a terminal: what is open is unknown."),
    .owner,
    .language,
    .asOf,
    .rules,
    .policy,
  ]

  private let path: String
  private let answers: String?
  private let asksNothing: Bool
  private let asksForNotes: Bool
  private let owner: Owner?
  private let terms: Terms

  init(_ arguments: Arguments) throws(Refusal) {
    guard arguments.operands.count == 1 else {
      throw Refusal("fill needs one description, or - for standard input")
    }
    try arguments.refuse(["--yes", "--owner", "--notes"], beside: "--answers")
    path = arguments.operands[0]
    answers = try arguments.one("--answers")
    asksNothing = arguments.has("--yes")
    asksForNotes = arguments.has("--notes")
    owner = try arguments.word("--owner", of: Owner.self)
    terms = try Terms(arguments)
  }

  func run(in terminal: Terminal) throws(Refusal) -> ExitStatus {
    let opened = try OpenedDescription(
      path, terms, asksForNotes: asksForNotes || answers != nil, in: terminal)
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
      throw Refusal("\(path.quoted) was changed meanwhile; it stays as it is now")
    }
    let text = ending(Self.summary(of: filling), opened.language)
    return try end(of: filling, writing: text, in: terminal)
  }

  /// Writes what a questionnaire brought, but for what can't be taken.
  private func write(
    _ answers: String, into opened: OpenedDescription, in terminal: Terminal
  ) throws(Refusal) -> ExitStatus {
    let root = terminal.files.standardRoot
    let languages = LanguageLibrary.all(with: opened.language)
    let read = InputFile(ofAnswers: answers, languages, in: terminal, root: root)
    let files = SourceFiles(read.file)
    guard read.diagnostics.isEmpty, let sheet = read.content else {
      throw Refusal(read.diagnostics, in: files)
    }
    var file = path == "-" ? nil : try FilledFile(path, opened, in: terminal.files)
    let filling = try AnswerFilling(opened, sheet.answers, in: languages, called: path)
    let mistakes = sheet.mistakes + filling.mistakes
    let told = (mistakes + filling.notices).sortedByPlace
    guard filling.isChanged || mistakes.isEmpty else { throw Refusal(told, in: files) }
    let status: ExitStatus = mistakes.isEmpty ? .clean : .findings
    DiagnosticOutput(terminal).complain(told, in: files)
    DiagnosticOutput(terminal).complain(
      filling.contradictions, in: SourceFiles(filling.opened.source))
    guard file != nil else {
      return terminal.answer(String(decoding: filling.opened.source.bytes, as: UTF8.self), status)
    }
    if filling.isChanged, try file?.write(filling.opened) == false {
      throw Refusal("\(path.quoted) was changed meanwhile; it stays as it is now")
    }
    let summary = filling.summary(unread: sheet.mistakes.count)
    return terminal.answer(ending(summary, opened.language), status)
  }

  /// Says which question has no place, if one has none.
  private func end(
    of filling: QuestionFilling, writing text: String, in terminal: Terminal
  ) throws(Refusal) -> ExitStatus {
    let status = terminal.answer(text)
    guard status == .clean, let first = filling.unplaced.first else { return status }
    let reason = first.reason?.message ?? Message(.noRoom)
    throw Refusal(
      """
      \(Message(.fillQuestions, count: filling.unplaced.count, filling.unplaced.count)) \
      can't be written into \(path.quoted), the first of them \
      \(first.path.description.quoted): \(reason)
      """)
  }

  /// Asks the questions, and says what was written in the end.
  private func ask(about file: FilledFile, in terminal: Terminal) throws(Refusal) -> ExitStatus {
    let day = (terms.asOf ?? terminal.day).day
    var interview = Interview(about: file, owner: owner, on: day, Prompt(in: terminal))
    let open: Int
    do throws(Refusal) {
      try interview.run()
      let left = interview.file.opened
      open = try left.openQuestions().count + left.results().reduce(0) { $0 + $1.toDecide.count }
    } catch {
      let answered = Message(.answeredCount, interview.counts.answered)
      _ = terminal.write(line(answered, file.opened.language))
      throw error
    }
    let summary = Self.summary(of: interview.counts, open: open)
    let status = terminal.answer(ending(summary, file.opened.language))
    guard status == .clean, interview.unwritten != nil else { return status }
    throw Refusal("an answer isn't written into \(path.quoted); it stands above")
  }

  /// What was done, and what judges it.
  private func ending(_ summary: Message, _ language: Language) -> String {
    let next = NextCall.checking(path, CommandWords(rules: terms.rules)).map { words in
      "\(language(Message(.nextCall, TerminalText.safe(words.asShellLine))))\n"
    }
    return line(summary, language) + (next ?? "")
  }

  private func line(_ words: Message, _ language: Language) -> String {
    "\(TerminalText.safe(path)): \(language(words))\n"
  }

  private static func summary(of filling: QuestionFilling) -> Message {
    let (unknown, open) = (filling.unknown, filling.open)
    if unknown > 0 { return Message(.fillUnknown, count: unknown, unknown) }
    return open > 0 ? Message(.fillUnknownAlready, count: open, open) : Message(.nothingIsOpen)
  }

  private static func summary(of counts: Interview.Counts, open: Int) -> Message {
    var parts: [Message] = []
    if counts.answered > 0 { parts.append(Message(.answeredCount, counts.answered)) }
    if counts.decided > 0 { parts.append(Message(.decisionsWritten, counts.decided)) }
    let unknown = counts.unknown
    if unknown > 0 { parts.append(Message(.fillUnknown, count: unknown, unknown)) }
    if parts.isEmpty, open > 0 { parts.append(Message(.nothingIsWritten)) }
    let rest = open > 0 ? Message(.stillOpenCount, count: open, open) : Message(.nothingIsOpen)
    return (parts + [rest]).inOneLine
  }
}
