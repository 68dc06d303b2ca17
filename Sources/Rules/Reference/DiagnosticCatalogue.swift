internal import Diagnostics
internal import Documents

/// Reads what there is to say about the diagnostics of the program.
enum DiagnosticCatalogue {
  /// What a diagnostic about some kind of text means, and for the answer.
  private typealias Subject = (meaning: String, status: String)

  /// The diagnostics by their ids; nothing, where the file can't be read.
  static func entries(in read: ReadFile) -> [ReferenceEntry] {
    let sentences = Dictionary(grouping: EnglishSentence.all, by: \.diagnostic)
    return subjects(in: read).sorted { $0.key < $1.key }.map { id, subjects in
      var entry = ReferenceEntry(.diagnostic, id, meaning: subjects[0].meaning)
      for other in subjects.dropFirst() { entry.add("also", other.meaning) }
      for sentence in sentences[id] ?? [] { entry.add("says", sentence.elided) }
      entry.add("exit status", subjects[0].status)
      return entry
    }
  }

  /// What each diagnostic is about, by its id.
  private static func subjects(in read: ReadFile) -> [String: [Subject]] {
    let found: [String: [Subject]]? = read.mapping { mapping in
      let named = mapping.required("subjects") { values, node in
        values.entries(node)?.reduce(into: [:]) { $0[$1.name] = subject(&values, $1.value) }
      }
      return mapping.required("diagnostics") { values, node in
        values.entries(node)?.reduce(into: [:]) { found, entry in
          guard let subject = named?[entry.name] else { return }
          for id in values.texts(entry.value) ?? [] { found[id, default: []].append(subject) }
        }
      }
    }.value
    return found ?? [:]
  }

  private static func subject(_ values: inout NodeReader, _ node: DocumentNode) -> Subject? {
    values.mapping(node) { mapping in
      let status = mapping.optional("status") { $0.text($1) }
      return mapping.required("means") { $0.text($1) }
        .map { ($0, status ?? "2: nothing is judged until it is mended") }
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
