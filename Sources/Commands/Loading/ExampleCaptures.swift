internal import Diagnostics
internal import Model
internal import Rules
internal import World

/// The captures that the descriptions of examples name, each read once.
final class ExampleCaptures: Sendable {
  private let root: String
  private let files: FileSystem
  private let catalogues: Catalogues
  private let builtIn: DecodingInputs.CaptureSource
  /// By the file that they lie beside.
  private let beside = Monitor<[String: ScreenCaptures]>([:])

  init(root: String, in files: FileSystem, _ catalogues: Catalogues) {
    self.root = root
    self.files = files
    self.catalogues = catalogues
    builtIn = BuiltInLibrary.captures(catalogues)
  }

  /// Of the examples in a file, by the base that they start from.
  ///
  /// They lie beside a base of one's own; for a built-in one, beside it or the file of the rule.
  func source(for rules: SourceFile.ID) -> @Sendable (SourceFile.ID) -> DecodingInputs.CaptureSource
  {
    { [self] base in
      { [self] reference in
        guard BuiltInLibrary.holds(base) else { return screen(reference, beside: base) }
        let isBuiltIn = BuiltInLibrary.fileOfExamples(reference.file) != nil
        if isBuiltIn || BuiltInLibrary.holds(rules) { return builtIn(reference) }
        return screen(reference, beside: rules)
      }
    }
  }

  private func screen(
    _ reference: CaptureReference,
    beside file: SourceFile.ID
  ) -> Result<ScreenCapture, CaptureProblem> {
    let captures = beside.change { known in
      if let captures = known[file.path] { return captures }
      let path = files.absolute(file.path, from: root)
      let captures = ScreenCaptures(beside: path, root: root, in: files, catalogues, noting: nil)
      known[file.path] = captures
      return captures
    }
    return captures.screen(reference)
  }
}
