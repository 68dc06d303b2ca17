import Diagnostics

/// A file's bytes, as far as YAML can read them.
struct ReadableText {
  let file: SourceFile.ID
  /// UTF-8 without what YAML can't read.
  let bytes: [UInt8]
  /// Why the file goes on behind these bytes.
  let obstacle: ReadingStop?
  /// The escapes that libyaml reads in another form.
  let pairs: SurrogatePairs?

  /// The text that libyaml reads.
  var rewritten: [UInt8] { pairs?.text ?? bytes }

  init(of file: SourceFile, limits: ReadingLimits) {
    let survey = TextSurvey(of: file.bytes, tagDirectives: limits.tagDirectives)
    self.file = file.id
    bytes = survey.obstacle.map { Array(file.bytes[..<$0.bytes.lowerBound]) } ?? file.bytes
    obstacle = survey.obstacle.map { obstacle in
      ReadingStop(obstacle.message, at: SourceRange(file: file.id, bytes: obstacle.bytes))
    }
    pairs = SurrogatePairs(in: bytes)
  }

  /// Some of the bytes as a string.
  func string(in range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
  }

  /// The bytes of the character at an offset; none at the end of the text.
  func character(at offset: Int) -> Range<Int> {
    let start = min(offset, bytes.count)
    guard start < bytes.count else { return start..<start }
    return start..<bytes[(start + 1)...].prefix { !$0.beginsScalar }.endIndex
  }

  /// The bytes from an offset to the next white space.
  func word(at offset: Int) -> Range<Int> {
    let start = min(offset, bytes.count)
    return start..<bytes[start...].prefix { $0 > 0x20 }.endIndex
  }

  /// A tag of somebody's own with which a value in the line begins, up to an offset.
  func tag(before offset: Int) -> Range<Int>? {
    let start = line(around: offset).prefix { $0 <= offset }.first { start in
      guard bytes[start] == UInt8(ascii: "!"), word(at: start).count > 1 else { return false }
      let before = sign(before: start) ?? UInt8(ascii: "\n")
      return bytes[start + 1] != bytes[start] && ":-,[{\n".utf8.contains(before)
    }
    return start.map { word(at: $0) }
  }

  /// A word without quotes, with the bracket behind it: `screens[`.
  func bracketedWord(at offset: Int) -> Range<Int>? {
    guard offset < bytes.count, "[{".utf8.contains(bytes[offset]) else { return nil }
    let last = bytes[..<offset].lastIndex { $0 <= 0x20 || ",[{]}\"'".utf8.contains($0) }
    let start = last.map { $0 + 1 } ?? 0
    return start < offset ? start..<offset + 1 : nil
  }

  /// The bytes of the line around an offset, without its line break.
  func line(around offset: Int) -> Range<Int> {
    let lineFeed = UInt8(ascii: "\n")
    let offset = min(offset, bytes.count)
    let start = bytes[..<offset].lastIndex(of: lineFeed).map { $0 + 1 } ?? 0
    return start..<(bytes[offset...].firstIndex(of: lineFeed) ?? bytes.count)
  }

  /// What stands in a line behind its dashes and before its comment, if a space is missing in it.
  func unspacedEntry(in line: Range<Int>) -> (entry: UnspacedEntry, bytes: Range<Int>)? {
    let (space, dash, hash) = (UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "#"))
    let start = bytes[line].firstIndex { $0 != space && $0 != dash } ?? line.upperBound
    // A text can begin with dashes too.
    guard start == line.lowerBound || bytes[start - 1] == space else { return nil }
    var end = start
    while end < line.upperBound, bytes[end] != hash || end > start && bytes[end - 1] > space {
      end += 1
    }
    while end > start, bytes[end - 1] <= space { end -= 1 }
    return UnspacedEntry(string(in: start..<end)).map { ($0, start..<end) }
  }

  /// What stands before an offset, blanks aside.
  func sign(before offset: Int) -> UInt8? {
    bytes[..<offset].last { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
  }
}

/// What there is to know about a text before it is read.
private struct TextSurvey {
  /// Something that libyaml would refuse, or take too long over.
  struct Obstacle {
    let message: Message
    let bytes: Range<Int>
  }

  /// The first one.
  private(set) var obstacle: Obstacle?
  private var directives = 0

  /// Looks through UTF-8 up to the first obstacle; so many `%TAG` lines are none.
  init(of bytes: [UInt8], tagDirectives limit: Int) {
    countDirective(at: 0, of: bytes, limit: limit)
    let span = bytes.span
    for offset in span.indices {
      let byte = span[offset]
      // From the space to `~`, in one comparison.
      if byte &- 0x20 < 0x5F { continue }
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        countDirective(at: offset + 1, of: bytes, limit: limit)
      }
      if byte != UInt8(ascii: "\n"), byte.beginsScalar { lookAt(byte, bytes, at: offset) }
      if obstacle != nil { return }
    }
  }

  /// Counts a `%TAG` line.
  ///
  /// libyaml compares each with all before it: thousands of them would take hours.
  private mutating func countDirective(at start: Int, of bytes: [UInt8], limit: Int) {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "%"),
      bytes[start...].starts(with: "%TAG".utf8)
    else { return }
    directives += 1
    guard directives > limit else { return }
    obstacle = Obstacle(
      message: Message(.tooManyTagDirectives, Amount(limit)), bytes: start..<start + 4)
  }

  /// Looks at what is neither printable ASCII nor a line feed.
  private mutating func lookAt(_ byte: UInt8, _ bytes: [UInt8], at offset: Int) {
    let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
    let last = offset + 2 < bytes.count ? bytes[offset + 2] : 0
    switch (byte, next, last) {
    // Tabs and carriage returns are white space, and U+0085 is a line break.
    case (0x09, _, _), (0x0D, _, _), (0xC2, 0x85, _): break
    case (0..<0x20, _, _), (0x7F, _, _): forbid(Unicode.Scalar(byte), at: offset)
    case (0xC2, 0x80...0x9F, _): forbid(Unicode.Scalar(next), at: offset)
    case (0xEF, 0xBB, 0xBF) where offset > 0 && bytes[offset - 1] == UInt8(ascii: "\n"):
      obstacle = Obstacle(message: Message(.byteOrderMark), bytes: offset..<offset + 3)
    case (0xEF, 0xBF, 0xBE): forbid("\u{FFFE}", at: offset)
    case (0xEF, 0xBF, 0xBF): forbid("\u{FFFF}", at: offset)
    default: break
    }
  }

  /// Notes a character that can't stand in YAML.
  private mutating func forbid(_ character: Unicode.Scalar, at offset: Int) {
    let bytes = offset..<offset + UTF8.width(character)
    obstacle = Obstacle(message: Message(.controlCharacter, character.codePoint), bytes: bytes)
  }
}

/// Why reading stops in the middle of a file.
struct ReadingStop: Error {
  let message: Message
  let range: SourceRange
  let notes: [Diagnostic.Note]

  init(_ message: Message, at range: SourceRange, notes: [Diagnostic.Note] = []) {
    self.message = message
    self.range = range
    self.notes = notes
  }
}
