internal import Diagnostics
internal import Documents
internal import Engine
internal import Reporting
internal import Rules
internal import World

/// Reads a message of App Review, and says what there is to do about it.
struct LetterCommand: Command {
  static let name = "letter"
  static let operands = "FILE [PATH…]"
  static let summary = Message(
    "Reads App Review's message: what it is about, what to change, a reply.")
  static let options = [Option.asOf, .rules, .language]

  /// No letter is longer.
  private static var limits: ReadingLimits {
    var limits = ReadingLimits()
    limits.bytes = 131_072
    return limits
  }

  private let letter: String
  private let paths: [String]
  private let options: CheckOptions

  init(_ arguments: Arguments) throws(Refusal) {
    guard let first = arguments.operands.first else {
      throw Refusal("letter needs the file with App Review's message, or - for standard input")
    }
    letter = first
    paths = Array(arguments.operands.dropFirst())
    if letter == "-", paths.contains("-") {
      throw Refusal("standard input is the letter; give descriptions by their paths")
    }
    options = try CheckOptions(arguments)
  }

  func run(in terminal: Terminal) throws(Refusal) -> ExitStatus {
    let root = options.terms.root(in: terminal.files)
    let text = try text(in: terminal, root: root)
    let (book, results, problem) = try judged(in: terminal)
    let subject = LetterSubject(text, by: book)
    guard !subject.isUnknown else {
      let classes = book.letters.map { "\($0.id) (\($0.meaning))" }
      throw Refusal(
        """
        \(letter.quoted) names no guideline and has the words of no known class of letters, \
        which are \(classes.joined(separator: "; "))
        """)
    }
    let style = terminal.style(of: options, isInFile: false)
    let status = terminal.answer(LetterReport(subject, results, style).text)
    return problem?.tell(in: terminal) ?? status
  }

  /// The descriptions that were named, or are found, the rules that hold, and why there are
  /// descriptions that can't be judged; the letter is answered without those.
  private func judged(
    in terminal: Terminal
  ) throws(Refusal) -> (book: RuleBook, results: [LintResult], problem: Refusal?) {
    let terms = options.terms
    let run = CheckRun(options, in: terminal)
    let search = run.search(for: paths)
    var results: [LintResult] = []
    var problem: Refusal?
    if !paths.isEmpty || !search.paths.isEmpty {
      let result = run.answer(for: search).result
      results = result.descriptions.filter { $0.judged != nil && $0.verdict != .unjudged }
      if result.verdict == .unjudged {
        let told = result.diagnostics + result.descriptions.flatMap(\.diagnostics)
        problem = Refusal(told, in: result.files, language: terms.language)
      }
      if let book = result.setup.books.first { return (book, results, problem) }
    }
    let book = try RuleLibrary.bookHere(
      terms.rules, in: terminal, language: terms.language, builtInRules: terms.builtInRules)
    return (book, results, problem)
  }

  private func text(in terminal: Terminal, root: String) throws(Refusal) -> LetterText {
    let files = terminal.files
    let path = letter == "-" ? letter : files.absolute(letter)
    let name = DescriptionFile.name(of: path, root)
    let decoded = try Refusal.unless(reading: name) { () throws(FileSystem.Failure) in
      try files.text(at: path, called: name, limits: Self.limits)
    }
    let isText = decoded.problem == nil && !decoded.file.bytes.contains { $0 < 0x09 }
    guard isText else {
      throw Refusal(
        """
        \(name.quoted) can't be a letter of App Review, which is a text in UTF-8 of at most 128 KB: \
        save the message itself as text, or pass it on standard input
        """)
    }
    let text = LetterText(decoded.file.text)
    guard !text.isBlank else { throw Refusal("\(name.quoted) has no words in it") }
    return text
  }
}
