internal import Diagnostics
internal import Documents

/// The text of a capture, read as what it looks like.
struct CaptureContent {
  enum Form {
    case json(DocumentNode)
    case xml(XMLElement)
    case lines([CaptureLine])
  }

  let file: SourceFile
  let form: Form

  init(_ file: SourceFile) throws(CaptureMistake) {
    self.file = file
    let text = file.bytes
    let start = text.firstIndex { !Self.isSpace($0) } ?? text.count
    guard start < text.count else { throw CaptureMistake(.blankCapture, in: file) }
    switch text[start] {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      form = .json(try CaptureJSON.root(of: file, from: start))
    case UInt8(ascii: "<") where Self.looksLikeXML(text[start...]):
      form = .xml(try ExpatParser.root(of: file))
    default:
      let lines = CaptureLine.all(in: file)
      // Tools write a banner first.
      if !DebugDescriptionCapture.fits(lines), !RecursiveDescriptionCapture.fits(lines),
        let line = lines.first(where: { $0.text.hasPrefix("{") || $0.text.hasPrefix("[{") })
      {
        form = .json(try CaptureJSON.root(of: file, from: line.bytes.lowerBound))
      } else {
        form = .lines(lines)
      }
    }
  }

  /// The lines, if the text is neither JSON nor XML.
  var lines: [CaptureLine]? {
    if case .lines(let lines) = form { lines } else { nil }
  }

  var json: DocumentNode? {
    if case .json(let root) = form { root } else { nil }
  }

  var xml: XMLElement? {
    if case .xml(let root) = form { root } else { nil }
  }

  /// Views of a running app are written in angle brackets too.
  private static func looksLikeXML(_ text: ArraySlice<UInt8>) -> Bool {
    if let next = text.dropFirst().first, next == UInt8(ascii: "?") || next == UInt8(ascii: "!") {
      return true
    }
    let line = String(decoding: text.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    return !line.contains("; ") && !line.contains(">, ") && !line.contains(": 0x")
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || 0x09...0x0D ~= byte
  }
}

/// A line of a capture, or several that belong together.
struct CaptureLine {
  /// Without the line break at its end.
  let text: Substring
  let bytes: Range<Int>

  /// What stands behind so many letters is the rest of a long text.
  static let longest = 10_000

  /// Each element's lines as one; a label may have line breaks of its own.
  static func joined(_ groups: [[CaptureLine]]) -> [CaptureLine] {
    groups.compactMap { lines in
      guard let first = lines.first, let last = lines.last, lines.count > 1 else {
        return lines.first
      }
      let text = lines.map(\.text).joined(separator: "\n")
      return CaptureLine(text: text[...], bytes: first.bytes.lowerBound..<last.bytes.upperBound)
    }
  }

  static func all(in file: SourceFile) -> [CaptureLine] {
    var lines: [CaptureLine] = []
    var start = 0
    for part in file.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let text = part.last == UInt8(ascii: "\r") ? part.dropLast() : part
      let words = String(decoding: text, as: UTF8.self)
      lines.append(CaptureLine(text: words[...], bytes: start..<start + text.count))
      start += part.count + 1
    }
    return lines
  }
}

extension Diagnostic.Message {
  fileprivate static var blankCapture: Self {
    Self("there is nothing in this file to read")
  }
}
