internal import Diagnostics
internal import Engine
internal import Presentation
internal import Reporting

/// Reads what the program has written of earlier runs: a baseline, and a part of a fleet's run.
enum BaselineTarget: TextTarget {
  static let name = "baseline"

  static func run(_ text: String) {
    let file = SourceFile(path: "baseline.json", text: text)
    var parts = RunRecordReader(path: "baseline.json")
    let part = parts.read(Array(text.utf8))
    precondition(part != nil || !parts.diagnostics.isEmpty, "what can't be read has a mistake")
    var reader = BaselineReader()
    let baseline = reader.read(file)
    for mistake in reader.diagnostics + parts.diagnostics {
      precondition(mistake.range.bytes.upperBound <= text.utf8.count, "which is in the file")
    }
    guard reader.diagnostics.isEmpty else { return }
    var second = BaselineReader()
    let again = second.read(SourceFile(path: "again.json", text: baseline.json))
    precondition(second.diagnostics.isEmpty, "what is written can be read")
    precondition(again.entries == baseline.entries, "and is the same")
    precondition(!baseline.json.steers(atMost: 0), "no baseline steers")
  }
}
