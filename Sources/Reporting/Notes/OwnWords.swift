internal import Diagnostics
internal import Localization

/// Words that a person wrote, made fit for a text that is pasted somewhere else.
struct OwnWords {
  /// On one line, without characters that steer what shows them.
  let text: String

  init(_ written: String) {
    let words = written.replacingScalars { $0.isSpacing ? " " : nil }.split(separator: " ")
    text = words.joined(separator: " ").withEscapes.withoutCommands
  }
}

extension Language {
  /// Whether a text is evidently in another one: most of its letters are of another script, or it
  /// is long and has none of the words without which hardly a sentence is said.
  func isOther(_ text: String) -> Bool {
    let letters = text.unicodeScalars.filter(\.properties.isAlphabetic)
    let others = letters.count { $0.script != name.unicodeScalars.first?.script }
    let words = text.lowercased().split { !$0.isLetter }
    guard others * 2 <= letters.count else {
      return letters.first?.script != .latin || words.count > 2
    }
    guard letters.first?.script == .latin, words.count > 5 else { return false }
    let everyday = Set(self(.everydayWords).split(separator: " "))
    return !words.contains(where: everyday.contains)
  }
}

/// Letters that no other language of the program is written with.
private enum Script {
  case latin
  case arabic
  case han
  case other
}

extension Unicode.Scalar {
  fileprivate var script: Script {
    switch value {
    case ..<0x0250, 0x1E00..<0x1F00: .latin
    case 0x0600..<0x0780, 0x08A0..<0x0900, 0xFB50..<0xFE00, 0xFE70..<0xFF00: .arabic
    case 0x3400..<0xA000, 0xF900..<0xFB00, 0x20000..<0x32000: .han
    default: .other
    }
  }

  fileprivate var isSpacing: Bool {
    switch properties.generalCategory {
    case .lineSeparator, .paragraphSeparator, .spaceSeparator: true
    default: value == 0x09 || value == 0x0A || value == 0x0D || value == 0x85
    }
  }
}
