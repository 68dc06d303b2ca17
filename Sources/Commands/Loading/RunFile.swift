internal import Diagnostics
internal import Localization
internal import Presentation
internal import World

/// What `check` wrote of a run: a report in JSON, or a stream of descriptions.
struct RunFile {
  private let id: SourceFile.ID
  private let path: String
  private let files: FileSystem
  private let language: Language

  /// Paths in what is reported are relative to the root.
  init(_ path: String, in terminal: Terminal, root: String, language: Language) {
    files = terminal.files
    self.path = files.absolute(path, from: files.currentFolder)
    id = SourceFile.ID(path: FilePath.relative(self.path, to: root))
    self.language = language
  }

  func read() throws(Refusal) -> RunRecord {
    let bytes: [UInt8]
    do throws(FileSystem.Failure) {
      bytes = try files.read(path, limit: .max)
    } catch {
      throw refusal([
        Diagnostic(Message(.unreadablePart, error.reason), at: SourceRange(wholeOf: id))
      ])
    }
    var reader = RunRecordReader(path: id.path)
    guard let record = reader.read(bytes) else {
      throw refusal(reader.diagnostics, in: reader.file)
    }
    return record
  }

  /// What is open in it, to be held against what is open now; a stream isn't enough.
  func earlierRun() throws(Refusal) -> EarlierRun {
    let record = try read()
    guard !record.isStream else {
      throw refusal([Diagnostic(Message(.noReport), at: SourceRange(wholeOf: id))])
    }
    return EarlierRun(record)
  }

  private func refusal(_ mistakes: [Diagnostic], in file: SourceFile? = nil) -> Refusal {
    let file = file ?? SourceFile(path: id.path, text: "")
    return Refusal(mistakes, in: SourceFiles(file), language: language)
  }
}
