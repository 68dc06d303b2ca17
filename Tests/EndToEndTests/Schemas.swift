import Foundation
import Testing

/// Schemas of other people's formats beside the checkout, and a Python that can read them.
struct Schemas {
  private let folder: URL
  private let python: URL

  /// Nil where one of them is missing.
  static let shared: Schemas? = {
    guard let folder, let python else { return nil }
    return Schemas(folder: folder, python: python)
  }()

  static let absence: Comment =
    "left out: no folder shared/schemas beside the checkout, or no python3 with jsonschema, lxml, yaml"

  /// What a script has to complain of, a line each.
  func complaints(of script: String, about subjects: [URL]) throws -> [String] {
    let path = Case.tests.appending(path: "Schemas/\(script)").path
    let answer = try Reviewlint.run(
      [path, folder.path] + subjects.map(\.path), of: python.path, in: folder,
      environment: ["PYTHONWARNINGS": "ignore", "PYTHONUTF8": "1"])
    let lines = (answer.output + answer.complaint).split(separator: "\n").map(String.init)
    return answer.status == 0 ? lines : lines + ["\(script) ended with \(answer.status)"]
  }

  private static let folder: URL? = {
    var folder = Case.root
    while folder.path != "/" {
      folder = folder.deletingLastPathComponent()
      let schemas = folder.appending(path: "shared/schemas")
      if FileManager.default.fileExists(atPath: schemas.path) { return schemas }
    }
    return nil
  }()

  static let python: URL? = {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let folders = ["/usr/bin"] + path.split(separator: ":").map(String.init)
    return folders.map { URL(filePath: "\($0)/python3") }.first { python in
      let words = ["-c", "import jsonschema, lxml, yaml"]
      let answer = try? Reviewlint.run(words, of: python.path, in: Case.root)
      return answer?.status == 0
    }
  }()
}
