internal import Diagnostics

/// Names, and patterns that further names are like; those behind `!` are left out again.
struct NameSet: Sendable {
  private var names: Set<String> = []
  private var patterns: [NamePattern] = []
  private var others: [NamePattern] = []

  init(_ texts: [String] = []) { add(texts) }

  mutating func add(_ texts: [String]) {
    let sought = texts.filter { !$0.hasPrefix("!") }
    names.formUnion(sought.filter { !NamePattern.hasGaps($0) })
    patterns += sought.filter(NamePattern.hasGaps).map { NamePattern($0) }
    others += texts.filter { $0.hasPrefix("!") }.map { NamePattern(String($0.dropFirst())) }
  }

  /// Those without gaps.
  var all: [String] { names.sorted() }

  func contains(_ name: String) -> Bool {
    (names.contains(name) || patterns.contains { $0.matches(name) })
      && !others.contains { $0.matches(name) }
  }
}

/// A name with gaps: `*` is anything, `<digits>` and `<hex>` are at least one of them, and `<same>` is
/// a sign over and over, up to the end.
package struct NamePattern: Hashable, Sendable {
  private enum Piece: Hashable {
    case letters([UInt8])
    case anything, digits, hexadecimal, same
  }

  private let parts: [Piece]

  /// Whether a text stands for more than one name.
  static func hasGaps(_ text: String) -> Bool { text.contains("*") || text.contains("<") }

  package init(_ text: String) {
    var parts: [Piece] = []
    var rest = text[...]
    let gaps: [(String, Piece)] = [
      ("*", .anything), ("<digits>", .digits), ("<hex>", .hexadecimal),
      ("<same>", .same),
    ]
    var letters: [UInt8] = []
    while let first = rest.first {
      guard let (mark, gap) = gaps.first(where: { rest.hasPrefix($0.0) }) else {
        letters += String(first).utf8
        rest.removeFirst()
        continue
      }
      if !letters.isEmpty { parts.append(.letters(letters)) }
      letters = []
      parts.append(gap)
      rest.removeFirst(mark.count)
    }
    if !letters.isEmpty { parts.append(.letters(letters)) }
    self.parts = parts
  }

  package func matches(_ name: String) -> Bool { Self.match(parts[...], Array(name.utf8)[...]) }

  private static func match(_ parts: ArraySlice<Piece>, _ name: ArraySlice<UInt8>) -> Bool {
    guard let part = parts.first else { return name.isEmpty }
    let rest = parts.dropFirst()
    switch part {
    case .letters(let letters):
      return name.starts(with: letters) && match(rest, name.dropFirst(letters.count))
    case .anything:
      if rest.isEmpty { return true }
      return (name.startIndex...name.endIndex).contains { match(rest, name[$0...]) }
    case .digits: return matchRun(rest, name, \.isDigit)
    case .hexadecimal: return matchRun(rest, name, isHexadecimal)
    case .same:
      let signs = String(decoding: name, as: UTF8.self)
      return signs.count > 2 && Set(signs).count == 1
        && !signs.contains { $0.isLetter || $0.isNumber }
    }
  }

  /// A run is as long as it can be.
  private static func matchRun(
    _ rest: ArraySlice<Piece>, _ name: ArraySlice<UInt8>, _ isPart: (UInt8) -> Bool
  ) -> Bool {
    let run = name.prefix(while: isPart)
    return !run.isEmpty && match(rest, name[run.endIndex...])
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    byte.isDigit || UInt8(ascii: "a")...UInt8(ascii: "f") ~= SourceToken.lowercase(byte)
  }
}
