internal import Localization
internal import Rules
internal import World

/// The languages that are part of the program.
enum LanguageLibrary {
  /// The language of a tag; one that people's files may bring has no name before they do.
  static func language(_ tag: String) -> Language {
    guard tag != Language.english.tag else { return .english }
    guard let file = BuiltInLibrary.language(tag) else { return Language(tag: tag, name: "") }
    var reader = LanguageReader()
    guard let language = reader.read(file) else {
      preconditionFailure("a test reads every language that is part of the program")
    }
    return language
  }

  /// All of them, and one that people's files may bring.
  static func all(with own: Language) -> [Language] {
    [own] + BuiltInLibrary.languages.filter { $0 != own.tag }.map(language)
  }

  /// The tag that options ask for; English without it: the environment is not asked.
  static func tag(in arguments: Arguments) throws(Refusal) -> String {
    try arguments.one("--language") ?? Language.english.tag
  }

  /// Refuses a language that the program doesn't have where there can be no rules of people's own.
  static func check(_ arguments: Arguments, in files: FileSystem) throws(Refusal) {
    let known = BuiltInLibrary.languages
    let tag = try tag(in: arguments)
    guard !known.contains(tag) else { return }
    let current = files.currentFolder
    let places = arguments.operands.map { files.absolute($0, from: current) }
    var search = RuleFileSearch(in: files)
    guard
      arguments.has("--rules") || arguments.has("--policy") || places.isEmpty
        || places.contains(where: { files.kind(of: $0) == .folder })
        || ([current] + places).contains(where: { !search.ruleFiles(above: $0).isEmpty })
    else { throw .unknownWord(tag, for: "--language", among: known) }
  }
}
