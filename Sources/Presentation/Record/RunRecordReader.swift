package import Diagnostics
internal import Documents

/// Reads what `check` has written of a run: a report in JSON, or lines of descriptions.
package struct RunRecordReader {
  /// What is wrong with it; with diagnostics it mustn't be used.
  package private(set) var diagnostics: [Diagnostic] = []
  /// The text that they point into.
  package private(set) var file: SourceFile

  package init(path: String) {
    file = SourceFile(path: path, text: "")
  }

  /// What a program has written of a fleet is larger than what people write themselves.
  private static let limits: ReadingLimits = {
    var limits = ReadingLimits.standard
    limits.bytes = 1 << 30
    limits.nodes = 1 << 30
    return limits
  }()

  /// What the report says; of what is none, nothing is told.
  package mutating func read(_ bytes: [UInt8]) -> RunRecord? {
    var record = RunRecord()
    record.isStream = true
    for text in Self.texts(in: bytes) {
      guard let part = part(text) else { return nil }
      switch part {
      case .description(let description): record.descriptions.append(description)
      case .run(var run):
        // Two runs in one file are none.
        guard record.isStream else {
          return refuse([noReport], SourceFile(path: file.id.path, bytes: bytes))
        }
        run.descriptions = record.descriptions + run.descriptions
        record = run
      }
    }
    return record
  }

  /// A description, or a run, with its descriptions or without.
  fileprivate enum Part {
    case description(RunRecord.Description)
    case run(RunRecord)
  }

  /// A text by itself, and how many lines stand before it.
  private typealias Text = (bytes: ArraySlice<UInt8>, linesBefore: Int)

  /// Each line where all of them are objects, else the whole.
  private static func texts(in bytes: [UInt8]) -> [Text] {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let texts = lines.enumerated().map { Text($0.element, $0.offset) }.filter { !$0.bytes.isEmpty }
    let areObjects = texts.allSatisfy {
      $0.bytes.first == UInt8(ascii: "{") && $0.bytes.last == UInt8(ascii: "}")
    }
    return areObjects && !texts.isEmpty ? texts : [(bytes[...], 0)]
  }

  private var noReport: Diagnostic {
    Diagnostic(Message(.noReport), at: SourceRange(wholeOf: file.id))
  }

  /// What a text says; where something is wrong with it, it is read again where it stands.
  private mutating func part(_ text: Text) -> Part? {
    let source = SourceFile(path: file.id.path, bytes: Array(text.bytes))
    guard source.says("asOf") || source.says("tool") else {
      return refuse([noReport], source.unquoted)
    }
    let (found, mistakes, _) = value(source.bytes) { $0.part($1) }
    if mistakes.isEmpty, let found { return found }
    let lines = Array(repeating: UInt8(ascii: "\n"), count: text.linesBefore)
    let (_, placed, whole) = value(lines + text.bytes) { $0.part($1) }
    return refuse(placed, whole)
  }

  private func value<Value>(
    _ bytes: [UInt8], _ read: (inout NodeReader, DocumentNode) -> Value?
  ) -> (Value?, [Diagnostic], SourceFile) {
    let decoded = DecodedFile(path: file.id.path, bytes: bytes, limits: Self.limits)
    if let problem = decoded.problem { return (nil, [problem], decoded.file) }
    let everything = DocumentReader(limits: Self.limits).readAll(decoded.file)
    guard everything.allDiagnostics.isEmpty, let document = everything.documents.first,
      everything.documents.count == 1
    else {
      let mistakes = everything.allDiagnostics
      return (nil, mistakes.isEmpty ? [noReport] : mistakes, decoded.file)
    }
    var reader = NodeReader(of: decoded.file, diagnostics: DiagnosticList(limit: 10))
    let value = read(&reader, document.root)
    return (value, reader.diagnostics.finish(in: file.id), decoded.file)
  }

  private mutating func refuse<Value>(_ diagnostics: [Diagnostic], _ file: SourceFile) -> Value? {
    self.diagnostics = diagnostics
    self.file = file
    return nil
  }
}

extension NodeReader {
  fileprivate mutating func part(_ node: DocumentNode) -> RunRecordReader.Part? {
    func value(of key: String) -> DocumentNode? { node.entries?.first { $0.name == key }?.value }
    if let version = value(of: "schemaVersion"), version.text != "\(RunRecord.version)" {
      diagnostics.report(
        Message(.otherReport, "\(RunRecord.version)", version.kindInWords), at: range(of: version))
      return nil
    }
    if value(of: "file") != nil {
      return RunRecord.Description.shape.read(node, &self).map { .description($0) }
    }
    let shape = value(of: RunRecord.descriptionsName) == nil ? RunRecord.rest : RunRecord.shape
    return shape.read(node, &self).map { .run($0) }
  }
}
