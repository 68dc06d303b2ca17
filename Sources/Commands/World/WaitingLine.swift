/// Work in the order in which it was given: the first part is done or begun, the rest waits.
struct WaitingLine<Answer> {
  typealias Work = @Sendable () -> Answer

  /// A piece of work that somebody has begun.
  struct Job {
    let number: Int
    let work: Work
  }

  private enum Place {
    case waiting(Work)
    case begun
    case done(Answer)

    var isDone: Bool {
      if case .done = self { true } else { false }
    }
  }

  private var places: [Place] = []
  /// How many were handed over, and are no longer in line.
  private var handedOver = 0
  /// The first that waits, counted from the first in line.
  private var begun = 0
  /// Nothing more will come.
  var isOver = false

  var count: Int { places.count }

  /// How much work nobody has begun.
  var waiting: Int { places.count - begun }

  mutating func append(_ work: @escaping Work) {
    places.append(.waiting(work))
  }

  /// The first piece of work that waits; nil where none does.
  mutating func begin() -> Job? {
    guard begun < places.count, case .waiting(let work) = places[begun] else { return nil }
    places[begun] = .begun
    begun += 1
    return Job(number: handedOver + begun - 1, work: work)
  }

  mutating func finish(_ job: Job, with answer: Answer) {
    places[job.number - handedOver] = .done(answer)
  }

  /// Takes the answers before the first one that is not there yet.
  mutating func handOver() -> [Answer] {
    var answers: [Answer] = []
    for case .done(let answer) in places.prefix(while: \.isDone) { answers.append(answer) }
    places.removeFirst(answers.count)
    handedOver += answers.count
    begun -= answers.count
    return answers
  }
}
