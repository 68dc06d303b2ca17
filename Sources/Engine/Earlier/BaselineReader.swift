package import Diagnostics
internal import Documents

/// Reads a baseline's file; everything that is wrong with it is reported.
package struct BaselineReader {
  package private(set) var diagnostics: [Diagnostic] = []

  package init() {}

  /// The format that is written.
  package static let version = 2
  /// The formats that are read.
  fileprivate static let versions = 1...version

  /// What the file holds; with diagnostics it mustn't be used.
  package mutating func read(_ file: SourceFile) -> Baseline {
    let everything = DocumentReader().readAll(file)
    diagnostics = everything.allDiagnostics
    guard let document = everything.documents.first, everything.documents.count == 1 else {
      if diagnostics.isEmpty {
        diagnostics.append(Diagnostic(Message(.noBaseline), at: SourceRange(wholeOf: file.id)))
      }
      return Baseline()
    }
    var reader = NodeReader(of: file)
    var questions: [(Baseline.Entry, Int)]?
    let findings = reader.mapping(document.root) { mapping -> [(Baseline.Entry, Int)]? in
      let version = mapping.required("schemaVersion") { $0.version($1) } ?? Self.version
      defer {
        if version > 1 {
          questions = mapping.optional("questions") { $0.list($1) { $0.question($1) } }
        }
      }
      return mapping.required("findings") { $0.list($1) { $0.entry($1, version: version) } }
    }
    diagnostics += reader.diagnostics.finish(in: file.id)
    var baseline = Baseline(holdsQuestions: questions != nil)
    for (entry, count) in (findings ?? []) + (questions ?? []) { baseline.add(entry, count: count) }
    return baseline
  }
}

extension NodeReader {
  fileprivate mutating func version(_ node: DocumentNode) -> Int? {
    if let version = BaselineReader.versions.first(where: { node.text == "\($0)" }) {
      return version
    }
    diagnostics.report(.otherVersion(node.kindInWords), at: range(of: node))
    return nil
  }

  fileprivate mutating func entry(_ node: DocumentNode, version: Int) -> (Baseline.Entry, Int)? {
    mapping(node) { mapping in
      let app = mapping.required("app") { $0.text($1) }
      let rule = mapping.required("rule") { $0.text($1) }
      let path = mapping.required("path") { $0.text($1) }
      let content = version == 1 ? mapping.sentence() : mapping.content()
      let count = version == 1 ? 1 : mapping.count()
      guard let app, let rule, let path, let content else { return nil }
      return (Baseline.Entry(app: app, rule: rule, path: path, content), count)
    }
  }

  fileprivate mutating func question(_ node: DocumentNode) -> (Baseline.Entry, Int)? {
    mapping(node) { mapping in
      let app = mapping.required("app") { $0.text($1) }
      let path = mapping.required("path") { $0.text($1) }
      let count = mapping.count()
      guard let app, let path else { return nil }
      return (Baseline.Entry(app: app, question: path), count)
    }
  }
}

extension MappingReader {
  fileprivate mutating func count() -> Int {
    optional("count") { $0.integer($1, in: 1...1_000_000) } ?? 1
  }

  fileprivate mutating func sentence() -> Baseline.Entry.Content? {
    required("message") { $0.text($1) }.map { .sentence($0) }
  }

  /// What the program has taken over from the first version has a sentence still.
  fileprivate mutating func content() -> Baseline.Entry.Content? {
    if let sentence = optional("message", { $0.text($1) }) { return .sentence(sentence) }
    let key = optional("key") { $0.texts($1) }
    let words = [Outcome.fail, .review].map(\.rawValue)
    let word = required("outcome") { $0.word($1, among: words) }
    return word.flatMap(Outcome.init).map { .finding($0, key: key ?? []) }
  }
}

extension Message {
  fileprivate static func otherVersion(_ found: Message) -> Self {
    let known = BaselineReader.versions.map { "\($0)" }.alternatives
    return Self(.otherVersionVersionBaselineNot, known, found)
  }
}
