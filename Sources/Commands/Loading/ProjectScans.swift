internal import Diagnostics
internal import Documents
internal import Engine
internal import Evidence
internal import Model
internal import World

/// The projects and the review information of a run's descriptions; each project is searched once.
final class ProjectScans: Sendable {
  private struct State {
    var detection: Detection?
    var found: [ExactPath: ProjectFindings] = [:]
    /// Fastlane's folders by the folders of descriptions, which are many in a fleet.
    var metadata: [ExactPath: String?] = [:]
  }

  private let files: FileSystem
  private let jobs: Int
  private let state = Monitor(State())

  init(in files: FileSystem, jobs: Int) {
    self.files = files
    self.jobs = jobs
  }

  /// What App Review is given, after files beside a description.
  func reviewInformation(
    _ reference: ReviewInformation.Reference,
    beside description: String,
    root: String,
    noting seen: SeenFiles?
  ) -> Result<ReviewInformation?, CaptureProblem> {
    let review = ReviewFiles(description: description, root: root, files: files, seen: seen)
    if case .metadata(nil) = reference {
      guard let folder = metadataFolder(for: review) else { return .success(nil) }
      return .success(review.metadata(in: folder, state.change { Self.detection(in: &$0) }))
    }
    return review.information(reference, state.change { Self.detection(in: &$0) })
  }

  private func metadataFolder(for review: ReviewFiles) -> String? {
    let folder = ExactPath(FilePath.folder(of: review.description))
    return state.change { state in
      if let known = state.metadata[folder] { return known }
      let found = review.standardFolder
      state.metadata[folder] = .some(found)
      return found
    }
  }

  private static func detection(in state: inout State) -> Detection {
    let detection = state.detection ?? BuiltInLibrary.detection
    state.detection = detection
    return detection
  }

  /// What the folder shows that a description names.
  func findings(
    in name: String,
    beside description: String,
    root: String,
    noting seen: SeenFiles?
  ) -> Result<ProjectFindings, CaptureProblem> {
    let folder = files.absolute(name, from: FilePath.folder(of: description))
    guard Enclosure(of: description, root: root, in: files).holds(folder) else {
      return .failure(CaptureProblem(.projectOutsideRoot(name)))
    }
    guard files.kind(of: folder) == .folder else {
      return .failure(CaptureProblem(.noProject(name)))
    }
    // Whoever asks for the same project waits for the one search. By way of a link it is another:
    // its files are called as the description reaches them, whoever asks first.
    return state.change { state in
      let place = ExactPath(folder)
      if let known = state.found[place] { return .success(known) }
      let detection = Self.detection(in: &state)
      let search = ProjectSearch(folder, for: detection, in: files, root: root, jobs: jobs)
      seen?.add(search.read, as: .project, .seen)
      seen?.add(search.links, as: .project, .linked)
      guard search.showsSomething else {
        seen?.add([folder], as: .project, .empty)
        return .failure(CaptureProblem(.emptyProject(name)))
      }
      let evidence = ProjectEvidence(of: search.contents, detection)
      let findings = ProjectFindings(
        evidence,
        problems: search.contents.flatMap(\.diagnostics).sortedByPlace
      ) { path in
        let place = FilePath.joined(root, path)
        let bytes = files.bytes(
          at: place,
          inside: Enclosure(of: place, root: root, in: files),
          limit: ProjectFileReader.largest
        )
        return DecodedFile(path: path, bytes: bytes ?? []).file
      }
      state.found[place] = findings
      return .success(findings)
    }
  }
}

extension BuiltInLibrary {
  /// What is looked for in projects.
  static var detection: Detection {
    var reader = DetectionReader()
    for file in detectionFiles { reader.read(file) }
    return reader.detection
  }

  /// The review information beside the descriptions that examples start from.
  static func reviewInformation() -> DecodingInputs.ReviewSource {
    let detection = detection
    let files = filesOfExamples(in: "given").map { file in
      SourceFile(path: "given/\(file.id.path)", bytes: file.bytes)
    }
    return { ReviewInformation.found(by: $0, among: files, detection) }
  }

  /// The projects beside the descriptions that examples start from.
  static func projects() -> DecodingInputs.ProjectSource {
    let detection = detection
    return { name in
      let files = filesOfExamples(in: name)
      guard !files.isEmpty else { return .failure(CaptureProblem(.noProject(name))) }
      return .success(ProjectFindings(of: files, detection))
    }
  }
}

extension Message {
  fileprivate static func projectOutsideRoot(_ name: String) -> Self {
    Self(.projectOutsideRoot, name.quoted)
  }

  fileprivate static func emptyProject(_ name: String) -> Self {
    Self(.emptyProject, name.quoted)
  }

  fileprivate static func noProject(_ name: String) -> Self {
    Self(.noProject, name.quoted)
  }
}
