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
  /// What else the catalogue says of it.
  package let values: CatalogueValues

  package init(
    id: String, name: String, translations: [String: String] = [:], kind: String, aliases: [String],
    values: CatalogueValues
  ) {
    self.id = id
    self.name = name
    self.translations = translations
    self.kind = kind
    self.aliases = aliases
    self.values = values
  }

  /// Its name in any language.
  package var called: NamedText {
    NamedText(Name(.service(translations: translations), id: id, english: name))
  }

  /// What else people call it.
  var otherWords: [String] { aliases + [name] + translations.values }
}

extension Provider {
  /// What the catalogue may say of a service; a further property is one line.
  package static let properties = [
    CatalogueProperty(
      "social", .flag, "a social network or messenger", fact: "A social network or messenger.",
      called: "isSocial"),
    CatalogueProperty("needsItsApp", .flag, "opened in its own app, which may not be installed"),
    CatalogueProperty(
      "handsOver", .flag, "handed over to its own app; without it the app may be left"),
    CatalogueProperty(
      "selfHosted", .flag, "run by organisations themselves, with accounts of their own",
      fact: "Organisations run it themselves, with accounts of their own."),
    CatalogueProperty(
      "takesPassword", .flag, "a login with a password of this very account",
      fact: "People type a password."),
    CatalogueProperty(
      "sendsCode", .flag, "a login with a one-time code or link", fact: "It sends a one-time code."),
    CatalogueProperty(
      "takesPasskey", .flag, "a login with a passkey",
      fact: "People have a passkey, which nobody can hand over."),
    CatalogueProperty(
      "refusesWebViews", .flag, "refused in web views of the app's own",
      since: "refusesWebViewsFrom", fact: "It refuses web views."),
    CatalogueProperty(
      "refusesWebViewsFrom", .day, fact: "The first day on which it does; absent: always."),
  ]

  /// Signing in goes through its own app, which may not be installed.
  var needsItsApp: Bool { values.holds("needsItsApp") || values.holds("handsOver") }

  /// People sign in with a password, or a code that is sent to them.
  var hasForm: Bool { takesPassword || values.holds("sendsCode") }

  /// People sign in with a password.
  var takesPassword: Bool { values.holds("takesPassword") }

  /// What rules see of a service; of what the catalogue doesn't know, only the kind.
  static let type = EntryType<(provider: Provider?, kind: String)>(
    "provider",
    [
      .fact(Fact("id", .enumeration(.service), "Its id in the catalogue.")) { entry in
        entry.provider.map { .string($0.id) } ?? .absent
      },
      .text("kind", of: FieldType.serviceKind.valueType, "What kind of login it is.") { $0.kind },
    ]
      + properties.compactMap { property in
        property.fact.map { fact in
          .fact(fact) { CatalogueValues.seen(property, of: $0.provider?.values) }
        }
      })

  /// Every kind that a provider can have.
  package static var kinds: [String] {
    if case .choice(let words) = FieldType.serviceKind { words.words } else { [] }
  }
}
