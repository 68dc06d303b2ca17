import Diagnostics

/// What there is to know about a text before libyaml sees it.
struct TextSurvey {
  /// Something that libyaml would refuse, or take too long over.
  struct Obstacle {
    let message: Diagnostic.Message
    let bytes: Range<Int>
  }

  private(set) var isASCII = true
  /// Whether spaces and line feeds are all that separates its words.
  private(set) var hasPlainSpace = true
  /// Where lines behind a line feed begin with `---`.
  private(set) var documentMarks: [Int] = []
  /// The first one.
  private(set) var obstacle: Obstacle?
  /// The `%TAG` lines so far, and how many there may be.
  private var directives = (count: 0, limit: 0)

  /// Looks through UTF-8 up to the first obstacle; so many `%TAG` lines are none.
  ///
  /// Of a plain text nothing but the beginnings of lines are looked at, if they are known.
  init(of bytes: UnsafeBufferPointer<UInt8>, lines: LineTable?, tagDirectives: Int) {
    directives.limit = tagDirectives
    beginLine(at: 0, of: bytes)
    if let lines, lines.isPlain {
      for start in lines.starts.dropFirst() where obstacle == nil {
        beginLine(at: start, of: bytes)
      }
    } else {
      lookThrough(bytes)
    }
  }

  private mutating func lookThrough(_ bytes: UnsafeBufferPointer<UInt8>) {
    var next = 0
    while obstacle == nil {
      let offset = bytes.endOfPrintableRun(in: next..<bytes.count)
      guard offset < bytes.count else { return }
      next = offset + 1
      switch bytes[offset] {
      case UInt8(ascii: "\n"): beginLine(at: next, of: bytes)
      case UInt8(ascii: "\r"):
        hasPlainSpace = false
        countDirective(at: next, of: bytes)
      case 0x80...0xBF: continue
      case let byte:
        if byte >= 0x80 { isASCII = false }
        if Self.isRareSpace(bytes, at: offset) { hasPlainSpace = false }
        obstacle = Self.forbidden(bytes, at: offset).map { Obstacle($0, at: offset) }
      }
    }
  }

  /// Notes what a line begins with, if it is a document or a `%TAG` line.
  private mutating func beginLine(at start: Int, of bytes: UnsafeBufferPointer<UInt8>) {
    guard start < bytes.count else { return }
    switch bytes[start] {
    case UInt8(ascii: "-") where start > 0 && bytes[start...].starts(with: "---".utf8):
      documentMarks.append(start)
    case UInt8(ascii: "%"): countDirective(at: start, of: bytes)
    default: break
    }
  }

  /// Counts a `%TAG` line.
  ///
  /// libyaml compares each with all before it: thousands of them would take hours.
  private mutating func countDirective(at start: Int, of bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes[start...].starts(with: "%TAG".utf8) else { return }
    directives.count += 1
    guard directives.count > directives.limit else { return }
    obstacle = .tooManyTagDirectives(directives.limit, at: start)
  }

  /// Whether a tab, a rare kind of line break or a byte order mark stands at an offset.
  private static func isRareSpace(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
    let last = offset + 2 < bytes.count ? bytes[offset + 2] : 0
    return switch (bytes[offset], next, last) {
    case (0x09, _, _), (0xC2, 0x85, _), (0xE2, 0x80, 0xA8...0xA9), (0xEF, 0xBB, 0xBF):
      true
    default: false
    }
  }

  /// The character at an offset if YAML forbids it.
  private static func forbidden(
    _ bytes: UnsafeBufferPointer<UInt8>,
    at offset: Int
  ) -> Unicode.Scalar? {
    let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
    let last = offset + 2 < bytes.count ? bytes[offset + 2] : 0
    switch (bytes[offset], next, last) {
    case (0x09, _, _), (0x0D, _, _): return nil
    case (let control, _, _) where control < 0x20 || control == 0x7F: return Unicode.Scalar(control)
    case (0xC2, 0x85, _): return nil
    case (0xC2, 0x80...0x9F, _): return Unicode.Scalar(next)
    case (0xEF, 0xBF, 0xBE): return "\u{FFFE}"
    case (0xEF, 0xBF, 0xBF): return "\u{FFFF}"
    default: return nil
    }
  }
}

extension TextSurvey.Obstacle {
  /// A character that can't stand in YAML.
  fileprivate init(_ character: Unicode.Scalar, at offset: Int) {
    message = .controlCharacter(character)
    bytes = offset..<offset + UTF8.width(character)
  }

  /// The first `%TAG` line that is one too many.
  fileprivate static func tooManyTagDirectives(_ limit: Int, at offset: Int) -> Self {
    Self(message: .tooManyTagDirectives(limit), bytes: offset..<offset + 4)
  }
}

extension Diagnostic.Message {
  fileprivate static func controlCharacter(_ character: Unicode.Scalar) -> Self {
    Self(
      "the character \(character.codePoint) can't stand in YAML; leave it out"
    )
  }

  fileprivate static func tooManyTagDirectives(_ limit: Int) -> Self {
    Self("the file has more than \(amount: limit) '%TAG' lines; remove them, tags are not used")
  }
}
