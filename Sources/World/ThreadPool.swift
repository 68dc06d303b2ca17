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
  package typealias Step = ThreadPool<Answer>.Step
  package typealias Job = ThreadPool<Answer>.Job

  /// What a thread does next, and where what comes of it belongs.
  package enum Work {
    case job(place: Int, Job)
    case step(place: Int, number: Int, Step)
  }

  private enum Place {
    case waiting(Job)
    /// Somebody finds out its steps.
    case begun
    case steps(Steps)

    /// Takes out the steps, if they are known, to be put back when they are changed: nobody else
    /// holds them then, so that nothing is copied.
    mutating func takeSteps() -> Steps? {
      guard case .steps(let steps) = self else { return nil }
      self = .begun
      return steps
    }
  }

  private struct Steps {
    let all: [Step]
    var begun = 0
    var handedOver = 0
    /// The answers that wait for earlier ones, by the numbers of their steps.
    var answers: [Int: Answer] = [:]

    var ahead: Int { begun - handedOver }
  }

  package let mostAhead: Int
  package var isClosed = false
  private var places: [Place] = []
  /// How many jobs are over, and no longer in the queue.
  private var over = 0
  /// How many steps were begun whose answers were not handed over.
  private var ahead = 0

  package init(mostAhead: Int) {
    self.mostAhead = mostAhead
  }

  package var jobCount: Int { places.count }

  package mutating func add(_ job: @escaping Job) {
    places.append(.waiting(job))
  }

  /// The first piece of work that nobody has begun; nil where there is none, or too much is ahead.
  package mutating func begin() -> Work? {
    for index in places.indices {
      switch places[index] {
      case .begun: continue
      case .waiting(let job):
        guard ahead < mostAhead else { return nil }
        places[index] = .begun
        return .job(place: over + index, job)
      case .steps(let steps):
        guard steps.begun < steps.all.count else { continue }
        // What the first job has to say is handed over at once, whatever waits behind it.
        guard (index == 0 ? steps.ahead : ahead) < mostAhead else { return nil }
        return beginStep(of: index)
      }
    }
    return nil
  }

  private mutating func beginStep(of index: Int) -> Work? {
    guard var steps = places[index].takeSteps() else { return nil }
    let number = steps.begun
    steps.begun += 1
    ahead += 1
    let step = steps.all[number]
    places[index] = .steps(steps)
    return .step(place: over + index, number: number, step)
  }

  package mutating func begin(_ steps: [Step], of place: Int) {
    places[place - over] = .steps(Steps(all: steps))
  }

  package mutating func finish(_ number: Int, of place: Int, with answer: Answer) {
    guard var steps = places[place - over].takeSteps() else {
      preconditionFailure("a step belongs to a job whose steps are known")
    }
    steps.answers[number] = answer
    places[place - over] = .steps(steps)
  }

  /// Takes the answers before the first one that is not there yet.
  package mutating func handOver() -> [Answer] {
    var answers: [Answer] = []
    while !places.isEmpty, var steps = places[0].takeSteps() {
      while let answer = steps.answers.removeValue(forKey: steps.handedOver) {
        answers.append(answer)
        steps.handedOver += 1
        ahead -= 1
      }
      guard steps.handedOver == steps.all.count else {
        places[0] = .steps(steps)
        break
      }
      places.removeFirst()
      over += 1
    }
    return answers
  }
}
