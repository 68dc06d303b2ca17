internal import Rules

/// Threads that run errands: none with one job, and otherwise only as many as there are errands.
final class Crew: Workforce {
  let hands: Int
  private let line = Monitor(Line())
  private var threads: [WorkingThread] = []

  /// Errands that nobody has taken up.
  private struct Line {
    var errands: [@Sendable () -> Void] = []
    /// How many threads wait for one.
    var idle = 0
    /// How many threads run one.
    var running = 0
    var isOver = false
  }

  init(jobs: Int) {
    hands = jobs
  }

  /// Waits for errands that are being run, but not for the threads to end.
  deinit {
    dismiss()
    line.changeOnce { $0.running == 0 ? () : nil }
  }

  /// Lets the threads end: who needs an errand that comes later runs it.
  func dismiss() {
    line.change { $0.isOver = true }
  }

  /// Has the work done by another thread, where there may be one.
  func start<Answer: Sendable>(_ work: @escaping @Sendable () -> Answer) -> Errand<Answer> {
    let errand = Errand(work)
    guard hands > 1 else { return errand }
    let needsThread = line.change { line in
      line.errands.append(errand.run)
      return line.errands.count > line.idle
    }
    if needsThread, threads.count < hands - 1 { threads.append(thread()) }
    return errand
  }

  func answers<Answer: Sendable>(to pieces: [@Sendable () -> Answer]) -> [Answer] {
    let errands = pieces.prefix(1).map(Errand.init) + pieces.dropFirst().map(start)
    for errand in errands { errand.run() }
    return errands.map { $0.answer }
  }

  private func thread() -> WorkingThread {
    WorkingThread { [line] in
      line.change { $0.idle += 1 }
      while let run = Self.next(in: line) {
        run()
        line.change { line in
          line.running -= 1
          line.idle += 1
        }
      }
    }
  }

  /// The next errand, as soon as there is one; nil when no more will be needed.
  private static func next(in line: Monitor<Line>) -> (@Sendable () -> Void)? {
    line.changeOnce { line in
      if line.isOver { return .some(nil) }
      guard !line.errands.isEmpty else { return nil }
      line.idle -= 1
      line.running += 1
      return .some(line.errands.removeFirst())
    }
  }
}
