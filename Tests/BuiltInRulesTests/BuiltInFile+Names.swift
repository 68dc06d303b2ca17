import BuiltInRules
import Diagnostics
import Localization
import Rules
import Testing

extension BuiltInFile {
  /// The files with one rule each: those in a folder that is a topic.
  static let rules = all.filter {
    $0.path.contains("/") && $0.hasRules && !$0.path.hasPrefix("definitions/")
  }

  /// The languages' files.
  static let languages = all.filter { $0.path.hasPrefix(Folder.locales) }

  /// Whether examples can start from it.
  var isBase: Bool { path.hasPrefix(Folder.examples) && path.hasSuffix(".review.yaml") }

  /// The name of the folder, or nothing.
  var folder: String {
    path.split(separator: "/").dropLast().last.map(String.init) ?? ""
  }

  /// The name without its ending.
  var name: String {
    String(path.split(separator: "/").last?.prefix { $0 != "." } ?? "")
  }

  /// What the program has in a language.
  static func language(_ tag: String) throws -> Language {
    let file = try #require(languages.first { $0.name == tag })
    var reader = LanguageReader()
    let language = reader.read(SourceFile(path: file.path, text: file.text))
    return try #require(language)
  }
}
