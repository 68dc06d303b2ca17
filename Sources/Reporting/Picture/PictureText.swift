internal import Diagnostics
internal import Localization
internal import Rules

/// Words in a picture, whose width can only be estimated.
enum PictureText {
  static let size = 12.0
  static let lineHeight = 16.0

  /// About how wide the words are at a size.
  static func width(_ words: String, size: Double = Self.size) -> Double {
    Double(TerminalText.width(words)) * size * 0.56
  }

  /// The words in lines that fit a width.
  static func lines(_ words: String, width: Double) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in words.split(separator: " ").map(String.init) {
      let longer = line.isEmpty ? word : "\(line) \(word)"
      if !line.isEmpty, Self.width(longer) > width {
        lines.append(line)
        line = word
      } else {
        line = longer
      }
      while Self.width(line) > width, let cut = end(of: line, width: width) {
        lines.append(String(line[..<cut]))
        line = String(line[cut...])
      }
    }
    return lines + (line.isEmpty ? [] : [line])
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

  private static func end(of line: String, width: Double) -> String.Index? {
    var used = 0.0
    for index in line.indices {
      used += Self.width(String(line[index]))
      if used > width { return index == line.startIndex ? nil : index }
    }
    return nil
  }
}

/// Numbers in pictures: at the most two decimals, the same on every machine.
enum PictureNumber {
  static func text(_ number: Double) -> String {
    Language.english.numbers.text(number)
  }
}
