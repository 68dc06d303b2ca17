/// Writes JSON with the keys in the order in which they are given.
package struct JSONWriter: ~Copyable {
  private var bytes = TextBytes()
  private let indentation: Int?
  /// A comma, and what a line begins with: a line feed, and the spaces of the depth.
  private var separator = [UInt8(ascii: ",")]
  private var needsComma = false

  /// Lines are indented by so many spaces; without a number everything stands in one line.
  package init(indentation: Int? = nil) {
    self.indentation = indentation
    if indentation != nil { separator.append(UInt8(ascii: "\n")) }
  }

  /// Lines begin as they do inside so many lists and objects that are written elsewhere.
  init(indentation: Int, depth: Int) {
    self.init(indentation: indentation)
    separator += repeatElement(UInt8(ascii: " "), count: depth * indentation)
  }

  package var text: String { bytes.text }

  var written: [UInt8] { bytes.written }

  package mutating func object(_ content: (inout JSONWriter) -> Void) {
    nested(open: UInt8(ascii: "{"), close: UInt8(ascii: "}"), content)
  }

  package mutating func array<Item>(
    _ items: some Sequence<Item>,
    _ write: (inout JSONWriter, Item) -> Void
  ) {
    array { $0.items(items, write) }
  }

  /// A list, its values given one by one.
  mutating func array(_ content: (inout JSONWriter) -> Void) {
    nested(open: UInt8(ascii: "["), close: UInt8(ascii: "]"), content)
  }

  /// An item of a list: the bytes of a text in which nothing is to be escaped.
  mutating func item(plain utf8: UnsafeBufferPointer<UInt8>) {
    bytes.append(separator, from: needsComma ? 0 : 1, beforeQuoted: utf8)
    needsComma = true
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
    bytes.append(quoted: name)
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
    bytes.append(String(number))
    needsComma = true
  }

  package mutating func flag(_ name: String, _ answer: Bool) {
    key(name)
    bytes.append(answer ? "true" : "false")
    needsComma = true
  }

  package mutating func member(_ name: String, _ content: (inout JSONWriter) -> Void) {
    key(name)
    content(&self)
    needsComma = true
  }

  package mutating func value(_ text: String) {
    bytes.append(quoted: text)
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
    separator.append(contentsOf: repeatElement(UInt8(ascii: " "), count: width))
    needsComma = false
    content(&self)
    separator.removeLast(width)
    if bytes.count > before { breakLine() }
    bytes.append(close)
    needsComma = true
  }

  private mutating func separate() {
    bytes.append(separator, from: needsComma ? 0 : 1)
    needsComma = false
  }

  private mutating func breakLine() {
    bytes.append(separator, from: 1)
  }
}
