package import Diagnostics
package import Documents
internal import Model
internal import Rules

/// Reads what `check --format json` has written; everything that is wrong with it is reported.
package struct RunPartReader {
  package private(set) var diagnostics: [Diagnostic] = []

  /// The version of the reports that are read.
  fileprivate static let version = "1"

  package init() {}

  /// What a program has written of a fleet is larger than what people write themselves.
  package static let limits: ReadingLimits = {
    var limits = ReadingLimits.standard
    limits.bytes = 1 << 30
    limits.nodes = 1 << 30
    return limits
  }()

  /// What the report says; with diagnostics it mustn't be used.
  package mutating func read(_ file: SourceFile) -> RunPart? {
    let everything = DocumentReader(limits: Self.limits).readAll(file)
    diagnostics = everything.allDiagnostics
    guard diagnostics.isEmpty else { return nil }
    guard let document = everything.documents.first, everything.documents.count == 1,
      Self.isReport(document.root)
    else {
      diagnostics = [Diagnostic(Message(.noReport), at: SourceRange(wholeOf: file.id))]
      return nil
    }
    return mapping(document.root, of: file) { $0.part() }
  }

  /// What one of its descriptions says, given by itself.
  package mutating func description(_ file: SourceFile) -> RunPart.Description? {
    let everything = DocumentReader(limits: Self.limits).readAll(file)
    diagnostics = everything.allDiagnostics
    guard diagnostics.isEmpty, let document = everything.documents.first else { return nil }
    return mapping(document.root, of: file) { $0.description() }
  }

  private mutating func mapping<Value>(
    _ root: DocumentNode, of file: SourceFile, _ read: (inout MappingReader) -> Value?
  ) -> Value? {
    var reader = NodeReader(of: file, diagnostics: DiagnosticList(limit: 10))
    let value = reader.mapping(root, read)
    diagnostics = reader.diagnostics.finish(in: file.id)
    return value
  }

  private static func isReport(_ node: DocumentNode) -> Bool {
    let names = node.entries?.map(\.name) ?? []
    return ["tool", "verdict", "descriptions"].allSatisfy(names.contains)
  }
}

extension MappingReader {
  fileprivate mutating func part() -> RunPart? {
    leave(["summary", "partial", "inventory", "next"])
    _ = required("schemaVersion") { $0.version($1) }
    let rules = required("tool") { reader, node in reader.mapping(node) { $0.rulesDigest() } }
    let verdict = required("verdict") { $0.word($1, of: Verdict.self) }
    let descriptions = required("descriptions") {
      $0.list($1) { reader, node in reader.mapping(node) { $0.description() } }
    }
    let faults = required("diagnostics") {
      $0.list($1) { reader, node in reader.mapping(node) { $0.fault() } }
    }
    guard let rules, let verdict, let descriptions, let faults else { return nil }
    return RunPart(rules: rules, verdict: verdict, descriptions: descriptions, faults: faults)
  }

  private mutating func rulesDigest() -> String? {
    leave(["name", "version", "overridden", "relaxations"])
    return required("rules") { $0.text($1) }
  }

  fileprivate mutating func description() -> RunPart.Description? {
    leave(["edition", "comparedOn", "relaxations", "taken", "diagnostics", "next"])
    let file = required("file") { $0.text($1) }
    let document = required("document") { $0.text($1) }
    let app = required("app") { $0.text($1) }
    let day = required("asOf") { $0.text($1) }
    let verdict = required("verdict") { $0.word($1, of: Verdict.self) }
    let results = required("results") {
      $0.list($1) { reader, node in reader.mapping(node) { $0.entry() } }
    }
    let passed = required("passed") { $0.list($1) { $0.text($1) } }
    let notApplicable = required("notApplicable") { $0.list($1) { $0.text($1) } }
    let team = optional("team") { $0.text($1) }
    let isPartial = optional("partial") != nil
    let questions = optional("questions") {
      $0.list($1) { reader, node in reader.mapping(node) { $0.openFact() } }
    }
    guard let file, let document, let app, let day, let verdict, let results, let passed,
      let notApplicable
    else { return nil }
    return RunPart.Description(
      key: RunPart.Description.Key(file: SourceFile.ID(path: file), document: document), app: app,
      team: team ?? "", day: day, verdict: verdict, isPartial: isPartial, results: results,
      questions: questions ?? [], passed: passed, notApplicable: notApplicable)
  }

  private mutating func openFact() -> RunPart.OpenFact? {
    leave(["alsoAt", "type", "list", "words", "rules", "letters", "after", "proofs", "suggested"])
    let path = required("path") { $0.text($1) }
    let question = required("question") { $0.text($1) }
    let owner = required("owner") { $0.word($1, of: Owner.self) }
    guard let path, let question, let owner else { return nil }
    return RunPart.OpenFact(path: path, question: question, owner: owner)
  }

  private mutating func entry() -> RunPart.Entry? {
    leave([
      "draft", "guidelines", "pointer", "column", "endLine", "endColumn", "startByte", "endByte",
      "related", "missing", "facts", "by", "reason", "approvedBy", "because", "decidedBy", "on",
    ])
    let outcome = required("outcome") { $0.text($1) }
    let rule = required("rule") { $0.text($1) }
    let severity = required("severity") { $0.word($1, of: Severity.self) }
    let message = required("message") { $0.text($1) }
    let path = required("path") { $0.text($1) }
    let line = required("line") { $0.text($1) }
    let fingerprint = required("fingerprint") { $0.text($1) }
    guard let outcome, let rule, let severity, let message, let path, let line, let fingerprint
    else {
      leave(["fix", "file", "title", "owner", "refusals", "link", "bookkeeping", "until"])
      return nil
    }
    return RunPart.Entry(
      outcome: outcome, rule: rule, severity: severity, message: message,
      fix: optional("fix") { $0.text($1) } ?? "", file: optional("file") { $0.text($1) },
      path: path, line: line, fingerprint: fingerprint, title: optional("title") { $0.text($1) },
      owner: optional("owner") { $0.word($1, of: Owner.self) },
      refusals: optional("refusals") { $0.integer($1, in: 0...Int.max) } ?? 0,
      link: optional("link") { $0.text($1) },
      isBookkeeping: optional("bookkeeping") { $0.boolean($1) } ?? false,
      until: optional("until") { $0.text($1) })
  }

  private mutating func fault() -> RunPart.Fault? {
    leave(["id", "column"])
    let severity = required("severity") { $0.text($1) }
    let file = required("file") { $0.text($1) }
    let line = required("line") { $0.text($1) }
    let message = required("message") { $0.text($1) }
    guard let severity, let file, let line, let message else { return nil }
    return RunPart.Fault(
      isError: severity == Diagnostic.Severity.error.rawValue, file: SourceFile.ID(path: file),
      line: line, message: message)
  }

  /// What is said to people, and nothing needs that holds two runs against each other.
  private mutating func leave(_ keys: [String]) {
    for key in keys { _ = optional(key) }
  }
}

extension NodeReader {
  fileprivate mutating func version(_ node: DocumentNode) -> Bool? {
    if node.text == RunPartReader.version { return true }
    diagnostics.report(
      Message(.otherReport, RunPartReader.version, node.kindInWords), at: range(of: node))
    return nil
  }
}
