import Foundation

/// The answer of `--format json`, schema 1: decoding it fails where a promised field is missing.
struct JSONAnswer: Decodable, Equatable {
  struct Tool: Decodable, Equatable {
    let name: String
    let version: String
    let rules: String
    let overridden: [String]
  }

  struct Summary: Decodable, Equatable {
    let descriptions: Int
    let fail: Int
    let incomplete: Int
    let review: Int
    let pass: Int
    let exempt: Int
    let notApplicable: Int
    let waived: Int
  }

  struct Related: Decodable, Equatable {
    let file: String?
    let path: String
    let pointer: String
    let line: Int
    let column: Int
    let message: String
  }

  struct Result: Decodable, Equatable {
    let rule: String
    let outcome: String
    let severity: String
    let message: String?
    let fix: String?
    let file: String?
    let path: String?
    let pointer: String?
    let line: Int?
    let column: Int?
    let endLine: Int?
    let endColumn: Int?
    private let relatedPlaces: [Related]?
    private let missingFacts: [String]?
    let fingerprint: String
    let by: String?

    /// Lists are left out where nothing is in them.
    var related: [Related] { relatedPlaces ?? [] }
    var missing: [String] { missingFacts ?? [] }

    private enum CodingKeys: String, CodingKey {
      case rule, outcome, severity, message, fix, file, path, pointer, line, column, endLine
      case endColumn, fingerprint, by
      case relatedPlaces = "related"
      case missingFacts = "missing"
    }
  }

  struct Rule: Decodable, Equatable {
    let title: String
    let guidelines: [String]
    let owner: String
    let letters: Int
    let link: String?
  }

  struct Question: Decodable, Equatable {
    let path: String
  }

  struct Description: Decodable, Equatable {
    let file: String
    let document: Int
    let app: String
    let edition: String
    let asOf: String
    let verdict: String
    let results: [Result]
    let questions: [Question]
    let passed: [String]
    let notApplicable: [String]
    let diagnostics: [Diagnostic]
  }

  struct Diagnostic: Decodable, Equatable {
    let severity: String
    let id: String
    let file: String
    let line: Int
    let column: Int
    let message: String
  }

  let schemaVersion: Int
  let tool: Tool
  let verdict: String
  let summary: Summary
  let descriptions: [Description]
  /// Those outside the descriptions.
  let diagnostics: [Diagnostic]
  let rules: [String: Rule]

  var allDiagnostics: [Diagnostic] { diagnostics + descriptions.flatMap(\.diagnostics) }

  /// Checks files of a folder and reads the answer.
  static func check(_ words: [String], in folder: TemporaryFolder) throws -> JSONAnswer {
    let always = ["check", "--format", "json", "--as-of", "2026-11-21"]
    let answer = try Reviewlint.run(always + words, in: folder.url)
    return try JSONDecoder().decode(JSONAnswer.self, from: Data(answer.output.utf8))
  }
}
