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
  /// Its own purpose is a social network or messenger.
  package let isSocial: Bool
  /// Signing in goes through its own app, which may not be installed.
  package let needsItsApp: Bool
  /// Whoever signs in types a password of this very account.
  package let takesPassword: Bool
  /// Whoever signs in has to read a code, or follow a link, that was just sent.
  package let sendsCode: Bool
  /// Whoever signs in has a passkey, which nobody can hand over.
  package let takesPasskey: Bool
  /// It doesn't let people sign in inside a web view of the app's own.
  package let refusesWebViews: Bool
  /// The first day on which it refuses them; without it, always.
  package let refusesWebViewsFrom: Timestamp?

  package init(
    id: String,
    name: String,
    translations: [String: String] = [:],
    kind: String,
    aliases: [String],
    isSocial: Bool,
    needsItsApp: Bool,
    takesPassword: Bool = false,
    sendsCode: Bool = false,
    takesPasskey: Bool = false,
    refusesWebViews: Bool = false,
    refusesWebViewsFrom: Timestamp? = nil
  ) {
    self.id = id
    self.name = name
    self.translations = translations
    self.kind = kind
    self.aliases = aliases
    self.isSocial = isSocial
    self.needsItsApp = needsItsApp
    self.takesPassword = takesPassword
    self.sendsCode = sendsCode
    self.takesPasskey = takesPasskey
    self.refusesWebViews = refusesWebViews
    self.refusesWebViewsFrom = refusesWebViewsFrom
  }

  /// The display name in a language; the English one where that language has none.
  package func name(in language: String) -> String { translations[language] ?? name }

  /// What else people call it.
  var otherWords: [String] { aliases + [name] + translations.values }
}

extension Provider {
  /// What rules see of a provider.
  static let objectType = {
    func flag(_ name: String, _ meaning: String) -> ObjectType.Field {
      ObjectType.Field(name: name, type: .boolean, meaning: meaning)
    }
    let kind = FieldType.serviceKind.valueType
    return ObjectType(
      name: "provider",
      fields: [
        ObjectType.Field(name: "kind", type: kind, meaning: "What kind of login it is."),
        flag("isSocial", "A social network or messenger."),
        flag("takesPassword", "People type a password."),
        flag("sendsCode", "It sends a one-time code."),
        flag("takesPasskey", "People have a passkey, which nobody can hand over."),
        flag("refusesWebViews", "It refuses web views."),
        ObjectType.Field(
          name: "refusesWebViewsFrom",
          type: .timestamp,
          meaning: "The first day on which it does; absent: always."
        ),
      ]
    )
  }()

  /// What rules see of it; of what the catalogue doesn't know, only the kind.
  static func record(of provider: Provider?, kind: String) -> Record {
    let flags = [
      provider?.isSocial, provider?.takesPassword, provider?.sendsCode, provider?.takesPasskey,
      provider?.refusesWebViews,
    ]
    let from = provider?.refusesWebViewsFrom.map { TracedValue(.timestamp($0)) }
    return Record(
      type: objectType,
      slots: [TracedValue(.string(kind))] + flags.map { TracedValue(.boolean($0 ?? false)) }
        + [from ?? .absent(at: .none)]
    )
  }

  /// Every kind that a provider can have.
  package static var kinds: [String] {
    guard case .choice(let words) = FieldType.serviceKind else { return [] }
    return words.words
  }
}
