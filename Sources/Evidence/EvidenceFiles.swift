package import Diagnostics
internal import Documents
package import Model

/// The files that a description names, by their paths as answers show them: on the machine, or among
/// those of examples.
package protocol EvidenceFiles: Sendable {
  /// What is looked for in them.
  var detection: Detection { get }

  /// Where something is that a description names.
  func place(of name: String) -> EvidencePlace

  /// What whoever checks names under a key, in the place of what descriptions name there.
  func given(for key: String) -> String?

  /// The first folder of a path beside or above the description.
  func nearest(_ folder: String) -> String?

  func isFolder(_ path: String) -> Bool

  /// A file that a section of the description names, up to so many bytes.
  func file(at path: String, for section: String, limit: Int) -> FoundFile

  /// What the files of a project say; nil where none of them can be read.
  func project(in folder: String) -> ProjectContents?

  func app(at path: String) -> BuiltApp

  /// What is found at a path; many descriptions may name it under a key.
  func remembered(
    _ key: String, at path: String, find: () throws(EvidenceProblem) -> ShownEvidence?
  ) throws(EvidenceProblem) -> ShownEvidence?
}

/// Where something is that a description names.
package enum EvidencePlace: Sendable {
  case at(String)
  /// Outside of what may be read.
  case outside
  /// The description isn't in a folder.
  case nowhere
}

package enum FoundFile {
  case bytes([UInt8])
  case missing
  /// For this reason.
  case unreadable(Message)
}

/// What the files of a project say, each by itself.
package struct ProjectContents {
  let contents: [FileContent]
  let searched: Proposal.Search
  /// Reads a file again.
  let file: (String) -> SourceFile

  package init(
    _ contents: [FileContent], searched: Proposal.Search, file: @escaping (String) -> SourceFile
  ) {
    self.contents = contents
    self.searched = searched
    self.file = file
  }
}

extension EvidenceFiles {
  /// The path of what a description names; what is wrong with it otherwise.
  func path(
    of name: String, nowhere: Message, outside: MessageID<1>
  ) throws(EvidenceProblem) -> String {
    switch place(of: name) {
    case .at(let path): return path
    case .outside: throw EvidenceProblem(Message(outside, name.quoted))
    case .nowhere: throw EvidenceProblem(Message(nowhere))
    }
  }
}

extension EvidenceSource {
  /// Every source of evidence, the one that counts most first; a new one is a folder and a word here.
  package static func all(in files: some EvidenceFiles) -> [EvidenceSource] {
    [app(in: files), project(in: files), reviewDetails(in: files), reviewMetadata(in: files)]
  }

  static func app(in files: some EvidenceFiles) -> EvidenceSource {
    let given = files.given(for: "app")
    let partlyRead = Message(.appPartlyRead)
    return EvidenceSource(.evidence, EvidenceKey.app, partlyRead: partlyRead, isGiven: given != nil)
    {
      name throws(EvidenceProblem) in
      guard let name = given ?? name else { return nil }
      let path =
        try given != nil
        ? name : files.path(of: name, nowhere: .noFolderAppLiesBeside, outside: .appOutsideRoot)
      return try files.remembered("app", at: path) { () throws(EvidenceProblem) in
        let app = files.app(at: path)
        if let problem = app.diagnostics.first(where: { $0.severity == .error }) {
          let file = problem.range.file.path
          throw EvidenceProblem(Message(.unusableApp, file.quoted, problem.message))
        }
        return ShownEvidence(of: app, files.detection)
      }
    }
  }

  static func project(in files: some EvidenceFiles) -> EvidenceSource {
    EvidenceSource(.evidence, EvidenceKey.project, partlyRead: Message(.partlyRead)) {
      name throws(EvidenceProblem) in
      guard let name else { return nil }
      let folder = try files.path(
        of: name, nowhere: .noFolderProjectLiesBeside, outside: .projectOutsideRoot)
      guard files.isFolder(folder) else { throw EvidenceProblem(Message(.noProject, name.quoted)) }
      let found = try files.remembered("project", at: folder) { () throws(EvidenceProblem) in
        files.project(in: folder).map { ShownEvidence(of: $0, files.detection) }
      }
      guard let found else { throw EvidenceProblem(Message(.emptyProject, name.quoted)) }
      return found
    }
  }

  private static let partlyRead = Message(.reviewPartlyRead)

  /// A saved answer of App Store Connect.
  static func reviewDetails(in files: some EvidenceFiles) -> EvidenceSource {
    EvidenceSource(.review, ReviewKey.details, partlyRead: partlyRead) {
      name throws(EvidenceProblem) in
      guard let name else { return nil }
      let path = try files.path(of: name, nowhere: .noFolderOfReview, outside: .reviewOutsideRoot)
      let limit = ReadingLimits.standard.bytes
      let problem: Message
      switch files.file(at: path, for: "review", limit: limit) {
      case .missing: problem = Message(.noSuchFileOrFolder)
      case .unreadable(let reason): problem = reason
      case .bytes(let bytes):
        let decoded = DecodedFile(path: path, bytes: bytes)
        if let found = decoded.problem {
          problem = found.message
          break
        }
        return ShownEvidence(try SavedReviewDetails(files.detection).information(in: decoded.file))
      }
      throw EvidenceProblem(Message(.unreadableDetails, name.quoted, problem))
    }
  }

  private static let largest = 1_000_000

  /// Fastlane's folder of metadata: the one that is named, else one beside or above the description;
  /// where there is none, the settings of the nearest `fastlane`.
  static func reviewMetadata(in files: some EvidenceFiles) -> EvidenceSource {
    EvidenceSource(.review, ReviewKey.metadata, partlyRead: partlyRead) {
      name throws(EvidenceProblem) in
      let folder = try metadata(called: name, in: files)
      guard let place = folder ?? files.nearest("fastlane").map({ "\($0)/metadata" }) else {
        return nil
      }
      // Settings lie in the folder around the metadata, or in its folder `fastlane`.
      let outer = place == "." ? ".." : ProjectPath.folder(of: place)
      let around = outer.isEmpty ? "." : outer
      let inner = ProjectPath.joined(around, "fastlane")
      let isInside = around.split(separator: "/").last != "fastlane" && files.isFolder(inner)
      var fastlane = FastlaneInformation(files.detection) {
        files.file(at: $0, for: "review", limit: largest)
      }
      return try fastlane.information(inMetadata: folder, settingsIn: isInside ? inner : around)
        .map { ShownEvidence($0) }
    }
  }

  private static func metadata(
    called name: String?, in files: some EvidenceFiles
  ) throws(EvidenceProblem) -> String? {
    guard let name else { return files.nearest("fastlane/metadata") }
    let path = try files.path(of: name, nowhere: .noFolderOfReview, outside: .reviewOutsideRoot)
    guard files.isFolder(path) else { throw EvidenceProblem(Message(.noMetadata, name.quoted)) }
    return path
  }
}
