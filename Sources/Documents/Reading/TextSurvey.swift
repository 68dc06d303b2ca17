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

  /// Looks through UTF-8 up to the first obstacle; so many `%TAG` lines are none.
  ///
  /// libyaml compares each `%TAG` line with all before it: thousands of them would take hours.
  init(of bytes: UnsafeBufferPointer<UInt8>, tagDirectives: Int) {
    var directives = Self.hasTagDirective(bytes, at: 0) ? 1 : 0
    var next = 0
    while obstacle == nil {
      let offset = bytes.endOfPrintableRun(in: next..<bytes.count)
      guard offset < bytes.count else { return }
      next = offset + 1
      switch bytes[offset] {
      case UInt8(ascii: "\n") where next < bytes.count && bytes[next] != UInt8(ascii: "%"):
        if bytes[next] == UInt8(ascii: "-"), Self.hasMark(bytes, at: next) {
          documentMarks.append(next)
        }
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if bytes[offset] == UInt8(ascii: "\r") { hasPlainSpace = false }
        guard Self.hasTagDirective(bytes, at: next) else { continue }
        directives += 1
        if directives > tagDirectives { obstacle = .tooManyTagDirectives(tagDirectives, at: next) }
      case 0x80...0xBF: continue
      case let byte:
        if byte >= 0x80 { isASCII = false }
        if Self.isRareSpace(bytes, at: offset) { hasPlainSpace = false }
        obstacle = Self.forbidden(bytes, at: offset).map { Obstacle($0, at: offset) }
      }
    }
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

  /// Whether three dashes stand at an offset.
  private static func hasMark(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    bytes[offset...].starts(with: "---".utf8)
  }

  /// Whether a line that begins at an offset is a `%TAG` line.
  private static func hasTagDirective(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "%") else { return false }
    return bytes[offset...].starts(with: "%TAG".utf8)
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
