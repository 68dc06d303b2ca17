/// Names that a file of source code gives to types and modules that have one of their own.
enum SourceAliases {
  private static let typealiasWord = SourceToken.hash("typealias".utf8)
  private static let asWord = SourceToken.hash("as".utf8)
  private static let fromWord = SourceToken.hash("from".utf8)

  /// Has the words of a file stand for the own names wherever it uses the others: `typealias A = B`,
  /// and `import * as A from "…"` of modules whose own names are given.
  static func replace(
    in tokens: inout SourceTokens, _ language: SourceLanguage, modules: [String: String]
  ) {
    var own: [UInt64: SourceToken] = [:]
    for index in tokens.indices where tokens[index].kind == .word {
      let hash = tokens[index].hash
      if language == .swift, hash == typealiasWord {
        guard let type = type(named: index + 2, tokens) else { continue }
        own[tokens[index + 1].hash] = type
      } else if language == .javaScript, hash == asWord {
        guard let name = module(named: index, tokens).flatMap({ modules[$0] }) else { continue }
        own[tokens[index + 1].hash] = tokens.word(name)
      }
    }
    guard !own.isEmpty else { return }
    for index in tokens.indices where tokens[index].kind == .word {
      guard let name = own[tokens[index].hash] else { continue }
      let line = tokens[index].line
      tokens[index] = SourceToken(kind: .word, bytes: name.bytes, line: line, hash: name.hash)
    }
  }

  /// The type behind the sign of a declaration, if it is one word.
  private static func type(named sign: Int, _ tokens: SourceTokens) -> SourceToken? {
    guard tokens.sign(sign) == "=", sign + 1 < tokens.count, tokens[sign + 1].kind == .word,
      !tokens.isSign(sign + 2, ".<&?[")
    else { return nil }
    return tokens[sign + 1]
  }

  /// The module all of which is imported under another name.
  private static func module(named word: Int, _ tokens: SourceTokens) -> String? {
    guard tokens.sign(word - 1) == "*", word + 3 < tokens.count, tokens[word + 1].kind == .word,
      tokens[word + 2].hash == fromWord, tokens[word + 3].kind == .text
    else { return nil }
    return tokens.text(word + 3)
  }
}
