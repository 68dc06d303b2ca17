internal import Localization
internal import Rules
internal import World

/// The languages that are part of the program.
enum LanguageLibrary {
  /// The language of a tag; one that a pack may bring has no name before it does.
  static func language(_ tag: String) -> Language {
    guard tag != Language.english.tag else { return .english }
    guard let file = BuiltInLibrary.language(tag) else { return Language(tag: tag, name: "") }
    var reader = LanguageReader()
    guard let language = reader.read(file) else {
      preconditionFailure("a test reads every language that is part of the program")
    }
    return language
  }

  /// All of them, and one that a pack may bring.
  static func all(with own: Language) -> [Language] {
    [own] + BuiltInLibrary.languages.filter { $0 != own.tag }.map(language)
  }

  /// The tag that options ask for; English without it: the environment is not asked.
  static func tag(in arguments: Arguments) throws(Refusal) -> String {
    try arguments.one("--language") ?? Language.english.tag
  }

  /// Refuses a language that the program doesn't have where there is no pack that could.
  static func check(_ arguments: Arguments, in files: FileSystem) throws(Refusal) {
    let known = BuiltInLibrary.languages
    let tag = try tag(in: arguments)
    guard !known.contains(tag) else { return }
    let current = files.currentFolder
    let places = [current] + arguments.operands.map { files.absolute($0, from: current) }
    let named = (arguments.all("--rules") + arguments.all("--policy")).map {
      files.absolute($0, from: current)
    }
    let root = files.standardRoot
    guard
      named.contains(where: { files.kind(of: $0) == .folder })
        || places.contains(where: { PackShelf(above: $0, root: root, in: files).hasLock })
    else { throw .unknownWord(tag, for: "--language", among: known) }
  }
}
