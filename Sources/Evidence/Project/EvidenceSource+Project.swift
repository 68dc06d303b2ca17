internal import Diagnostics
internal import Model

extension EvidenceSource {
  /// The folder of a project.
  static func project(in files: some EvidenceFiles) -> EvidenceSource {
    EvidenceSource(.evidence, EvidenceKey.project, partlyRead: Message(.partlyRead)) {
      name throws(EvidenceProblem) in
      guard let name else { return nil }
      let folder = try files.path(
        of: name, nowhere: .noFolderProjectLiesBeside, outside: .projectOutsideRoot)
      guard files.isFolder(folder) else {
        throw EvidenceProblem(Message(.noProject, name.quoted))
      }
      let found = try files.remembered("project", at: folder) { () throws(EvidenceProblem) in
        files.project(in: folder).map { ShownEvidence(of: $0, files.detection) }
      }
      guard let found else { throw EvidenceProblem(Message(.emptyProject, name.quoted)) }
      return found
    }
  }
}
