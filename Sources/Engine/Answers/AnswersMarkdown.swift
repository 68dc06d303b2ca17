internal import Diagnostics
internal import Documents

/// Answers in Markdown: a heading for each question, and below it lines such as `- answer: yes`.
///
/// What stands below the heading of all holds for each answer that says nothing else.
enum AnswersMarkdown {
  private struct Line {
    let key: String
    /// Nil where nothing is said.
    let node: DocumentNode?
  }

  /// The list as JSON would have it; nil where nothing in it is an answer's.
  static func root(of file: SourceFile, _ diagnostics: inout [Diagnostic]) -> DocumentNode? {
    var rows: [[String: DocumentNode]] = []
    var shared: [String: DocumentNode] = [:]
    var own: [String: DocumentNode]?
    var start = 0
    for piece in file.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      defer { start += piece.count + 1 }
      if let level = level(of: piece) {
        if let own { rows.append(shared.merging(own) { $1 }) }
        if level == 1 { shared = shared.filter { $0.key == "schemaVersion" } }
        own = level == 1 ? nil : [:]
      } else if let line = line(piece, at: start) {
        guard let node = line.node else { continue }
        if own == nil { shared[line.key] = node } else { own?[line.key] = node }
      } else if own?["path"] != nil || own?["rule"] != nil, piece.contains(where: { $0 > 0x20 }) {
        let range = SourceRange(file: file.id, bytes: start..<start + piece.count)
        diagnostics.append(Diagnostic(Message(.answerOutside), at: range))
      }
    }
    if let own { rows.append(shared.merging(own) { $1 }) }
    guard shared["schemaVersion"] != nil else { return nil }
    return AnswerRows.root(of: rows, in: file)
  }

  /// How deep a heading stands; nil of other lines.
  private static func level(of piece: ArraySlice<UInt8>) -> Int? {
    let level = piece.prefix { $0 == UInt8(ascii: "#") }.count
    let next = piece.dropFirst(level).first
    return level > 0 && next == UInt8(ascii: " ") ? level : nil
  }

  /// A line that says something under one of the names.
  private static func line(_ piece: ArraySlice<UInt8>, at start: Int) -> Line? {
    let text = String(decoding: piece, as: UTF8.self).trimmed
    guard text.hasPrefix("- ") || text.hasPrefix("* "), let colon = text.firstIndex(of: ":") else {
      return nil
    }
    let key = String(text[..<colon].dropFirst(2)).trimmed
    guard AnswersTable.columns.contains(key) else { return nil }
    var value = String(text[text.index(after: colon)...]).trimmed
    if value.count > 1, value.hasPrefix("`"), value.hasSuffix("`") {
      value = String(value.dropFirst().dropLast())
    }
    guard !value.isEmpty else { return Line(key: key, node: nil) }
    let style: ScalarStyle = value.allSatisfy(\.isNumber) ? .plain : .doubleQuoted
    let end = start + piece.count
    let bytes = max(start, end - value.utf8.count)..<end
    return Line(key: key, node: DocumentNode(.scalar(value, style), bytes: bytes))
  }
}
