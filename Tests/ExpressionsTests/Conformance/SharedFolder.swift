import Foundation

/// The folder with the conformance tests, if it lies beside the checkout.
enum SharedFolder {
  static let conformance: URL? = {
    var folder = URL(filePath: #filePath).deletingLastPathComponent()
    while folder.path() != "/" {
      folder = folder.deletingLastPathComponent()
      let tests = folder.appending(path: "shared/cel", directoryHint: .isDirectory)
      if FileManager.default.fileExists(atPath: tests.path()) { return tests }
    }
    return nil
  }()
}
