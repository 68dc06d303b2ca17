/// Writes JSON with the keys in the order in which they are given.
package struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  private let indentation: Int?
  private var depth = 0
  private var needsComma = false

  /// Lines are indented by so many spaces; without a number everything stands in one line.
  package init(indentation: Int? = nil) {
    self.indentation = indentation
  }

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  package mutating func object(_ content: (inout JSONWriter) -> Void) {
    nested(open: "{", close: "}", content)
  }

  package mutating func array<Item>(
    _ items: some Sequence<Item>,
    _ write: (inout JSONWriter, Item) -> Void
  ) {
    nested(open: "[", close: "]") { writer in
      for item in items {
        writer.separate()
        write(&writer, item)
        writer.needsComma = true
      }
    }
  }

  package mutating func strings(_ items: some Sequence<String>) {
    array(items) { writer, item in writer.value(item) }
  }

  /// Begins a member of an object; its value must follow.
  package mutating func key(_ name: String) {
    separate()
    quoted(name)
    append(indentation == nil ? ":" : ": ")
    needsComma = false
  }

  package mutating func member(_ name: String, _ text: String) {
    key(name)
    value(text)
    needsComma = true
  }

  package mutating func member(_ name: String, _ number: Int) {
    key(name)
    append("\(number)")
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

  private mutating func nested(
    open: String,
    close: String,
    _ content: (inout JSONWriter) -> Void
  ) {
    append(open)
    let before = bytes.count
    depth += 1
    needsComma = false
    content(&self)
    depth -= 1
    if bytes.count > before { breakLine() }
    append(close)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { append(",") }
    breakLine()
    needsComma = false
  }

  private mutating func breakLine() {
    guard let indentation else { return }
    append("\n")
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: depth * indentation))
  }

  private mutating func quoted(_ text: String) {
    append("\"")
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else {
      for scalar in text.unicodeScalars { append(scalar) }
      return append("\"")
    }
    for byte in text.utf8 { append(ascii: byte) }
    append("\"")
  }

  /// Answers are read on terminals too: nothing may steer them or turn their direction.
  private mutating func append(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0..<0x80:
      append(ascii: UInt8(scalar.value))
    case 0x80..<0xA0, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF:
      let digits = String(scalar.value, radix: 16)
      append("\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits)
    default:
      append(String(scalar))
    }
  }

  private mutating func append(ascii byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): append("\\\"")
    case UInt8(ascii: "\\"): append("\\\\")
    case 0x0A: append("\\n")
    case 0x0D: append("\\r")
    case 0x09: append("\\t")
    case 0..<0x20, 0x7F: append("\\u00" + Self.hexadecimal(byte))
    default: bytes.append(byte)
    }
  }

  private mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16)
    return byte < 16 ? "0" + digits : digits
  }
}
