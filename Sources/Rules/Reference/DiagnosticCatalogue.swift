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
  static func entries(in read: ReadFile) -> [ReferenceEntry] {
    let subjects = read.mapping { $0.required("diagnostics") { $0.subjects($1) } }.value ?? [:]
    let sentences = Dictionary(grouping: EnglishSentence.all, by: \.diagnostic)
    return subjects.sorted { $0.key < $1.key }.map {
      entry(named: $0.key, about: $0.value, saying: sentences[$0.key] ?? [])
    }
  }

  private static func entry(
    named id: String, about subjects: [Subject], saying sentences: [EnglishSentence]
  ) -> ReferenceEntry {
    var entry = ReferenceEntry(.diagnostic, id, meaning: subjects[0].meaning.text)
    for other in subjects.dropFirst() {
      entry.add("also", other.meaning.text)
    }
    for sentence in sentences {
      entry.add("says", sentence.elided)
    }
    entry.add("exit status", subjects[0].status.text)
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
    MessagePattern(text).filled { _ in "…" }
  }
}

extension DiagnosticCatalogue.Subject {
  /// What it is a mistake in, and how it is met.
  fileprivate var meaning: Message {
    switch self {
    case .text:
      Message("A file can't be read as YAML or JSON, or says something that can't stand there.")
    case .description: Message("A description says something that it can't say.")
    case .rules: Message("A file of rules says something that it can't say.")
    case .expression:
      Message("An expression of a rule has a mistake, found when the rule is loaded.")
    case .capture: Message("A capture can't be read, or not as what it is said to be.")
    case .project: Message("A file of a project can't be read; nothing in it counts as evidence.")
    case .app: Message("A file of a built app can't be read, or not all of it.")
    case .run: Message("Something that was asked for can't be done.")
    case .baseline: Message("A baseline can't be read or written.")
    case .answers: Message("A filled questionnaire can't be used, and nothing of it is written.")
    case .example:
      Message("An example of a rule doesn't show what it says, or an example is missing.")
    }
  }

  /// What it means for the answer.
  fileprivate var status: Message {
    switch self {
    case .project: Message("a warning where a project is scanned; the exit status stays as it is")
    case .example: Message("1 from 'rules test'")
    default: Message("2: nothing is judged until it is mended")
    }
  }
}
