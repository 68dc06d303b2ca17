internal import Diagnostics
internal import Reporting

/// What there is to say about a file, beside the results of its descriptions.
struct FileAnswer: Sendable {
  let file: SourceFile
  private(set) var times = CheckTimes()
  private(set) var diagnostics: [Diagnostic] = []
  private var leftOut = 0

  /// A file with very many documents may have very much wrong with it: the rest is counted.
  private static let mostShown = 1_000

  init(file: SourceFile, diagnostics: [Diagnostic] = []) {
    self.file = file
    self.diagnostics = diagnostics
  }

  mutating func add(_ more: [Diagnostic], _ moreTimes: CheckTimes) {
    times = times + moreTimes
    add(more)
  }

  private mutating func add(_ more: [Diagnostic]) {
    let room = max(0, Self.mostShown - diagnostics.count)
    diagnostics += more.prefix(room)
    leftOut += max(0, more.count - room)
  }

  /// Adds what there is to say at the end, and how many diagnostics were left out, if any were.
  mutating func finish(_ end: FileEnd) {
    times.reading += end.reading
    add(end.diagnostics)
    if end.isEmpty, diagnostics.isEmpty {
      diagnostics.append(Diagnostic(.nothingDescribed, at: SourceRange(wholeOf: file.id)))
    }
    guard leftOut > 0 else { return }
    diagnostics.append(Diagnostic(.moreProblems(leftOut), at: SourceRange(wholeOf: file.id)))
  }
}

extension Diagnostic.Message {
  fileprivate static func moreProblems(_ count: Int) -> Self {
    Self("\(count) more are not shown")
  }
}
