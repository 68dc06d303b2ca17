package import Diagnostics

/// Reads the documents of a file, YAML or JSON, one after another.
package struct DocumentReader {
  /// Every document of a file, and what is wrong with the file as a whole.
  package struct Everything: Sendable {
    package let documents: [Document]
    package let diagnostics: [Diagnostic]

    /// What is wrong in the documents and with the file, by place.
    package var allDiagnostics: [Diagnostic] {
      (documents.flatMap(\.diagnostics) + diagnostics).sortedByPlace
    }
  }

  private let limits: ReadingLimits
  /// Whether what is written as nearly everybody does is read without libyaml.
  private let isDirect: Bool

  /// Only tests, which hold both ways against each other, have a use for a reader that isn't direct.
  package init(limits: ReadingLimits = .standard, isDirect: Bool = true) {
    self.limits = limits
    self.isDirect = isDirect
  }

  /// Hands over each document as soon as it is complete, and keeps none.
  ///
  /// What is wrong inside a document comes with it; the answer is what is wrong with the file.
  package func read(_ file: SourceFile, each: (Document) -> Void) -> [Diagnostic] {
    if let refusal = limits.refusal(of: file.id, bytes: file.bytes.count) { return [refusal] }
    let text = ReadableText(of: file, limits: limits)
    var readAlready = 0
    if isDirect {
      let isComplete = DirectReader.read(text, of: file, limits: limits) { document in
        each(document)
        readAlready = document.number
      }
      if isComplete { return [] }
    }
    var stream = DocumentStream(of: text, in: file, limits: limits)
    while let document = stream.next() {
      if document.number > readAlready { each(document) }
    }
    return stream.finish()
  }

  /// Reads all documents of a small file.
  package func readAll(_ file: SourceFile) -> Everything {
    var documents: [Document] = []
    let diagnostics = read(file) { documents.append($0) }
    return Everything(documents: documents, diagnostics: diagnostics)
  }
}
