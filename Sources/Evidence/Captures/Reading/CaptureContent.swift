internal import Diagnostics
internal import Documents

/// The text of a capture, read as what it looks like.
struct CaptureContent {
  private enum Form {
    case json(DocumentNode)
    case xml(XMLElement)
    case lines(CaptureLines)
  }

  let file: SourceFile
  private let form: Form

  init(_ file: SourceFile) throws(CaptureMistake) {
    self.file = file
    let text = file.bytes
    guard let start = text.firstIndex(where: { !Self.isSpace($0) }) else {
      throw CaptureMistake(Message(.blankCapture), in: file)
    }
    switch text[start] {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      form = .json(try CaptureJSON.root(of: file, from: start))
    case UInt8(ascii: "<") where Self.looksLikeXML(text[start...]):
      form = .xml(try Self.xml(in: file))
    default:
      let lines = CaptureLines(of: file)
      // Tools write a banner first.
      if !DebugDescriptionCapture.fits(lines), !RecursiveDescriptionCapture.fits(lines),
        let line = lines.first(where: Self.beginsJSON)
      {
        form = .json(try CaptureJSON.root(of: file, from: line.bytes.lowerBound))
      } else {
        form = .lines(lines)
      }
    }
  }

  /// The lines, if the text is neither JSON nor XML.
  var lines: CaptureLines? {
    if case .lines(let lines) = form { lines } else { nil }
  }

  var json: DocumentNode? {
    if case .json(let root) = form { root } else { nil }
  }

  var xml: XMLElement? {
    if case .xml(let root) = form { root } else { nil }
  }

  private static func xml(in file: SourceFile) throws(CaptureMistake) -> XMLElement {
    do throws(XMLMistake) {
      return try ExpatParser.root(of: file.bytes, deepest: ScreenBuilder.mostDeep)
    } catch {
      throw CaptureMistake(error.reason.message, in: file, at: error.bytes)
    }
  }

  /// Views of a running app are written in angle brackets too.
  private static func looksLikeXML(_ text: ArraySlice<UInt8>) -> Bool {
    if let next = text.dropFirst().first, next == UInt8(ascii: "?") || next == UInt8(ascii: "!") {
      return true
    }
    let line = String(decoding: text.prefix(500).prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    return !line.contains("; ") && !line.contains(">, ") && !line.contains(": 0x")
  }

  private static func beginsJSON(_ line: CaptureLine) -> Bool {
    line.utf8.first == UInt8(ascii: "{") || line.utf8.starts(with: "[{".utf8)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }
}

/// The lines of a capture, one after the other: a log may have very many.
struct CaptureLines: Sequence, IteratorProtocol {
  private let text: [UInt8]
  private var start: Int
  /// Debuggers print a text as it would stand in code: `\n` for a line break, `\'` for a quote.
  private let isEscaped: Bool

  init(of file: SourceFile, from start: Int = 0) {
    text = file.bytes
    self.start = start
    isEscaped =
      text.contains(UInt8(ascii: "\\"))
      && CaptureLine(utf8: text[...]).contains(#"Element subtree:\n"#)
  }

  mutating func next() -> CaptureLine? {
    guard start <= text.count else { return nil }
    let (end, next) = isEscaped ? escapedEnd : plainEnd
    let isReturn = end > start && text[end - 1] == UInt8(ascii: "\r")
    defer { start = next }
    return CaptureLine(utf8: text[start..<(isReturn ? end - 1 : end)], isEscaped: isEscaped)
  }

  private var plainEnd: (end: Int, next: Int) {
    let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
    return (end, end + 1)
  }

  private var escapedEnd: (end: Int, next: Int) {
    var end = start
    while end < text.count, text[end] != UInt8(ascii: "\n") {
      guard text[end] == UInt8(ascii: "\\"), end + 1 < text.count else {
        end += 1
        continue
      }
      if text[end + 1] == UInt8(ascii: "n") { return (end, end + 2) }
      end += 2
    }
    return (end, end + 1)
  }
}

/// A line of a capture, or several that belong together.
struct CaptureLine {
  /// Without the line break at its end.
  private(set) var utf8: ArraySlice<UInt8>
  var isEscaped = false

  /// What stands behind so many bytes is the rest of a long text.
  private static let longest = 10_000

  var bytes: Range<Int> { utf8.indices }

  /// The words, without the rest of a very long text.
  var text: Substring {
    let text = Substring(decoding: utf8.prefix(Self.longest), as: UTF8.self)
    return isEscaped ? text.replacing(#"\'"#, with: "'")[...] : text
  }

  /// The byte behind blanks and what draws the tree: what isn't told of an element ends here.
  var firstLetter: UInt8? {
    utf8.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "|") && $0 != 0x09 && $0 < 0x80 }
  }

  func hasSuffix(_ text: String) -> Bool { utf8.suffix(text.utf8.count).elementsEqual(text.utf8) }

  func contains(_ text: String) -> Bool {
    let first = text.utf8.first
    return utf8.indices.contains { utf8[$0] == first && utf8[$0...].starts(with: text.utf8) }
  }

  /// Adds the lines up to another one: a label may have line breaks of its own.
  mutating func extend(to line: CaptureLine, in file: SourceFile) {
    utf8 = file.bytes[bytes.lowerBound..<line.bytes.upperBound]
  }
}

extension XMLMistake.Reason {
  fileprivate var message: Message {
    switch self {
    case .cutOff: .cutOffCapture("XML")
    case .malformed(let reason): Message(.malformedCapture, reason)
    case .declaresEntities: Message(.declaredEntities)
    case .tooDeep(let deepest): .tooDeepCapture(deepest)
    case .tooManyElements(let most): .tooManyElements(most)
    }
  }
}
