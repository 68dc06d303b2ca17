internal import Localization
internal import Rules

/// The languages that are part of the program.
enum LanguageLibrary {
  /// The language of a tag that is known.
  static func language(_ tag: String) -> Language {
    guard tag != Language.english.tag else { return .english }
    var reader = LanguageReader()
    guard let file = BuiltInLibrary.language(tag), let language = reader.read(file) else {
      preconditionFailure("a test reads every language that is part of the program")
    }
    return language
  }
}
