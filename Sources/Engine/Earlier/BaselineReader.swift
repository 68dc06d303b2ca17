package import Diagnostics
internal import Documents

/// Reads a baseline's file; everything that is wrong with it is reported.
package struct BaselineReader {
  package private(set) var diagnostics: [Diagnostic] = []

  package init() {}

  /// The format that is written and read.
  package static let version = 3

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
    var questions: [Baseline.Entry]?
    let findings = reader.openMapping(document.root) { mapping -> [Baseline.Entry]? in
      _ = mapping.required("schemaVersion") { $0.version($1) }
      defer { questions = mapping.optional("questions") { $0.list($1) { $0.question($1) } } }
      return mapping.required("findings") { $0.list($1) { $0.entry($1) } }
    }
    diagnostics += reader.diagnostics.finish(in: file.id)
    return Baseline((findings ?? []) + (questions ?? []), holdsQuestions: questions != nil)
  }
}

extension NodeReader {
  fileprivate mutating func version(_ node: DocumentNode) -> Int? {
    let version = "\(BaselineReader.version)"
    if node.text == version { return BaselineReader.version }
    let message: Message =
      node.text == "2"
      ? .ofNames : Message(.otherVersionVersionBaselineNot, version, node.kindInWords)
    diagnostics.report(message, at: range(of: node))
    return nil
  }

  fileprivate mutating func entry(_ node: DocumentNode) -> Baseline.Entry? {
    openMapping(node) { mapping in
      let app = mapping.app()
      let rule = mapping.required("rule") { $0.text($1) }
      let path = mapping.required("path") { $0.text($1) }
      let content = mapping.content()
      guard let app, let rule, let path, let content else { return nil }
      return Baseline.Entry(app: app, rule: rule, path: path, content)
    }
  }

  fileprivate mutating func question(_ node: DocumentNode) -> Baseline.Entry? {
    openMapping(node) { mapping in
      let app = mapping.app()
      let path = mapping.required("path") { $0.text($1) }
      guard let app, let path else { return nil }
      return Baseline.Entry(app: app, question: path)
    }
  }
}

extension MappingReader {
  fileprivate mutating func app() -> AppIdentity? {
    let bundleID = optional("bundleId") { $0.text($1) }
    let file = required("file") { $0.text($1) }
    let document = optional("document") { $0.integer($1, in: 1...1_000_000) }
    return file.map { AppIdentity(bundleID: bundleID, file: $0, document: document ?? 1) }
  }

  fileprivate mutating func content() -> Baseline.Entry.Content? {
    let key = optional("key") { $0.texts($1) }
    let words = [Outcome.fail, .review].map(\.rawValue)
    let word = required("outcome") { $0.word($1, among: words) }
    return word.flatMap(Outcome.init).map { .finding($0, key: key ?? []) }
  }
}

extension Message {
  /// Of a run that looks at a part of the apps nobody knows how many more have a name.
  fileprivate static var ofNames: Self {
    Self(
      id: "baseline-of-names",
      """
      this baseline knows apps by their names, which others may have as well: remove the file, and \
      write it anew with --write-baseline
      """)
  }
}
