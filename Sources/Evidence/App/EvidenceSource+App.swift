internal import Diagnostics
internal import Model

extension EvidenceSource {
  /// A built app.
  static func app(in files: some EvidenceFiles) -> EvidenceSource {
    let given = files.given(for: "app")
    return EvidenceSource(
      .evidence, EvidenceKey.app, partlyRead: Message(.appPartlyRead), isGiven: given != nil
    ) { name throws(EvidenceProblem) in
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
}
