internal import Diagnostics

/// A sequence of words, signs and strings to be found in code: `GIDSignIn….signIn(`.
///
/// `…` stands for the rest of a chain of calls; behind an opening bracket, for anything up to the
/// closing one. A word that ends with `*` stands for every word that begins so, `*` alone for every
/// word; `"*"` at the end is a string that is the value looked for, `#` near it a number.
struct CodePattern: Hashable, Sendable {
  private enum Element: Hashable {
    case word([UInt8], hash: UInt64)
    case beginning([UInt8])
    case sign(UInt8)
    /// In lower case.
    case text([UInt8], hash: UInt64)
    case anyText, anyWord, number, gap
  }

  private let elements: [Element]

  init(_ text: String) {
    var elements: [Element] = []
    var rest = Array(text.utf8)[...]
    let gap = Array("…".utf8)
    while let byte = rest.first {
      if byte == UInt8(ascii: " ") {
        rest.removeFirst()
      } else if rest.starts(with: gap) {
        elements.append(.gap)
        rest.removeFirst(gap.count)
      } else if byte == UInt8(ascii: "\"") {
        let content = rest.dropFirst().prefix { $0 != UInt8(ascii: "\"") }
        let lowered = content.map(SourceToken.lowercase)
        let isAny = content.elementsEqual("*".utf8)
        elements.append(isAny ? .anyText : .text(lowered, hash: SourceToken.hash(lowered)))
        rest = rest.dropFirst(content.count + 2)
      } else if byte.isOfWord {
        let word = Array(rest.prefix(while: \.isOfWord))
        rest = rest.dropFirst(word.count)
        if rest.first == UInt8(ascii: "*") {
          elements.append(.beginning(word))
          rest.removeFirst()
        } else {
          elements.append(.word(word, hash: SourceToken.hash(word)))
        }
      } else {
        let isNumber = byte == UInt8(ascii: "#")
        elements.append(isNumber ? .number : byte == UInt8(ascii: "*") ? .anyWord : .sign(byte))
        rest.removeFirst()
      }
    }
    self.elements = elements
  }

  /// The hash of the first word or string, by which it can be looked for.
  var start: (hash: UInt64, place: Int)? {
    for (place, element) in elements.enumerated() {
      switch element {
      case .word(_, let hash), .text(_, let hash): return (hash, place)
      case .sign, .anyWord: continue
      case .beginning, .anyText, .number, .gap: return nil
      }
    }
    return nil
  }

  /// The hash of the type that is asked for something: `GIDSignIn` of `GIDSignIn….signIn(`.
  var receiver: UInt64? {
    let rest = elements.drop { $0 == .sign(UInt8(ascii: "[")) }
    guard case .word(let word, let hash) = rest.first, let first = word.first,
      UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first
    else { return nil }
    switch rest.dropFirst().first {
    case .gap, .word, .beginning, .sign(UInt8(ascii: ".")): return hash
    default: return nil
    }
  }

  /// Up to where the tokens from a number on are like it; nil where they aren't.
  func end(in tokens: SourceTokens, from index: Int) -> Int? {
    index >= 0 ? match(from: 0, tokens, index) : nil
  }

  /// The string that its end stands for, if it has one; what is put together is no value.
  func value(in tokens: SourceTokens, before end: Int) -> String? {
    if let place = elements.lastIndex(of: .number) {
      return tokens.text(end - elements.count + place)
    }
    guard elements.last == .anyText else { return nil }
    let isPutTogether = tokens.spelling(end - 1).contains { "\\$".utf8.contains($0) }
    return isPutTogether ? "" : tokens.text(end - 1)
  }

  /// Where the elements from one on end that match tokens from a place on.
  private func match(from first: Int, _ tokens: SourceTokens, _ start: Int) -> Int? {
    var index = start
    for place in first..<elements.count {
      if case .gap = elements[place] { return matchBehindGap(from: place + 1, tokens, index) }
      guard index < tokens.count, isLike(elements[place], tokens, index) else { return nil }
      index += 1
    }
    return index
  }

  private static let longestGap = 100

  private func matchBehindGap(from first: Int, _ tokens: SourceTokens, _ start: Int) -> Int? {
    guard start > 0 else { return nil }
    let isInBrackets = tokens.isSign(start - 1, "([{")
    var depth = 0
    for index in start..<min(tokens.count, start + Self.longestGap) {
      if depth <= 0 || isInBrackets, let end = match(from: first, tokens, index) { return end }
      if tokens.isSign(index, "([{") {
        depth += 1
      } else if tokens.isSign(index, ")]}") {
        depth -= 1
        // Objective-C closes a bracket in the middle of a chain.
        if depth < 0, isInBrackets || tokens.sign(index) != "]" { return nil }
      } else if depth <= 0, !isInBrackets, endsChain(tokens, index) {
        return nil
      }
    }
    return nil
  }

  private func endsChain(_ tokens: SourceTokens, _ index: Int) -> Bool {
    if tokens[index].kind == .sign { return !tokens.isSign(index, ".?!") }
    return tokens[index].line != tokens[index - 1].line && tokens.sign(index - 1) != "."
  }

  private func isLike(_ element: Element, _ tokens: SourceTokens, _ index: Int) -> Bool {
    let token = tokens[index]
    switch element {
    case .word(let word, let hash):
      return token.kind == .word && token.hash == hash
        && tokens.spelling(index).elementsEqual(word)
    case .beginning(let word):
      return token.kind == .word && tokens.spelling(index).starts(with: word)
    case .sign(let sign):
      return token.kind == .sign && tokens.bytes[token.bytes.lowerBound] == sign
    case .text(let text, let hash):
      return token.kind == .text && token.hash == hash
        && tokens.spelling(index).lazy.map(SourceToken.lowercase).elementsEqual(text)
    case .anyText: return token.kind == .text
    case .anyWord: return token.kind == .word
    case .number:
      // Nothing is worked out with it.
      return token.kind == .word && tokens.spelling(index).allSatisfy(\.isDigit)
        && !tokens.isSign(index + 1, ".*/+-%?")
    case .gap: return false
    }
  }
}
