/// Threads that share jobs; what comes of them is handed over in the order of the jobs.
///
/// A job says by which steps it is done, and threads share the steps as well. Who adds jobs lends a
/// hand, so that they are done also where the system gives no further thread. At most four answers
/// for each thread wait for one that comes before them.
package final class ThreadPool<Answer: Sendable> {
  package typealias Step = @Sendable () -> Answer
  package typealias Job = @Sendable () -> [Step]

  private let size: Int
  private let queue: Monitor<JobQueue<Answer>>
  private var started = 0

  /// So many threads work at once, the one that adds jobs among them.
  package init(size: Int) {
    self.size = size
    queue = Monitor(JobQueue(mostAhead: 4 * size))
  }

  /// Lets the threads end.
  deinit {
    queue.change { $0.isClosed = true }
  }

  /// Adds a job, and hands over answers until there is room for the next.
  package func add(_ job: @escaping Job, take: (Answer) -> Void) {
    queue.change { $0.add(job) }
    if started < size - 1, Self.start(on: queue) { started += 1 }
    work(whileMoreThan: 2 * (size - 1), take)
  }

  /// Hands over the answers that are still to come.
  package func finish(take: (Answer) -> Void) {
    work(whileMoreThan: 0, take)
  }

  /// What comes next for the thread that adds jobs.
  private enum Turn {
    case answers([Answer])
    case work(JobQueue<Answer>.Work)
    case rest
  }

  /// Hands over what is there; does the next piece of work where nothing is.
  private func work(whileMoreThan few: Int, _ take: (Answer) -> Void) {
    while true {
      let turn = queue.changeOnce { queue -> Turn? in
        let answers = queue.handOver()
        if !answers.isEmpty { return .answers(answers) }
        if queue.jobCount <= few { return .rest }
        return queue.begin().map(Turn.work)
      }
      switch turn {
      case .answers(let answers): answers.forEach(take)
      case .work(let work): Self.do(work, of: queue)
      case .rest: return
      }
    }
  }

  private static func `do`(_ work: JobQueue<Answer>.Work, of queue: Monitor<JobQueue<Answer>>) {
    switch work {
    case .job(let place, let job):
      let steps = job()
      queue.change { $0.begin(steps, of: place) }
    case .step(let place, let number, let step):
      let answer = step()
      queue.change { $0.finish(number, of: place, with: answer) }
    }
  }

  /// Whether another thread could be started.
  private static func start(on queue: Monitor<JobQueue<Answer>>) -> Bool {
    SystemThread.start {
      while true {
        let work = queue.changeOnce { queue in
          queue.isClosed ? .some(nil) : queue.begin().map(Optional.some)
        }
        guard let work else { return }
        Self.do(work, of: queue)
      }
    }
  }
}

/// Jobs in their order, and what came of their steps.
private struct JobQueue<Answer: Sendable> {
  typealias Step = ThreadPool<Answer>.Step
  typealias Job = ThreadPool<Answer>.Job

  /// What a thread does next, and where what comes of it belongs.
  enum Work {
    case job(place: Int, Job)
    case step(place: Int, number: Int, Step)
  }

  private struct Entry {
    let job: Job
    var isBegun = false
    /// Nil until somebody has found them out.
    var steps: [Step]?
    /// How many of the steps were begun, and of how many the answers were handed over.
    var begun = 0
    var handedOver = 0
    /// The answers that wait for earlier ones, by the numbers of their steps.
    var answers: [Int: Answer] = [:]
  }

  let mostAhead: Int
  var isClosed = false
  private var entries: [Entry] = []
  /// How many jobs are over, and no longer in the queue.
  private var over = 0
  /// How many steps were begun whose answers were not handed over.
  private var ahead = 0

  init(mostAhead: Int) {
    self.mostAhead = mostAhead
  }

  var jobCount: Int { entries.count }

  mutating func add(_ job: @escaping Job) {
    entries.append(Entry(job: job))
  }

  /// The first piece of work that nobody has begun; nil where there is none, or too much is ahead.
  mutating func begin() -> Work? {
    for index in entries.indices {
      let entry = entries[index]
      guard entry.isBegun else {
        guard ahead < mostAhead else { return nil }
        entries[index].isBegun = true
        return .job(place: over + index, entry.job)
      }
      guard let steps = entry.steps, entry.begun < steps.count else { continue }
      // What the first job has to say is handed over at once, whatever waits behind it.
      let isFull = (index == 0 ? entry.begun - entry.handedOver : ahead) >= mostAhead
      guard !isFull else { return nil }
      entries[index].begun += 1
      ahead += 1
      return .step(place: over + index, number: entry.begun, steps[entry.begun])
    }
    return nil
  }

  mutating func begin(_ steps: [Step], of place: Int) {
    entries[place - over].steps = steps
  }

  mutating func finish(_ number: Int, of place: Int, with answer: Answer) {
    entries[place - over].answers[number] = answer
  }

  /// Takes the answers before the first one that is not there yet.
  mutating func handOver() -> [Answer] {
    var answers: [Answer] = []
    while let count = entries.first?.steps?.count {
      while let answer = entries[0].answers.removeValue(forKey: entries[0].handedOver) {
        answers.append(answer)
        entries[0].handedOver += 1
        ahead -= 1
      }
      guard entries[0].handedOver == count else { break }
      entries.removeFirst()
      over += 1
    }
    return answers
  }
}
