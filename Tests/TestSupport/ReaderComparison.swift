package import Diagnostics
package import Documents

/// Holds the direct reader against libyaml: of whatever text, both have to say the same.
package enum ReaderComparison {
  /// What the two ways of reading say of a text, if it isn't the same.
  package static func difference(
    in file: SourceFile, limits: ReadingLimits = .standard
  ) -> (direct: [String], libyaml: [String])? {
    let direct = answer(to: file, by: DocumentReader(limits: limits))
    let libyaml = answer(to: file, by: DocumentReader(limits: limits, isDirect: false))
    return direct == libyaml ? nil : (direct, libyaml)
  }

  /// All that reading a text gives, in words.
  private static func answer(to file: SourceFile, by reader: DocumentReader) -> [String] {
    var answer: [String] = []
    let diagnostics = reader.read(file) { document in
      answer.append("\(document.number) \(document.bytes) \(document.hasErrors)")
      answer.append(document.root.details)
      answer += document.diagnostics.map { "\($0)" }
    }
    return answer + diagnostics.map { "\($0)" }
  }
}

extension DocumentNode {
  /// The node with the style and place of everything in it.
  fileprivate var details: String {
    switch content {
    case .scalar(let text, let style): "\(bytes) \(style) \(text.debugDescription) \(isNull)"
    case .sequence(let items): "\(bytes) [\(items.map(\.details).joined(separator: ", "))]"
    case .mapping(let entries):
      "\(bytes) {\(entries.map { "\($0.key.details): \($0.value.details)" }.joined(separator: ", "))}"
    }
  }
}
