/// Writes JSON with the keys in the order in which they are given.
package struct JSONWriter: ~Copyable {
  package private(set) var bytes: [UInt8] = []
  private let indentation: Int?
  private var depth: Int
  private var needsComma = false

  /// Lines are indented by so many spaces; without a number everything stands in one line.
  ///
  /// They begin as they do inside so many lists and objects that are written elsewhere.
  package init(indentation: Int? = nil, depth: Int = 0) {
    self.indentation = indentation
    self.depth = depth
  }

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Takes out what is written so far; what follows goes on behind it.
  package mutating func drain() -> String {
    defer { bytes.removeAll(keepingCapacity: true) }
    return text
  }

  package mutating func object(_ content: (inout JSONWriter) -> Void) {
    nested("{", "}", content)
  }

  package mutating func array<Item>(
    _ items: some Sequence<Item>,
    _ write: (inout JSONWriter, Item) -> Void
  ) {
    array { json in
      for item in items { json.item { write(&$0, item) } }
    }
  }

  /// A list, its items given one by one.
  package mutating func array(_ content: (inout JSONWriter) -> Void) {
    nested("[", "]", content)
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
  ///
  /// Keys are words of ours, in which there is nothing to escape.
  package mutating func key(_ name: String) {
    separate()
    add("\"")
    add(name)
    add(indentation == nil ? "\":" : "\": ")
    needsComma = false
  }

  package mutating func member(_ name: String, _ text: String) {
    key(name)
    value(text)
  }

  package mutating func member(_ name: String, _ number: Int) {
    key(name)
    value(json: String(number))
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
    _ name: String,
    of items: some Sequence<Item>,
    _ write: (inout JSONWriter, Item) -> Void
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
    let letters = Array(text.utf8)
    add("\"")
    if letters.isUsual { bytes += letters } else { add(Self.escaped(text)) }
    add("\"")
    needsComma = true
  }

  package mutating func value(_ answer: Bool) {
    value(json: answer ? "true" : "false")
  }

  /// A number in as few digits as it needs: whole ones have no point.
  package mutating func value(_ number: Double) {
    value(json: Int(exactly: number).map(String.init) ?? "\(number)")
  }

  /// `null`.
  package mutating func nothing() {
    value(json: "null")
  }

  /// A value that is written already.
  package mutating func value(json text: String) {
    add(text)
    needsComma = true
  }

  /// Ends the text with a line feed, as files and terminals expect it.
  package mutating func endLine() {
    add("\n")
  }

  private mutating func nested(
    _ open: String,
    _ close: String,
    _ content: (inout JSONWriter) -> Void
  ) {
    add(open)
    depth += 1
    needsComma = false
    content(&self)
    depth -= 1
    if needsComma { breakLine() }
    add(close)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { add(",") }
    breakLine()
  }

  private mutating func breakLine() {
    guard let indentation else { return }
    add("\n")
    bytes += repeatElement(UInt8(ascii: " "), count: depth * indentation)
  }

  private mutating func add(_ text: String) {
    bytes += text.utf8
  }

  /// Answers are read on terminals too: nothing may steer them or turn their direction.
  private static func escaped(_ text: String) -> String {
    var following = text.unicodeScalars.dropFirst()
    return text.replacingScalars { scalar in
      defer { following = following.dropFirst() }
      switch scalar {
      case "\"", "\\": return "\\\(scalar)"
      case "\n": return "\\n"
      case "\r": return "\\r"
      case "\t": return "\\t"
      // Two of them could begin what a build server obeys that reads the answer in a log.
      case "#": return following.first == "#" ? escape(of: scalar) : nil
      default: return scalar.value < 0x20 || scalar.isSteering ? escape(of: scalar) : nil
      }
    }
  }

  private static func escape(of scalar: Unicode.Scalar) -> String {
    Array(String(scalar).utf16).map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
    .joined()
  }
}

extension [UInt8] {
  /// Whether nothing in it may need an escape: it is printable ASCII without `"`, `#` and `\`.
  fileprivate var isUsual: Bool {
    allSatisfy { 0x20...0x7E ~= $0 && $0 != 0x22 && $0 != 0x23 && $0 != 0x5C }
  }
}
