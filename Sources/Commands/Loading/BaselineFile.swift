internal import Diagnostics
internal import Documents
internal import Engine
internal import World

/// The file of a baseline, and what is wrong with it.
struct BaselineFile: Sendable {
  let baseline: Baseline
  let file: SourceFile
  let diagnostics: [Diagnostic]

  /// Paths in what is reported are relative to the root.
  init(_ path: String, in terminal: Terminal, root: String) {
    let absolute = terminal.files.absolute(path, from: terminal.files.currentFolder)
    let shown = FilePath.relative(absolute, to: root)
    do throws(FileSystem.Failure) {
      let bytes = try terminal.files.read(absolute, limit: ReadingLimits.standard.bytes)
      let decoded = DecodedFile(path: shown, bytes: bytes)
      file = decoded.file
      guard decoded.problem == nil else {
        baseline = Baseline()
        diagnostics = [decoded.problem].compactMap { $0 }
        return
      }
      var reader = BaselineReader()
      baseline = reader.read(decoded.file)
      diagnostics = reader.diagnostics
    } catch {
      file = SourceFile(path: shown, text: "")
      baseline = Baseline()
      diagnostics = [
        Diagnostic(.unreadableBaseline(error.reason), at: SourceRange(wholeOf: file.id))
      ]
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unreadableBaseline(_ reason: String) -> Self {
    Self("this baseline can't be read: \(reason)")
  }
}
