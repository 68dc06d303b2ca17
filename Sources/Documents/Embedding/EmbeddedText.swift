package import Diagnostics

/// Where in a file each part of a scalar's value was written.
///
/// Quotes, escapes, folding and indentation lie between the two; the scalar is read again for it.
package struct EmbeddedText: Sendable {
  private let runs: [ScalarTrace.Run]
  private let bytes: Range<Int>

  /// The bytes are those of the scalar's node in the file, the value is its text.
  package init(in file: SourceFile, at bytes: Range<Int>, value: String) {
    self.bytes = bytes
    self.runs = ScalarTrace.tracing(value, at: bytes, in: file.bytes)?.runs ?? []
  }

  /// The byte in the file where a byte of the value begins; behind the last one, where it ends.
  package func fileOffset(of offset: Int) -> Int {
    guard let run = run(at: offset) else {
      return offset > 0 ? runs.last?.file.upperBound ?? bytes.lowerBound : start
    }
    return run.isVerbatim
      ? run.file.lowerBound + offset - run.value.lowerBound : run.file.lowerBound
  }

  /// The bytes in the file from the first to the last of some bytes of the value.
  package func fileRange(of range: Range<Int>) -> Range<Int> {
    let start = fileOffset(of: range.lowerBound)
    guard !range.isEmpty else { return start..<start }
    guard let last = run(at: range.upperBound - 1) else {
      return start..<max(start, fileOffset(of: range.upperBound))
    }
    let end =
      last.isVerbatim
      ? last.file.lowerBound + range.upperBound - last.value.lowerBound : last.file.upperBound
    return start..<max(start, end)
  }

  private var start: Int { runs.first?.file.lowerBound ?? bytes.lowerBound }

  private func run(at offset: Int) -> ScalarTrace.Run? {
    let index = runs.partitioningIndex { $0.value.upperBound > offset }
    guard index < runs.count, runs[index].value.contains(offset) else { return nil }
    return runs[index]
  }
}
