/// Writes JSON with the keys in the order in which they are given.
package struct JSONWriter: ~Copyable {
  /// Items of a list, written once for many lists.
  struct Items: Sendable {
    /// Each item behind a comma, and what a line begins with.
    fileprivate let bytes: [UInt8]
    /// Where each item begins, and where the last one ends.
    fileprivate let starts: [Int]

    /// Whether marks can stand for them.
    var canBeAbridged: Bool { starts.count <= ItemsMark.greatestNumber }

    /// Writes out what a mark stands for.
    func write(_ mark: ItemsMark, to text: inout TextBytes) {
      let start = starts[mark.range.lowerBound] + (mark.needsComma ? 0 : 1)
      text.append(bytes, start..<starts[mark.range.upperBound])
    }
  }

  private var bytes = TextBytes()
  private let indentation: Int?
  /// A comma, and what a line begins with: a line feed, and the spaces of the depth.
  private var separator = [UInt8(ascii: ",")]
  private var needsComma = false
  /// Whether marks stand for items that are written elsewhere.
  private let isAbridged: Bool

  /// Lines are indented by so many spaces; without a number everything stands in one line.
  package init(indentation: Int? = nil) {
    self.init(indentation: indentation, isAbridged: false)
  }

  private init(indentation: Int?, isAbridged: Bool) {
    self.indentation = indentation
    self.isAbridged = isAbridged
    if indentation != nil { separator.append(UInt8(ascii: "\n")) }
  }

  /// Lines begin as they do inside so many lists and objects that are written elsewhere.
  init(indentation: Int?, depth: Int, isAbridged: Bool = false) {
    self.init(indentation: indentation, isAbridged: isAbridged)
    separator += repeatElement(UInt8(ascii: " "), count: depth * (indentation ?? 0))
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

  /// The next item of a list.
  mutating func item(_ write: (inout JSONWriter) -> Void) {
    separate()
    write(&self)
    needsComma = true
  }

  /// The items of a list, with commas between them.
  mutating func items<Item>(
    _ items: some Sequence<Item>,
    _ write: (inout JSONWriter, Item) -> Void
  ) {
    for value in items { item { write(&$0, value) } }
  }

  /// Texts as items of a list that stands as deep as what is written next.
  func items(_ texts: [String]) -> Items {
    var bytes = TextBytes()
    let ends = texts.map { text in
      bytes.append(separator, separator.indices)
      bytes.append(quoted: text)
      return bytes.count
    }
    return Items(bytes: bytes.written, starts: [0] + ends)
  }

  /// Items of a list that follow each other in another, which stands as deep.
  mutating func items(_ range: Range<Int>, of items: Items) {
    let mark = ItemsMark(range, needsComma: needsComma)
    if isAbridged { bytes.append(eight: mark.bytes) } else { items.write(mark, to: &bytes) }
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

  package mutating func strings(_ items: some Sequence<String>) {
    array(items) { writer, item in writer.value(item) }
  }

  /// Begins a member of an object; its value must follow.
  ///
  /// Keys are words of ours, in which there is nothing to escape.
  package mutating func key(_ name: StaticString) {
    separate()
    name.withUTF8Buffer { bytes.append($0, between: UInt8(ascii: "\"")) }
    endKey()
  }

  /// Likewise, with a key that may be any text.
  private mutating func key(named name: String) {
    separate()
    bytes.append(quoted: name)
    endKey()
  }

  @inline(__always)
  private mutating func endKey() {
    bytes.append(UInt8(ascii: ":"))
    if indentation != nil { bytes.append(UInt8(ascii: " ")) }
    needsComma = false
  }

  package mutating func member(named name: String, _ number: Int) {
    key(named: name)
    value(number)
  }

  mutating func member(named name: String, _ content: (inout JSONWriter) -> Void) {
    key(named: name)
    content(&self)
    needsComma = true
  }

  package mutating func member(_ name: StaticString, _ text: String) {
    key(name)
    value(text)
  }

  package mutating func member(_ name: StaticString, _ number: Int) {
    key(name)
    value(number)
  }

  package mutating func flag(_ name: StaticString, _ answer: Bool) {
    key(name)
    value(answer)
  }

  package mutating func member(_ name: StaticString, _ content: (inout JSONWriter) -> Void) {
    key(name)
    content(&self)
    needsComma = true
  }

  private mutating func value(_ number: Int) {
    bytes.append(decimal: number)
    needsComma = true
  }

  package mutating func value(_ text: String) {
    bytes.append(quoted: text)
    needsComma = true
  }

  mutating func value(_ answer: Bool) {
    bytes.append(answer ? "true" : "false")
    needsComma = true
  }

  /// A number in as few digits as it needs: whole ones have no point.
  mutating func value(_ number: Double) {
    bytes.append(Int(exactly: number).map { "\($0)" } ?? "\(number)")
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
    bytes.append(separator, (needsComma ? 0 : 1)..<separator.count)
    needsComma = false
  }

  private mutating func breakLine() {
    bytes.append(separator, 1..<separator.count)
  }
}
