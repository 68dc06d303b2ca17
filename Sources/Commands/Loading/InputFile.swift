internal import Diagnostics
internal import Documents
internal import Engine
internal import Localization
internal import World

/// A file of the program's own formats that a run reads, and what is wrong with it.
///
/// What doesn't have the key that each of a format has is another file: nothing of it is told.
struct InputFile<Content: Sendable>: Sendable {
  let file: SourceFile
  /// What it says; nil where it can't be read.
  private(set) var content: Content?
  private(set) var diagnostics: [Diagnostic] = []

  /// Paths in what is reported are relative to the root.
  private init(
    _ path: String, in terminal: Terminal, root: String, limits: ReadingLimits = .standard,
    foreign: Message, unreadable: MessageID<1>, read: (SourceFile) -> (Content?, [Diagnostic])
  ) {
    let absolute = terminal.files.absolute(path)
    let shown = FilePath.relative(absolute, to: root)
    do throws(FileSystem.Failure) {
      let decoded = try terminal.files.text(at: absolute, called: shown, limits: limits)
      let isOurs = decoded.file.says("schemaVersion")
      file = isOurs ? decoded.file : decoded.file.unquoted
      if let problem = decoded.problem {
        diagnostics = [problem]
      } else {
        (content, diagnostics) = read(file)
        if !isOurs { diagnostics = [Diagnostic(Message(foreign), about: shown)] }
      }
    } catch {
      file = SourceFile(path: shown, text: "")
      diagnostics = [Diagnostic(Message(unreadable, error.reason), about: shown)]
    }
  }
}

extension InputFile<Baseline> {
  /// What a run accepts.
  init(ofBaseline path: String, in terminal: Terminal, root: String) {
    self.init(
      path, in: terminal, root: root, foreign: .noBaseline, unreadable: .unreadableBaseline
    ) { file in
      var reader = BaselineReader()
      return (reader.read(file), reader.diagnostics)
    }
  }
}

extension InputFile<AnswerSheet> {
  /// A filled questionnaire in one of some languages.
  init(ofAnswers path: String, _ languages: [Language], in terminal: Terminal, root: String) {
    self.init(
      path, in: terminal, root: root, limits: AnswersReader.limits,
      foreign: AnswersReader.noAnswers, unreadable: .unreadable
    ) { file in
      var reader = AnswersReader(languages)
      return (reader.read(file), reader.diagnostics)
    }
  }
}

extension FileSystem {
  /// The text of a file, which messages call by that name.
  func text(
    at path: String, called name: String, inside enclosure: Enclosure? = nil,
    limits: ReadingLimits = .standard
  ) throws(Failure) -> DecodedFile {
    let bytes = try read(path, inside: enclosure, limit: limits.bytes)
    return DecodedFile(path: name, bytes: bytes, limits: limits)
  }

  /// The text of a file inside the root, called by its path there.
  func text(at path: String, inside root: String) throws(Failure) -> DecodedFile {
    let enclosure = Enclosure(of: path, root: root, in: self)
    return try text(at: path, called: FilePath.relative(path, to: root), inside: enclosure)
  }
}
