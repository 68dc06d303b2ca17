internal import Diagnostics

extension Function {
  static let format = Function(
    "format",
    "The text with %s, %d, %f, %e, %x, %X, %o and %b replaced by the list's items.",
    example: "'%d by %d'.format([327, 44]) == '327 by 44'",
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
    }
  )
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
      throw Unformattable(Message("the format ends in the middle of '%'"))
    }
    let clause = FormatClause(letter: letter, places: places, room: room)
    guard clause.isKnown else {
      throw Unformattable(
        Message("\("%\(Unicode.Scalar(letter))".quoted) is no clause of a format"))
    }
    guard let item = items.popFirst() else {
      throw Unformattable(
        Message("the format has more clauses than the list has items, which is \(count)"))
    }
    return try clause.text(of: item)
  }

  private mutating func precision() throws(Unformattable) -> Int? {
    guard rest.first == UInt8(ascii: ".") else { return nil }
    rest.removeFirst()
    let digits = rest.prefix(while: \.isDigit)
    rest.removeFirst(digits.count)
    guard let places = Int(Substring(digits)), places <= 1000 else {
      throw Unformattable(Message("the precision of a format is a number up to 1000"))
    }
    return places
  }
}
