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

  package init(limits: ReadingLimits = .standard) {
    self.init(limits: limits, isDirect: true)
  }

  /// For comparing the two ways to read.
  init(limits: ReadingLimits = .standard, isDirect: Bool) {
    self.limits = limits
    self.isDirect = isDirect
  }

  /// Hands over each document as soon as it is complete, and keeps none.
  ///
  /// What is wrong inside a document comes with it; the answer is what is wrong with the file.
  /// With the file's lines, if they are known already, less has to be looked for.
  package func read(
    _ file: SourceFile,
    lines: LineTable? = nil,
    each: (Document) -> Void
  ) -> [Diagnostic] {
    guard file.bytes.count <= limits.bytes else {
      return [Diagnostic(.fileTooLarge(limits.bytes), at: SourceRange(wholeOf: file.id))]
    }
    return ReadableText.with(file, lines: lines, limits: limits) { text in
      let directly = isDirect ? readDirectly(text, in: file, each: each) : .failed(after: 0)
      guard case .failed(let count) = directly else { return [] }
      var stream = DocumentStream(of: text, in: file, limits: limits)
      while let document = stream.next() {
        if document.number > count { each(document) }
      }
      return stream.finish()
    }
  }

  /// How far a text could be read without libyaml.
  private enum DirectReading {
    case complete
    /// Its first documents were handed over.
    case failed(after: Int)
  }

  private func readDirectly(
    _ text: ReadableText,
    in file: SourceFile,
    each: (Document) -> Void
  ) -> DirectReading {
    guard text.hasPlainSpace, text.obstacle == nil, text.pairs == nil else {
      return .failed(after: 0)
    }
    var count = 0
    var reader = DirectReader(of: text, in: file, limits: limits)
    do {
      while let document = try reader.next() {
        each(document)
        count += 1
      }
      return .complete
    } catch {
      return .failed(after: count)
    }
  }

  /// Reads all documents of a small file.
  package func readAll(_ file: SourceFile) -> Everything {
    var documents: [Document] = []
    let diagnostics = read(file) { documents.append($0) }
    return Everything(documents: documents, diagnostics: diagnostics)
  }
}
