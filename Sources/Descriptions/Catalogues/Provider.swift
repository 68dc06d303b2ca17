internal import Expressions

/// A service people sign in with, as the catalogue knows it.
///
/// A class, because everything that refers to the service shares it.
package final class Provider: Sendable {
  package let id: String
  /// The display name, in English.
  package let name: String
  /// The display name in other languages, by their tags.
  package let translations: [String: String]
  /// A word of the description's `kind` of a service.
  package let kind: String
  /// Other words for it that a description may use.
  package let aliases: [String]
  /// Its own purpose is a social network or messenger.
  package let isSocial: Bool
  /// Signing in goes through its own app, which may not be installed.
  package let needsItsApp: Bool

  package init(
    id: String,
    name: String,
    translations: [String: String] = [:],
    kind: String,
    aliases: [String],
    isSocial: Bool,
    needsItsApp: Bool
  ) {
    self.id = id
    self.name = name
    self.translations = translations
    self.kind = kind
    self.aliases = aliases
    self.isSocial = isSocial
    self.needsItsApp = needsItsApp
  }

  /// The display name in a language; the English one where that language has none.
  package func name(in language: String) -> String { translations[language] ?? name }

  /// What else people call it.
  var otherWords: [String] { aliases + [name] + translations.values }
}

extension Provider {
  /// Every kind that a provider can have.
  package static var kinds: [String] {
    guard case .choice(let words) = FieldType.serviceKind else { return [] }
    return words.words
  }
}
