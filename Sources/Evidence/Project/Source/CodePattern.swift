/// A sequence of words, signs and strings to be found in code: `GIDSignIn….signIn(`.
///
/// `…` stands for the rest of a chain of calls; behind an opening bracket, for anything up to the
/// closing one. A word that ends with `*` stands for every word that begins so, `*` alone for every
/// word; `"*"` at the end is a string that is the value looked for.
struct CodePattern: Hashable, Sendable {
  private enum Element: Hashable {
    case word([UInt8], hash: UInt64)
    case beginning([UInt8])
    case sign(UInt8)
    /// In lower case.
    case text([UInt8], hash: UInt64)
    case anyText, anyWord, gap
  }

  let text: String
  private let elements: [Element]

  init(_ text: String) {
    self.text = text
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
      } else if Self.isWord(byte) {
        let word = Array(rest.prefix(while: Self.isWord))
        rest = rest.dropFirst(word.count)
        if rest.first == UInt8(ascii: "*") {
          elements.append(.beginning(word))
          rest.removeFirst()
        } else {
          elements.append(.word(word, hash: SourceToken.hash(word)))
        }
      } else {
        elements.append(byte == UInt8(ascii: "*") ? .anyWord : .sign(byte))
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
      case .beginning, .anyText, .gap: return nil
      }
    }
    return nil
  }

  /// Up to where the tokens from a number on are like it; nil where they aren't.
  func end(in tokens: [SourceToken], from index: Int, of bytes: [UInt8]) -> Int? {
    index >= 0 ? match(from: 0, tokens, index, bytes) : nil
  }

  /// The string that its end stands for, if it has one; what is put together is no value.
  func value(in tokens: [SourceToken], before end: Int, of bytes: [UInt8]) -> String? {
    guard elements.last == .anyText else { return nil }
    let text = bytes[tokens[end - 1].bytes]
    return text.contains { "\\$".utf8.contains($0) } ? "" : String(decoding: text, as: UTF8.self)
  }

  /// Where the elements from one on end that match tokens from a place on.
  private func match(
    from first: Int, _ tokens: [SourceToken], _ start: Int, _ bytes: [UInt8]
  ) -> Int? {
    var index = start
    for place in first..<elements.count {
      if case .gap = elements[place] {
        return matchBehindGap(from: place + 1, tokens, index, bytes)
      }
      guard index < tokens.count, Self.isLike(tokens[index], elements[place], bytes) else {
        return nil
      }
      index += 1
    }
    return index
  }

  private static let longestGap = 100

  private func matchBehindGap(
    from first: Int, _ tokens: [SourceToken], _ start: Int, _ bytes: [UInt8]
  ) -> Int? {
    guard start > 0 else { return nil }
    let isInBrackets = Self.isOpening(tokens[start - 1], bytes)
    var depth = 0
    for index in start..<min(tokens.count, start + Self.longestGap) {
      let token = tokens[index]
      if depth <= 0 || isInBrackets, let end = match(from: first, tokens, index, bytes) {
        return end
      }
      if Self.isOpening(token, bytes) {
        depth += 1
      } else if Self.isClosing(token, bytes) {
        depth -= 1
        // Objective-C closes a bracket in the middle of a chain.
        if depth < 0, isInBrackets || bytes[Int(token.start)] != UInt8(ascii: "]") { return nil }
      } else if depth <= 0, !isInBrackets, Self.endsChain(tokens, index, bytes) {
        return nil
      }
    }
    return nil
  }

  private static func endsChain(_ tokens: [SourceToken], _ index: Int, _ bytes: [UInt8]) -> Bool {
    let token = tokens[index]
    let byte = bytes[Int(token.start)]
    if token.kind == .sign { return !(byte == UInt8(ascii: ".") || "?!".utf8.contains(byte)) }
    let before = tokens[index - 1]
    return token.line != before.line && bytes[Int(before.start)] != UInt8(ascii: ".")
  }

  private static func isOpening(_ token: SourceToken, _ bytes: [UInt8]) -> Bool {
    token.kind == .sign && "([{".utf8.contains(bytes[Int(token.start)])
  }

  private static func isClosing(_ token: SourceToken, _ bytes: [UInt8]) -> Bool {
    token.kind == .sign && ")]}".utf8.contains(bytes[Int(token.start)])
  }

  private static func isLike(_ token: SourceToken, _ element: Element, _ bytes: [UInt8]) -> Bool {
    switch element {
    case .word(let word, let hash):
      return token.kind == .word && token.hash == hash && bytes[token.bytes].elementsEqual(word)
    case .beginning(let word):
      return token.kind == .word && bytes[token.bytes].starts(with: word)
    case .sign(let sign): return token.kind == .sign && bytes[Int(token.start)] == sign
    case .text(let text, let hash):
      return token.kind == .text && token.hash == hash
        && bytes[token.bytes].lazy.map(SourceToken.lowercase).elementsEqual(text)
    case .anyText: return token.kind == .text
    case .anyWord: return token.kind == .word
    case .gap: return false
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    default: false
    }
  }
}
