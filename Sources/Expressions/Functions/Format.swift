internal import Diagnostics

extension Function {
  static let format = Function(
    "format",
    Overload(on: .string, [.list(.dynamic)], result: .string) { call in
      guard let text = String(call[0].value), let items = Items(call[1].value) else {
        return call.mismatch
      }
      do throws(Unformattable) {
        var template = FormatTemplate(text, items.all, room: call.room)
        return .string(try template.filled())
      } catch {
        return error.answer
      }
    })
}

/// There is no text; this is what is answered instead.
struct Unformattable: Error {
  let answer: Value

  init(_ answer: Value) { self.answer = answer }

  init(_ message: Message) { answer = .invalid(message) }
}

/// A text with clauses such as `%.2f` that items are put in place of, one after another.
struct FormatTemplate {
  private var rest: Substring.UTF8View
  private var items: ArraySlice<TracedValue>
  private let count: Int
  private let room: Int

  init(_ text: String, _ items: ContiguousArray<TracedValue>, room: Int) {
    rest = Substring(text).utf8
    self.items = ArraySlice(items)
    count = items.count
    self.room = room
  }

  /// The text with every clause replaced.
  mutating func filled() throws(Unformattable) -> String {
    var result: [UInt8] = []
    while let byte = rest.popFirst() {
      if byte != UInt8(ascii: "%") {
        result.append(byte)
      } else if rest.first == UInt8(ascii: "%") {
        rest.removeFirst()
        result.append(byte)
      } else {
        result.append(contentsOf: try clause(room: room - result.count).utf8)
      }
      if result.count > room { throw Unformattable(.tooLarge) }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private mutating func clause(room: Int) throws(Unformattable) -> String {
    let places = try precision()
    guard let letter = rest.popFirst() else {
      throw Unformattable("the format ends in the middle of '%'")
    }
    let clause = FormatClause(letter: letter, places: places, room: room)
    guard clause.isKnown else {
      throw Unformattable("\("%\(Unicode.Scalar(letter))".quoted) is no clause of a format")
    }
    guard let item = items.popFirst() else {
      throw Unformattable("the format has more clauses than the list has items, which is \(count)")
    }
    return try clause.text(of: item)
  }

  private mutating func precision() throws(Unformattable) -> Int? {
    guard rest.first == UInt8(ascii: ".") else { return nil }
    rest.removeFirst()
    let digits = rest.prefix(while: \.isDigit)
    rest.removeFirst(digits.count)
    guard let places = Int(Substring(digits)), places <= 1000 else {
      throw Unformattable("the precision of a format is a number up to 1000")
    }
    return places
  }
}

/// A letter of a format and what it makes of an item.
struct FormatClause {
  let letter: UInt8
  let places: Int?
  let room: Int

  var isKnown: Bool { "sdfexXob".utf8.contains(letter) }
  private var isUpper: Bool { letter == UInt8(ascii: "X") }

  /// The item as the clause writes it.
  func text(of item: TracedValue) throws(Unformattable) -> String {
    switch letter {
    case UInt8(ascii: "s"):
      var text = ""
      try append(item, to: &text)
      return text
    case UInt8(ascii: "d"): return try decimal(item.value)
    case UInt8(ascii: "f"), UInt8(ascii: "e"): return try fraction(item.value)
    case UInt8(ascii: "o"): return try whole(item.value, radix: 8)
    case UInt8(ascii: "b"):
      if case .boolean(let answer) = item.value { return answer ? "1" : "0" }
      return try whole(item.value, radix: 2)
    default: return try hexadecimal(item.value)
    }
  }

  /// Adds the value as text; lists and maps in brackets, entries by the text of their keys.
  private func append(_ item: TracedValue, to text: inout String) throws(Unformattable) {
    guard text.utf8.count <= room else { throw Unformattable(.tooLarge) }
    switch item.value {
    case .null: text += "null"
    case .double(let number): text += DecimalNumber.unabridged(number)
    case .bytes(let bytes): text += String(decoding: bytes, as: UTF8.self)
    case .type(let type): text += type.runtimeName
    case .list(let items):
      text += "["
      for (index, item) in items.enumerated() {
        if index > 0 { text += ", " }
        try append(item, to: &text)
      }
      text += "]"
    case .map(let map): try append(map, to: &text)
    default: text += try single(item)
    }
  }

  private func append(_ map: ValueMap, to text: inout String) throws(Unformattable) {
    let entries = map.entries.map { (key: $0.key.value.text ?? "", value: $0.value) }
    text += "{"
    for (index, entry) in entries.sorted(by: { $0.key.precedes($1.key) }).enumerated() {
      text += (index > 0 ? ", " : "") + entry.key + ": "
      try append(entry.value, to: &text)
    }
    text += "}"
  }

  private func single(_ item: TracedValue) throws(Unformattable) -> String {
    if let text = item.value.text { return text }
    if let missing = item.missing { throw Unformattable(.undecided(missing)) }
    throw mismatch(item.value)
  }

  private func decimal(_ value: Value) throws(Unformattable) -> String {
    switch value {
    case .integer(let number): return String(number)
    case .unsigned(let number): return String(number)
    case .double(let number) where !number.isFinite: return DecimalNumber.named(number)
    default: throw mismatch(value)
    }
  }

  private func fraction(_ value: Value) throws(Unformattable) -> String {
    let number: Double
    switch value {
    case .double(let double): number = double
    case .integer(let whole): number = Double(whole)
    case .unsigned(let whole): number = Double(whole)
    default: throw mismatch(value)
    }
    guard number.isFinite else { return DecimalNumber.named(number) }
    let exact = ExactDecimal(number)
    let digits =
      letter == UInt8(ascii: "f")
      ? exact.fixed(places: places ?? 6) : exact.scientific(places: places ?? 6)
    return (number.sign == .minus ? "-" : "") + digits
  }

  private func whole(_ value: Value, radix: Int) throws(Unformattable) -> String {
    switch value {
    case .integer(let number): return String(number, radix: radix, uppercase: isUpper)
    case .unsigned(let number): return String(number, radix: radix, uppercase: isUpper)
    default: throw mismatch(value)
    }
  }

  private func hexadecimal(_ value: Value) throws(Unformattable) -> String {
    if let bytes = Bytes(value) { return hexadecimal(Array(bytes)) }
    guard let text = value.string else { return try whole(value, radix: 16) }
    return hexadecimal(Array(text.utf8))
  }

  private func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { $0.digits(atLeast: 2, radix: 16, uppercase: isUpper) }.joined()
  }

  private func mismatch(_ value: Value) -> Unformattable {
    Unformattable("\("%\(Unicode.Scalar(letter))".quoted) doesn't go with \(value.type.phrase)")
  }
}
