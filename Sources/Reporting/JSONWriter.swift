/// Writes JSON with the keys in the order in which they are given.
package struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  private let indentation: Int?
  /// What a line begins with: a line feed, and the spaces of the depth.
  private var lineStart = [UInt8(ascii: "\n")]
  private var needsComma = false

  /// Lines are indented by so many spaces; without a number everything stands in one line.
  package init(indentation: Int? = nil) {
    self.indentation = indentation
  }

  /// Lines begin as they do inside so many lists and objects that are written elsewhere.
  init(indentation: Int, depth: Int) {
    self.indentation = indentation
    lineStart += repeatElement(UInt8(ascii: " "), count: depth * indentation)
  }

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  package mutating func object(_ content: (inout JSONWriter) -> Void) {
    nested(open: UInt8(ascii: "{"), close: UInt8(ascii: "}"), content)
  }

  package mutating func array<Item>(
    _ items: some Sequence<Item>,
    _ write: (inout JSONWriter, Item) -> Void
  ) {
    nested(open: UInt8(ascii: "["), close: UInt8(ascii: "]")) { $0.items(items, write) }
  }

  /// The items of a list, with commas between them.
  mutating func items<Item>(
    _ items: some Sequence<Item>,
    _ write: (inout JSONWriter, Item) -> Void
  ) {
    for item in items {
      separate()
      write(&self, item)
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

  package mutating func strings(_ items: some Sequence<String>) {
    array(items) { writer, item in writer.value(item) }
  }

  /// Begins a member of an object; its value must follow.
  package mutating func key(_ name: String) {
    separate()
    quoted(name)
    bytes.append(UInt8(ascii: ":"))
    if indentation != nil { bytes.append(UInt8(ascii: " ")) }
    needsComma = false
  }

  package mutating func member(_ name: String, _ text: String) {
    key(name)
    value(text)
  }

  package mutating func member(_ name: String, _ number: Int) {
    key(name)
    bytes.append(contentsOf: String(number).utf8)
    needsComma = true
  }

  package mutating func flag(_ name: String, _ answer: Bool) {
    key(name)
    bytes.append(contentsOf: (answer ? "true" : "false").utf8)
    needsComma = true
  }

  package mutating func member(_ name: String, _ content: (inout JSONWriter) -> Void) {
    key(name)
    content(&self)
    needsComma = true
  }

  package mutating func value(_ text: String) {
    quoted(text)
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
    lineStart.append(contentsOf: repeatElement(UInt8(ascii: " "), count: width))
    needsComma = false
    content(&self)
    lineStart.removeLast(width)
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
    if indentation != nil { bytes.append(contentsOf: lineStart) }
  }

  private mutating func quoted(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    bytes.append(jsonEscaping: text)
    bytes.append(UInt8(ascii: "\""))
  }
}
