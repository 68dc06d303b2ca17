/// Writes JSON with the keys in the order in which they are given.
package struct JSONWriter: ~Copyable {
  package private(set) var bytes: [UInt8] = []
  private var indentation: Int?
  /// What lines begin with: a line feed and spaces; nothing where everything stands in one line.
  private var margin: [UInt8]
  private var needsComma = false

  /// Lines are indented by so many spaces; without a number everything stands in one line.
  package init(indentation: Int? = nil) {
    self.indentation = indentation
    margin = indentation == nil ? [] : [UInt8(ascii: "\n")]
  }

  /// Writes something in one line, whatever stands around it.
  package mutating func inline(_ content: (inout JSONWriter) -> Void) {
    let outer = (indentation, margin)
    (indentation, margin) = (nil, [])
    content(&self)
    (indentation, margin) = outer
  }

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Takes out what is written so far; what follows goes on behind it.
  package mutating func drain() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  package mutating func object(_ content: (inout JSONWriter) -> Void) {
    nested(UInt8(ascii: "{"), UInt8(ascii: "}"), content)
  }

  package mutating func array<Item>(
    _ items: some Sequence<Item>, _ write: (inout JSONWriter, Item) -> Void
  ) {
    array { json in
      for item in items { json.item { write(&$0, item) } }
    }
  }

  /// A list, its items given one by one.
  package mutating func array(_ content: (inout JSONWriter) -> Void) {
    nested(UInt8(ascii: "["), UInt8(ascii: "]"), content)
  }

  /// The next item of a list.
  package mutating func item(_ write: (inout JSONWriter) -> Void) {
    separate()
    write(&self)
    needsComma = true
  }

  package mutating func strings(_ items: [String]) {
    array(items) { $0.value($1) }
  }

  /// Begins a member of an object; its value must follow.
  package mutating func key(_ name: String) {
    separate()
    value(name)
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
    value(word: String(number))
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

  /// A member that is an object.
  package mutating func object(_ name: String, _ content: (inout JSONWriter) -> Void) {
    member(name) { $0.object(content) }
  }

  /// A member that is a list of objects.
  package mutating func objects<Item>(
    _ name: String, of items: some Sequence<Item>, _ write: (inout JSONWriter, Item) -> Void
  ) {
    member(name) { json in
      json.array(items) { json, item in json.object { write(&$0, item) } }
    }
  }

  /// A member that is a list of texts.
  package mutating func strings(_ name: String, _ items: [String]) {
    member(name) { $0.strings(items) }
  }

  package mutating func value(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    let start = bytes.count
    bytes += text.utf8
    if !bytes.span.extracting(start...).isUsual {
      let unusual = Array(bytes[start...])
      bytes.removeSubrange(start...)
      add(escaping: unusual)
    }
    bytes.append(UInt8(ascii: "\""))
    needsComma = true
  }

  package mutating func value(_ answer: Bool) {
    value(word: answer ? "true" : "false")
  }

  /// A number in as few digits as it needs: whole ones have no point.
  package mutating func value(_ number: Double) {
    value(word: Int(exactly: number).map(String.init) ?? "\(number)")
  }

  /// `null`.
  package mutating func nothing() {
    value(word: "null")
  }

  private mutating func value(word: String) {
    bytes += word.utf8
    needsComma = true
  }

  /// Ends the text with a line feed, as files and terminals expect it.
  package mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
  }

  private mutating func nested(
    _ open: UInt8, _ close: UInt8, _ content: (inout JSONWriter) -> Void
  ) {
    bytes.append(open)
    indent()
    needsComma = false
    content(&self)
    margin.removeLast(indentation ?? 0)
    if needsComma { bytes += margin }
    bytes.append(close)
    needsComma = true
  }

  private mutating func indent() {
    margin += repeatElement(UInt8(ascii: " "), count: indentation ?? 0)
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    bytes += margin
  }

  /// Answers are read on terminals too: nothing may steer them or turn their direction.
  private mutating func add(escaping text: [UInt8]) {
    var scalars = String(decoding: text, as: UTF8.self).unicodeScalars.makeIterator()
    var next = scalars.next()
    while let scalar = next {
      next = scalars.next()
      switch scalar {
      case "\"", "\\":
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(UInt8(ascii: scalar))
      case "\n": bytes += "\\n".utf8
      case "\r": bytes += "\\r".utf8
      case "\t": bytes += "\\t".utf8
      // Two of them could begin what a build server obeys that reads the answer in a log.
      case "#" where next == scalar: bytes += Self.escape(of: scalar).utf8
      case _ where scalar.isSteering: bytes += Self.escape(of: scalar).utf8
      default: bytes += scalar.utf8
      }
    }
  }

  private static func escape(of scalar: Unicode.Scalar) -> String {
    String(scalar).utf16.map { "\\u" + $0.digits(atLeast: 4, radix: 16) }.joined()
  }
}

extension Span<UInt8> {
  /// Whether nothing in it may need an escape: it is printable ASCII without `"`, `#` and `\`.
  ///
  /// Without a branch, many bytes are looked at at once: a report is mostly such texts.
  fileprivate var isUsual: Bool {
    var found: UInt8 = 0
    for index in indices {
      let byte = self[index]
      found |= byte &- 0x20 > 0x5E ? 1 : 0
      found |= byte & 0xFE == 0x22 || byte == 0x5C ? 1 : 0
    }
    return found == 0
  }
}
