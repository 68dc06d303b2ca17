// Texts without quotes and in quotes.
extension DirectReader {
  /// Reads a plain scalar if a colon follows on its line; else it stays where it was.
  mutating func plainKey() throws(Unfamiliar) -> Bool {
    let start = position
    let stop = endOfPlainLine(inFlow: false)
    guard stop < limit, bytes[stop] == UInt8(ascii: ":"), stop > start,
      bytes[stop - 1] != UInt8(ascii: " "), bytes[start].beginsPlainScalar
    else { return false }
    position = stop
    try addScalar(.plain, bytes: start..<stop)
    return true
  }

  /// Reads a plain scalar with all its lines, inside a collection of an indentation; nil is one
  /// in brackets.
  mutating func plainScalar(inside indent: Int?) throws(Unfamiliar) {
    let start = position
    let isNumber = byte() == UInt8(ascii: "-") && byte(1).isDigit
    guard isNumber || byte().beginsPlainScalar else { throw Unfamiliar() }
    let stop = endOfPlainLine(inFlow: indent == nil)
    try checkStop(stop, inFlow: indent == nil)
    position = trimmed(from: start, to: stop)
    guard stop >= limit || bytes[stop] == UInt8(ascii: "\n") else {
      return try addScalar(.plain, bytes: start..<position)
    }
    guard let next = continuation(from: stop, inside: indent) else {
      return try addScalar(.plain, bytes: start..<position)
    }
    try longPlainScalar(from: start, next, inside: indent)
  }

  /// Reads the further lines of a plain scalar whose first line is read.
  private mutating func longPlainScalar(
    from start: Int,
    _ next: Continuation,
    inside indent: Int?
  ) throws(Unfamiliar) {
    let text = tree.textCount
    tree.extendText(with: bytes[start..<position])
    var next: Continuation? = next
    while let line = next {
      let stop = endOfPlainLine(from: line.start, inFlow: indent == nil)
      try checkStop(stop, inFlow: indent == nil)
      guard stop > line.start else { break }
      tree.fold(line.lineBreaks)
      lineStart = line.lineStart
      position = trimmed(from: line.start, to: stop)
      tree.extendText(with: bytes[line.start..<position])
      let isWhole = stop >= limit || bytes[stop] == UInt8(ascii: "\n")
      next = isWhole ? continuation(from: stop, inside: indent) : nil
    }
    try addScalar(.plain, textFrom: text, bytes: start..<position)
  }

  /// Where a plain scalar goes on behind a line break.
  private struct Continuation {
    let start: Int
    let lineStart: Int
    let lineBreaks: Int
  }

  /// The next line of a plain scalar, if it has one: neither a comment nor indented too little.
  private func continuation(from lineBreak: Int, inside indent: Int?) -> Continuation? {
    var (offset, lineStart, lineBreaks) = (lineBreak, lineBreak, 0)
    while offset < limit {
      if bytes[offset] == UInt8(ascii: "\n") {
        lineBreaks += 1
        lineStart = offset + 1
      } else if bytes[offset] != UInt8(ascii: " ") {
        break
      }
      offset += 1
    }
    guard offset < limit, bytes[offset] != UInt8(ascii: "#") else { return nil }
    if let indent, offset - lineStart <= indent { return nil }
    if offset == lineStart, isMarker(at: offset) { return nil }
    return Continuation(start: offset, lineStart: lineStart, lineBreaks: lineBreaks)
  }

  private func endOfPlainLine(inFlow: Bool) -> Int {
    endOfPlainLine(from: position, inFlow: inFlow)
  }

  /// Where the part of a plain scalar ends that stands on one line, blanks behind it included.
  private func endOfPlainLine(from start: Int, inFlow: Bool) -> Int {
    var offset = start
    while offset < limit {
      // Most bytes are small letters, which mean nothing.
      if bytes[offset] &- UInt8(ascii: "a") < 26 {
        offset += 1
        continue
      }
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
    return offset
  }

  /// Makes sure that a plain scalar is no key where none is expected, or has a mistake in it.
  private func checkStop(_ stop: Int, inFlow: Bool) throws(Unfamiliar) {
    guard stop < limit, bytes[stop] == UInt8(ascii: ":") else { return }
    guard inFlow, stop + 1 < limit, bytes[stop + 1].isBlank else { throw Unfamiliar() }
  }

  /// The end of a part of the text without the blanks at its end.
  func trimmed(from start: Int, to stop: Int) -> Int {
    var stop = stop
    while stop > start, bytes[stop - 1] == UInt8(ascii: " ") { stop -= 1 }
    return stop
  }
}

// What a scalar becomes.
extension DirectReader {
  /// Adds a scalar whose text is what is written.
  mutating func addScalar(_ style: ScalarStyle, bytes range: Range<Int>) throws(Unfamiliar) {
    try addScalar(style, text: range, bytes: range)
  }

  /// Adds a scalar whose text is a part of what is written.
  mutating func addScalar(
    _ style: ScalarStyle,
    text: Range<Int>,
    bytes range: Range<Int>
  ) throws(Unfamiliar) {
    try add(style, text: text.lowerBound - base..<text.upperBound - base, bytes: range)
  }

  /// Adds a scalar whose text was made of what is written, from an offset of the texts on.
  mutating func addScalar(
    _ style: ScalarStyle,
    textFrom first: Int,
    bytes range: Range<Int>
  ) throws(Unfamiliar) {
    try add(style, text: first..<tree.textCount, bytes: range)
  }

  private mutating func add(
    _ style: ScalarStyle,
    text: Range<Int>,
    bytes range: Range<Int>
  ) throws(Unfamiliar) {
    guard tree.nodeCount + depth < limits.nodes else { throw Unfamiliar() }
    end = range.upperBound
    waiting.append(tree.addScalar(text: text, style, bytes: range, isASCII: isASCII))
  }
}

extension UInt8 {
  var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

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
