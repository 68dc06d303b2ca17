import Foundation

/// One test of CEL's conformance suite.
struct ConformanceCase: Decodable {
  struct File: Decodable {
    let file: String
    let sections: [Section]
  }

  struct Section: Decodable {
    let name: String
    let tests: [ConformanceCase]
  }

  struct Declaration: Decodable {
    let name: String
    let type: TypeForm?
    let overloads: [OverloadForm]?
  }

  struct OverloadForm: Decodable {
    let params: [TypeForm]
    let result: TypeForm
  }

  struct Expectation: Decodable {
    let kind: String
    let value: ValueForm?
    let type: TypeForm?
  }

  enum CodingKeys: String, CodingKey {
    case name, expr, container, bindings, expect
    case isUnchecked = "disable_check"
    case isCheckOnly = "check_only"
    case declarations = "type_env"
  }

  let name: String
  let expr: String
  let container: String?
  let isUnchecked: Bool?
  let isCheckOnly: Bool?
  let declarations: [Declaration]?
  let bindings: [String: ValueForm]?
  let expect: Expectation

  /// Every test of a folder by its full name, `file/section/name`.
  static func all(in folder: URL) throws -> [(name: String, test: ConformanceCase)] {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return
      try files
      .filter { $0.pathExtension == "json" }
      .sorted { $0.path() < $1.path() }
      .flatMap { url in
        let file = try JSONDecoder().decode(File.self, from: Data(contentsOf: url))
        let title = url.deletingPathExtension().lastPathComponent
        return file.sections.flatMap { section in
          section.tests.map { ("\(title)/\(section.name)/\($0.name)", $0) }
        }
      }
  }
}
