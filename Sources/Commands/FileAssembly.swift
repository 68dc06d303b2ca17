/// Puts together what there is to say about files of what came of their parts, in their order.
struct FileAssembly<Kept: Sendable> {
  private let progress: ProgressLine?
  private var answer: FileAnswer?

  init(showing progress: ProgressLine?) {
    self.progress = progress
  }

  /// Adds parts; what is kept of results, and what there is to say about whole files, is handed
  /// over.
  mutating func add(
    _ parts: [FilePart<DescriptionCheck<Kept>.Outcome>],
    take: (Kept) -> Void,
    finish: (FileAnswer) -> Void
  ) {
    for part in parts {
      switch part {
      case .beginning(let file): answer = FileAnswer(file: file)
      case .description(let outcome):
        answer?.add(outcome.diagnostics, outcome.times)
        if let kept = outcome.kept { take(kept) }
      case .end(let end):
        answer?.finish(end)
        answer.map(finish)
        answer = nil
        progress?.finishFile()
      }
    }
  }
}
