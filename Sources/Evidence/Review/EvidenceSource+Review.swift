internal import Diagnostics
internal import Documents
internal import Model

extension EvidenceSource {
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

  /// Fastlane's folder of metadata: the one that is named, else one beside or above the description.
  static func reviewMetadata(in files: some EvidenceFiles) -> EvidenceSource {
    EvidenceSource(.review, ReviewKey.metadata, partlyRead: partlyRead) {
      name throws(EvidenceProblem) in
      guard let folder = try metadata(called: name, in: files) else { return nil }
      // Settings lie in the folder around the metadata, or in its folder `fastlane`.
      let outer = folder == "." ? ".." : ProjectPath.folder(of: folder)
      let around = outer.isEmpty ? "." : outer
      let inner = ProjectPath.joined(around, "fastlane")
      let isInside = around.split(separator: "/").last != "fastlane" && files.isFolder(inner)
      var fastlane = FastlaneInformation(files.detection) {
        files.file(at: $0, for: "review", limit: largest)
      }
      return fastlane.information(inMetadata: folder, settingsIn: isInside ? inner : around)
        .map { ShownEvidence($0) }
    }
  }

  private static func metadata(
    called name: String?, in files: some EvidenceFiles
  ) throws(EvidenceProblem) -> String? {
    guard let name else { return files.nearest("fastlane/metadata") }
    let path = try files.path(of: name, nowhere: .noFolderOfReview, outside: .reviewOutsideRoot)
    guard files.isFolder(path) else {
      throw EvidenceProblem(Message(.noMetadata, name.quoted))
    }
    return path
  }
}
