/// Where a report goes, piece by piece.
package struct ReportOutput {
  private let take: (ArraySlice<UInt8>) -> Bool
  /// Whether everything was taken; after a failure nothing more is written.
  package private(set) var isComplete = true

  package init(_ take: @escaping (ArraySlice<UInt8>) -> Bool) {
    self.take = take
  }

  /// All that is written, as a text.
  static func text(_ write: (inout ReportOutput) -> Void) -> String {
    var bytes: [UInt8] = []
    var output = ReportOutput { piece in
      bytes += piece
      return true
    }
    write(&output)
    return String(decoding: bytes, as: UTF8.self)
  }

  mutating func write(_ text: String) {
    write(Array(text.utf8))
  }

  mutating func write(_ bytes: [UInt8]) {
    if isComplete, !bytes.isEmpty { isComplete = take(bytes[...]) }
  }
}
