internal import Diagnostics
internal import Documents

/// Reads what there is to say about the diagnostics of the program.
enum DiagnosticCatalogue {
  /// What a diagnostic is about; the words are those of the file.
  fileprivate enum Subject: String, CaseIterable {
    case text
    case description
    case rules
    case expression
    case capture
    case project
    case run
    case baseline
    case example
  }

  /// The diagnostics in their order; nothing, where the file can't be read.
  static func entries(in file: SourceFile) -> [ReferenceEntry] {
    guard let document = DocumentReader().readAll(file).documents.first else { return [] }
    var reader = NodeReader(of: file)
    return reader.mapping(document.root) { mapping in
      mapping.required("diagnostics") { values, node in
        values.entries(node)?.compactMap { entry(named: $0.name, $0.value, &values) }
      }
    } ?? []
  }

  private static func entry(
    named name: String,
    _ node: DocumentNode,
    _ values: inout NodeReader
  ) -> ReferenceEntry? {
    values.mapping(node) { mapping -> ReferenceEntry? in
      let subjects = mapping.required("in") { values, node in
        values.list(node) { $0.word($1, of: Subject.self) }
      }
      let sentences = mapping.required("says") { $0.texts($1) }
      guard let subject = subjects?.first, let sentences else { return nil }
      var entry = ReferenceEntry(.diagnostic, name, meaning: subject.meaning)
      for other in subjects?.dropFirst() ?? [] { entry.add("also", other.meaning) }
      for sentence in sentences { entry.add("says", sentence) }
      entry.add("exit status", subject.status)
      return entry
    }
  }
}

extension DiagnosticCatalogue.Subject {
  /// What it is a mistake in, and how it is met.
  fileprivate var meaning: String {
    switch self {
    case .text: "A file can't be read as YAML or JSON, or says something that can't stand there."
    case .description: "A description says something that it can't say."
    case .rules: "A file of rules says something that it can't say."
    case .expression: "An expression of a rule has a mistake, found when the rule is loaded."
    case .capture: "A capture can't be read, or not as what it is said to be."
    case .project: "A file of a project can't be read; nothing in it counts as evidence."
    case .run: "Something that was asked for can't be done."
    case .baseline: "A baseline can't be read or written."
    case .example: "An example of a rule doesn't show what it says, or an example is missing."
    }
  }

  /// What it means for the answer.
  fileprivate var status: String {
    switch self {
    case .project: "a warning where a project is scanned; the exit status stays as it is"
    case .example: "1 from 'rules test'"
    default: "2: nothing is judged until it is mended"
    }
  }
}
