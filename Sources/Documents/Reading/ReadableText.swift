import Diagnostics

/// A file's bytes while they are read, as far as YAML can read them.
struct ReadableText {
  let file: SourceFile.ID
  /// UTF-8 without what YAML can't read.
  let bytes: UnsafeBufferPointer<UInt8>
  let isASCII: Bool
  /// Whether spaces and line feeds are all that separates its words.
  let hasPlainSpace: Bool
  /// Where lines behind a line feed begin with `---`.
  let documentMarks: [Int]
  /// Why the file goes on behind these bytes.
  let obstacle: Refusal?
  /// The escapes that libyaml reads in another form, and the text that it reads then.
  let pairs: SurrogatePairs?
  let rewritten: UnsafeBufferPointer<UInt8>

  /// Hands a text to a closure; nothing in it is valid after that.
  static func with<Result>(
    _ file: SourceFile,
    lines: LineTable?,
    limits: ReadingLimits,
    _ body: (ReadableText) -> Result
  ) -> Result {
    file.bytes.withUnsafeBufferPointer { bytes in
      let survey = TextSurvey(of: bytes, lines: lines, tagDirectives: limits.tagDirectives)
      let readable = UnsafeBufferPointer(
        rebasing: bytes[..<(survey.obstacle?.bytes.lowerBound ?? bytes.count)]
      )
      guard let pairs = SurrogatePairs(in: readable) else {
        return body(ReadableText(file.id, readable, survey, nil, rewritten: readable))
      }
      return pairs.text.withUnsafeBufferPointer { rewritten in
        body(ReadableText(file.id, readable, survey, pairs, rewritten: rewritten))
      }
    }
  }

  private init(
    _ file: SourceFile.ID,
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ survey: TextSurvey,
    _ pairs: SurrogatePairs?,
    rewritten: UnsafeBufferPointer<UInt8>
  ) {
    self.file = file
    self.bytes = bytes
    self.isASCII = survey.isASCII
    self.hasPlainSpace = survey.hasPlainSpace
    self.documentMarks = survey.documentMarks
    self.obstacle = survey.obstacle.map { obstacle in
      Refusal(obstacle.message, at: SourceRange(file: file, bytes: obstacle.bytes))
    }
    self.pairs = pairs
    self.rewritten = rewritten
  }
}

// Words and characters in it.
extension ReadableText {
  /// Some of the bytes as a string.
  func string(in range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
  }

  /// The bytes of the character at an offset; none at the end of the text.
  func character(at offset: Int) -> Range<Int> {
    let start = min(offset, bytes.count)
    guard start < bytes.count else { return start..<start }
    return start..<bytes[(start + 1)...].prefix { $0 & 0xC0 == 0x80 }.endIndex
  }

  /// The bytes from an offset to the next white space.
  func word(at offset: Int) -> Range<Int> {
    let start = min(offset, bytes.count)
    return start..<bytes[start...].prefix { $0 > 0x20 }.endIndex
  }

  /// Whether a closing quote stands before an offset, blanks aside.
  func followsQuote(_ offset: Int) -> Bool {
    let before = bytes[..<offset].last { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    return before == UInt8(ascii: "'") || before == UInt8(ascii: "\"")
  }
}
