internal import Diagnostics
internal import Localization
internal import Presentation
internal import Rules

/// Text in Markdown as GitHub reads it, in which no name can become more than its letters.
struct MarkdownText {
  private let language: Language

  init(in language: Language = .english) {
    self.language = language
  }

  /// The text as letters only: no emphasis, link, mention, HTML or cell of a table.
  func escaped(_ text: String) -> String {
    var before: Unicode.Scalar = " "
    var webLetters = 0
    return SingleLine(text, in: language).text.replacingScalars { scalar in
      defer {
        before = scalar
        webLetters = scalar == "w" || scalar == "W" ? webLetters + 1 : 0
      }
      if scalar == "@" { return "@\(Self.breaking)" }
      if scalar == "#" { return "\\#\(Self.breaking)" }
      if scalar == "/", before == ":" { return "\(Self.breaking)/" }
      if scalar == ".", webLetters >= 3 { return "\(Self.breaking)." }
      return Self.special.contains(scalar) ? "\\\(scalar)" : nil
    }
  }

  /// The words that a person wrote, likewise.
  func own(_ written: String) -> String { escaped(OwnWords(written).text) }

  /// The text in a code span of one line that it can't end, also in a cell of a table.
  func code(_ text: String) -> String {
    let line = SingleLine(text, in: language).text.replacingScalars { $0 == "|" ? "\\|" : nil }
    let fence = String(repeating: "`", count: Self.longestRun(of: "`", in: line) + 1)
    let isTouching = line.hasPrefix("`") || line.hasSuffix("`")
    return isTouching ? "\(fence) \(line) \(fence)" : fence + line + fence
  }

  /// A guideline by its number and title, leading to where it can be read.
  func link(to guideline: Guideline) -> String {
    link(guideline.citation(in: language), to: guideline.webAddress)
  }

  /// A text that leads to an address, if there is one, and shows where.
  func link(_ text: String, to address: WebAddress?) -> String {
    let name = escaped(text)
    guard let address else { return name }
    return "[\(name)](\(Self.address(address.text))) (\(code(address.host)))"
  }

  /// The address with what would end a link, or stand in none, escaped.
  private static func address(_ text: String) -> String {
    text.replacingScalars { scalar in
      let isPlain = scalar.isASCII && scalar > " " && !unfit.contains(scalar)
      return isPlain ? nil : FileAddress.escaped(String(scalar))
    }
  }

  /// A space of no width: GitHub then sees neither a name to call nor an address to link.
  private static let breaking = "&#8203;"

  private static let special = Set("\\`*_[]<>&|~$".unicodeScalars)
  private static let unfit = Set("()<>[]\\|\"`".unicodeScalars)

  private static func longestRun(of wanted: Unicode.Scalar, in text: String) -> Int {
    var longest = 0
    var current = 0
    for scalar in text.unicodeScalars {
      current = scalar == wanted ? current + 1 : 0
      longest = max(longest, current)
    }
    return longest
  }
}
