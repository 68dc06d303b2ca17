package import Diagnostics
internal import Documents

/// Reads a baseline's file; everything that is wrong with it is reported.
package struct BaselineReader {
  package private(set) var diagnostics: [Diagnostic] = []

  package init() {}

  /// The format that is read and written.
  package static let version = 1

  /// What the file holds; with diagnostics it mustn't be used.
  package mutating func read(_ file: SourceFile) -> Baseline {
    let everything = DocumentReader().readAll(file)
    diagnostics = everything.allDiagnostics
    guard let document = everything.documents.first, everything.documents.count == 1 else {
      if diagnostics.isEmpty {
        diagnostics.append(Diagnostic(.noBaseline, at: SourceRange(wholeOf: file.id)))
      }
      return Baseline()
    }
    var reader = NodeReader(of: file)
    let entries = reader.mapping(document.root) { mapping -> [Baseline.Entry]? in
      _ = mapping.required("schemaVersion") { $0.version($1) }
      return mapping.required("findings") { $0.list($1) { $0.entry($1) } }
    }
    diagnostics += reader.diagnostics.take()
    return Baseline(entries ?? [])
  }
}

extension NodeReader {
  fileprivate mutating func version(_ node: DocumentNode) -> Bool? {
    if node.text == "\(BaselineReader.version)" { return true }
    diagnostics.report(.otherVersion(node.kindInWords), at: range(of: node))
    return nil
  }

  fileprivate mutating func entry(_ node: DocumentNode) -> Baseline.Entry? {
    mapping(node) { mapping in
      let app = mapping.required("app") { $0.text($1) }
      let rule = mapping.required("rule") { $0.text($1) }
      let path = mapping.required("path") { $0.text($1) }
      let message = mapping.required("message") { $0.text($1) }
      guard let app, let rule, let path, let message else { return nil }
      return Baseline.Entry(app: app, rule: rule, path: path, message: message)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static var noBaseline: Self {
    Self("a baseline is one document with 'schemaVersion' and 'findings'")
  }

  fileprivate static func otherVersion(_ found: LocalizableText) -> Self {
    Self("the version of a baseline is \(BaselineReader.version), not \(found)")
  }
}
