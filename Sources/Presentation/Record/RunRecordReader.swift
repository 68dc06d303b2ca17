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
    let pieces = RunPieces(of: bytes)
    var record = RunRecord()
    record.isStream = pieces.rest == nil
    if let rest = pieces.rest {
      guard let found = value(of: rest, sign: "tool", { $0.run($1) }) else { return nil }
      record = found
    }
    for piece in pieces.descriptions {
      guard let found = value(of: piece, sign: "asOf", { $0.description($1) }) else { return nil }
      record.descriptions.append(found)
    }
    return record
  }

  /// What a piece says; where something is wrong with it, it is read again where it stands.
  private mutating func value<Value>(
    of piece: RunPieces.Piece, sign: String,
    _ read: (inout NodeReader, DocumentNode) -> Value?
  ) -> Value? {
    guard SourceFile(path: file.id.path, bytes: piece.bytes).says(sign) else {
      let whole = SourceFile(path: file.id.path, bytes: piece.bytes)
      return refuse(
        [Diagnostic(Message(.noReport), at: SourceRange(wholeOf: file.id))], whole.unquoted)
    }
    let (found, mistakes, _) = value(piece.bytes, read)
    if mistakes.isEmpty, let found { return found }
    let (_, placed, text) = value(piece.placed, read)
    return refuse(placed, text)
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
      let none = Diagnostic(Message(.noReport), at: SourceRange(wholeOf: file.id))
      let mistakes = everything.allDiagnostics
      return (nil, mistakes.isEmpty ? [none] : mistakes, decoded.file)
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
  fileprivate mutating func run(_ node: DocumentNode) -> RunRecord? {
    if let version = node.entries?.first(where: { $0.name == "schemaVersion" })?.value,
      version.text != "\(RunRecord.version)"
    {
      diagnostics.report(
        Message(.otherReport, "\(RunRecord.version)", version.kindInWords), at: range(of: version))
      return nil
    }
    return RunRecord.rest.read(node, &self)
  }

  fileprivate mutating func description(_ node: DocumentNode) -> RunRecord.Description? {
    RunRecord.Description.shape.read(node, &self)
  }
}

/// A run that was written down, taken apart: its descriptions, and what is left of it without them.
struct RunPieces {
  /// Some of its bytes, and where they stand.
  struct Piece {
    fileprivate(set) var bytes: [UInt8]
    fileprivate let line: Int
    fileprivate let column: Int
    /// What is left out of the bytes stood there, in so many lines.
    fileprivate var gap: (offset: Int, lines: Int)?

    /// The piece where it stands: what is before it is blank, and so is what is left out.
    var placed: [UInt8] {
      let (offset, lines) = gap ?? (bytes.count, 0)
      return blank(line - 1, column - 1) + bytes[..<offset] + blank(lines, 0) + bytes[offset...]
    }

    private func blank(_ lines: Int, _ columns: Int) -> [UInt8] {
      Array(repeating: UInt8(ascii: "\n"), count: lines)
        + Array(repeating: UInt8(ascii: " "), count: columns)
    }
  }

  /// Those of a report, or each in a line of its own.
  private(set) var descriptions: [Piece] = []
  /// Nil where there are only lines of descriptions.
  private(set) var rest: Piece?

  init(of bytes: [UInt8]) {
    var scanner = JSONScanner(bytes)
    while let object = scanner.next() {
      let start = object.start
      let piece = Piece(
        bytes: Array(bytes[object.range]), line: start.line, column: start.column)
      if object.firstKey == "file" {
        descriptions.append(piece)
      } else if rest == nil {
        rest = piece
        guard let inner = object.descriptions.first, let last = object.descriptions.last else {
          continue
        }
        descriptions += object.descriptions.map { item in
          Piece(
            bytes: Array(bytes[item.range]), line: item.start.line, column: item.start.column)
        }
        let gap = inner.range.lowerBound..<last.range.upperBound
        let base = object.range.lowerBound
        rest?.bytes.removeSubrange(gap.lowerBound - base..<gap.upperBound - base)
        let lines = bytes[gap].count { $0 == UInt8(ascii: "\n") }
        rest?.gap = (gap.lowerBound - base, lines)
      } else {
        // Two runs in one file are none.
        rest?.bytes += [UInt8(ascii: "\n")] + piece.bytes
      }
    }
    if descriptions.isEmpty, rest == nil { rest = Piece(bytes: bytes, line: 1, column: 1) }
  }
}

/// Finds the objects of a text in JSON, and in each those of its list of descriptions.
private struct JSONScanner {
  struct Position {
    var line = 1
    var column = 1
  }

  struct Object {
    var range: Range<Int>
    let start: Position
    var firstKey: String?
    var descriptions: [Object] = []
  }

  private let bytes: [UInt8]
  private var index = 0
  private var position = Position()

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The next object; what is cut off, or is none, ends with the text.
  mutating func next() -> Object? {
    while let byte = peek, byte <= 0x20 { step() }
    guard peek != nil else { return nil }
    var object = Object(range: index..<index, start: position)
    var depth = 0
    var key = ""
    var isInDescriptions = false
    var item: Object?
    repeat {
      let (byte, start) = (peek, position)
      switch byte {
      case UInt8(ascii: "\""):
        let text = string()
        if depth == 1 {
          key = text
          if object.firstKey == nil { object.firstKey = text }
        }
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        if depth == 2 { isInDescriptions = key == RunRecord.descriptionsName }
        if depth == 3, isInDescriptions { item = Object(range: index..<index, start: start) }
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if depth == 2, var done = item {
          done.range = done.range.lowerBound..<index + 1
          object.descriptions.append(done)
          item = nil
        }
      default: break
      }
      step()
    } while depth > 0 && peek != nil
    // What is no object is taken as a whole.
    if object.range.lowerBound == index - 1 { while peek != nil { step() } }
    object.range = object.range.lowerBound..<index
    return object
  }

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func step() {
    position.column += 1
    if bytes[index] == UInt8(ascii: "\n") {
      position = Position(line: position.line + 1, column: 1)
    }
    index += 1
  }

  /// A text, as it is written.
  private mutating func string() -> String {
    step()
    let start = index
    while let byte = peek, byte != UInt8(ascii: "\"") {
      step()
      if byte == UInt8(ascii: "\\"), peek != nil { step() }
    }
    defer { if peek != nil { step() } }
    return index - start > 20 ? "" : String(decoding: bytes[start..<index], as: UTF8.self)
  }
}
