internal import Diagnostics

extension Function {
  static let lowerAscii = Function(
    "lowerAscii",
    .method { (text: String) in text.changingCase(of: UInt8(ascii: "A")...UInt8(ascii: "Z")) })

  static let upperAscii = Function(
    "upperAscii",
    .method { (text: String) in text.changingCase(of: UInt8(ascii: "a")...UInt8(ascii: "z")) })

  static let trim = Function(
    "trim",
    .method { (text: String) in
      let scalars = text.unicodeScalars
      guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
        let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
      else { return "" }
      return String(scalars[first...last])
    })

  static let reverse = Function(
    "reverse", .method { (text: String) in String(text.scalars.reversed()) },
    .method(readsItems: false) { (items: Items) in Items(ContiguousArray(items.all.reversed())) })

  static let quote = Function(
    "strings.quote",
    .function { (text: String) in
      "\"" + text.unicodeScalars.map { escapes[$0] ?? String($0) }.joined() + "\""
    })

  private static let escapes: [Unicode.Scalar: String] = [
    "\u{7}": "\\a", "\u{8}": "\\b", "\u{C}": "\\f", "\n": "\\n", "\r": "\\r", "\t": "\\t",
    "\u{B}": "\\v", "\\": "\\\\", "\"": "\\\"",
  ]
}

extension String {
  fileprivate func changingCase(of letters: ClosedRange<UInt8>) -> String {
    // Small letters of ASCII differ from capitals in one bit.
    String(decoding: utf8.map { letters.contains($0) ? $0 ^ 0x20 : $0 }, as: UTF8.self)
  }
}

extension Function {
  static let charAt = Function(
    "charAt",
    .method(result: .string) { (text: String, position: Int64) in
      let scalars = text.scalars
      guard let index = scalars.index(position) else { return .outside(position) }
      return .string(String(scalars[index...].prefix(1)))
    })

  static let substring = Function(
    "substring",
    .method(result: .string) { (text: String, start: Int64) in
      part(of: text.scalars, from: start, to: nil)
    },
    .method(result: .string) { (text: String, start: Int64, end: Int64) in
      part(of: text.scalars, from: start, to: end)
    })

  static let replace = Function(
    "replace",
    .method(result: .string) { (text: String, part: String, other: String, room: Room) in
      replaced(part, in: text, by: other, limit: -1, room)
    },
    .method(result: .string) {
      (text: String, part: String, other: String, limit: Int64, room: Room) in
      replaced(part, in: text, by: other, limit: limit, room)
    })

  static let split = Function(
    "split",
    .method(result: .list(.string)) { (text: String, separator: String, room: Room) in
      parts(of: text, between: separator, limit: -1, room)
    },
    .method(result: .list(.string)) {
      (text: String, separator: String, limit: Int64, room: Room) in
      parts(of: text, between: separator, limit: limit, room)
    })

  static let join = Function(
    name: "join",
    overloads: [
      Overload(on: .list(.string), [], result: .string) { joined($0, separator: .string("")) },
      Overload(on: .list(.string), [.string], result: .string) {
        joined($0, separator: $0[1].value)
      },
    ])

  private static func part(of text: [Unicode.Scalar], from start: Int64, to end: Int64?) -> Value {
    let end = end ?? Int64(text.count)
    guard let first = text.index(start) else { return .outside(start) }
    guard let last = text.index(end) else { return .outside(end) }
    guard first <= last else {
      return .invalid("a part can't begin at \(Int(start)) and end at \(Int(end))")
    }
    return .string(String(text[first..<last]))
  }

  private static func replaced(
    _ part: String, in text: String, by other: String, limit: Int64, _ room: Room
  ) -> Value {
    let bytes = Array(text.utf8)
    let places = places(of: Array(part.utf8), in: bytes, limit: limit)
    let (growth, overflows) = places.count.multipliedReportingOverflow(by: other.utf8.count)
    guard !overflows, growth <= room.bytes else { return .tooLarge }
    var result: [UInt8] = []
    var rest = 0
    for place in places {
      result += bytes[rest..<place]
      result += other.utf8
      rest = place + part.utf8.count
    }
    return .string(String(decoding: result + bytes[rest...], as: UTF8.self))
  }

  /// An empty part is found before every character and at the end.
  private static func places(of part: [UInt8], in bytes: [UInt8], limit: Int64) -> [Int] {
    var places: [Int] = []
    var start = 0
    while limit < 0 || places.count < limit {
      guard let place = bytes.firstPlace(of: part, from: start) else { break }
      places.append(place)
      start = place + max(1, part.count)
      while part.isEmpty, start < bytes.count, bytes[start] & 0xC0 == 0x80 { start += 1 }
      if start > bytes.count { break }
    }
    return places
  }

  private static func parts(
    of text: String, between separator: String, limit: Int64, _ room: Room
  ) -> Value {
    if limit == 0 { return .list([]) }
    let (text, separator) = (text.scalars, separator.scalars)
    var parts: ContiguousArray<TracedValue> = []
    var start = 0
    while limit < 0 || parts.count + 1 < limit {
      // Without a separator, every character is a part.
      let place = separator.isEmpty ? start + 1 : text.firstPlace(of: separator, from: start)
      guard let place, !separator.isEmpty || place < text.count else { break }
      parts.append(TracedValue(.string(String(text[start..<place]))))
      start = place + separator.count
    }
    if !separator.isEmpty || start < text.count {
      parts.append(TracedValue(.string(String(text[start...]))))
    }
    return parts.count <= room.items ? .list(parts) : .tooLarge
  }

  private static func joined(_ call: Arguments, separator: Value) -> Value {
    guard let items = Items(call[0].value)?.all, let separator = NamedText(separator) else {
      return call.mismatch
    }
    let texts = items.compactMap { NamedText($0.value) }
    guard texts.count == items.count else { return call.mismatch }
    let gaps = max(0, texts.count - 1) * separator.english.utf8.count
    let size = texts.reduce(gaps) { $0 + $1.english.utf8.count }
    guard size <= call.room else { return .tooLarge }
    guard var joined = texts.first else { return .string("") }
    for text in texts.dropFirst() {
      joined.append(separator)
      joined.append(text)
    }
    return joined.value
  }
}
