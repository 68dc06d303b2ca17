/// A scalar's value put together once more from what is written, each part with its place.
struct ScalarTrace {
  /// Bytes of the value and the bytes of the file that stand for them.
  struct Run: Hashable {
    var value: Range<Int>
    var file: Range<Int>
    /// Whether both are the same, byte by byte.
    let isVerbatim: Bool
  }

  private(set) var runs: [Run] = []
  private(set) var value: [UInt8] = []

  let text: ScalarSource

  /// The trace of a scalar whose value is known; nil if the file does not say that value there.
  static func tracing(_ value: String, at bytes: Range<Int>, in file: [UInt8]) -> ScalarTrace? {
    let source = ScalarSource(at: bytes, in: file)
    let expected = Array(value.utf8)
    switch source.first {
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      var tracer = BlockScalarTracer(of: source, value: expected)
      return tracer.trace()
    default:
      var tracer = FlowScalarTracer(of: source)
      let trace = tracer.trace()
      return trace.value == expected ? trace : nil
    }
  }

  /// Takes over bytes as they are.
  mutating func copy(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    append(text.bytes[range], for: range, isVerbatim: true)
  }

  /// Puts something else in the place of bytes.
  mutating func put(_ replacement: some Collection<UInt8>, for range: Range<Int>) {
    guard !replacement.isEmpty else { return }
    append(replacement, for: range, isVerbatim: false)
  }

  /// Takes over line breaks: a line feed for most, themselves for U+2028 and U+2029.
  mutating func put(_ lineBreaks: some Sequence<LineBreak>) {
    for lineBreak in lineBreaks {
      if lineBreak.isKept {
        copy(lineBreak.range)
      } else {
        put([UInt8(ascii: "\n")], for: lineBreak.range)
      }
    }
  }

  private mutating func append(
    _ added: some Collection<UInt8>, for range: Range<Int>, isVerbatim: Bool
  ) {
    let file = range.lowerBound + text.offset..<range.upperBound + text.offset
    let start = value.count
    value.append(contentsOf: added)
    if isVerbatim, let last = runs.last, last.isVerbatim, last.file.upperBound == file.lowerBound {
      runs[runs.count - 1].value = last.value.lowerBound..<value.count
      runs[runs.count - 1].file = last.file.lowerBound..<file.upperBound
    } else {
      runs.append(Run(value: start..<value.count, file: file, isVerbatim: isVerbatim))
    }
  }
}

/// The bytes of a scalar as written, quotes and indicators included.
struct ScalarSource {
  let bytes: [UInt8]
  /// Where they begin in the file.
  let offset: Int

  /// The bytes of a node, and the white space behind them, which may belong to a block scalar.
  init(at range: Range<Int>, in file: [UInt8]) {
    let range = range.clamped(to: 0..<file.count)
    let space = file[range.upperBound...].prefix { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    let isBlock = [UInt8(ascii: "|"), UInt8(ascii: ">")].contains(file[range].first)
    bytes = Array(file[range.lowerBound..<(isBlock ? space.endIndex : range.upperBound)])
    offset = range.lowerBound
  }

  /// The quote or indicator of a scalar that has one.
  var first: UInt8? { bytes.first }

  /// The byte at a position; zero behind the end.
  subscript(position: Int) -> UInt8 {
    position < bytes.count ? bytes[position] : 0
  }

  /// Whether a space or a tab stands at a position.
  func isBlank(_ position: Int) -> Bool {
    self[position] == UInt8(ascii: " ") || self[position] == UInt8(ascii: "\t")
  }

  func lineBreak(at position: Int) -> LineBreak? {
    switch (self[position], self[position + 1], self[position + 2]) {
    case (0x0D, 0x0A, _): LineBreak(range: position..<position + 2, isKept: false)
    case (0x0A, _, _), (0x0D, _, _): LineBreak(range: position..<position + 1, isKept: false)
    case (0xC2, 0x85, _): LineBreak(range: position..<position + 2, isKept: false)
    case (0xE2, 0x80, 0xA8...0xA9): LineBreak(range: position..<position + 3, isKept: true)
    default: nil
    }
  }

  /// The first position from one on at which a line ends.
  func endOfLine(from position: Int) -> Int {
    var end = position
    while end < bytes.count, lineBreak(at: end) == nil { end += 1 }
    return end
  }
}

/// The end of a line in a scalar.
struct LineBreak {
  let range: Range<Int>
  /// Whether it stays what it is in the value; others become line feeds, or spaces.
  let isKept: Bool
}
