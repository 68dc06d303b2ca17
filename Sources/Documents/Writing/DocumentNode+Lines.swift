internal import Diagnostics

extension DocumentNode {
  /// The value as lines of YAML; what fits into a line is written in one.
  package func lines(width: Int) -> [String] {
    if let entries, !entries.isEmpty { return entries.flatMap { $0.lines(width: width) } }
    if let items, !items.isEmpty {
      return items.flatMap { item in
        let lines = item.isShort(in: width - 2) ? [item.inline] : item.lines(width: width - 2)
        return lines.enumerated().map { ($0 == 0 ? "- " : "  ") + $1 }
      }
    }
    return [inline]
  }

  /// The value in one line.
  package var inline: String {
    switch content {
    case .scalar(let text, let style): Self.scalar(text, style)
    case .sequence(let items): "[" + items.map(\.inline).joined(separator: ", ") + "]"
    case .mapping(let entries):
      "{" + entries.map { "\($0.key.inline): \($0.value.inline)" }.joined(separator: ", ") + "}"
    }
  }

  /// Whether it is read as easily in one line.
  fileprivate func isShort(in width: Int) -> Bool {
    let isFlat = (entries?.map(\.value) ?? items ?? []).allSatisfy {
      $0.items == nil && $0.entries == nil
    }
    return isFlat && inline.count <= width
  }

  /// Plain where it was plain and nothing in it means more than its letters.
  private static func scalar(_ text: String, _ style: ScalarStyle) -> String {
    guard style == .plain, let first = text.first, text.last != " " else {
      return text.inDoubleQuotes
    }
    let isSafe =
      first != " " && !DocumentNode(text).isNull && text != "-" && !text.hasPrefix("- ")
      && text.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || $0.properties.numericType != nil
          || "-_./+ ".unicodeScalars.contains($0)
      }
    if isSafe { return text }
    let isReadable = text.contains("\"") && text.utf8.allSatisfy { (0x20..<0x7F).contains($0) }
    return isReadable ? "'\(text.replacing("'", with: "''"))'" : text.inDoubleQuotes
  }
}

extension DocumentNode.Entry {
  func lines(width: Int) -> [String] {
    let head = "\(key.inline):"
    let isPlain = value.entries?.isEmpty != false && value.items?.isEmpty != false
    if isPlain || value.isShort(in: width - head.count - 1) { return ["\(head) \(value.inline)"] }
    return [head] + value.lines(width: width - 2).map { "  " + $0 }
  }
}
