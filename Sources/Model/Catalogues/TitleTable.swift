internal import Expressions

/// A title of the Apple button, and its words as they are compared.
private struct Title {
  let text: String
  let words: String
  let kind: String
  let locale: String
}

/// Apple's titles in a language, ready to tell which of them the words on a button are.
///
/// A class, because all screens in the language share it.
final class TitleTable: Sendable {
  /// Every title once, in the order of the catalogue.
  let allowed: Value
  private let titles: [Title]
  /// What the words of titles are; of two with the same words the first counts.
  private let kinds: [String: String]

  init(_ entries: [AppleTitles]) {
    titles = entries.flatMap { entry in
      [("signIn", entry.signIn), ("signUp", entry.signUp), ("continue", entry.continuing)]
        .flatMap { kind, texts in
          texts.map {
            Title(text: $0, words: $0.withPlainSpacing, kind: kind, locale: entry.locale)
          }
        }
    }
    kinds = Dictionary(titles.map { ($0.words, $0.kind) }) { first, _ in first }
    var met: Set<String> = []
    let texts = titles.map(\.text).filter { met.insert($0).inserted }
    allowed = .list(ContiguousArray(texts.map { TracedValue(.string($0)) }))
  }

  /// Which title the words are, in the words of `button.appleTitle`.
  ///
  /// All capitals count as the same words; any other capitals don't.
  func kind(of text: String) -> String {
    let words = text.withPlainSpacing
    if let kind = kinds[words] { return kind }
    guard !words.hasSmallLetter, words == words.uppercased(), words != words.lowercased()
    else { return "other" }
    return titles.first { $0.words.capitals(in: $0.locale) == words }?.kind ?? "other"
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
}
