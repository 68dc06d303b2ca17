/// Descriptions that wait until some of them can be checked together, between the beginnings and
/// ends of their files.
struct DescriptionLine<Kept: Sendable> {
  typealias Check = DescriptionCheck<Kept>
  typealias Answer = FilePart<Check.Outcome>

  /// So many parts wait at the most.
  ///
  /// A step of checking finds what it needs in the machine's caches when it is taken for several
  /// descriptions, and finds these there as well when they are few.
  private static var mostTogether: Int { 24 }

  private let check: Check
  private let workers: Workers<[Answer]>
  private var waiting: [FilePart<Check.Subject>] = []

  init(_ check: Check, jobs: Int) {
    self.check = check
    workers = Workers(jobs: jobs)
  }

  /// Adds a part; what comes back are the next answers, as far as they are there.
  mutating func add(_ part: FilePart<Check.Subject>) -> [Answer] {
    waiting.append(part)
    return waiting.count < Self.mostTogether ? [] : begin()
  }

  /// The answers that are still to come.
  mutating func finish() -> [Answer] {
    begin() + workers.finish().joined()
  }

  private mutating func begin() -> [Answer] {
    let (check, parts) = (check, waiting)
    waiting.removeAll(keepingCapacity: true)
    return Array(workers.add { check.answers(to: parts) }.joined())
  }
}

extension DescriptionCheck {
  fileprivate func answers(to parts: [FilePart<Subject>]) -> [FilePart<Outcome>] {
    var outcomes = outcomes(of: parts.compactMap(\.description)).makeIterator()
    return parts.compactMap { part in
      switch part {
      case .beginning(let file): .beginning(file)
      case .description: outcomes.next().map { .description($0) }
      case .end(let end): .end(end)
      }
    }
  }
}
