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
    /// What rules see of it, and what it means there; nil: nothing.
    let fact: (name: String, meaning: String)?

    /// Its own purpose is a social network or messenger.
    package static let social = Trait(
      key: "social",
      meaning: "a social network or messenger",
      fact: ("isSocial", "A social network or messenger.")
    )
    /// Signing in goes through its own app, which may not be installed.
    package static let needsItsApp = Trait(
      key: "needsItsApp",
      meaning: "opened in its own app, which may not be installed",
      fact: nil
    )
    /// Whoever signs in types a password of this very account.
    package static let takesPassword = Trait(
      key: "takesPassword",
      meaning: "a login with a password of this very account",
      fact: ("takesPassword", "People type a password.")
    )
    /// Whoever signs in has to read a code, or follow a link, that was just sent.
    package static let sendsCode = Trait(
      key: "sendsCode",
      meaning: "a login with a one-time code or link",
      fact: ("sendsCode", "It sends a one-time code.")
    )
    /// Whoever signs in has a passkey, which nobody can hand over.
    package static let takesPasskey = Trait(
      key: "takesPasskey",
      meaning: "a login with a passkey",
      fact: ("takesPasskey", "People have a passkey, which nobody can hand over.")
    )
    /// It doesn't let people sign in inside a web view of the app's own.
    package static let refusesWebViews = Trait(
      key: "refusesWebViews",
      meaning: "refused in web views of the app's own",
      fact: ("refusesWebViews", "It refuses web views.")
    )

    package static let all = [
      social, needsItsApp, takesPassword, sendsCode, takesPasskey, refusesWebViews,
    ]
  }

  package func has(_ trait: Trait) -> Bool { traits.contains(trait.key) }

  /// What rules see of a service; of what the catalogue doesn't know, only the kind.
  static let type = EntryType<(provider: Provider?, kind: String)>(
    "provider",
    [.text("kind", of: FieldType.serviceKind.valueType, "What kind of login it is.") { $0.kind }]
      + Trait.all.compactMap { trait in
        trait.fact.map { fact in
          .flag(fact.name, fact.meaning) { $0.provider?.has(trait) ?? false }
        }
      }
      + [
        .day("refusesWebViewsFrom", "The first day on which it does; absent: always.") {
          $0.provider?.refusesWebViewsFrom
        }
      ]
  )

  /// Every kind that a provider can have.
  package static var kinds: [String] {
    guard case .choice(let words) = FieldType.serviceKind else { return [] }
    return words.words
  }
}
