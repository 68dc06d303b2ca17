/// The titles of the Apple button in one language, as Apple shipped them.
package struct AppleTitles: Sendable {
  /// A BCP 47 tag, such as `zh-Hans`.
  package let locale: String
  package let signIn: [String]
  package let signUp: [String]
  package let continuing: [String]
  /// The short title on a watch.
  package let watch: [String]
  /// The titles as they are compared, each with the word for it.
  private let kinds: [(words: TitleWords, kind: String)]

  package init(
    locale: String,
    signIn: [String],
    signUp: [String],
    continuing: [String],
    watch: [String]
  ) {
    self.locale = locale
    self.signIn = signIn
    self.signUp = signUp
    self.continuing = continuing
    self.watch = watch
    kinds = [("signIn", signIn), ("signUp", signUp), ("continue", continuing)].flatMap {
      kind,
      titles in titles.map { (TitleWords($0), kind) }
    }
  }

  /// Every title that a button may have.
  var all: [String] { signIn + signUp + continuing }

  /// Which title the words are, in the words of `button.appleTitle`; nil when none.
  func kind(of words: TitleWords) -> String? {
    kinds.first { words.match($0.words) }?.kind
  }
}

/// The words on a button, without what makes no difference to a reader.
struct TitleWords: Sendable {
  private let text: String
  private let capitals: String

  init(_ text: String) {
    self.text = Self.folded(text)
    capitals = self.text.uppercased()
  }

  /// All capitals count as the same words; any other capitals don't.
  func match(_ title: TitleWords) -> Bool {
    text == title.text || text == title.capitals
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
