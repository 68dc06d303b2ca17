/// Descriptions that wait until some of them can be checked together, between the beginnings and
/// ends of their files.
struct DescriptionLine<Kept: Sendable> {
  typealias Check = DescriptionCheck<Kept>
  typealias Answer = FilePart<Check.Outcome>

  /// So many parts wait at the most.
  ///
  /// A step of checking finds what it needs in the machine's caches when it is taken for several
  /// descriptions, and finds these there as well when they are few.
  private static var mostTogether: Int { 48 }

  private let check: Check
  private let workers: Workers<[Answer]>
  /// The parts that wait, and the descriptions among them by their numbers.
  private var parts: [FilePart<Int>] = []
  private var subjects: [Check.Subject] = []

  init(_ check: Check, jobs: Int) {
    self.check = check
    workers = Workers(jobs: jobs)
  }

  /// Adds a part; what comes back are the next answers, as far as they are there, some at a time.
  mutating func add(_ part: FilePart<Check.Subject>) -> [[Answer]] {
    parts.append(
      part.map { subject in
        subjects.append(subject)
        return subjects.count - 1
      }
    )
    return parts.count < Self.mostTogether ? [] : begin()
  }

  /// Whether descriptions are checked as soon as the next part is added.
  var isNearlyFull: Bool { parts.count + 1 >= Self.mostTogether }

  /// The answers that are still to come.
  mutating func finish() -> [[Answer]] {
    begin() + workers.finish()
  }

  private mutating func begin() -> [[Answer]] {
    let (check, parts, subjects) = (check, parts, subjects)
    self.parts = []
    self.parts.reserveCapacity(Self.mostTogether)
    self.subjects = []
    self.subjects.reserveCapacity(subjects.count)
    return workers.add {
      let outcomes = check.outcomes(of: subjects)
      return parts.map { part in part.map { outcomes[$0] } }
    }
  }
}
