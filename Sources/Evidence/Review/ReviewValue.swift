internal import Diagnostics
internal import Model

/// Words that nobody may see: what prints a value finds a function here, and no text.
struct Secret: Sendable {
  private let words: @Sendable () -> String

  init(_ text: String) {
    words = { text }
  }

  /// For what is compared with them, or is no secret after all.
  func revealed<Result>(_ answer: (String) -> Result) -> Result { answer(words()) }
}

/// A value that is handed to App Review: what it comes to, and where it stands.
struct ReviewValue {
  enum Content {
    case text(Secret)
    case empty
    /// It is worked out elsewhere, or can't be read.
    case unknown
  }

  let content: Content
  let site: EvidenceSite

  init(_ text: String?, at site: EvidenceSite) {
    content = text.map(\.trimmed).map { $0.isEmpty ? .empty : .text(Secret($0)) } ?? .unknown
    self.site = site
  }

  /// What is made of its words, where it has some.
  func revealed<Result>(_ answer: (String) -> Result) -> Result? {
    if case .text(let secret) = content { secret.revealed(answer) } else { nil }
  }

  /// Whether both are known to be the same.
  func isSame(as other: ReviewValue) -> Bool {
    switch (content, other.content) {
    case (.text(let one), .text(let two)): one.revealed { one in two.revealed { one == $0 } }
    case (.empty, .empty): true
    default: false
    }
  }

  /// Nil where nobody knows.
  var isGiven: Bool? {
    switch content {
    case .text: true
    case .empty: false
    case .unknown: nil
    }
  }
}

/// What a source says of the demo account, by the keys of fastlane.
struct ReviewValues {
  let user: ReviewValue?
  let password: ReviewValue?
  let phone: ReviewValue?
  let notes: ReviewValue?

  /// Those that are there.
  var all: [(key: String, value: ReviewValue)] {
    [("demo_user", user), ("demo_password", password), ("phone_number", phone), ("notes", notes)]
      .compactMap { key, value in value.map { (key, $0) } }
  }

  /// The keys of those that are worked out elsewhere, and where.
  var unknown: [ShownFact.Item] {
    all.filter { $0.value.isGiven == nil }.map { ShownFact.Item($0.key, at: $0.value.site) }
  }

  /// Where the number of the contact stands, and whether it is one with + and the country code.
  var shownPhone: (site: EvidenceSite, isInternational: Bool)? {
    phone.flatMap { phone in
      phone.revealed { (phone.site, Self.isInternational($0)) }
    }
  }

  /// App Store Connect takes numbers of the international form, of at most 20 bytes: the help pages
  /// of its version information, read in copies of 2026, and fastlane/fastlane#8839.
  private static func isInternational(_ number: String) -> Bool {
    let signs: Set<Character> = [" ", "-", ".", "(", ")"]
    let digits = number.dropFirst().filter { !signs.contains($0) }
    return number.first == "+" && number.utf8.count <= 20 && digits.first != "0"
      && digits.utf8.count >= 7 && digits.utf8.allSatisfy(\.isDigit)
  }

  var shownNotes: ShownFact.Item? {
    notes.flatMap { notes in notes.revealed { ShownFact.Item($0, at: notes.site) } }
  }
}

extension Detection {
  /// App Store Connect takes no longer notes.
  static let longestNotes = 4_000

  /// The keys of values that somebody put in to be replaced, and where they stand.
  func placeholders(among values: [(key: String, value: ReviewValue)]) -> [ShownFact.Item] {
    values.compactMap { key, value in
      guard let known = placeholders[key] else { return nil }
      let isNumber = key == "phone_number"
      let isKnown = value.revealed { all in
        let text = String(all.prefix(Self.longestNotes))
        let plain = isNumber ? text.filter { $0.isNumber || $0.isLetter || $0 == "+" } : text
        return [text, plain].contains { known.contains($0.lowercased()) }
      }
      return isKnown == true ? ShownFact.Item(key, at: value.site) : nil
    }
  }
}

extension EvidenceSite {
  /// A file of which nobody may see the words.
  static func hidden(_ path: String) -> EvidenceSite {
    hidden(in: SourceFile(path: path, text: ""), line: 1)
  }

  /// A line of one.
  static func hidden(in blank: SourceFile, line: Int) -> EvidenceSite {
    EvidenceSite(blank, line - 1..<line - 1)
  }
}

extension SourceFile {
  /// As many lines without their words; all sites in a file share it, as it is as long.
  static func blank(like file: SourceFile) -> SourceFile {
    let lineCount = LineTable(of: file).lineCount
    return SourceFile(path: file.id.path, text: String(repeating: "\n", count: lineCount - 1))
  }
}
