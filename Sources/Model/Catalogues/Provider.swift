package import Expressions

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
  /// What holds of it.
  private let traits: Set<String>
  /// The first day on which it refuses web views; without it, always.
  package let refusesWebViewsFrom: Timestamp?

  package init(
    id: String,
    name: String,
    translations: [String: String] = [:],
    kind: String,
    aliases: [String],
    traits: [Trait] = [],
    refusesWebViewsFrom: Timestamp? = nil
  ) {
    self.id = id
    self.name = name
    self.translations = translations
    self.kind = kind
    self.aliases = aliases
    self.traits = Set(traits.map(\.key))
    self.refusesWebViewsFrom = refusesWebViewsFrom
  }

  /// The display name in a language; the English one where that language has none.
  package func name(in language: String) -> String { translations[language] ?? name }

  /// What else people call it.
  var otherWords: [String] { aliases + [name] + translations.values }
}

extension Provider {
  /// Something that holds of some services, by its key in the catalogue.
  package struct Trait: Sendable {
    package let key: String
    /// What a service is that has it.
    package let meaning: String

    /// Its own purpose is a social network or messenger.
    package static let social = Trait(key: "social", meaning: "a social network or messenger")
    /// Signing in goes through its own app, which may not be installed.
    package static let needsItsApp = Trait(
      key: "needsItsApp",
      meaning: "opened in its own app, which may not be installed"
    )
    /// Whoever signs in types a password of this very account.
    package static let takesPassword = Trait(
      key: "takesPassword",
      meaning: "a login with a password of this very account"
    )
    /// Whoever signs in has to read a code, or follow a link, that was just sent.
    package static let sendsCode = Trait(
      key: "sendsCode",
      meaning: "a login with a one-time code or link"
    )
    /// Whoever signs in has a passkey, which nobody can hand over.
    package static let takesPasskey = Trait(key: "takesPasskey", meaning: "a login with a passkey")
    /// It doesn't let people sign in inside a web view of the app's own.
    package static let refusesWebViews = Trait(
      key: "refusesWebViews",
      meaning: "refused in web views of the app's own"
    )

    package static let all = [
      social, needsItsApp, takesPassword, sendsCode, takesPasskey, refusesWebViews,
    ]
  }

  package func has(_ trait: Trait) -> Bool { traits.contains(trait.key) }

  var isSocial: Bool { has(.social) }
  var needsItsApp: Bool { has(.needsItsApp) }
  var takesPassword: Bool { has(.takesPassword) }
  var sendsCode: Bool { has(.sendsCode) }
  var takesPasskey: Bool { has(.takesPasskey) }

  /// Whether it refuses web views on a day, given at 00:00 UTC.
  func refusesWebViews(on day: Timestamp) -> Bool {
    has(.refusesWebViews) && refusesWebViewsFrom.map { $0.seconds <= day.seconds } ?? true
  }

  /// Every kind that a provider can have.
  package static var kinds: [String] {
    guard case .choice(let words) = FieldType.serviceKind else { return [] }
    return words.words
  }
}
