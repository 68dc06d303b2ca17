/// Threads that share work; its answers are handed over in the order in which it was given.
///
/// Who gives the work lends a hand: with one job there is no other thread, and others start only
/// when work waits for them.
final class Workers<Answer: Sendable> {
  /// So much work for each job is given before it is known what became of the first.
  private static var mostPerJob: Int { 4 }

  private let jobs: Int
  private let line = Monitor(WaitingLine<Answer>())
  private var threads: [WorkingThread] = []

  init(jobs: Int) {
    self.jobs = jobs
  }

  deinit {
    line.change { $0.isOver = true }
    for thread in threads { thread.wait() }
  }

  /// Gives work; what comes back are the next answers, as far as they are there.
  func add(_ work: @escaping @Sendable () -> Answer) -> [Answer] {
    guard jobs > 1 else { return [work()] }
    let (answers, count, waiting) = line.change { line in
      line.append(work)
      return (line.handOver(), line.count, line.waiting)
    }
    if waiting > 1, threads.count < jobs - 1 { threads.append(thread()) }
    return count < jobs * Self.mostPerJob ? answers : answers + moreAnswers()
  }

  /// The answers that are still to come.
  func finish() -> [Answer] {
    var answers: [Answer] = []
    while line.change({ $0.count }) > 0 { answers += moreAnswers() }
    return answers
  }

  /// Works on until the next answers are there.
  private func moreAnswers() -> [Answer] {
    while true {
      let (answers, job) = line.changeOnce { line in
        let answers = line.handOver()
        let job = answers.isEmpty ? line.begin() : nil
        return answers.isEmpty && job == nil ? nil : (answers, job)
      }
      guard let job else { return answers }
      let answer = job.work()
      line.change { $0.finish(job, with: answer) }
    }
  }

  private func thread() -> WorkingThread {
    WorkingThread { [line] in
      while let job = Self.next(in: line) {
        let answer = job.work()
        line.change { $0.finish(job, with: answer) }
      }
    }
  }

  /// The next piece of work, as soon as there is one; nil when nothing more will come.
  private static func next(in line: Monitor<WaitingLine<Answer>>) -> WaitingLine<Answer>.Job? {
    line.changeOnce { line in
      if let job = line.begin() { return .some(job) }
      return line.isOver ? .some(nil) : nil
    }
  }
}
