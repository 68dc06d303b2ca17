/// Traces scalars written in lines of their own after `|` or `>`.
///
/// Words stand in the value as they are written; what is between them is held against the white
/// space of the value, so that neither indentation nor folding has to be worked out again.
struct BlockScalarTracer {
  private let source: ScalarSource
  private let value: [UInt8]
  /// The value's text, to look for line breaks in it.
  private let valueText: ScalarSource
  private var output: ScalarTrace
  private var position: Int

  init(of source: ScalarSource, value: [UInt8]) {
    self.source = source
    self.value = value
    valueText = ScalarSource(at: 0..<value.count, in: value)
    output = ScalarTrace(text: source)
    position = source.endOfLine(from: 0)
  }

  /// The trace that gives the value; nil if that isn't what is written.
  mutating func trace() -> ScalarTrace? {
    var start = 0
    while start < value.count {
      let word = value[start...].firstIndex { !$0.isSpace } ?? value.count
      guard putSpace(value[start..<word], isLast: word == value.count) else { return nil }
      start = endOfWord(from: word)
      let end = min(position + start - word, source.bytes.count)
      guard source.bytes[position..<end].elementsEqual(value[word..<start]) else { return nil }
      output.copy(position..<end)
      position = end
    }
    return output
  }

  /// A line break that stays what it is, U+2028 for one, is a word of its own.
  private func endOfWord(from start: Int) -> Int {
    var end = start
    while end < value.count, !value[end].isSpace {
      if valueText.lineBreak(at: end)?.isKept == true { return end == start ? end + 3 : end }
      end += 1
    }
    return end
  }

  /// Steps over white space and puts that of the value in its place: before a word each from the
  /// last place that it can come from, at the end each from the first.
  private mutating func putSpace(_ space: ArraySlice<UInt8>, isLast: Bool) -> Bool {
    var written = writtenSpace()
    if !isLast { written.reverse() }
    var places: [Range<Int>] = []
    for byte in isLast ? Array(space) : space.reversed() {
      guard let next = written.firstIndex(where: { $0.isBreak == (byte == 0x0A) }) else {
        return false
      }
      places.append(written[next].range)
      written.removeSubrange(...next)
    }
    if !isLast { places.reverse() }
    for (byte, place) in zip(space, places) { output.put([byte], for: place) }
    return true
  }

  /// The blanks and line breaks that come next.
  private mutating func writtenSpace() -> [(range: Range<Int>, isBreak: Bool)] {
    var written: [(range: Range<Int>, isBreak: Bool)] = []
    while position < source.bytes.count {
      let lineBreak = source.lineBreak(at: position).flatMap { $0.isKept ? nil : $0.range }
      guard lineBreak != nil || source.isBlank(position) else { break }
      written.append((lineBreak ?? position..<position + 1, lineBreak != nil))
      position = written.last?.range.upperBound ?? position
    }
    return written
  }
}

extension UInt8 {
  /// Whether it is a blank or a line feed, as values have them.
  fileprivate var isSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A }
}
