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
    /// Built apps, and why they can't be used.
    var apps: [ExactPath: Result<ProjectFindings, CaptureProblem>] = [:]
    /// Fastlane's folders by the folders of descriptions, which are many in a fleet.
    var metadata: [ExactPath: String?] = [:]
  }

  private let files: FileSystem
  private let jobs: Int
  /// The built app that whoever checks names, in the place of those that descriptions name.
  private let givenApp: String?
  private let state = Monitor(State())

  init(in files: FileSystem, jobs: Int, app: String? = nil) {
    self.files = files
    self.jobs = jobs
    givenApp = app.map { files.absolute($0) }
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

  /// What the built app shows that counts for a description; nil where none is named.
  func app(
    named name: String?,
    beside description: String?,
    root: String,
    noting seen: SeenFiles?
  ) -> Result<ProjectFindings, CaptureProblem>? {
    if let givenApp { return app(at: givenApp, root: root, noting: seen) }
    guard let name else { return nil }
    guard let description else {
      return .failure(CaptureProblem(Message(.noFolderAppLiesBeside)))
    }
    let path = files.absolute(name, from: FilePath.folder(of: description))
    guard Enclosure(of: description, root: root, in: files).holds(path) else {
      return .failure(CaptureProblem(Message(.appOutsideRoot, name.quoted)))
    }
    return app(at: path, root: root, noting: seen)
  }

  private func app(
    at path: String,
    root: String,
    noting seen: SeenFiles?
  ) -> Result<ProjectFindings, CaptureProblem> {
    state.change { state in
      let place = ExactPath(path)
      if let known = state.apps[place] { return known }
      let detection = Self.detection(in: &state)
      let app = AppFileSearch(path, in: files, root: root).app(detection)
      seen?.add(app.read.map { FilePath.joined(root, $0) }, as: .app, .seen)
      let answer: Result<ProjectFindings, CaptureProblem>
      if let problem = app.diagnostics.first(where: { $0.severity == .error }) {
        let file = problem.range.file.path
        if app.read.isEmpty { seen?.add([path], as: .app, .empty) }
        let message = Message(.unusableApp, file.quoted, problem.message)
        answer = .failure(CaptureProblem(message))
      } else {
        answer = .success(ProjectFindings(of: app, detection))
      }
      state.apps[place] = answer
      return answer
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
      return .failure(CaptureProblem(Message(.projectOutsideRoot, name.quoted)))
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
        return .failure(CaptureProblem(Message(.emptyProject, name.quoted)))
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

  /// The built apps beside the descriptions that examples start from.
  static func apps() -> DecodingInputs.AppSource {
    let detection = detection
    return { name in
      name.map { ProjectFindings.app(of: filesOfExamples(in: $0), called: $0, detection) }
    }
  }
}

extension Message {
  fileprivate static func noProject(_ name: String) -> Self {
    Self(.noProject, name.quoted)
  }
}
