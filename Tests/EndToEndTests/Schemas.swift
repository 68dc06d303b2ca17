import Foundation

/// Schemas of other people's formats beside the checkout, and a Python that can read them.
struct Schemas {
  private let folder: URL
  private let python: URL

  /// Nil, and a word about it, where one of them is missing.
  init?(for subject: String) {
    guard let folder = Self.folder else {
      print("\(subject): not checked, there is no folder shared/schemas beside the checkout")
      return nil
    }
    guard let python = Self.python else {
      print("\(subject): not checked, no python3 has jsonschema, lxml and yaml")
      return nil
    }
    self.folder = folder
    self.python = python
  }

  /// What a script has to complain of, a line each.
  func complaints(of script: String, about subject: URL) throws -> [String] {
    let path = Case.tests.appending(path: "Schemas/\(script)").path
    let answer = try Reviewlint.run(
      [path, folder.path, subject.path],
      of: python.path,
      in: folder,
      environment: ["PYTHONWARNINGS": "ignore", "PYTHONUTF8": "1"]
    )
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
