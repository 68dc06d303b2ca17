internal import Diagnostics
internal import Engine
internal import Localization
internal import Model
internal import Reporting
internal import Rules
internal import World

/// Writes the open questions of a description for people who have never seen one.
struct AskCommand: Command {
  static let name = "ask"
  static let operands = "PATH"
  static let summary = Message("Writes the open questions as a page or a table to be filled in.")
  static let options = [
    Option("--output", "FILE", "A page that saves its answers (.html), or a table (.csv)."),
    Option("--notes", nil, "Asks also what the notes for App Review lack."),
    .owner,
    .language,
    .asOf,
    .rules,
    .policy,
  ]

  private let path: String
  private let output: String
  private let format: Questionnaire.Format
  private let asksForNotes: Bool
  private let owner: Owner?
  private let terms: Terms

  init(_ arguments: Arguments) throws(Refusal) {
    guard arguments.operands.count == 1, let output = try arguments.one("--output") else {
      throw Refusal("ask needs one description, and --output FILE")
    }
    path = arguments.operands[0]
    self.output = output
    let endings: [(ending: String, format: Questionnaire.Format)] = [
      (".html", .html), (".htm", .html), (".csv", .csv),
    ]
    guard let ending = endings.first(where: { output.lowercased().hasSuffix($0.ending) }) else {
      throw Refusal(
        "\(output.quoted) doesn't say how the questions are written; let it end in .html or .csv")
    }
    format = ending.format
    asksForNotes = arguments.has("--notes")
    owner = try arguments.word("--owner", of: Owner.self)
    terms = try Terms(arguments)
  }

  func run(in terminal: Terminal) throws(Refusal) -> ExitStatus {
    let files = terminal.files
    let absolute = path == "-" ? path : files.absolute(path)
    var places = OutputPlaces()
    places.addReport(at: output)
    let read = [absolute] + terms.rules + [terms.policy].compactMap(\.self)
    try places.check(reading: read, in: files, language: .english)
    let opened = try OpenedDescription(path, terms, asksForNotes: asksForNotes, in: terminal)
    let name = path == "-" ? nil : path.split(separator: "/").last.map(String.init)
    let questionnaire = Questionnaire(
      try opened.asked(), try opened.questionsOfNotes(), in: name, owner: owner,
      opened.book.language)
    try Refusal.unless(writing: output) { () throws(FileSystem.Failure) in
      try files.write(questionnaire.text(as: format), to: output)
    }
    guard !files.isStream(output) else { return .clean }
    let count = questionnaire.count
    return terminal.answer(
      "\(TerminalText.safe(Message(count == 1 ? "\(count) question in \(output); the answers come back by fill --answers FILE" : "\(count) questions in \(output); the answers come back by fill --answers FILE").text))\n"
    )
  }
}

extension OpenedDescription {
  /// Each description with its questions, and what it becomes with an answer.
  fileprivate func asked() throws(Refusal) -> [AskedDescription] {
    try results().enumerated().map { number, result in
      AskedDescription(result) { question, answer in
        let answer = TypedAnswer(answer, to: question, in: source)
        let asked = try? answered(question, by: answer).opened?.asked()
        return asked.flatMap { $0.indices.contains(number) ? $0[number] : nil }
      }
    }
  }
}
