/// What is wrong with one file; beyond a limit it is only counted.
package struct DiagnosticList: Sendable {
  /// Those kept so far, in the order they were reported.
  package private(set) var kept: [Diagnostic] = []
  /// Errors reported so far, kept or not.
  package private(set) var errorCount = 0

  /// Whether an error was reported, kept or not.
  package var hasErrors: Bool { errorCount > 0 }

  private let limit: Int
  private var taken = 0
  private var leftOut = 0
  private var leftOutErrors = 0

  /// A list that keeps so many.
  package init(limit: Int = 500) {
    self.limit = limit
  }

  /// Adds one; its words are made only if there is room for it.
  package mutating func report(
    _ message: @autoclosure () -> Message, at range: SourceRange,
    severity: Severity = .error, notes: @autoclosure () -> [Diagnostic.Note] = []
  ) {
    if severity == .error { errorCount += 1 }
    guard taken + kept.count < limit else {
      leftOut += 1
      leftOutErrors += severity == .error ? 1 : 0
      return
    }
    kept.append(Diagnostic(message(), at: range, severity: severity, notes: notes()))
  }

  /// Adds what is written where it is said.
  package mutating func report(
    id: String, _ message: @autoclosure () -> Message, at range: SourceRange
  ) { report(Message(id: id, message()), at: range) }

  /// Hands over those kept since the last time, by place.
  package mutating func take() -> [Diagnostic] {
    defer {
      taken += kept.count
      kept = []
    }
    return kept.sortedByPlace
  }

  /// Hands over the rest, with a last one for those that were left out.
  package mutating func finish(in file: SourceFile.ID) -> [Diagnostic] {
    let rest = take()
    guard leftOut > 0 else { return rest }
    let severity: Severity = leftOutErrors > 0 ? .error : .warning
    let range = SourceRange(wholeOf: file)
    return rest + [Diagnostic(.moreProblems(leftOut), at: range, severity: severity)]
  }
}

extension [Diagnostic] {
  /// Adds what is written where it is said.
  package mutating func report(
    id: String, _ message: Message, at range: SourceRange, severity: Severity = .error,
    notes: [Diagnostic.Note] = []
  ) {
    append(Diagnostic(id: id, message, at: range, severity: severity, notes: notes))
  }

  /// From the first byte to the last; what lies at one place stays in order.
  package var sortedByPlace: [Diagnostic] {
    let ordered = enumerated().sorted { one, other in
      let (a, b) = (one.element.range, other.element.range)
      if a.file != b.file { return a.file < b.file }
      return (a.bytes.lowerBound, one.offset) < (b.bytes.lowerBound, other.offset)
    }
    return ordered.map(\.element)
  }
}

extension Message {
  fileprivate static func moreProblems(_ count: Int) -> Self {
    count == 1 ? Message(.moreProblemsOne) : Message(.moreProblems, count)
  }
}
