internal import BuiltInRules
internal import Diagnostics

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The files of rules and examples that are part of the program.
enum BuiltInLibrary {
  /// How a built-in file's path begins, so that nobody takes it for one of theirs.
  static let prefix = "builtin/"

  /// The files of rules and catalogues; without the rules' examples they are read faster.
  static func ruleFiles(withExamples: Bool) -> [SourceFile] {
    files.filter { $0.isRules }.map { file in
      SourceFile(
        path: prefix + file.path,
        text: withExamples ? file.text : file.textBeforeExamples
      )
    }
  }

  /// The description that examples start from, by the name of its file.
  static func base(_ name: String) -> SourceFile? {
    let path = "examples/\(name).review.yaml"
    return text(at: path).map { SourceFile(path: prefix + path, text: $0) }
  }

  /// Where the languages' files lie.
  private static let locales = "locales/"

  /// The tags of the languages that the program speaks, in order.
  static var languages: [String] {
    paths.filter { $0.hasPrefix(locales) }.map { String($0.dropFirst(locales.count).dropLast(5)) }
      .sorted()
  }

  /// The file of a language, by its tag.
  static func language(_ tag: String) -> SourceFile? {
    let path = "\(locales)\(tag).yaml"
    return text(at: path).map { SourceFile(path: prefix + path, text: $0) }
  }

  /// The paths of all files below the folder of rules.
  static var paths: [String] { files.map(\.path) }

  /// The text of a file; nil when there is none at the path.
  static func text(at path: String) -> String? {
    files.first { $0.path == path }?.text
  }

  private static var files: [File] {
    (0..<builtInFileCount).map { File($0) }
  }

  /// A file as it lies in the program.
  private struct File {
    let path: String
    private let bytes: UnsafePointer<CChar>

    init(_ number: Int32) {
      let file = builtInFile(number).pointee
      path = String(cString: file.path)
      bytes = file.text
    }

    var isRules: Bool {
      path.hasSuffix(".yaml") && !path.hasPrefix("examples/") && !path.hasPrefix(locales)
    }

    var text: String { String(cString: bytes) }

    /// The examples are a rule's last key, and there is one rule in each file.
    var textBeforeExamples: String {
      guard let end = strstr(bytes, "\n    examples:") else { return text }
      let count = UnsafePointer(end) - bytes + 1
      return String(
        decoding: UnsafeRawBufferPointer(start: bytes, count: count),
        as: UTF8.self
      )
    }
  }
}
