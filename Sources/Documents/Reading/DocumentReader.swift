package import Diagnostics

/// Reads the documents of a file, YAML or JSON, one after another.
package struct DocumentReader {
  private let limits: ReadingLimits

  package init(limits: ReadingLimits = .standard) {
    self.limits = limits
  }

  /// Hands over each document as soon as it is complete, and keeps none.
  ///
  /// What is wrong inside a document comes with it; the answer is what is wrong with the file.
  package func read(_ file: SourceFile, each: (Document) -> Void) -> [Diagnostic] {
    if let refusal = limits.refusal(of: file.id, bytes: file.bytes.count) { return [refusal] }
    let text = ReadableText(of: file, limits: limits)
    var stream = DocumentStream(of: text, in: file, limits: limits)
    while let document = stream.next() { each(document) }
    return stream.finish()
  }

  /// Reads all documents of a small file.
  package func readAll(_ file: SourceFile) -> ReadFile {
    var documents: [Document] = []
    let diagnostics = read(file) { documents.append($0) }
    return ReadFile(file: file, documents: documents, diagnostics: diagnostics)
  }
}

/// A file with every document in it, and what is wrong with the file as a whole.
package struct ReadFile: Sendable {
  package let file: SourceFile
  package let documents: [Document]
  package let diagnostics: [Diagnostic]

  /// What is wrong in the documents and with the file, by place.
  package var allDiagnostics: [Diagnostic] {
    (documents.flatMap(\.diagnostics) + diagnostics).sortedByPlace
  }

  /// What is read from the keys of the first document, and all that is wrong with it and the file.
  package func mapping<Value>(
    _ read: (inout MappingReader) -> Value?
  ) -> (value: Value?, diagnostics: [Diagnostic]) {
    guard let root = documents.first?.root else { return (nil, allDiagnostics) }
    var reader = NodeReader(of: file)
    let value = reader.mapping(root, read)
    return (value, allDiagnostics + reader.diagnostics.take())
  }
}
