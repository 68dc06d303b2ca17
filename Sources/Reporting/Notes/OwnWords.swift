internal import Diagnostics

/// Words that a person wrote, made fit for a text that is pasted somewhere else.
struct OwnWords {
  /// On one line, without characters that steer what shows them.
  let text: String

  init(_ written: String) {
    let words = written.replacingScalars { $0.isSpacing ? " " : nil }.split(separator: " ")
    text = words.joined(separator: " ").withEscapes.withoutCommands
  }

  /// The text in at most so many bytes: up to the end of a sentence, else of a word, and marked.
  func shortened(to bytes: Int) -> String {
    guard text.utf8.count > bytes else { return text }
    let room = bytes - Self.mark.utf8.count
    let head = Self.prefix(of: text, bytes: room)
    let sentence = head.indices.last { index in
      Self.fullStops.contains(head[index]) || (".!?".contains(head[index]) && isGap(index))
    }
    if let sentence { return head[...sentence] + Self.mark }
    let word = head.lastIndex(of: " ").map { head[..<$0] } ?? head
    return word + Self.mark
  }

  private func isGap(_ index: Substring.Index) -> Bool {
    let next = text.index(after: index)
    return next == text.endIndex || text[next] == " "
  }

  private static let mark = " […]"
  /// What ends a sentence without a space behind it.
  private static let fullStops: Set<Character> = ["。", "！", "？"]

  private static func prefix(of text: String, bytes: Int) -> Substring {
    var end = text.startIndex
    var used = 0
    for index in text.indices {
      used += text[index].utf8.count
      if used > bytes { break }
      end = text.index(after: index)
    }
    return text[..<end]
  }
}

extension Unicode.Scalar {
  fileprivate var isSpacing: Bool {
    switch properties.generalCategory {
    case .lineSeparator, .paragraphSeparator, .spaceSeparator: true
    default: value == 0x09 || value == 0x0A || value == 0x0D || value == 0x85
    }
  }
}
