/// Names that a file of source code gives to types and modules that have one of their own.
enum SourceAliases {
  private static let typealiasWord = SourceToken.hash("typealias".utf8)
  private static let asWord = SourceToken.hash("as".utf8)
  private static let fromWord = SourceToken.hash("from".utf8)

  /// Has the words of a file stand for the own names wherever it uses the others: `typealias A = B`,
  /// and `import * as A from "…"` of modules whose own names are given.
  static func replace(
    in tokens: inout [SourceToken], of bytes: inout [UInt8], _ language: SourceLanguage,
    modules: [String: String]
  ) {
    var own: [UInt64: SourceToken] = [:]
    for index in tokens.indices where tokens[index].kind == .word {
      let hash = tokens[index].hash
      if language == .swift, hash == typealiasWord {
        guard let type = type(named: index + 2, tokens, bytes) else { continue }
        own[tokens[index + 1].hash] = type
      } else if language == .javaScript, hash == asWord {
        guard let name = module(named: index, tokens, bytes).flatMap({ modules[$0] }) else {
          continue
        }
        own[tokens[index + 1].hash] = token(name, addedTo: &bytes)
      }
    }
    guard !own.isEmpty else { return }
    for index in tokens.indices where tokens[index].kind == .word {
      guard let name = own[tokens[index].hash] else { continue }
      tokens[index] = SourceToken(
        kind: .word, start: name.start, end: name.end, line: tokens[index].line, hash: name.hash)
    }
  }

  /// The type behind the sign of a declaration, if it is one word.
  private static func type(
    named sign: Int, _ tokens: [SourceToken], _ bytes: [UInt8]
  ) -> SourceToken? {
    let next = tokens.sign(at: sign + 2, in: bytes)
    guard tokens.sign(at: sign, in: bytes) == "=", sign + 1 < tokens.count,
      tokens[sign + 1].kind == .word, next.map(".<&?[".unicodeScalars.contains) != true
    else { return nil }
    return tokens[sign + 1]
  }

  /// The module all of which is imported under another name.
  private static func module(
    named word: Int, _ tokens: [SourceToken], _ bytes: [UInt8]
  ) -> String? {
    guard tokens.sign(at: word - 1, in: bytes) == "*", word + 3 < tokens.count,
      tokens[word + 1].kind == .word, tokens[word + 2].hash == fromWord,
      tokens[word + 3].kind == .text
    else { return nil }
    return String(decoding: bytes[tokens[word + 3].bytes], as: UTF8.self)
  }

  /// A word that the file doesn't have.
  private static func token(_ name: String, addedTo bytes: inout [UInt8]) -> SourceToken {
    let start = bytes.count
    bytes += name.utf8
    return SourceToken(
      kind: .word, start: Int32(truncatingIfNeeded: start),
      end: Int32(truncatingIfNeeded: bytes.count), line: 0, hash: SourceToken.hash(name.utf8))
  }
}
