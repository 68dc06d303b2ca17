internal import Diagnostics
internal import Model

/// A value that is handed to App Review: what it comes to, and where it stands.
struct ReviewValue {
  enum Content {
    case text(String)
    case empty
    /// It is worked out elsewhere, or can't be read.
    case unknown
  }

  let content: Content
  let site: EvidenceSite

  init(_ text: String?, at site: EvidenceSite) {
    let words = text.map(Self.words)
    content = words.map { $0.isEmpty ? .empty : .text($0) } ?? .unknown
    self.site = site
  }

  var text: String? { if case .text(let text) = content { text } else { nil } }

  /// Nil where nobody knows.
  var isGiven: Bool? {
    switch content {
    case .text: true
    case .empty: false
    case .unknown: nil
    }
  }

  private static func words(_ text: String) -> String {
    let start = text.drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}

extension Detection {
  /// The keys of values that somebody put in to be replaced, and where they stand.
  func placeholders(among values: [(key: String, value: ReviewValue)]) -> [ShownFact.Item] {
    values.compactMap { key, value in
      guard let text = value.text, let known = placeholders[key] else { return nil }
      let isNumber = key == "phone_number"
      let plain = isNumber ? text.filter { $0.isNumber || $0.isLetter || $0 == "+" } : text
      let isKnown = [text, plain].contains { known.contains($0.lowercased()) }
      return isKnown ? ShownFact.Item(key, at: value.site) : nil
    }
  }
}

extension EvidenceSite {
  /// A line of a file of which nobody may see the words.
  static func hidden(_ path: String, line: Int = 1, lineCount: Int = 1) -> EvidenceSite {
    let file = SourceFile(path: path, text: String(repeating: "\n", count: max(0, lineCount - 1)))
    return EvidenceSite(file, line - 1..<line - 1)
  }
}
