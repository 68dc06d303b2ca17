internal import Linting

/// Checks files, several at once; what is handed over has the order of the files.
struct FilesCheck<Kept: Sendable>: Sendable {
  let check: FileCheck<Kept>
  let jobs: Int
  /// The rules for the file of that number; nil leaves it out.
  let linter: @Sendable (Int) -> Linter?

  /// Checks the files; what is kept of their results is handed over in order.
  func answers(for paths: [String], take: (Kept) -> Void) -> FileAnswers {
    let filesAtOnce = max(1, min(jobs, paths.count))
    // Jobs that the files leave over share the descriptions of each.
    let share = jobs / filesAtOnce
    return filesAtOnce == 1
      ? inTurn(paths, share, take)
      : atOnce(paths, Workers(jobs: filesAtOnce), share, take)
  }

  /// Hands over each result as it comes: a single file may have very many.
  private func inTurn(_ paths: [String], _ share: Int, _ take: (Kept) -> Void) -> FileAnswers {
    var answers = FileAnswers()
    for (index, path) in paths.enumerated() {
      guard let linter = linter(index) else { continue }
      answers.add(check.answer(for: path, linter: linter, jobs: share, take: take))
    }
    return answers
  }

  private func atOnce(
    _ paths: [String],
    _ workers: Workers<(answer: FileAnswer, kept: [Kept])?>,
    _ share: Int,
    _ take: (Kept) -> Void
  ) -> FileAnswers {
    var answers = FileAnswers()
    func add(_ files: [(answer: FileAnswer, kept: [Kept])?]) {
      for case let file? in files {
        answers.add(file.answer)
        file.kept.forEach(take)
      }
    }
    for (index, path) in paths.enumerated() {
      add(
        workers.add {
          linter(index).map { linter in
            var kept: [Kept] = []
            let answer = check.answer(for: path, linter: linter, jobs: share) { kept.append($0) }
            return (answer, kept)
          }
        }
      )
    }
    add(workers.finish())
    return answers
  }
}
