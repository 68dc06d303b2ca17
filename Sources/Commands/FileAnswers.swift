internal import Reporting

/// What there is to say about the files of a run, beside the results of their descriptions.
struct FileAnswers {
  /// Of the files that have something to be told.
  private(set) var told: [FileAnswer] = []
  private(set) var times = CheckTimes()

  mutating func add(_ others: FileAnswers) {
    times = times + others.times
    told += others.told
  }

  mutating func add(_ answer: FileAnswer) {
    times = times + answer.times
    if !answer.diagnostics.isEmpty { told.append(answer) }
  }
}
