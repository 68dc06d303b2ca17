import TestSupport

/// The string literals of a Swift source, as patterns: `there is no key {0} here`.
struct SourceLiterals {
  struct Literal {
    /// The words, with numbered braces for what is filled in; a literal brace is doubled.
    let pattern: String
    /// The code right before it.
    let context: String
  }

  /// Those of each file below `Sources`, by its path there.
  static let ofSources: [String: [Literal]] = {
    let paths = Checkout.files(below: "Sources").filter { $0.hasSuffix(".swift") }
    return paths.reduce(into: [:]) { literals, path in
      let text = try? Checkout.text(of: "Sources/\(path)")
      literals[path] = text.map { SourceLiterals(of: $0).literals }
    }
  }()

  private(set) var literals: [Literal] = []
  private let source: [UInt8]
  private var position = 0

  init(of text: String) {
    source = Array(text.utf8)
    while position < source.count { step() }
  }

  /// Goes on over a comment, a literal or a byte of code.
  private mutating func step() {
    let byte = source[position]
    if byte != UInt8(ascii: "/"), byte != UInt8(ascii: "#"), byte != UInt8(ascii: "\"") {
      position += 1
    } else if starts(with: "//") {
      while position < source.count, source[position] != UInt8(ascii: "\n") { position += 1 }
    } else if starts(with: "#\"") {
      position += 2
      while position < source.count, !starts(with: "\"#") { position += 1 }
      position += 2
    } else if source[position] == UInt8(ascii: "\"") {
      literal()
    } else {
      position += 1
    }
  }

  private func starts(with text: String) -> Bool {
    let bytes = text.utf8
    return source[position] == bytes.first && source[position...].starts(with: bytes)
  }

  private mutating func literal() {
    let context = String(decoding: source[..<position].suffix(40), as: UTF8.self)
    let quote = starts(with: "\"\"\"") ? "\"\"\"" : "\""
    position += quote.utf8.count
    var words: [UInt8] = []
    var count = 0
    while position < source.count, !starts(with: quote) {
      if starts(with: "\\(") {
        words += Array("{\(count)}".utf8)
        count += 1
        position += 2
        interpolation()
      } else if source[position] == UInt8(ascii: "\\") {
        escape(into: &words)
      } else {
        if source[position] == UInt8(ascii: "{") { words.append(source[position]) }
        words.append(source[position])
        position += 1
      }
    }
    position += quote.utf8.count
    let text = String(decoding: words, as: UTF8.self)
    let pattern = quote.count == 3 ? Self.withoutIndentation(text) : text
    literals.append(Literal(pattern: pattern, context: context))
  }

  /// Goes to behind the parenthesis that closes an interpolation; it may hold literals.
  private mutating func interpolation() {
    var depth = 1
    while position < source.count, depth > 0 {
      if source[position] == UInt8(ascii: "\"") {
        literal()
        continue
      }
      if source[position] == UInt8(ascii: "(") { depth += 1 }
      if source[position] == UInt8(ascii: ")") { depth -= 1 }
      position += 1
    }
  }

  private mutating func escape(into words: inout [UInt8]) {
    let letter = source[position + 1]
    position += 2
    switch letter {
    case UInt8(ascii: "\n"):
      while source[position] == UInt8(ascii: " ") { position += 1 }
    case UInt8(ascii: "u"):
      let end = source[position...].firstIndex(of: UInt8(ascii: "}")) ?? position
      let digits = String(decoding: source[(position + 1)..<end], as: UTF8.self)
      let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
      words += scalar.map { Array(String($0).utf8) } ?? []
      position = end + 1
    case UInt8(ascii: "n"): words.append(UInt8(ascii: "\n"))
    case UInt8(ascii: "t"): words.append(UInt8(ascii: "\t"))
    default: words.append(letter)
    }
  }

  private static func withoutIndentation(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
    let indentation = lines.popLast()?.count ?? 0
    return lines.map { $0.dropFirst(min(indentation, $0.prefix { $0 == " " }.count)) }
      .joined(separator: "\n")
  }
}
