internal import BuiltInRules
internal import Diagnostics

/// The files of rules and examples that are part of the program.
enum BuiltInLibrary {
  /// How a built-in file's path begins, so that nobody takes it for one of theirs.
  static let prefix = "builtin/"

  /// The files of rules and catalogues; without the rules' examples they are read faster.
  static func ruleFiles(withExamples: Bool) -> [SourceFile] {
    paths.filter { $0.hasSuffix(".yaml") && !$0.hasPrefix("examples/") }.map { path in
      let text = text(at: path)
      return SourceFile(
        path: prefix + path,
        text: withExamples ? text : textBeforeExamples(text)
      )
    }
  }

  /// The description that examples start from, by the name of its file.
  static func base(_ name: String) -> SourceFile? {
    let path = "examples/\(name).review.yaml"
    return paths.contains(path) ? SourceFile(path: prefix + path, text: text(at: path)) : nil
  }

  static var paths: [String] {
    (0..<builtInFileCount).map { String(cString: builtInFile($0).pointee.path) }
  }

  static func text(at path: String) -> String {
    for number in 0..<builtInFileCount {
      let file = builtInFile(number).pointee
      if String(cString: file.path) == path { return String(cString: file.text) }
    }
    return ""
  }

  /// The examples are a rule's last key, and there is one rule in each file.
  private static func textBeforeExamples(_ text: String) -> String {
    guard let found = text.utf8.firstRange(of: Array("\n    examples:".utf8)) else { return text }
    return String(text[..<found.lowerBound]) + "\n"
  }
}
