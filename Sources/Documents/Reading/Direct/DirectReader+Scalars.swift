// Texts without quotes and in quotes.
extension DirectReader {
  /// Reads a plain scalar if a colon follows on its line; else it stays where it was.
  mutating func plainKey() -> DocumentNode? {
    let start = position
    let stop = endOfPlainLine(from: start, inFlow: false)
    guard stop < limit, bytes[stop] == UInt8(ascii: ":"), stop > start,
      bytes[stop - 1] != UInt8(ascii: " "), bytes[start].beginsPlainScalar
    else { return nil }
    position = stop
    return plainScalar(bytes: start..<stop)
  }

  /// Reads a plain scalar in brackets.
  mutating func plainFlowScalar() throws(UnsupportedSyntax) -> DocumentNode {
    let start = position
    let stop = endOfPlainLine(from: start, inFlow: true)
    guard stop < limit, bytes[stop] != UInt8(ascii: "\n"), bytes[start].beginsPlainScalar else {
      return try plainScalar(inside: nil)
    }
    try checkColon(at: stop, inFlow: true)
    position = trimmed(from: start, to: stop)
    return plainScalar(bytes: start..<position)
  }

  /// Reads a plain scalar with all its lines, inside a collection of an indentation; nil is one
  /// in brackets.
  mutating func plainScalar(inside indent: Int?) throws(UnsupportedSyntax) -> DocumentNode {
    let start = position
    let isNumber = byte() == UInt8(ascii: "-") && byte(1).isDigit
    guard isNumber || byte().beginsPlainScalar else { throw UnsupportedSyntax() }
    let stop = endOfPlainLine(from: start, inFlow: indent == nil)
    let end = trimmed(from: start, to: stop)
    position = end
    if stop < limit, bytes[stop] != UInt8(ascii: "\n") {
      try checkColon(at: stop, inFlow: indent == nil)
      return plainScalar(bytes: start..<end)
    }
    guard let next = continuation(from: stop, inside: indent) else {
      return plainScalar(bytes: start..<end)
    }
    return try longPlainScalar(from: start, next, inside: indent)
  }

  /// Reads the further lines of a plain scalar whose first line is read.
  private mutating func longPlainScalar(
    from start: Int, _ next: Continuation, inside indent: Int?
  ) throws(UnsupportedSyntax) -> DocumentNode {
    var end = position
    text = Array(bytes[start..<end])
    var next: Continuation? = next
    while let line = next {
      let stop = endOfPlainLine(from: line.start, inFlow: indent == nil)
      if stop < limit { try checkColon(at: stop, inFlow: indent == nil) }
      guard stop > line.start else { break }
      text.fold(line.lineBreaks)
      lineStart = line.lineStart
      end = trimmed(from: line.start, to: stop)
      position = end
      text += bytes[line.start..<end]
      let isWhole = stop >= limit || bytes[stop] == UInt8(ascii: "\n")
      next = isWhole ? continuation(from: stop, inside: indent) : nil
    }
    return scalar(.plain, text, bytes: start..<end)
  }

  /// Makes sure that a plain scalar is no key where none is expected, or has a mistake in it.
  private func checkColon(at stop: Int, inFlow: Bool) throws(UnsupportedSyntax) {
    guard bytes[stop] == UInt8(ascii: ":") else { return }
    guard inFlow, stop + 1 < limit, bytes[stop + 1].isBlank else { throw UnsupportedSyntax() }
  }

  /// Where a plain scalar goes on behind a line break.
  private struct Continuation {
    let start: Int
    let lineStart: Int
    let lineBreaks: Int
  }

  /// The next line of a plain scalar, if it has one: neither a comment nor indented too little.
  ///
  /// Behind the last line, outside brackets, it steps up to what comes next.
  private mutating func continuation(from lineBreak: Int, inside indent: Int?) -> Continuation? {
    var (offset, lineStart, lineBreaks) = (lineBreak, lineBreak, 0)
    while offset < limit, bytes[offset] == UInt8(ascii: "\n") {
      lineBreaks += 1
      lineStart = offset + 1
      offset = lineStart
      while offset < limit, bytes[offset] == UInt8(ascii: " ") { offset += 1 }
    }
    if offset < limit, bytes[offset] != UInt8(ascii: "#"), offset - lineStart > indent ?? -1,
      offset > lineStart || !isMarker(at: offset)
    {
      return Continuation(start: offset, lineStart: lineStart, lineBreaks: lineBreaks)
    }
    if indent != nil, lineBreaks > 0 { (position, self.lineStart) = (offset, lineStart) }
    return nil
  }
}

// Texts in quotes.
extension DirectReader {
  /// Reads a scalar from its opening quote to its closing one, if it is on one line and has no
  /// escapes other than a doubled quote.
  mutating func quotedScalar() throws(UnsupportedSyntax) -> DocumentNode {
    let (start, quote) = (position, byte())
    let isSingle = quote == UInt8(ascii: "'")
    text = []
    repeat {
      // Of a doubled quote the second one is a part of the text.
      let part = position == start ? position + 1 : position
      position += 1
      position = endOfPart(inside: quote)
      guard byte() == quote else { throw UnsupportedSyntax() }
      text += bytes[part..<position]
      position += 1
    } while isSingle && byte() == quote
    return scalar(isSingle ? .singleQuoted : .doubleQuoted, text, bytes: start..<position)
  }

  /// Where something comes that doesn't stand for itself in quotes.
  private func endOfPart(inside quote: UInt8) -> Int {
    let bytes = bytes.span
    var offset = position
    while offset < limit {
      let byte = bytes[offset]
      if byte == quote || byte == UInt8(ascii: "\n") { break }
      if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") { break }
      offset += 1
    }
    return offset
  }
}

extension [UInt8] {
  /// Adds what so many line breaks inside a text are.
  fileprivate mutating func fold(_ lineBreaks: Int) {
    if lineBreaks == 1 {
      append(UInt8(ascii: " "))
    } else {
      self += repeatElement(UInt8(ascii: "\n"), count: lineBreaks - 1)
    }
  }
}

// What a scalar becomes.
extension DirectReader {
  /// A plain scalar, whose text is what is written.
  mutating func plainScalar(bytes range: Range<Int>) -> DocumentNode {
    scalar(.plain, bytes[range], bytes: range)
  }

  /// A scalar whose text is a part of what is written, or was made of it.
  mutating func scalar(
    _ style: ScalarStyle, _ text: some Collection<UInt8>, bytes range: Range<Int>
  ) -> DocumentNode {
    end = range.upperBound
    return DocumentNode(.scalar(String(decoding: text, as: UTF8.self), style), bytes: range)
  }
}

// Where texts end.
extension DirectReader {
  /// Where the part of a plain scalar ends that stands on one line, blanks behind it included.
  private func endOfPlainLine(from start: Int, inFlow: Bool) -> Int {
    let bytes = bytes.span
    let limit = limit
    var offset = start
    while offset < limit {
      switch bytes[offset] {
      case UInt8(ascii: "\n"): return offset
      case UInt8(ascii: ":"):
        if offset + 1 == limit || bytes[offset + 1].isBlank { return offset }
        if inFlow, bytes[offset + 1].isFlowIndicator { return offset }
      case UInt8(ascii: "#"):
        if offset > start, bytes[offset - 1] == UInt8(ascii: " ") { return offset }
      case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
        UInt8(ascii: "}"):
        if inFlow { return offset }
      default: break
      }
      offset += 1
    }
    return limit
  }

  /// The end of a part of the text without the blanks at its end.
  func trimmed(from start: Int, to stop: Int) -> Int {
    var stop = stop
    while stop > start, bytes[stop - 1] == UInt8(ascii: " ") { stop -= 1 }
    return stop
  }
}

extension UInt8 {
  var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  /// Whether a plain scalar can begin with it in any place; some rarer ones are left to libyaml.
  var beginsPlainScalar: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: "/"), UInt8(ascii: "("), UInt8(ascii: "+"), UInt8(ascii: "~"),
      UInt8(ascii: "$"), 0x80...0xFF:
      true
    default: false
    }
  }

  /// Whether it means something between brackets; a question mark only behind a colon.
  fileprivate var isFlowIndicator: Bool {
    switch self {
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "}"), UInt8(ascii: "?"):
      true
    default: false
    }
  }
}
