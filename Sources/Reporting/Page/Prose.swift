internal import Localization
internal import Presentation

/// A text for people, with the keys, paths and words of descriptions that stand in it.
struct Prose {
  enum Piece: Hashable {
    case words(String)
    case code(String)
  }

  let pieces: [Piece]

  /// Codes are ASCII: bytes tell them as letters would, many times faster.
  init(_ text: String) {
    let text = Array(text.utf8)
    var pieces: [Piece] = []
    var wordsStart = 0
    var start = 0
    while start < text.count {
      let run = Self.run(at: text[start...])
      let code = Self.withoutFullStop(run)
      if Self.isCode(code) {
        if wordsStart < start { pieces.append(.words(Self.text(text[wordsStart..<start]))) }
        pieces.append(.code(Self.text(code)))
        wordsStart = code.endIndex
      }
      start += max(1, run.count)
    }
    if wordsStart < text.count { pieces.append(.words(Self.text(text[wordsStart...]))) }
    self.pieces = pieces
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// The letters and signs that a path may have; an id in it, as in `screens["sign-in"]`, has
  /// hyphens as well.
  private static func run(at text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var isInID = false
    var before: UInt8 = 0
    return text.prefix { byte in
      if byte == UInt8(ascii: "\"") { isInID = !isInID && before == UInt8(ascii: "[") }
      before = byte
      return byte.isPartOfCode || isInID && byte == UInt8(ascii: "-")
    }
  }

  /// What ends a sentence is no part of a path.
  private static func withoutFullStop(_ run: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var code = run
    while let last = code.last, ".\"".utf8.contains(last) { code = code.dropLast() }
    return code
  }

  /// Whether it is written as keys and words are: `inReviewNotes`, `login.exemption`.
  private static func isCode(_ run: ArraySlice<UInt8>) -> Bool {
    guard let first = run.first, first.isSmall || first.isCapital else { return false }
    let isCamelCase = first.isSmall && run.contains(where: \.isCapital)
    let isPath =
      run.contains(UInt8(ascii: "[")) || run.split(separator: UInt8(ascii: ".")).count > 1
    return (isCamelCase || isPath) && run.contains(where: \.isSmall) && !names.contains(text(run))
  }

  /// What is written like a key and is a name.
  private static let names: Set = [
    "iPhone", "iPad", "iPod", "iMac", "iOS", "iPadOS", "macOS", "tvOS", "watchOS", "visionOS",
    "iCloud", "iPhones", "iPads", "eID", "p.ex",
  ]
}

extension UInt8 {
  fileprivate var isSmall: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self }

  fileprivate var isCapital: Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self }

  /// Letters, digits and signs of a path in a description.
  fileprivate var isPartOfCode: Bool {
    isSmall || isCapital || UInt8(ascii: "0")...UInt8(ascii: "9") ~= self
      || "._[]\"".utf8.contains(self)
  }
}

extension MarkupWriter {
  /// Writes a text for people; what belongs into a description is shown as code.
  mutating func prose(_ text: String) {
    for piece in Prose(text).pieces {
      switch piece {
      case .words(let words): self.words(words)
      case .code(let code): self.code(code)
      }
    }
  }

  /// What to do about a fault, a paragraph for each fix.
  mutating func fixes(of fault: FaultGroup<some PresentedFinding>, in language: Language) {
    for fix in fault.fixes { element("p") { $0.prose(language(fix)) } }
  }
}
