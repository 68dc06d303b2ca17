internal import Diagnostics

/// Writes JSON with the keys in the order in which they are given.
package struct JSONWriter: ~Copyable {
  /// Texts as items of a list, written once for many lists.
  struct Items: Sendable {
    /// Each item behind a comma, and what a line begins with.
    fileprivate let bytes: [UInt8]
    /// Where each item begins, and where the last one ends.
    fileprivate let starts: [Int]
  }

  private(set) var bytes: [UInt8] = []
  private let indentation: Int?
  /// A comma, and what a line begins with: a line feed, and the spaces of the depth.
  private var separator = [UInt8(ascii: ",")]
  private var needsComma = false

  /// Lines are indented by so many spaces; without a number everything stands in one line.
  ///
  /// They begin as they do inside so many lists and objects that are written elsewhere.
  package init(indentation: Int? = nil, depth: Int = 0) {
    self.indentation = indentation
    guard let indentation else { return }
    separator.append(UInt8(ascii: "\n"))
    separator += repeatElement(UInt8(ascii: " "), count: depth * indentation)
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

  /// The next item of a list.
  mutating func item(_ write: (inout JSONWriter) -> Void) {
    separate()
    write(&self)
    needsComma = true
  }

  package mutating func strings(_ items: some Sequence<String>) {
    array(items) { writer, item in writer.value(item) }
  }

  /// Texts as items of a list that stands as deep as what is written next.
  func items(_ texts: [String]) -> Items {
    var writer = JSONWriter()
    let starts = texts.map { text in
      let start = writer.bytes.count
      writer.bytes += separator
      writer.value(text)
      return start
    }
    return Items(bytes: writer.bytes, starts: starts + [writer.bytes.count])
  }

  /// Items of a list that was written before, by their numbers, which go up.
  mutating func items(_ numbers: [Int], of items: Items) {
    var rest = numbers[...]
    while let first = rest.first {
      // Those that follow each other are copied together.
      var end = first
      while rest.first == end {
        rest.removeFirst()
        end += 1
      }
      bytes += items.bytes[items.starts[first] + (needsComma ? 0 : 1)..<items.starts[end]]
      needsComma = true
    }
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
    bytes.append(UInt8(ascii: "\""))
    bytes += name.utf8
    bytes += (indentation == nil ? "\":" : "\": ").utf8
    needsComma = false
  }

  package mutating func member(_ name: String, _ text: String) {
    key(name)
    value(text)
  }

  package mutating func member(_ name: String, _ number: Int) {
    key(name)
    bytes += String(number).utf8
    needsComma = true
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
    append(quoted: text)
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
    let width = indentation ?? 0
    separator += repeatElement(UInt8(ascii: " "), count: width)
    needsComma = false
    content(&self)
    separator.removeLast(width)
    if bytes.count > before { breakLine() }
    bytes.append(close)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes += separator } else { breakLine() }
    needsComma = false
  }

  private mutating func breakLine() {
    bytes += separator[1...]
  }
}

extension JSONWriter {
  /// Adds a text in quotes; what needs no escape is copied whole.
  private mutating func append(quoted text: String) {
    bytes.append(UInt8(ascii: "\""))
    let start = bytes.count
    bytes += text.utf8
    let (hasQuotes, hasMore) = whatMayNeedEscapes(from: start)
    if hasMore, text.unicodeScalars.contains(where: Self.mayNeedEscape) {
      bytes.removeLast(bytes.count - start)
      bytes += Self.escaped(text).utf8
    } else if hasQuotes {
      let plain = Array(bytes[start...])
      bytes.removeLast(plain.count)
      for byte in plain {
        if Self.isQuoteOrBackslash(byte) { bytes.append(UInt8(ascii: "\\")) }
        bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Whether there are quotes or backslashes, and other bytes that may not stand as they are.
  private func whatMayNeedEscapes(from start: Int) -> (quotes: Bool, more: Bool) {
    let bytes = bytes.span
    var (hasQuotes, hasMore) = (false, false)
    // Without an early exit, so that many bytes are looked at together.
    for index in start..<bytes.count {
      switch bytes[index] {
      case 0x22, 0x5C: hasQuotes = true
      case 0x20, 0x21, 0x24..<0x7F: break
      default: hasMore = true
      }
    }
    return (hasQuotes, hasMore)
  }

  private static func isQuoteOrBackslash(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private static func mayNeedEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "#", "\0"..<" ": true
    case " "..<"\u{7F}": false
    default: scalar.isSteering
    }
  }

  /// Answers are read on terminals too: nothing may steer them or turn their direction.
  private static func escaped(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    return scalars.indices.reduce(into: "") { escaped, index in
      let scalar = scalars[index]
      switch scalar {
      case "\"": escaped += "\\\""
      case "\\": escaped += "\\\\"
      case "\n": escaped += "\\n"
      case "\r": escaped += "\\r"
      case "\t": escaped += "\\t"
      case "#" where index + 1 < scalars.count && scalars[index + 1] == "#":
        // Two of them could begin what a build server obeys that reads the answer in a log.
        escaped += "\\u0023"
      case _ where scalar.value < 0x20 || scalar.isSteering:
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          escaped += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
        }
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}
