internal import Diagnostics

/// Writes JSON with the keys in the order in which they are given.
package struct JSONWriter: ~Copyable {
  /// A key of objects of one depth, behind a comma and what a line begins with.
  ///
  /// Writing it takes 110 instructions; putting it together anew takes 430.
  struct Key: Sendable {
    fileprivate let bytes: [UInt8]

    init(_ name: String, indentation: Int?, depth: Int) {
      var json = JSONWriter(indentation: indentation, depth: depth)
      json.continueList()
      json.key(name)
      bytes = json.bytes
    }
  }

  /// What is written once for many places: it is copied there.
  struct Piece: Sendable {
    fileprivate let bytes: [UInt8]
  }

  private(set) var bytes: [UInt8] = []
  private let indentation: Int?
  private var depth: Int
  /// What lines begin with: a line feed, and spaces, of which there may be more than are needed.
  private var margin = [UInt8(ascii: "\n")]
  private var needsComma = false

  /// Lines are indented by so many spaces; without a number everything stands in one line.
  ///
  /// They begin as they do inside so many lists and objects that are written elsewhere.
  package init(indentation: Int? = nil, depth: Int = 0) {
    self.indentation = indentation
    self.depth = depth
  }

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  package mutating func object(_ content: (inout JSONWriter) -> Void) {
    nested(open: UInt8(ascii: "{"), close: UInt8(ascii: "}"), content)
  }

  package mutating func array<Item>(
    _ items: some Sequence<Item>,
    _ write: (inout JSONWriter, Item) -> Void
  ) {
    array { json in
      for item in items { json.item { write(&$0, item) } }
    }
  }

  /// A list, its values given one by one.
  mutating func array(_ content: (inout JSONWriter) -> Void) {
    nested(open: UInt8(ascii: "["), close: UInt8(ascii: "]"), content)
  }

  /// Makes room for so many bytes.
  mutating func reserve(_ count: Int) {
    bytes.reserveCapacity(count)
  }

  /// What is written next follows items that are written elsewhere.
  mutating func continueList() {
    needsComma = true
  }

  /// The next item of a list.
  mutating func item(_ write: (inout JSONWriter) -> Void) {
    separate()
    write(&self)
    needsComma = true
  }

  package mutating func strings(_ items: [String]) {
    strings(items.map { Array($0.utf8) })
  }

  /// Likewise, of texts in UTF-8.
  mutating func strings(_ items: [[UInt8]]) {
    array { json in
      for item in items {
        json.separate()
        json.value(item)
      }
    }
  }

  /// What is written, to be copied to places of the same depth.
  mutating func recorded(_ write: (inout JSONWriter) -> Void) -> Piece {
    let start = bytes.count
    write(&self)
    return piece(from: start)
  }

  /// What was written after so many bytes, to be copied likewise.
  func piece(from start: Int) -> Piece {
    Piece(bytes: Array(bytes[start...]))
  }

  /// Writes what was recorded where a member could stand as well.
  mutating func write(_ piece: Piece) {
    bytes += piece.bytes
    needsComma = true
  }

  /// An item that was recorded behind another.
  mutating func item(_ piece: Piece) {
    if needsComma { bytes += piece.bytes } else { bytes += piece.bytes[1...] }
    needsComma = true
  }

  /// A list whose items are written elsewhere; the answer is how many bytes come before them.
  mutating func gap(isEmpty: Bool) -> Int {
    bytes.append(UInt8(ascii: "["))
    let place = bytes.count
    if !isEmpty { breakLine() }
    bytes.append(UInt8(ascii: "]"))
    return place
  }

  /// Begins a member of an object; its value must follow.
  ///
  /// Keys are words of ours, in which there is nothing to escape.
  package mutating func key(_ name: String) {
    separate()
    value(word: name)
    needsComma = false
    bytes.append(UInt8(ascii: ":"))
    if indentation != nil { bytes.append(UInt8(ascii: " ")) }
  }

  /// Likewise, a key that was put together before.
  mutating func key(_ key: Key) {
    if needsComma { bytes += key.bytes } else { bytes += key.bytes[1...] }
  }

  package mutating func member(_ name: String, _ text: String) {
    key(name)
    value(text)
  }

  package mutating func member(_ name: String, _ number: Int) {
    key(name)
    value(number)
  }

  /// A text in UTF-8.
  mutating func member(_ key: Key, _ text: [UInt8]) {
    self.key(key)
    value(text)
  }

  mutating func member(_ key: Key, _ number: Int) {
    self.key(key)
    value(number)
  }

  package mutating func flag(_ name: String, _ answer: Bool) {
    key(name)
    value(answer)
  }

  package mutating func member(_ name: String, _ content: (inout JSONWriter) -> Void) {
    key(name)
    content(&self)
    needsComma = true
  }

  package mutating func value(_ text: String) {
    value(Array(text.utf8))
  }

  /// A text in UTF-8; what needs no escape is copied whole.
  mutating func value(_ text: [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    if text.isUsual { bytes += text } else { append(escaping: text) }
    bytes.append(UInt8(ascii: "\""))
    needsComma = true
  }

  /// A word of ours, in which there is nothing to escape.
  mutating func value(word: String) {
    bytes.append(UInt8(ascii: "\""))
    bytes += word.utf8
    bytes.append(UInt8(ascii: "\""))
    needsComma = true
  }

  private mutating func value(_ number: Int) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    append(number.magnitude)
    needsComma = true
  }

  mutating func value(_ fingerprint: Fingerprint) {
    bytes.append(UInt8(ascii: "\""))
    var rest = fingerprint.value
    for _ in 0..<16 {
      rest = rest << 4 | rest >> 60
      bytes.append(UInt8(truncatingIfNeeded: rest).hexadecimal)
    }
    bytes.append(UInt8(ascii: "\""))
    needsComma = true
  }

  package mutating func value(_ answer: Bool) {
    bytes += (answer ? "true" : "false").utf8
    needsComma = true
  }

  /// A number in as few digits as it needs: whole ones have no point.
  package mutating func value(_ number: Double) {
    bytes += (Int(exactly: number).map(String.init) ?? "\(number)").utf8
    needsComma = true
  }

  /// `null`.
  package mutating func nothing() {
    bytes += "null".utf8
    needsComma = true
  }

  /// Likewise, with a word at its end that isn't known yet.
  mutating func value(_ text: String, _ word: LateWord) {
    value(text)
    bytes.insert(contentsOf: word.bytes, at: bytes.count - 1)
  }

  /// A word that isn't known yet, as it is.
  mutating func value(_ word: LateWord) {
    bytes += word.bytes
    needsComma = true
  }

  /// Ends the text with a line feed, as files and terminals expect it.
  mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
  }

  private mutating func nested(
    open: UInt8,
    close: UInt8,
    _ content: (inout JSONWriter) -> Void
  ) {
    bytes.append(open)
    let before = bytes.count
    depth += 1
    needsComma = false
    content(&self)
    depth -= 1
    if bytes.count > before { breakLine() }
    bytes.append(close)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    breakLine()
    needsComma = false
  }

  private mutating func breakLine() {
    guard let indentation else { return }
    let width = depth * indentation
    while margin.count <= width { margin.append(UInt8(ascii: " ")) }
    bytes += margin[...width]
  }
}

extension JSONWriter {
  /// Adds a number's digits.
  private mutating func append(_ number: UInt) {
    if number >= 10 { append(number / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }

  /// Answers are read on terminals too: nothing may steer them or turn their direction.
  private mutating func append(escaping text: [UInt8]) {
    var next = appendUsual(text, from: 0)
    while next < text.count {
      let byte = text[next]
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case UInt8(ascii: "\n"): bytes += "\\n".utf8
      case UInt8(ascii: "\r"): bytes += "\\r".utf8
      case UInt8(ascii: "\t"): bytes += "\\t".utf8
      case UInt8(ascii: "#") where next + 1 < text.count && text[next + 1] == byte:
        // Two of them could begin what a build server obeys that reads the answer in a log.
        append(escape: UInt16(byte))
      case UInt8(ascii: "#"): bytes.append(byte)
      default:
        next = appendUsual(text, from: appendUnusual(text, at: next))
        continue
      }
      next = appendUsual(text, from: next + 1)
    }
  }

  /// Adds what may stand as it is, and tells where it ends.
  private mutating func appendUsual(_ text: [UInt8], from start: Int) -> Int {
    let letters = text.span
    var end = start
    while end < letters.count, letters[end].oddity == 0 { end += 1 }
    bytes += text[start..<end]
    return end
  }

  /// Adds a scalar that is rarer, and tells where it ends.
  private mutating func appendUnusual(_ text: [UInt8], at start: Int) -> Int {
    let end = text[(start + 1)...].firstIndex(where: \.beginsScalar) ?? text.count
    let scalars = String(decoding: text[start..<end], as: UTF8.self).unicodeScalars
    if scalars.contains(where: { $0.value < 0x20 || $0.isSteering }) {
      for scalar in scalars { for unit in UTF16.encode(scalar) ?? .init() { append(escape: unit) } }
    } else {
      bytes += text[start..<end]
    }
    return end
  }

  private mutating func append(escape unit: UInt16) {
    bytes += "\\u".utf8
    for shift in [12, 8, 4, 0] as [UInt16] {
      bytes.append(UInt8(truncatingIfNeeded: unit >> shift).hexadecimal)
    }
  }
}

extension [UInt8] {
  /// Whether all of it may stand as it is; it is looked at as a whole.
  fileprivate var isUsual: Bool {
    let text = span
    var found: UInt8 = 0
    for index in text.indices { found |= text[index].oddity }
    return found == 0
  }
}

extension UInt8 {
  /// More than 0 if a text that has it may not stand as it is: `"`, `#`, `\`, no printable ASCII.
  ///
  /// Without a branch: many of them are looked at at once.
  fileprivate var oddity: UInt8 {
    (self &- 0x20 > 0x5E ? 1 : 0) | (self & 0xFE == 0x22 ? 1 : 0) | (self == 0x5C ? 1 : 0)
  }
}
