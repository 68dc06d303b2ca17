import BuiltInRules
import Diagnostics
import Documents
import Foundation
import Rules

/// The files of this checkout that letters are held against.
enum Checkout {
  /// The name of every letter's file, without its ending, in order.
  static let letterNames = files(below: tests.appending(path: "Letters"))
    .map { String($0.dropLast(".yaml".count)) }

  /// The name of every description that letters start from.
  static let baseNames = files(below: tests.appending(path: "Bases"))
    .map { String($0.dropLast(".review.yaml".count)) }

  static func letter(named name: String) throws -> Letter {
    let url = tests.appending(path: "Letters/\(name).yaml")
    return try LetterReader.letter(in: source(at: url, named: "\(name).yaml"))
  }

  static func base(named name: String) throws -> Document {
    let url = tests.appending(path: "Bases/\(name).review.yaml")
    return try document(in: source(at: url, named: "\(name).review.yaml"))
  }

  /// The built-in rules and catalogues.
  static let rules = BuiltInFile.all.filter(\.hasRules).map {
    SourceFile(path: "builtin/\($0.path)", text: $0.text)
  }

  /// The one document of a file.
  static func document(in file: SourceFile) throws -> Document {
    let everything = DocumentReader().readAll(file)
    let problems = everything.allDiagnostics.map(\.message.text)
    guard let document = everything.documents.first, problems.isEmpty else {
      throw Obstacle("\(file.id.path): \(problems.joined(separator: "; "))")
    }
    return document
  }

  private static let tests = URL(filePath: #filePath).deletingLastPathComponent()

  private static func source(at url: URL, named name: String) throws -> SourceFile {
    SourceFile(path: name, text: try String(contentsOf: url, encoding: .utf8))
  }

  private static func files(below folder: URL) -> [String] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (paths ?? []).filter { $0.hasSuffix(".yaml") }.sorted()
  }
}

/// Why a letter can't be judged.
struct Obstacle: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
