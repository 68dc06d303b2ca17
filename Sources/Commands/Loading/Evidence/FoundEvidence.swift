internal import Diagnostics
internal import Evidence
internal import Model
internal import World

/// What was found beside a run's descriptions: each project and each built app is searched once.
final class FoundEvidence: Sendable {
  private struct Key: Hashable {
    let source: String
    let path: ExactPath
  }

  let jobs: Int
  /// The built app that whoever checks names, in the place of those that descriptions name.
  let app: String?
  private let found = Monitor<[Key: Result<ShownEvidence?, EvidenceProblem>]>([:])

  init(in files: FileSystem, jobs: Int = SystemThread.cores, app: String? = nil) {
    self.jobs = jobs
    self.app = app.map { files.absolute($0) }
  }

  /// Keeps what was found before any description asks.
  func remember(_ shown: ShownEvidence, as source: String, at path: String) {
    found.change { $0[Key(source: source, path: ExactPath(path))] = .success(shown) }
  }

  /// What a path leads to by way of a link is another: its files are called as descriptions reach
  /// them. Whoever asks for the same waits for the one search.
  func remembered(
    _ source: String, at path: String, find: () throws(EvidenceProblem) -> ShownEvidence?
  ) throws(EvidenceProblem) -> ShownEvidence? {
    let key = Key(source: source, path: ExactPath(path))
    return try found.change { found in
      if let known = found[key] { return known }
      let answer = Result { () throws(EvidenceProblem) in try find() }
      // Of what shows nothing, more may be there when somebody asks again.
      if case .success(nil) = answer { return answer }
      found[key] = answer
      return answer
    }.get()
  }
}

extension BuiltInLibrary {
  /// What is looked for in projects.
  static let detection: Detection = {
    var reader = DetectionReader()
    for file in detectionFiles { reader.read(file) }
    return reader.detection
  }()
}
