/// A text for people, with the keys, paths and words of descriptions that stand in it.
struct Prose {
  enum Piece: Hashable {
    case words(String)
    case code(String)
  }

  let pieces: [Piece]

  init(_ text: String) {
    var pieces: [Piece] = []
    var words = ""
    var rest = text[...]
    while let first = rest.first {
      let run = Self.run(at: rest)
      guard !run.isEmpty else {
        words.append(first)
        rest = rest.dropFirst()
        continue
      }
      let (code, behind) = Self.withoutFullStop(run)
      if Self.isCode(code) {
        if !words.isEmpty { pieces.append(.words(words)) }
        pieces.append(.code(String(code)))
        words = String(behind)
      } else {
        words += run
      }
      rest = rest[run.endIndex...]
    }
    if !words.isEmpty { pieces.append(.words(words)) }
    self.pieces = pieces
  }

  /// The letters and signs that a path may have; an id in it, as in `screens["sign-in"]`, has
  /// hyphens as well.
  private static func run(at text: Substring) -> Substring {
    var isInID = false
    var before: Character?
    return text.prefix { letter in
      if letter == "\"" { isInID = !isInID && before == "[" }
      before = letter
      return letter.isPartOfCode || isInID && letter == "-"
    }
  }

  /// What ends a sentence is no part of a path.
  private static func withoutFullStop(_ run: Substring) -> (code: Substring, behind: Substring) {
    var code = run
    while let last = code.last, ".\"".contains(last) { code = code.dropLast() }
    return (code, run[code.endIndex...])
  }

  /// Whether it is written as keys and words are: `inReviewNotes`, `login.exemption`.
  private static func isCode(_ run: Substring) -> Bool {
    guard let first = run.first, first.isLetter, !names.contains(String(run)) else { return false }
    let isCamelCase = first.isLowercase && run.contains { $0.isUppercase }
    let isPath = run.contains("[") || run.split(separator: ".").count > 1
    return (isCamelCase || isPath) && run.contains { $0.isLowercase }
  }

  /// What is written like a key and is a name.
  private static let names: Set = [
    "iPhone", "iPad", "iPod", "iMac", "iOS", "iPadOS", "macOS", "tvOS", "watchOS", "visionOS",
    "iCloud", "iPhones", "iPads", "eID", "p.ex",
  ]
}

extension Character {
  /// Letters, digits and signs of a path in a description.
  fileprivate var isPartOfCode: Bool {
    isASCII && (isLetter || isNumber || "._[]\"".contains(self))
  }
}

extension MarkupWriter {
  /// Writes a text for people; what belongs into a description is shown as code.
  mutating func prose(_ text: String) {
    for piece in Prose(text).pieces {
      switch piece {
      case .words(let words): self.words(words)
      case .code(let code): self.code(code)
      }
    }
  }
}
