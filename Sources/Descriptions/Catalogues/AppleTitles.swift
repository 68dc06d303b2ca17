/// The titles of the Apple button in one language, as Apple shipped them.
package struct AppleTitles: Sendable {
  /// A BCP 47 tag, such as `zh-Hans`.
  package let locale: String
  package let signIn: [String]
  package let signUp: [String]
  package let continuing: [String]
  /// The short title on a watch.
  package let watch: [String]

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
  }

  /// Every title that a button may have.
  var all: [String] { signIn + signUp + continuing }

  /// Which title the words are, in the words of `button.appleTitle`; nil when none.
  func kind(of words: String) -> String? {
    let words = TitleWords(words)
    if signIn.contains(where: words.match) { return "signIn" }
    if signUp.contains(where: words.match) { return "signUp" }
    if continuing.contains(where: words.match) { return "continue" }
    return nil
  }
}

/// The words on a button, without what makes no difference to a reader.
private struct TitleWords {
  private let text: String

  init(_ text: String) {
    self.text = Self.folded(text)
  }

  /// All capitals count as the same words; any other capitals don't.
  func match(_ title: String) -> Bool {
    let title = Self.folded(title)
    return text == title || text == title.uppercased()
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
