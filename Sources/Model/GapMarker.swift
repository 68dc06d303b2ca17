package import Diagnostics

/// What stands in a text for something that nobody said yet: `[missing: the law (path)]`.
///
/// Each language has its own words in it, so it is known by its shape: a bracket, a word with a
/// colon, and at the end the path in parentheses. In English the beginning is enough.
package struct GapMarker: Sendable {
  package let text: Message

  package init(for what: Message, at path: String) {
    text = Message(.missingMarker, what, path)
  }

  /// Stands for any of them, where the text itself is nobody else's business.
  static let sample = "[missing: …]"

  package static func isIn(_ text: String) -> Bool { !all(in: text).isEmpty }

  /// Every one that a text has, without what only steers how it is shown.
  package static func all(in text: String) -> [String] {
    guard text.utf8.contains(UInt8(ascii: "[")) else { return [] }
    return MarkedText(text).markers
  }
}

/// A text in which markers are looked for from left to right, each sign once.
private struct MarkedText {
  private let signs: [Character]

  init(_ text: String) {
    let shown = text.unicodeScalars.filter { $0.properties.generalCategory != .format }
    signs = Array(String(String.UnicodeScalarView(shown)))
  }

  var markers: [String] {
    let pathEnds = signs.indices.filter(endsWithPath)
    let paths = signs.indices.filter(beginsPath)
    var (nextPath, nextEnd) = (paths[...], pathEnds[...])
    var markers: [String] = []
    var end = -1
    for start in signs.indices where start > end && signs[start] == "[" {
      guard let word = word(after: start) else { continue }
      nextPath = nextPath.drop { $0 < start }
      nextEnd = nextEnd.drop { $0 < nextPath.first ?? signs.endIndex }
      let isEnglish = word == "missing"
      let bracket = isEnglish ? signs[start...].firstIndex(of: "]") ?? signs.endIndex - 1 : nil
      if let bracket, bracket < nextPath.first ?? signs.endIndex {
        end = bracket
      } else if let last = nextEnd.first {
        end = last
      } else {
        continue
      }
      markers.append(String(signs[start...end]))
    }
    return markers
  }

  /// The word between a bracket and a colon, in small letters.
  private func word(after start: Int) -> String? {
    let rest = signs[(start + 1)...].prefix(Self.longestWord)
    guard let end = rest.firstIndex(where: { ":：[]".contains($0) }), ":：".contains(signs[end])
    else { return nil }
    let word = rest[..<end].filter { !$0.isWhitespace }
    return word.isEmpty ? nil : String(word).lowercased()
  }

  /// Whether a path of a description begins in parentheses, such as `(login.wall`.
  private func beginsPath(_ index: Int) -> Bool {
    guard "(（".contains(signs[index]) else { return false }
    let word = signs[(index + 1)...].prefix(Self.longestWord).prefix { $0.isLetter }
    guard signs.indices.contains(word.endIndex), Self.sections.contains(String(word)) else {
      return false
    }
    return ".[".contains(signs[word.endIndex]) || endsWithPath(word.endIndex + 1)
  }

  /// Whether the parentheses and the brackets end here.
  private func endsWithPath(_ index: Int) -> Bool {
    signs.indices.contains(index) && index > 0 && signs[index] == "]"
      && ")）".contains(signs[index - 1])
  }

  private static let longestWord = 40
  private static let sections = Set(Section.plainDescription.fields.map(\.name))
}
