internal import Diagnostics
internal import Documents

/// A text with a word put in where somebody is typing, so that it can be read.
///
/// While people type, a text is seldom whole: a key has no value yet, a bracket isn't closed.
struct CompletedText {
  /// What stands where somebody types, and around it.
  let cursor: Cursor
  /// The letters typed so far, and those right behind.
  let word: Range<Int>
  /// What the value says before the word, such as the first part of an expression.
  let lead: String

  /// Nothing that anybody writes.
  static let mark = "zz0cursor0zz"
  /// How many other lines that can't be read are left out.
  private static let mostBroken = 3

  /// Nil in a comment, and where too much is broken around it.
  init?(typingAt offset: Int, in file: SourceFile) {
    let bytes = file.bytes
    let letters = bytes.stretch(around: offset, where: \.isOfWord)
    // The dash of a list is no part of a name.
    let dashes = bytes[letters.lowerBound..<offset].prefix { $0 == UInt8(ascii: "-") }
    word = dashes.endIndex..<letters.upperBound
    guard let cursor = Self.cursor(typing: word, in: bytes) else { return nil }
    self.cursor = cursor
    let text = cursor.node.text ?? ""
    lead = text.firstRange(of: Self.mark).map { String(text[..<$0.lowerBound]) } ?? ""
  }

  private static func cursor(typing word: Range<Int>, in bytes: [UInt8]) -> Cursor? {
    let before = bytes[..<word.lowerBound]
    for end in [Array(bytes[word.upperBound...]), Brackets.closing(before)] {
      for typed in [mark, "\(mark): 0"] {
        let text = Array(before) + Array(typed.utf8) + end
        if let cursor = cursor(in: text, line: word.lowerBound) { return cursor }
      }
    }
    return nil
  }

  /// Leaves out other lines in which the text goes wrong.
  private static func cursor(in bytes: [UInt8], line offset: Int) -> Cursor? {
    var bytes = bytes
    for _ in 0...mostBroken {
      let file = SourceFile(path: "", bytes: bytes)
      let everything = DocumentReader().readAll(file)
      let cursors = everything.documents.lazy.compactMap { Cursor(atWord: mark, in: $0.root) }
      if let cursor = cursors.first { return cursor }
      guard let mistake = everything.diagnostics.first else { return nil }
      let lines = LineTable(of: file)
      let broken = lines.position(of: mistake.range.bytes.lowerBound).line
      guard broken != lines.position(of: offset).line else { return nil }
      for byte in lines.bytes(ofLine: broken) { bytes[byte] = UInt8(ascii: " ") }
    }
    return nil
  }
}

/// The brackets that are open at the end of a text.
enum Brackets {
  /// What closes them.
  static func closing(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var open: [UInt8] = []
    var quote: UInt8?
    var isComment = false
    var before = UInt8(ascii: " ")
    for byte in text {
      defer { before = byte }
      switch byte {
      case UInt8(ascii: "\n"): isComment = false
      case _ where isComment: break
      case UInt8(ascii: "#") where quote == nil && before <= 0x20: isComment = true
      case _ where quote != nil: if byte == quote { quote = nil }
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if !before.isOfWord { quote = byte }
      case UInt8(ascii: "{"): open.append(UInt8(ascii: "}"))
      case UInt8(ascii: "["): open.append(UInt8(ascii: "]"))
      case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = open.popLast()
      default: break
      }
    }
    return (quote.map { [$0] } ?? []) + open.reversed()
  }
}

extension [UInt8] {
  /// The bytes on both sides of an offset for which a condition holds.
  func stretch(around offset: Int, where holds: (UInt8) -> Bool) -> Range<Int> {
    let before = self[..<offset].reversed().prefix(while: holds).count
    return offset - before..<self[offset...].prefix(while: holds).endIndex
  }
}

extension UInt8 {
  /// Whether it is part of a name: a letter, a digit, `-` or `_`.
  var isOfWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
