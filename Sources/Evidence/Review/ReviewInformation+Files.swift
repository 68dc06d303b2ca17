package import Diagnostics
package import Model

extension ReviewInformation {
  /// What files say by whose paths a description names them, without reading them from anywhere.
  package static func found(
    by reference: Reference,
    among files: [SourceFile],
    _ detection: Detection
  ) -> Result<ReviewInformation?, CaptureProblem> {
    let byPath = Dictionary(files.map { ($0.id.path, $0) }) { first, _ in first }
    switch reference {
    case .metadata(nil): return .success(nil)
    case .metadata(let folder?):
      var fastlane = FastlaneInformation(detection) { path in
        byPath[path].map { .bytes($0.bytes) } ?? .missing
      }
      let around = ProjectPath.folder(of: folder)
      return .success(fastlane.information(inMetadata: folder, settingsIn: around))
    case .details(let path):
      let file = byPath[path] ?? SourceFile(path: path, text: "")
      return SavedReviewDetails(detection).information(in: file).map { $0 }
    }
  }
}
