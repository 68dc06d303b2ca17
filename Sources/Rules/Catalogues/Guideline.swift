internal import Diagnostics
internal import Documents
package import Localization

/// Whose matter it is what a rule finds; what asks for most attention is least.
package enum Concern: Int, CaseIterable, Comparable, Sendable {
  /// App Review may see it, and refuse the app for it.
  case apple
  /// It breaches rules that people made for themselves.
  case ours
  /// It is about how an app is described: App Review sees nothing of it.
  case bookkeeping

  package init(_ issuer: Guideline.Issuer?, isBookkeeping: Bool) {
    self = isBookkeeping ? .bookkeeping : issuer == .ours ? .ours : .apple
  }

  package static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}

/// A guideline that rules cite.
package struct Guideline: Sendable {
  /// Whom a guideline belongs to.
  package enum Issuer: String, CaseIterable, Sendable {
    case apple
    case ours
  }

  /// The key of what rules cite that cite nothing.
  static let keyOfOurs = Issuer.ours.rawValue

  package let key: String
  /// As printed, such as `4.8`; empty where nothing is printed.
  package let number: String
  /// The title, in the languages that its entry has.
  let titles: TranslatedText
  /// Where to read it; empty for what is our own.
  package let address: String
  /// It asks how an app is described, not how it is: App Review sees nothing of it.
  let isBookkeeping: Bool
  /// Nil where its entry doesn't say.
  var issuer: Issuer?

  package var title: String { titles.english.inOneLine }

  package var concern: Concern { Concern(issuer, isBookkeeping: isBookkeeping) }

  /// Whether a key names a part of what another names: `5.1.1(v)` of `5.1.1`, and that of `5.1`.
  package static func `is`(_ key: String, partOf whole: String) -> Bool {
    key.hasPrefix(whole) && ["(", ".", "/"].contains(key.dropFirst(whole.count).first)
  }

  /// Where a page may lead; nil where there is no such place.
  package var webAddress: WebAddress? { WebAddress(address) }

  /// Number and title as a person would cite it, with the title as Apple prints it in a language.
  package func citation(in language: Language) -> String {
    let title = language.title(of: self)
    return number.isEmpty ? title : "\(language.isolated(number)) \(title)"
  }
}

extension Guideline: CatalogueEntry {
  static let catalogue = "guidelines"

  var words: [String] { [key] }

  static func read(_ keys: inout MappingReader) -> Guideline? {
    let key = keys.required("key", .text, "What rules cite it by.")
    let number = keys.optional("number", .text, "As it is printed.")
    let titles = keys.required("title", .translatedSentence, "As it is printed.")
    let address = keys.optional("address", .webAddress, "Where to read it.")
    _ = keys.optional("checked", .text, "The day on which somebody read it.")
    let isBookkeeping = keys.isMarked(
      "bookkeeping",
      "It asks how an app is described, not how it is: what is found is no likely refusal.")
    let issuer = keys.optional(
      "of", .word(of: Issuer.self),
      "Whom it belongs to; what breaks one of our own is no likely refusal. Default: ours.")
    guard let key, let titles else { return nil }
    return Guideline(
      key: key, number: number ?? "", titles: titles, address: address ?? "",
      isBookkeeping: isBookkeeping, issuer: issuer)
  }
}

extension RuleBook {
  /// Whose matter a rule is that cites these: Apple's where one of them is Apple's.
  package func concern(citing guidelineKeys: [String]) -> Concern {
    tables.concern(citing: guidelineKeys)
  }
}

extension ValueForm<String> {
  /// An address that pages may lead to, and that shows where it leads.
  static var webAddress: Self {
    Self(.text) { values, node in
      guard let address = values.text(node) else { return nil }
      if !address.isEmpty, WebAddress(address) == nil {
        values.diagnostics.report(
          id: "not-a-web-address",
          "\(address.quoted) is no address of a web page: write https:// and where it is",
          at: values.range(of: node))
      }
      return address
    }
  }
}
