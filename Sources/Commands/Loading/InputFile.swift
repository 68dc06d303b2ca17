internal import Diagnostics
internal import Documents
internal import Engine
internal import World

/// A file of the program's own formats that a run reads, and what is wrong with it.
struct InputFile<Content: Sendable>: Sendable {
  let file: SourceFile
  /// What it says; nil where it can't be read.
  private(set) var content: Content?
  private(set) var diagnostics: [Diagnostic] = []

  /// Paths in what is reported are relative to the root.
  private init(
    _ path: String,
    in terminal: Terminal,
    root: String,
    limits: ReadingLimits = .standard,
    read: (SourceFile) -> (Content?, [Diagnostic]),
    unreadable: (_ reason: String) -> Message
  ) {
    let absolute = terminal.files.absolute(path, from: terminal.files.currentFolder)
    let shown = FilePath.relative(absolute, to: root)
    do throws(FileSystem.Failure) {
      let decoded = try terminal.files.text(at: absolute, called: shown, limits: limits)
      file = decoded.file
      if let problem = decoded.problem {
        diagnostics = [problem]
      } else {
        (content, diagnostics) = read(file)
      }
    } catch {
      file = SourceFile(path: shown, text: "")
      let whole = SourceRange(wholeOf: file.id)
      diagnostics = [Diagnostic(unreadable(error.reason), at: whole)]
    }
  }
}

extension InputFile<Baseline> {
  /// What a run accepts.
  init(ofBaseline path: String, in terminal: Terminal, root: String) {
    self.init(path, in: terminal, root: root) { file in
      var reader = BaselineReader()
      return (reader.read(file), reader.diagnostics)
    } unreadable: {
      .unreadableBaseline($0)
    }
  }
}

extension InputFile<RunPart> {
  /// The report of a run as `check --format json` wrote it.
  init(ofRun path: String, in terminal: Terminal, root: String) {
    self.init(path, in: terminal, root: root, limits: RunPartReader.limits) { file in
      var reader = RunPartReader()
      return (reader.read(file), reader.diagnostics)
    } unreadable: {
      .unreadablePart($0)
    }
  }
}

extension FileSystem {
  /// The text of a file, which messages call by that name.
  func text(
    at path: String,
    called name: String,
    limits: ReadingLimits = .standard
  ) throws(Failure) -> DecodedFile {
    DecodedFile(path: name, bytes: try read(path, limit: limits.bytes), limits: limits)
  }
}

extension Message {
  fileprivate static func unreadableBaseline(_ reason: String) -> Self {
    Self(.unreadableBaseline, reason)
  }

  fileprivate static func unreadablePart(_ reason: String) -> Self {
    Self(.unreadablePart, reason)
  }
}
