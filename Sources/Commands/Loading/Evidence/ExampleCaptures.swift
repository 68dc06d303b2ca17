internal import Diagnostics
internal import Model
internal import Rules
internal import World

/// The captures that the descriptions of examples name, each read once.
struct ExampleCaptures: Sendable {
  private let root: String
  private let files: FileSystem
  private let book: RuleBook
  private let library: CaptureLibrary
  private let builtIn: DecodingInputs.CaptureSource

  init(root: String, in files: FileSystem, _ book: RuleBook) {
    self.root = root
    self.files = files
    self.book = book
    library = CaptureLibrary(in: files, root: root)
    builtIn = BuiltInLibrary.captures(book.catalogues)
  }

  /// Of the examples in a file, by the base that they start from.
  ///
  /// They lie beside a base of one's own; for a built-in one, beside it or the file of the rule.
  func source(for rules: SourceFile.ID) -> @Sendable (SourceFile.ID) -> DecodingInputs.CaptureSource
  {
    { base in
      { reference throws(EvidenceProblem) in
        guard BuiltInLibrary.holds(base) else { return try screen(reference, beside: base) }
        let isBuiltIn = BuiltInLibrary.fileOfExamples(reference.file) != nil
        if isBuiltIn || BuiltInLibrary.holds(rules) { return try builtIn(reference) }
        return try screen(reference, beside: rules)
      }
    }
  }

  private func screen(
    _ reference: CaptureReference, beside file: SourceFile.ID
  ) throws(EvidenceProblem) -> Layer {
    try library.layer(reference, beside: files.absolute(file.path, from: root), by: book)
  }
}
