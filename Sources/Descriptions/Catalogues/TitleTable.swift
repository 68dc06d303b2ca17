internal import Expressions

/// Apple's titles in a language, ready to tell which of them the words on a button are.
///
/// A class, because all screens in the language share it.
final class TitleTable: Sendable {
  private struct Title {
    let words: String
    let kind: String
    let locale: String
  }

  /// Every title once, in the order of the catalogue.
  let allowed: Value
  private let titles: [Title]
  /// The kinds of the titles by their words.
  private let kinds: [String: String]

  init(_ catalogue: [AppleTitles]) {
    var all: ContiguousArray<TracedValue> = []
    var met: Set<String> = []
    for title in catalogue.flatMap(\.all) where met.insert(title).inserted {
      all.append(TracedValue(.string(title)))
    }
    allowed = .list(all)
    titles = catalogue.flatMap { titles in
      Self.titles(titles.signIn, as: "signIn", in: titles.locale)
        + Self.titles(titles.signUp, as: "signUp", in: titles.locale)
        + Self.titles(titles.continuing, as: "continue", in: titles.locale)
    }
    kinds = Dictionary(titles.map { ($0.words, $0.kind) }) { first, _ in first }
  }

  /// Which title the words are, in the words of `button.appleTitle`.
  ///
  /// All capitals count as the same words; any other capitals don't.
  func kind(of text: String) -> String {
    // What is a title as it stands has no special spaces.
    if let kind = kinds[text] { return kind }
    let words = text.withPlainSpacing
    if words != text, let kind = kinds[words] { return kind }
    guard !words.hasSmallLetter, words == words.uppercased(), words != words.lowercased()
    else { return "other" }
    return titles.first { $0.words.capitals(in: $0.locale) == words }?.kind ?? "other"
  }

  private static func titles(
    _ titles: [String],
    as kind: String,
    in locale: String
  ) -> [Title] {
    titles.map { Title(words: $0.withPlainSpacing, kind: kind, locale: locale) }
  }
}

extension String {
  /// In Turkish and Azerbaijani a capital i keeps its dot.
  fileprivate func capitals(in locale: String) -> String {
    let language = locale.lowercased().prefix { $0 != "-" }
    guard language == "tr" || language == "az" else { return uppercased() }
    return String(map { $0 == "i" ? "İ" : $0 }).uppercased()
  }

  /// Whether there is one of a to z, which capitals don't have.
  fileprivate var hasSmallLetter: Bool {
    utf8.contains { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }
  }

  /// Special spaces, hyphens and apostrophes become plain ones, runs of spaces one.
  fileprivate var withPlainSpacing: String {
    guard mayHaveSpecialSpacing else { return self }
    let plain = unicodeScalars.map { scalar -> Character in
      switch scalar {
      case "\u{A0}", "\u{202F}", "\u{2009}", "\t", "\n", "\r": " "
      case "\u{2010}", "\u{2011}": "-"
      case "\u{2019}", "\u{2BC}": "'"
      default: Character(scalar)
      }
    }
    return String(plain).split(separator: " ").joined(separator: " ")
  }

  /// Whether there is a byte with which one of the special characters begins, or two spaces.
  private var mayHaveSpecialSpacing: Bool {
    var last = UInt8(ascii: " ")
    for byte in utf8 {
      switch byte {
      case 0..<0x20, 0xC2, 0xCA, 0xE2: return true
      case UInt8(ascii: " ") where last == byte: return true
      default: last = byte
      }
    }
    return last == UInt8(ascii: " ")
  }
}
