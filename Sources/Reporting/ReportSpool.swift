/// Results that wait for what comes before them in a report, in lanes that are read one by one.
package protocol ReportSpool: AnyObject {
  /// Adds a record to a lane.
  func append(_ record: [UInt8], lane: Int)

  /// Hands over a lane in pieces of whole records; false when one can't be read or isn't taken.
  func read(lane: Int, _ take: (ArraySlice<UInt8>) -> Bool) -> Bool
}

extension ReportSpool {
  /// Adds a record of some texts.
  func append(_ texts: String..., lane: Int = 0) {
    append(texts, lane: lane)
  }

  func append(_ texts: [String], lane: Int) {
    append(SpooledRecord(texts: texts).bytes, lane: lane)
  }
}

/// A spool in memory, for few results.
final class MemorySpool: ReportSpool {
  private var lanes: [Int: [UInt8]] = [:]

  func append(_ record: [UInt8], lane: Int) {
    lanes[lane, default: []] += record
  }

  func read(lane: Int, _ take: (ArraySlice<UInt8>) -> Bool) -> Bool {
    lanes[lane].map { take($0[...]) } ?? true
  }
}

/// Some texts as they wait: their number, then each behind its length.
private struct SpooledRecord {
  let texts: [String]

  var bytes: [UInt8] {
    texts.reduce(into: Self.bytes(of: texts.count)) { bytes, text in
      bytes += Self.bytes(of: text.utf8.count)
      bytes += text.utf8
    }
  }

  init(texts: [String]) {
    self.texts = texts
  }

  /// The first of several records, which is taken away; nil where there is none.
  init?(from bytes: inout ArraySlice<UInt8>) {
    guard !bytes.isEmpty else { return nil }
    texts = (0..<Self.count(from: &bytes)).map { _ in
      let length = Self.count(from: &bytes)
      defer { bytes = bytes.dropFirst(length) }
      return String(decoding: bytes.prefix(length), as: UTF8.self)
    }
  }

  private static func bytes(of count: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: count >> $0) }
  }

  private static func count(from bytes: inout ArraySlice<UInt8>) -> Int {
    defer { bytes = bytes.dropFirst(4) }
    return bytes.prefix(4).reduce(0) { $0 << 8 | Int($1) }
  }
}

/// Where a report goes, piece by piece.
package struct ReportOutput {
  private let take: (ArraySlice<UInt8>) -> Bool
  /// Whether everything could be read and was taken; after a failure nothing more is written.
  package private(set) var isComplete = true

  package init(_ take: @escaping (ArraySlice<UInt8>) -> Bool) {
    self.take = take
  }

  mutating func write(_ text: String) {
    guard isComplete, !text.isEmpty else { return }
    isComplete = take(Array(text.utf8)[...])
  }

  /// Writes what waits in a lane, or what is made of each of its records.
  mutating func write(
    lane: Int = 0,
    of spool: any ReportSpool,
    _ text: ([String]) -> String = { $0.joined() }
  ) {
    guard isComplete else { return }
    let isRead = spool.read(lane: lane) { piece in
      var rest = piece
      while isComplete, let record = SpooledRecord(from: &rest) { write(text(record.texts)) }
      return isComplete
    }
    isComplete = isComplete && isRead
  }
}
