internal import Expressions

/// Apple's titles in a language, ready to tell which of them the words on a button are.
struct TitleTable: Sendable {
  /// Every title once, in the order of the catalogue.
  let allowed: Value
  private var kinds: [String: String] = [:]

  init(_ titles: [AppleTitles]) {
    var all: [String] = []
    var met: Set<String> = []
    for title in titles.flatMap(\.all) where met.insert(title).inserted { all.append(title) }
    allowed = .list(ContiguousArray(all.map { Operand(.string($0)) }))
    for titles in titles {
      add(titles.signIn, as: "signIn", in: titles.locale)
      add(titles.signUp, as: "signUp", in: titles.locale)
      add(titles.continuing, as: "continue", in: titles.locale)
    }
  }

  /// Which title the words are, in the words of `button.appleTitle`.
  func kind(of words: String) -> String {
    kinds[Self.folded(words)] ?? "other"
  }

  /// All capitals count as the same words; any other capitals don't.
  private mutating func add(_ titles: [String], as kind: String, in locale: String) {
    for title in titles {
      let plain = Self.folded(title)
      for words in [plain, Self.capitals(of: plain, in: locale)] where kinds[words] == nil {
        kinds[words] = kind
      }
    }
  }

  /// In Turkish and Azerbaijani a capital i keeps its dot.
  private static func capitals(of text: String, in locale: String) -> String {
    let language = locale.lowercased().prefix { $0 != "-" }
    guard language == "tr" || language == "az" else { return text.uppercased() }
    return String(text.map { $0 == "i" ? "İ" : $0 }).uppercased()
  }

  /// Special spaces, hyphens and apostrophes become plain ones, runs of spaces one.
  private static func folded(_ text: String) -> String {
    let plain = text.unicodeScalars.map { scalar -> Character in
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
