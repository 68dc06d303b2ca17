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

  init(of text: ScalarSource) {
    self.text = text
  }

  /// The trace of a scalar whose value is known; nil if the file does not say that value there.
  static func tracing(_ value: String, at bytes: Range<Int>, in file: [UInt8]) -> ScalarTrace? {
    let source = ScalarSource(at: bytes, in: file)
    let expected = Array(value.utf8)
    switch source.first {
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      return BlockScalarTracer(of: source).trace(of: expected)
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
    _ added: some Collection<UInt8>,
    for range: Range<Int>,
    isVerbatim: Bool
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
