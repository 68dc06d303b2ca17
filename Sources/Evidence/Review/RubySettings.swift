internal import Diagnostics
internal import Model

/// Settings in a file of Ruby, which is never run: only what is written out counts.
struct RubySettings {
  private let tokens: [SourceToken]
  private let bytes: [UInt8]
  private let blank: SourceFile

  init(_ file: SourceFile) {
    bytes = file.bytes
    blank = .blank(like: file)
    var lexer = SourceLexer(file.bytes, .ruby)
    tokens = lexer.read()
  }

  /// The values in the brackets behind a word, `word(key: "…", :key => "…")`, by their keys.
  func values(in word: String) -> [String: ReviewValue] {
    guard let start = tokens.indices.first(where: { isWord($0, word) }) else { return [:] }
    var values: [String: ReviewValue] = [:]
    var depth = 0
    for index in tokens.indices[(start + 1)...] {
      if isSign(index, "({") { depth += 1 }
      if isSign(index, ")}") { depth -= 1 }
      if depth <= 0, isSign(index, ")}") { break }
      guard depth > 0, tokens[index].kind == .word, let value = value(behind: index) else {
        continue
      }
      values[text(of: tokens[index])] = value
    }
    return values
  }

  /// The value that a setting is given anywhere, as `setting "…"` or `setting: "…"`.
  func value(of setting: String) -> ReviewValue? {
    guard let index = tokens.indices.first(where: { isWord($0, setting) }) else { return nil }
    return value(behind: index) ?? literal(at: isSign(index + 1, "(") ? index + 2 : index + 1)
      ?? ReviewValue(nil, at: site(of: tokens[index]))
  }

  /// What follows a key and `:` or `=>`; nil where neither does.
  private func value(behind index: Int) -> ReviewValue? {
    let next =
      isSign(index + 1, ":")
      ? index + 2 : isSign(index + 1, "=") && isSign(index + 2, ">") ? index + 3 : nil
    guard let next, tokens.indices.contains(next) else { return nil }
    return literal(at: next) ?? ReviewValue(nil, at: site(of: tokens[index]))
  }

  /// A string in which nothing is worked out, and with which nothing is done.
  private func literal(at index: Int) -> ReviewValue? {
    guard tokens.indices.contains(index), tokens[index].kind == .text else { return nil }
    let isWhole = !isSign(index + 1, ".+%[")
    let text = text(of: tokens[index])
    return ReviewValue(isWhole && !text.contains("#{") ? text : nil, at: site(of: tokens[index]))
  }

  private func site(of token: SourceToken) -> EvidenceSite {
    .hidden(in: blank, line: Int(token.line))
  }

  private func text(of token: SourceToken) -> String {
    String(decoding: bytes[token.bytes], as: UTF8.self)
  }

  private func isWord(_ index: Int, _ word: String) -> Bool {
    tokens[index].kind == .word && bytes[tokens[index].bytes].elementsEqual(word.utf8)
  }

  private func isSign(_ index: Int, _ signs: String) -> Bool {
    tokens.sign(at: index, in: bytes).map(signs.unicodeScalars.contains) ?? false
  }
}
