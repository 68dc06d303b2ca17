import BuiltInRules
import Diagnostics
import Documents
import Localization
import Model
import Rules
import TestSupport
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

  /// The descriptions that examples start from, by their names.
  static let bases: [String: Document] = Dictionary(
    all.filter(\.isBase).compactMap { file in
      let source = SourceFile(path: file.path, text: file.text)
      return DocumentReader().readAll(source).documents.first.map { (file.name, $0) }
    }
  ) { first, _ in first }

  /// What an example describes, as a tree.
  static func root(of example: RuleExample) throws -> DocumentNode {
    var editor = DocumentEditor(try #require(bases[example.base]).root)
    for path in example.remove { try editor.remove(path) }
    for change in example.set { try editor.set(change.path, to: change.value) }
    return editor.root
  }

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
    let language = reader.read(ReadFile(path: file.path, text: file.text))
    return try #require(language)
  }
}

extension Trial {
  /// The program's own rules.
  static let builtIn = Trial(
    [],
    builtIn: BuiltInFile.all.filter(\.hasRules)
      .map { SourceFile(path: "builtin/\($0.path)", text: $0.text) }
  )
}
