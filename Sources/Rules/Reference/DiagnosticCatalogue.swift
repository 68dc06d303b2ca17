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
    case app
    case run
    case answers
    case baseline
    case example
  }

  /// The diagnostics by their ids; nothing, where the file can't be read.
  static func entries(in file: SourceFile) -> [ReferenceEntry] {
    guard let document = DocumentReader().readAll(file).documents.first else { return [] }
    var reader = NodeReader(of: file)
    let subjects = reader.mapping(document.root) { mapping in
      mapping.required("diagnostics") { values, node in values.subjects(node) }
    }
    let sentences = Dictionary(grouping: EnglishSentence.all, by: \.diagnostic)
    return (subjects ?? [:]).sorted { $0.key < $1.key }.map {
      entry(named: $0.key, about: $0.value, saying: sentences[$0.key] ?? [])
    }
  }

  private static func entry(
    named id: String,
    about subjects: [Subject],
    saying sentences: [EnglishSentence]
  ) -> ReferenceEntry {
    var entry = ReferenceEntry(.diagnostic, id, meaning: subjects[0].meaning.text)
    for other in subjects.dropFirst() {
      entry.add(.referenceAlso, other.meaning.text)
    }
    for sentence in sentences {
      entry.add(.referenceSays, sentence.elided)
    }
    entry.add(.referenceExitStatus, subjects[0].status.text)
    return entry
  }
}

extension NodeReader {
  /// What each diagnostic is about, of lists of their ids by what they are about.
  fileprivate mutating func subjects(
    _ node: DocumentNode
  ) -> [String: [DiagnosticCatalogue.Subject]]? {
    entries(node)?.reduce(into: [:]) { found, entry in
      guard let subject = DiagnosticCatalogue.Subject(rawValue: entry.name) else { return }
      for id in texts(entry.value) ?? [] { found[id, default: []].append(subject) }
    }
  }
}

extension EnglishSentence {
  /// The id of the diagnostic that says it, if one does.
  fileprivate var diagnostic: String { String(id.prefix { $0 != "." }) }

  /// With `…` for what is filled in, such as a name or a number.
  fileprivate var elided: String {
    String(decoding: MessagePattern(text).filled { _ in "…".utf8 }, as: UTF8.self)
  }
}

extension DiagnosticCatalogue.Subject {
  /// What it is a mistake in, and how it is met.
  fileprivate var meaning: Message {
    switch self {
    case .text: Message(.diagnosticsOfText)
    case .description: Message(.diagnosticsOfDescription)
    case .rules: Message(.diagnosticsOfRules)
    case .expression: Message(.diagnosticsOfExpression)
    case .capture: Message(.diagnosticsOfCapture)
    case .project: Message(.diagnosticsOfProject)
    case .app: Message(.diagnosticsOfApp)
    case .run: Message(.diagnosticsOfRun)
    case .baseline: Message(.diagnosticsOfBaseline)
    case .answers: Message(.diagnosticsOfAnswers)
    case .example: Message(.diagnosticsOfExample)
    }
  }

  /// What it means for the answer.
  fileprivate var status: Message {
    switch self {
    case .project: Message(.statusOfProjectMistake)
    case .example: Message(.statusOfExampleMistake)
    default: Message(.statusOfMistake)
    }
  }
}
