/// Traces scalars written in lines of their own after `|` or `>`.
struct BlockScalarTracer {
  private let source: ScalarSource
  private let header: BlockHeader

  init(of source: ScalarSource) {
    self.source = source
    self.header = BlockHeader(in: source)
  }

  /// The trace that gives the value.
  ///
  /// A number in the header counts from the indentation of the mapping around, so it is tried out.
  func trace(of value: [UInt8]) -> ScalarTrace? {
    let longest = max(1, longestIndentation)
    let least = header.indentation ?? longest
    for indentation in least...max(least, min(longest, least + Self.deepestIndentation)) {
      var pass = BlockScalarPass(of: source, header: header, indentation: indentation)
      if let trace = pass.trace(of: value) { return trace }
    }
    return nil
  }

  private static let deepestIndentation = 100

  /// That of the first line with words on it, or of a longer empty line before it.
  private var longestIndentation: Int {
    var longest = 0
    var position = header.end
    while position < source.bytes.count {
      let start = position
      while source[position] == UInt8(ascii: " ") { position += 1 }
      longest = max(longest, position - start)
      guard let lineBreak = source.lineBreak(at: position) else { break }
      position = lineBreak.range.upperBound
    }
    return longest
  }
}
