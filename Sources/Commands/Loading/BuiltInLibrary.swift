internal import BuiltInRules
internal import Diagnostics
internal import Expressions
internal import Rules

/// The files of rules and examples that are part of the program.
enum BuiltInLibrary {
  /// The files of rules and catalogues; without the rules' examples they are read faster.
  static func ruleFiles(withExamples: Bool) -> [SourceFile] {
    files.filter { BuiltInFiles.hasRules($0.path) }.map { file in
      withExamples ? file.source : (unsafe BuiltInFiles.withoutExamples(file.path, file.bytes))
    }
  }

  /// The rule book of these files; nil if what was prepared was made from others.
  static func preparedBook(_ timeZones: TimeZones, readsAhead: Bool) -> RuleBook? {
    let prepared = unsafe PreparedRules(ofProgram: File(preparedRules().pointee).bytes)
    return prepared.book(
      from: Fingerprint(value: builtInDigest),
      timeZones: timeZones,
      readsAhead: readsAhead
    )
  }

  /// By which logins are recognised in captures.
  static var recognition: SourceFile? {
    files.first { $0.path == BuiltInFiles.recognition }?.source
  }

  /// The description that examples start from, by the name of its file.
  static func base(_ name: String) -> SourceFile? {
    let path = "examples/\(name).review.yaml"
    return files.first { $0.path == path }?.source
  }

  /// The tags of the languages that the program speaks, in order.
  static var languages: [String] {
    paths.filter { $0.hasPrefix(BuiltInFiles.locales) }
      .map { String($0.dropFirst(BuiltInFiles.locales.count).dropLast(".yaml".count)) }.sorted()
  }

  /// The file of a language, by its tag.
  static func language(_ tag: String) -> SourceFile? {
    let path = "\(BuiltInFiles.locales)\(tag).yaml"
    return files.first { $0.path == path }?.source
  }

  /// The files that say what to look for in a project.
  static var detectionFiles: [SourceFile] {
    files.filter { $0.path.hasPrefix(BuiltInFiles.detection) }.map(\.source)
  }

  /// The paths of all files below the folder of rules.
  static var paths: [String] { files.map(\.path) }

  /// The text of a file; nil when there is none at the path.
  static func text(at path: String) -> String? {
    files.first { $0.path == path }?.text
  }

  private static var files: [File] {
    (0..<builtInFileCount).map { unsafe File(builtInFile($0).pointee) }
  }

  /// A file as it lies in the program.
  @safe private struct File {
    let path: String
    let bytes: UnsafeRawBufferPointer

    init(_ file: BuiltInFile) {
      path = unsafe String(cString: file.path)
      unsafe bytes = UnsafeRawBufferPointer(start: file.bytes, count: file.size)
    }

    var text: String { unsafe String(decoding: bytes, as: UTF8.self) }

    var source: SourceFile { SourceFile(path: BuiltInFiles.prefix + path, text: text) }
  }
}
