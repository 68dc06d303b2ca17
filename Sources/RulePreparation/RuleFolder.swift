import Diagnostics
import Expressions
import Foundation
import Preparation
import Rules

/// The folder `rules` of a checkout.
struct RuleFolder {
  /// A file of the folder, by its path in it.
  struct File {
    let path: String
    let bytes: Data
  }

  /// Why there is nothing to prepare.
  struct Mistakes: Error {
    let texts: [String]
  }

  let files: [File]

  init(below checkout: String) throws {
    let folder = URL(filePath: checkout).appending(path: "rules")
    let found = FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? []
    let paths = found.compactMap { $0 as? String }.filter { path in
      let isHidden = path.split(separator: "/").contains { $0.hasPrefix(".") }
      var isFolder: ObjCBool = false
      let place = folder.appending(path: path).path
      let isThere = FileManager.default.fileExists(atPath: place, isDirectory: &isFolder)
      return isThere && !isFolder.boolValue && !isHidden && !path.hasSuffix(".py")
    }
    files = try paths.sorted().map { path in
      File(path: path, bytes: try Data(contentsOf: folder.appending(path: path)))
    }
  }

  /// The rule book as bytes.
  func prepared() throws -> [UInt8] {
    var diagnostics: [Diagnostic] = []
    var sources: [RuleBookBuilder.Source] = []
    for file in files where BuiltInFiles.hasRules(file.path) {
      let source = file.bytes.withUnsafeBytes { BuiltInFiles.withoutExamples(file.path, $0) }
      let read = RuleFileReader.read(source, examplesAreLeftOut: true)
      diagnostics += read.diagnostics
      if let file = read.file { sources.append(RuleBookBuilder.Source(file, isBuiltIn: true)) }
    }
    var builder = RuleBookBuilder(sources, timeZones: .none)
    let book = builder.build()
    diagnostics += builder.diagnostics
    guard diagnostics.isEmpty else {
      throw Mistakes(texts: diagnostics.map { "\($0.range.file.path): \($0.message.text)" })
    }
    return try PreparedRules.bytes(of: book)
  }
}
