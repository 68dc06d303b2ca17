internal import Diagnostics
internal import Localization
internal import World

/// Why a command can't be carried out: a sentence, or what is wrong with the files it needs.
struct Refusal: Error {
  /// In English.
  var text: String { sentence?.text ?? "" }

  private var sentence: Message?
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var files = SourceFiles()
  private let language: Language

  init(_ sentence: Message, in language: Language = .english) {
    self.sentence = sentence
    self.language = language
  }

  init(_ diagnostics: [Diagnostic], in files: SourceFiles, language: Language = .english) {
    self.diagnostics = diagnostics
    self.files = files
    self.language = language
  }

  /// What the machine answers; where it fails, what can't be done then, and the reason.
  static func unless<Answer>(
    _ lack: Message, in language: Language = .english,
    _ answer: () throws(FileSystem.Failure) -> Answer
  ) throws(Refusal) -> Answer {
    do throws(FileSystem.Failure) {
      return try answer()
    } catch {
      throw Refusal("\(lack): \(error.reason)", in: language)
    }
  }

  /// What reading a file answers; where it can't be read, a sentence that says why.
  static func unless<Answer>(
    reading name: String, _ answer: () throws(FileSystem.Failure) -> Answer
  ) throws(Refusal) -> Answer {
    try unless("\(name.quoted) can't be read", answer)
  }

  /// What writing a file answers; where it can't be written, a sentence that says why.
  static func unless<Answer>(
    writing name: String, in language: Language = .english,
    _ answer: () throws(FileSystem.Failure) -> Answer
  ) throws(Refusal) -> Answer {
    try unless("\(name.quoted) can't be written", in: language, answer)
  }

  func tell(in terminal: Terminal) -> ExitStatus {
    if let sentence { terminal.complain("reviewlint: \(TerminalText.safe(language(sentence)))\n") }
    DiagnosticOutput(terminal, language: language).complain(diagnostics, in: files)
    return .unjudged
  }
}

extension FileSystem {
  /// Refuses to let an answer rest on nothing being where nobody could look.
  func refuseUnseen() throws(Refusal) {
    guard let failure = unseen.first else { return }
    throw Refusal("\(failure.path.quoted) can't be read: \(failure.reason)")
  }
}

extension Terminal {
  /// Writes a command's answer; one that can't be written is none, and says so.
  func answer(_ text: String, _ status: ExitStatus = .clean) -> ExitStatus {
    if write(text) { return status }
    return Refusal(Message(.standardOutputCantWritten)).tell(in: self)
  }
}
