internal import Diagnostics
internal import Documents
internal import Engine
internal import World

/// The report of a run as `check --format json` wrote it.
struct RunReport {
  let file: SourceFile
  /// What it says; nil where it can't be used.
  let part: RunPart?
  /// Why not.
  let diagnostics: [Diagnostic]

  init(_ path: String, in terminal: Terminal, root: String) {
    let absolute = terminal.files.absolute(path, from: terminal.files.currentFolder)
    let shown = FilePath.relative(absolute, to: root)
    do throws(FileSystem.Failure) {
      let bytes = try terminal.files.read(absolute, limit: RunPartReader.limits.bytes)
      let decoded = DecodedFile(path: shown, bytes: bytes, limits: RunPartReader.limits)
      var reader = RunPartReader()
      file = decoded.file
      part = decoded.problem == nil ? reader.read(decoded.file) : nil
      diagnostics = decoded.problem.map { [$0] } ?? reader.diagnostics
    } catch {
      file = SourceFile(path: shown, text: "")
      part = nil
      diagnostics = [Diagnostic(.unreadablePart(error.reason), at: SourceRange(wholeOf: file.id))]
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unreadablePart(_ reason: String) -> Self {
    Self("this report can't be read: \(reason)")
  }
}
