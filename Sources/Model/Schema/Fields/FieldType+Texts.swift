package import Diagnostics
package import Expressions

extension EnumerationType {
  /// The ids of catalogues.
  package static let service = words("service id")
  package static let device = words("device id")
  package static let law = words("law id")
  package static let edition = words("edition id")
  /// A country, or a part of one.
  package static let region = words("region or part")

  /// What rules see of texts of which only some are right, and of further words.
  static func words(_ name: String, or words: [String] = []) -> Self {
    Self(name: name, words: words, isOpen: true)
  }
}

extension FieldType {
  /// The type of fields whose texts are of an enumeration; nil for those of catalogues.
  package init?(of type: EnumerationType) {
    switch type.name {
    case "colour": self = .colour(names: type.words)
    case "region": self = .region(orWords: type.words)
    case "region or part": self = .region(orWords: type.words, withParts: true)
    case "language": self = .languageTag
    case "version": self = .version
    default: return nil
    }
  }

  /// What is wrong with a text, where only some will do; somebody may know what regions are called.
  package func mistake(
    in text: String, meaning region: (String) -> String? = { _ in nil }
  ) -> Message? {
    if accepts(text) { return nil }
    return switch self {
    case .colour(let names): .notAColour(text, names)
    case .region(let words, _): .notARegion(text, words, meant: region(text))
    case .languageTag: .notALanguageTag(text)
    default: Message(.notAVersion, text.quoted)
    }
  }

  /// Whether a text will do, where only some texts do.
  func accepts(_ text: String) -> Bool {
    switch self {
    case .text, .id: true
    case .colour(let names): names.contains(text) || text.hasPrefix("#") && Colour(text) != nil
    case .region(let words, let withParts):
      words.contains(text) || Region.isCode(text) || withParts && Region.isPart(text)
    case .languageTag: LanguageTag.isWellFormed(text)
    case .version: Self.isVersion(text)
    case .number, .length, .boolean, .date, .choice, .facts, .list, .section: false
    }
  }

  /// Up to four numbers of up to four digits, with points between them.
  private static func isVersion(_ text: String) -> Bool {
    let numbers = text.split(separator: ".", omittingEmptySubsequences: false)
    return numbers.count <= 4
      && numbers.allSatisfy { number in
        1...4 ~= number.utf8.count && number.allSatisfy { $0.isASCII && $0.isNumber }
      }
  }
}

extension Message {
  fileprivate static func notAColour(_ text: String, _ names: [String]) -> Self {
    let hint = Suggestion.clause(for: text, among: names)
    let known = (["\"#RRGGBB\""] + names).alternatives
    return Self(.notAColour, text.quoted, known, hint)
  }

  fileprivate static func notARegion(_ text: String, _ words: [String], meant: String?) -> Self {
    let code = text.uppercased()
    let meant =
      Region.isCode(code) ? code : meant ?? Suggestion.nearest(to: text, among: words)
    let hint: Message = meant.map { Message(.didYouMeanQuoted, $0) } ?? .empty
    let further: Message = words.isEmpty ? .empty : Message(.orElse, words.alternatives)
    return Self(.notARegion, text.quoted, further, hint)
  }

  fileprivate static func notALanguageTag(_ text: String) -> Self {
    let hint = LanguageTag.canonical(text).map { Message(.didYouMean, $0.quoted) } ?? .empty
    return Self(.notALanguageTag, text.quoted, hint)
  }
}
