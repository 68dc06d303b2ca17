internal import Linting

/// Checks files, several at once; what is handed over has the order of the files.
struct FilesCheck<Kept: Sendable>: Sendable {
  private typealias Group = (answers: FileAnswers, kept: [Kept])

  let check: FileCheck<Kept>
  let jobs: Int
  /// The rules for the file of that number; nil leaves it out.
  let linter: @Sendable (Int) -> Linter?

  /// So many files make a group at the most, which one job checks.
  private static var mostInGroup: Int { 12 }

  /// Checks the files; what is kept of their results is handed over in order.
  func answers(for paths: [String], take: (Kept) -> Void) -> FileAnswers {
    let filesAtOnce = max(1, min(jobs, paths.count))
    // Jobs that the files leave over share the descriptions of each.
    let share = jobs / filesAtOnce
    // One after the other, each result is handed over as it comes: there may be very many.
    guard filesAtOnce > 1 else {
      return check.answers(for: paths, paths.indices, by: linter, jobs: share, take: take)
    }
    return atOnce(paths, Workers(jobs: filesAtOnce), share, take)
  }

  private func atOnce(
    _ paths: [String],
    _ workers: Workers<Group>,
    _ share: Int,
    _ take: (Kept) -> Void
  ) -> FileAnswers {
    var answers = FileAnswers()
    func add(_ groups: [Group]) {
      for group in groups {
        answers.add(group.answers)
        group.kept.forEach(take)
      }
    }
    // Every job has several groups, so that none waits long for the last.
    let size = max(1, min(paths.count / (4 * jobs), Self.mostInGroup))
    for start in stride(from: 0, to: paths.count, by: size) {
      let numbers = start..<min(start + size, paths.count)
      add(
        workers.add {
          var kept: [Kept] = []
          let answers = check.answers(for: paths, numbers, by: linter, jobs: share) {
            kept.append($0)
          }
          return (answers, kept)
        }
      )
    }
    add(workers.finish())
    return answers
  }
}
