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

  /// Members of an object, written once for many objects.
  struct Members: Sendable {
    fileprivate let bytes: [UInt8]
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

  /// Writes what another writer could write next.
  private init(after other: borrowing JSONWriter) {
    indentation = other.indentation
    separator = other.separator
    needsComma = other.needsComma
    bytes.reserveCapacity(512)
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

  /// Members that could be written next, written aside.
  func members(_ write: (inout JSONWriter) -> Void) -> Members {
    var writer = JSONWriter(after: self)
    write(&writer)
    return Members(bytes: writer.bytes)
  }

  /// Likewise, if others come before them.
  func furtherMembers(_ write: (inout JSONWriter) -> Void) -> Members {
    members { json in
      json.needsComma = true
      write(&json)
    }
  }

  /// Members that were written aside.
  mutating func members(_ written: Members) {
    bytes += written.bytes
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
    append(number)
    needsComma = true
  }

  mutating func member(_ name: String, _ fingerprint: Fingerprint) {
    key(name)
    bytes.append(UInt8(ascii: "\""))
    for index in 0..<Fingerprint.digitCount { bytes.append(fingerprint.digit(index)) }
    bytes.append(UInt8(ascii: "\""))
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
    if let first = unusualByte(in: bytes.span, from: start) {
      let letters = Array(bytes[start...])
      bytes.removeLast(bytes.count - first)
      append(escaping: letters, from: first - start)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// The first byte that may not stand as it is.
  private func unusualByte(in text: Span<UInt8>, from start: Int) -> Int? {
    for index in start..<text.count {
      switch text[index] {
      case 0x22, 0x23, 0x5C, ..<0x20, 0x7F...: return index
      default: continue
      }
    }
    return nil
  }

  /// Adds a number's digits.
  private mutating func append(_ number: Int) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    var power: UInt = 1
    while number.magnitude / power >= 10 { power *= 10 }
    while power > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(number.magnitude / power % 10))
      power /= 10
    }
  }

  /// Answers are read on terminals too: nothing may steer them or turn their direction.
  private mutating func append(escaping text: [UInt8], from start: Int) {
    var next = start
    while next < text.count {
      switch text[next] {
      case UInt8(ascii: "\""): bytes += "\\\"".utf8
      case UInt8(ascii: "\\"): bytes += "\\\\".utf8
      case UInt8(ascii: "\n"): bytes += "\\n".utf8
      case UInt8(ascii: "\r"): bytes += "\\r".utf8
      case UInt8(ascii: "\t"): bytes += "\\t".utf8
      case UInt8(ascii: "#") where next + 1 < text.count && text[next + 1] == UInt8(ascii: "#"):
        // Two of them could begin what a build server obeys that reads the answer in a log.
        append(escape: UInt16(text[next]))
      case UInt8(ascii: "#"): bytes.append(text[next])
      default:
        next = appendUsual(text, from: appendUnusual(text, at: next))
        continue
      }
      next = appendUsual(text, from: next + 1)
    }
  }

  /// Adds what may stand as it is, and tells where it ends.
  private mutating func appendUsual(_ text: [UInt8], from start: Int) -> Int {
    let end = unusualByte(in: text.span, from: start) ?? text.count
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
