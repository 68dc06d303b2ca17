import Diagnostics
import Documents

extension DocumentNode {
  /// The node in one line; quotes show every scalar that is not plain.
  var outline: String {
    switch content {
    case .scalar(let text, .plain): text
    case .scalar(let text, _): "\"\(text)\""
    case .sequence(let items): "[\(items.map(\.outline).joined(separator: ", "))]"
    case .mapping(let entries):
      "{\(entries.map { "\($0.key.outline): \($0.value.outline)" }.joined(separator: ", "))}"
    }
  }

  /// Each scalar under a node with the text of the bytes that it claims to stand in.
  func claims(in file: SourceFile) -> [String] {
    switch content {
    case .scalar(let text, _): ["\(text) ← \(file.text(in: bytes))"]
    case .sequence(let items): items.flatMap { $0.claims(in: file) }
    case .mapping(let entries):
      entries.flatMap { $0.key.claims(in: file) + $0.value.claims(in: file) }
    }
  }
}

extension SourceFile {
  init(_ text: String) {
    self.init(path: "login.review.yaml", text: text)
  }

  func text(in bytes: Range<Int>) -> String {
    String(decoding: Array(text.utf8)[bytes], as: UTF8.self)
  }

  /// Diagnostics as `line:column-line:column id: message`, and their notes.
  func shown(_ diagnostics: [Diagnostic]) -> [String] {
    let lines = LineTable(of: self)
    func place(_ range: SourceRange) -> String {
      let start = lines.position(of: range.bytes.lowerBound)
      let end = lines.position(of: range.bytes.upperBound)
      return "\(start.line):\(start.column)-\(end.line):\(end.column)"
    }
    return diagnostics.flatMap { diagnostic in
      ["\(place(diagnostic.range)) \(diagnostic.message.id): \(diagnostic.message.text)"]
        + diagnostic.notes.map { "\(place($0.range)) note: \($0.text)" }
    }
  }
}

/// The trees of a text's documents, each in one line.
func outlines(_ text: String) -> [String] {
  DocumentReader().readAll(SourceFile(text)).documents.map(\.root.outline)
}

/// Everything that is wrong with a text, as `shown` puts it.
func problems(_ text: String, limits: ReadingLimits = .standard) -> [String] {
  let file = SourceFile(text)
  return file.shown(DocumentReader(limits: limits).readAll(file).allDiagnostics)
}
