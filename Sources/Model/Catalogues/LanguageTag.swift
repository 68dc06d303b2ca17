/// A BCP 47 language tag and the tags it falls back to.
package struct LanguageTag: Sendable {
  private let parts: [String]

  package init(_ tag: String) {
    parts = tag.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
  }

  /// Whether a text is a tag, written as tags are.
  package static func isWellFormed(_ text: String) -> Bool { canonical(text) == text }

  /// A tag as it is written: a language of 2 or 3 small letters, then scripts such as `Hans`,
  /// countries such as `BR` and others; nil for what is none.
  static func canonical(_ text: String) -> String? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    let areParts = parts.enumerated().allSatisfy { index, part in
      (index == 0 ? 2...3 : 1...8).contains(part.utf8.count)
        && part.allSatisfy { $0.isASCII && ($0.isLetter || index > 0 && $0.isNumber) }
    }
    guard areParts else { return nil }
    let extensions = parts.firstIndex { $0.utf8.count == 1 } ?? parts.endIndex
    return parts.enumerated().map { index, part in
      switch part.utf8.count {
      case 2 where 1..<extensions ~= index: part.uppercased()
      case 4 where index < extensions: part.prefix(1).uppercased() + part.dropFirst().lowercased()
      default: part.lowercased()
      }
    }.joined(separator: "-")
  }

  /// Whether two tags begin with one language, such as `zh` and `zh-Hans`.
  package static func areOfOneLanguage(_ one: String, _ other: String) -> Bool {
    LanguageTag(one).parts.first == LanguageTag(other).parts.first
  }

  /// The tags to try, in lower case, the most special first.
  var fallbacks: [String] {
    var tags = (1...max(parts.count, 1)).reversed().map { parts.prefix($0).joined(separator: "-") }
    if let script = chineseScript { tags.insert(script, at: 1) }
    if let other = Self.otherNames[parts.first ?? ""] { tags += other }
    return tags
  }

  /// The tags, in lower case, for which a catalogue's entry answers.
  ///
  /// Traditional Chinese is the same language in Taiwan and Hong Kong, with a title of its own each.
  static func tags(answeredBy locale: String) -> [String] {
    let tag = locale.lowercased()
    return tag.hasPrefix("zh-hant-") ? [tag, "zh-hant"] : [tag]
  }

  private var chineseScript: String? {
    guard parts.first == "zh", !parts.contains("hans"), !parts.contains("hant") else { return nil }
    let isTraditional = !Set(parts).isDisjoint(with: ["tw", "hk", "mo"])
    return isTraditional ? "zh-hant" : "zh-hans"
  }

  /// Languages with an older or a wider name.
  private static let otherNames = [
    "nb": ["no"], "no": ["nb"], "nn": ["nb", "no"], "iw": ["he"], "in": ["id"], "pt": ["pt-br"],
  ]
}
