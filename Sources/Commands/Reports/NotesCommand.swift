internal import Diagnostics
internal import Documents
internal import Engine
internal import Localization
internal import Reporting
internal import Rules
internal import World

/// Writes the text for "Notes" in App Store Connect, made from a description.
struct NotesCommand: Command {
  static let name = "notes"
  static let operands = "PATH"
  static let summary = Message(
    "Writes the Notes for Review from a description; status 1 if they have gaps.")
  static let options = [
    Option("--document", "N", "Which description of a file that holds several, from 1."),
    Option("--output", "FILE", "Where the notes go; default: standard output."),
    Option("--check", "FILE", "Writes nothing; status 1 if that file holds other notes."),
    Option(
      "--format", "FORMAT", "text (default), or json with the facts of each sentence.",
      words: AnswerFormat.words),
    .asOf,
    .rules,
    .language,
  ]

  private let path: String
  private let document: Int?
  private let output: String?
  private let checked: String?
  private let format: AnswerFormat
  private let terms: Terms

  init(_ arguments: Arguments) throws(Refusal) {
    guard arguments.operands.count == 1 else {
      throw Refusal("notes needs one description, or - for standard input")
    }
    path = arguments.operands[0]
    document = try arguments.count("--document", upTo: 1_000_000)
    output = try arguments.one("--output")
    checked = try arguments.one("--check")
    format = try arguments.word("--format", of: AnswerFormat.self) ?? .text
    if checked != nil, output != nil { throw Refusal("--check writes nothing; leave --output out") }
    if checked != nil, format != .text {
      throw Refusal("--check compares the text; leave --format out")
    }
    terms = try Terms(arguments)
  }

  func run(in terminal: Terminal) throws(Refusal) -> ExitStatus {
    var language = terms.language
    let files = terminal.files
    let root = terms.root(in: files)
    let absolute = path == "-" ? path : files.absolute(path)
    var search = RuleFileSearch(in: files)
    let folder = path == "-" ? files.currentFolder : FilePath.folder(of: absolute)
    let governing = search.rules(in: folder, unless: terms.rules)
    try places(Message("the notes would take the place of the description"))
      .check(reading: [absolute], in: files, language: language)
    let places = places(Message("the notes would take the place of another file of this run"))
    try places.check(reading: governing.paths.map(\.text), in: files, language: language)
    let loaded = RuleLibrary(terms, in: terminal, root: root).load(governing)
    language = loaded.book.language
    if loaded.diagnostics.haveErrors {
      throw Refusal(loaded.diagnostics, in: loaded.files, language: language)
    }
    let seen = SeenFiles()
    let linter = GuardedLinter(Linter(book: loaded.book, isDaySet: terms.asOf != nil))
    let check = Surroundings(asOf: terms.asOf ?? terminal.day, in: files, root: root, noting: seen)
      .check(absolute, by: linter)
    let (decoded, diagnostics) = description(of: check)
    let read = loaded.files.paths.map { FilePath.joined(root, $0) } + seen.named
    try places.check(reading: read, in: files, language: language)
    let output = DiagnosticOutput(terminal, language: language)
    output.complain(diagnostics, in: SourceFiles(check.file))
    guard let decoded, let description = decoded.description else { return .unjudged }
    let result = check.judge(description, in: decoded.document)
    let notes = ReviewNotes(description, book: loaded.book, after: result)
    if notes.isOfExample { return terminal.tell(notes, of: path, language) }
    warn(about: notes, after: result, language, terminal)
    output.complain(result.faults.map { $0.diagnostic(in: result.range) }, in: result.files)
    if let checked { return try compare(notes, with: checked, language, terminal) }
    let text =
      switch format {
      case .text: notes.text
      case .json: notes.json(of: description, in: language)
      }
    return try write(text, of: notes, language, terminal)
  }

  /// Where the notes go, and what is wrong where that is a file of the run.
  private func places(_ mistake: Message) -> OutputPlaces {
    var places = OutputPlaces()
    if let output { places.add(output, mistake) }
    return places
  }

  /// Whether a file holds the notes; what is wrong with the notes themselves counts as well.
  private func compare(
    _ notes: ReviewNotes, with path: String, _ language: Language, _ terminal: Terminal
  ) throws(Refusal) -> ExitStatus {
    let bytes = try Refusal.unless("the notes to compare with can't be read", in: language) {
      () throws(FileSystem.Failure) in
      try terminal.files.read(path, limit: ReadingLimits.standard.bytes)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    let changes = Self.lines(of: notes.text).difference(from: Self.lines(of: text))
    let status = terminal.tell(notes, of: path, language)
    guard !changes.isEmpty else { return status }
    terminal.complain(language(Message(.holdsOtherNotesThanDescription, path.quoted)) + "\n")
    // Lines of the file are named and not shown: people write passwords into them.
    for change in changes.removals + changes.insertions {
      switch change {
      case .remove(let line, _, _): terminal.complain("  - \(line + 1)\n")
      case .insert(_, let line, _): terminal.complain("  + \(TerminalText.safe(line))\n")
      }
    }
    return .findings
  }

  /// White space around a text doesn't count: whoever sends it takes it off.
  private static func lines(of text: String) -> [String] {
    text.trimmed.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(String.init)
  }

  /// The description that is meant; if none, the diagnostics say why.
  private func description(
    of check: DescriptionCheck
  ) -> (decoded: DescriptionCheck.Decoded?, [Diagnostic]) {
    var documents: [Document] = []
    let diagnostics = check.read { documents.append($0) }
    guard diagnostics.isEmpty else { return (nil, diagnostics) }
    guard let number = document ?? (documents.count == 1 ? 1 : nil), number <= documents.count
    else {
      let message = Message(
        id: "several-described",
        """
        this file holds \(documents.count) descriptions; choose one of them: --document 1 to \
        \(documents.count)
        """)
      return (nil, [Diagnostic(message, about: check.file.id.path)])
    }
    let decoded = check.decode(documents[number - 1])
    return (decoded, decoded.diagnostics)
  }

  private func write(
    _ text: String, of notes: ReviewNotes, _ language: Language, _ terminal: Terminal
  ) throws(Refusal) -> ExitStatus {
    guard let output else {
      guard terminal.write(text) else {
        throw Refusal(Message(.standardOutputCantWritten), in: language)
      }
      return terminal.tell(notes, of: path, language)
    }
    try Refusal.unless("the notes can't be written", in: language) {
      () throws(FileSystem.Failure) in
      try terminal.files.write(text, to: output)
    }
    let status = terminal.tell(notes, of: path, language)
    if !notes.gaps.isEmpty {
      terminal.complain(language(Message(.isntFitSentCheckFinds, output.quoted)) + "\n")
    }
    return status
  }

  /// Says what the notes tell App Review to the app's harm; the text itself doesn't.
  private func warn(
    about notes: ReviewNotes, after result: LintResult, _ language: Language, _ terminal: Terminal
  ) {
    for warning in notes.warnings(after: result) {
      let (message, path) = (TerminalText.safe(warning.message), TerminalText.safe(warning.path))
      terminal.complain(language(Message(.notesSayWhatAppReview, message, path)) + "\n")
    }
  }
}

extension Terminal {
  /// Says what the notes of a description lack, and how it can be said.
  func tell(_ notes: ReviewNotes, of path: String, _ language: Language) -> ExitStatus {
    if notes.isOfExample {
      complain("reviewlint: \(language(.notesOfExample))\n")
      return .findings
    }
    if notes.excess > 0 {
      complain(language(Message(.notesTooLong, ReviewNotes.limit, notes.excess)) + "\n")
    }
    let paths: [(MessageID<1>, [String])] = [
      (.notesLeaveOut, notes.leftOut), (.notesLeaveToScreens, notes.untoldItems),
      (.wordsInOtherLanguage, notes.foreign),
    ]
    for (message, paths) in paths where !paths.isEmpty {
      complain(language(Message(message, paths.joined(separator: ", "))) + "\n")
    }
    if let reason = notes.reasonAgainstOwnNotes {
      complain(language(Message(.reviewNotesIsntCarriedOver, reason)) + "\n")
    }
    for gap in notes.gaps {
      complain(language(Message(.missingTold, gap.what, gap.path)) + "\n")
    }
    if notes.gaps.contains(where: \.isOpen), path != "-" {
      let command = "reviewlint fill --notes \(TerminalText.safe(path.asShellWord))"
      complain(language(Message(.answerThem, command)) + "\n")
    }
    return notes.isComplete ? .clean : .findings
  }
}
