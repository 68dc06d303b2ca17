// Texts without quotes and in quotes.
extension DirectReader {
  /// Reads a plain scalar if a colon follows on its line; else it stays where it was.
  mutating func plainKey() throws(Unfamiliar) -> Bool {
    if let key = simpleScalar, key.stop &+ 1 < limit,
      bytes[key.stop] == UInt8(ascii: ":"), bytes[key.stop &+ 1].isBlank
    {
      position = key.stop
      add(key)
      return true
    }
    return try rarePlainKey()
  }

  /// The same for keys that aren't simple.
  private mutating func rarePlainKey() throws(Unfamiliar) -> Bool {
    let start = position
    let stop = bytes.endOfPlainLine(from: start, upTo: limit, inFlow: false)
    guard stop < limit, bytes[stop] == UInt8(ascii: ":"), stop > start,
      bytes[stop - 1] != UInt8(ascii: " "), bytes[start].beginsPlainScalar
    else { return false }
    position = stop
    addPlainScalar(bytes: start..<stop)
    return true
  }

  /// Reads a plain scalar in brackets.
  mutating func plainFlowScalar() throws(Unfamiliar) {
    let start = position
    let stop = bytes.endOfPlainLine(from: start, upTo: limit, inFlow: true)
    guard stop < limit, bytes[stop] != UInt8(ascii: "\n"), bytes[start].beginsPlainScalar else {
      return try plainScalar(inside: nil)
    }
    try checkColon(at: stop, inFlow: true)
    position = bytes.trimmed(from: start, to: stop)
    addPlainScalar(bytes: start..<position)
  }

  /// Reads a plain scalar with all its lines, inside a collection of an indentation; nil is one
  /// in brackets.
  mutating func plainScalar(inside indent: Int?) throws(Unfamiliar) {
    let start = position
    let isNumber = byte() == UInt8(ascii: "-") && byte(1).isDigit
    guard isNumber || byte().beginsPlainScalar else { throw Unfamiliar() }
    let stop = bytes.endOfPlainLine(from: start, upTo: limit, inFlow: indent == nil)
    let end = bytes.trimmed(from: start, to: stop)
    position = end
    if stop < limit, bytes[stop] != UInt8(ascii: "\n") {
      try checkColon(at: stop, inFlow: indent == nil)
      return addPlainScalar(bytes: start..<end)
    }
    guard let next = continuation(from: stop, inside: indent) else {
      return addPlainScalar(bytes: start..<end)
    }
    try longPlainScalar(from: start, next, inside: indent)
  }

  /// Reads the further lines of a plain scalar whose first line is read.
  private mutating func longPlainScalar(
    from start: Int,
    _ next: Continuation,
    inside indent: Int?
  ) throws(Unfamiliar) {
    let text = tree.nextText
    var end = position
    tree.extendText(with: bytes[start..<end])
    var next: Continuation? = next
    while let line = next {
      let stop = bytes.endOfPlainLine(from: line.start, upTo: limit, inFlow: indent == nil)
      if stop < limit { try checkColon(at: stop, inFlow: indent == nil) }
      guard stop > line.start else { break }
      tree.fold(line.lineBreaks)
      lineStart = line.lineStart
      end = bytes.trimmed(from: line.start, to: stop)
      position = end
      tree.extendText(with: bytes[line.start..<end])
      let isWhole = stop >= limit || bytes[stop] == UInt8(ascii: "\n")
      next = isWhole ? continuation(from: stop, inside: indent) : nil
    }
    addScalar(.plain, textFrom: text, bytes: start..<end)
  }

  /// Makes sure that a plain scalar is no key where none is expected, or has a mistake in it.
  @inline(__always)
  private func checkColon(at stop: Int, inFlow: Bool) throws(Unfamiliar) {
    guard bytes[stop] == UInt8(ascii: ":") else { return }
    guard inFlow, stop + 1 < limit, bytes[stop + 1].isBlank else { throw Unfamiliar() }
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
      offset = bytes.endOfSpaces(from: lineStart)
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

// What a scalar becomes.
extension DirectReader {
  /// Adds a plain scalar, whose text is what is written.
  @inline(__always)
  mutating func addPlainScalar(bytes range: Range<Int>) {
    addScalar(.plain, text: range, bytes: range)
  }

  /// The scalar that begins here, if it is simple; it isn't read by that.
  @inline(__always)
  var simpleScalar: SimpleScalar? { SimpleScalar(from: position, upTo: limit, in: bytes) }

  @inline(__always)
  mutating func add(_ scalar: SimpleScalar) {
    end = scalar.stop
    waiting.append(DocumentTree.Node(scalar))
  }

  /// Adds a scalar whose text is a part of what is written.
  @inline(__always)
  mutating func addScalar(_ style: ScalarStyle, text: Range<Int>, bytes range: Range<Int>) {
    end = range.upperBound
    waiting.append(
      DocumentTree.Node(
        style,
        from: text.lowerBound,
        count: text.count,
        beginning: Word.beginning(of: text, in: bytes),
        bytes: range,
        isASCII: isASCII || bytes[text].allSatisfy { $0 < 0x80 }
      )
    )
  }

  /// Adds a scalar whose text was made of what is written, from an offset of the texts on.
  mutating func addScalar(_ style: ScalarStyle, textFrom first: Int, bytes range: Range<Int>) {
    end = range.upperBound
    waiting.append(tree.scalar(textFrom: first, style, bytes: range))
  }
}

extension UInt8 {
  var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}
