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
    append(SpooledRecord.bytes(of: texts.map(\.utf8)), lane: lane)
  }

  /// Hands over the records of a lane one by one; false when one can't be read or isn't taken.
  func readRecords(lane: Int = 0, _ take: (SpooledRecord) -> Bool) -> Bool {
    read(lane: lane) { piece in
      var rest = piece
      while let record = SpooledRecord(from: &rest) {
        guard take(record) else { return false }
      }
      return true
    }
  }

  /// Adds a record of one text in UTF-8.
  func append(text: [UInt8]) {
    append(SpooledRecord.bytes(of: [text]), lane: 0)
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

/// Some texts in UTF-8 as they wait: their number, then each behind its length.
struct SpooledRecord {
  let texts: [ArraySlice<UInt8>]

  /// The first of several records, which is taken away; nil where there is none.
  fileprivate init?(from bytes: inout ArraySlice<UInt8>) {
    guard !bytes.isEmpty else { return nil }
    texts = (0..<Self.count(from: &bytes)).map { _ in
      let length = Self.count(from: &bytes)
      defer { bytes = bytes.dropFirst(length) }
      return bytes.prefix(length)
    }
  }

  var strings: [String] { texts.map { String(decoding: $0, as: UTF8.self) } }

  fileprivate static func bytes(of texts: [some Collection<UInt8>]) -> [UInt8] {
    texts.reduce(into: bytes(of: texts.count)) { bytes, text in
      bytes += Self.bytes(of: text.count)
      bytes += text
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
    write(Array(text.utf8)[...])
  }

  mutating func write(_ bytes: ArraySlice<UInt8>) {
    if isComplete, !bytes.isEmpty { isComplete = take(bytes) }
  }

  /// Writes what waits in a lane.
  mutating func write(lane: Int = 0, of spool: any ReportSpool) {
    read(lane, of: spool) { record, output in
      for text in record.texts { output.write(text) }
    }
  }

  /// Writes what is made of each record that waits in a lane.
  mutating func write(
    lane: Int = 0, of spool: any ReportSpool, _ text: (SpooledRecord) -> [UInt8]
  ) {
    read(lane, of: spool) { record, output in output.write(text(record)[...]) }
  }

  private mutating func read(
    _ lane: Int, of spool: any ReportSpool, _ write: (SpooledRecord, inout ReportOutput) -> Void
  ) {
    guard isComplete else { return }
    let isRead = spool.readRecords(lane: lane) { record in
      write(record, &self)
      return isComplete
    }
    isComplete = isComplete && isRead
  }
}
