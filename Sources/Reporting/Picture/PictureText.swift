internal import Diagnostics
internal import Localization

/// Words in a picture, whose width can only be estimated.
enum PictureText {
  static let size = 12.0

  /// About how wide the words are at a size.
  static func width(_ words: String, size: Double = Self.size) -> Double {
    Double(TerminalText.width(words)) * size * 0.56
  }

  /// The words, cut where they don't fit: behind a word, if the first one has room.
  static func cut(_ words: String, width: Double, size: Double) -> String {
    guard Self.width(words, size: size) > width else { return words }
    var cut = words[...]
    while !cut.isEmpty, Self.width("\(cut)…", size: size) > width { cut.removeLast() }
    let rest = words[cut.endIndex...]
    if rest.first != " ", let gap = cut.lastIndex(of: " ") { cut = cut[..<gap] }
    return cut.isEmpty ? "" : "\(cut)…"
  }
}

/// Numbers in pictures: at the most two decimals, the same on every machine.
enum PictureNumber {
  static func text(_ number: Double) -> String {
    Language.english.numbers.text(number)
  }
}
