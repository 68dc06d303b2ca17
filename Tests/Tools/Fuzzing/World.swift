internal import Expressions

/// Names of every type and values for them, some of which nobody said.
enum World {
  static let environments = [
    Environment(variables: variables, options: .rules),
    Environment(variables: variables, options: unchecked),
  ]

  static var frame: Frame {
    var frame = Frame(slots: variables.count, costLimit: 20_000)
    for (slot, value) in values.enumerated() {
      frame[slot] = TracedValue(value, at: Place(number: Int32(slot)))
    }
    return frame
  }

  private static let unchecked = {
    var options = Options.reference
    options.checksTypes = false
    return options
  }()

  private static let part = ObjectType(
    name: "part",
    fields: [
      .init("n", .double, "A number."),
      .init("w", .enumeration(words), "A word."),
    ]
  )

  private static let thing = ObjectType(
    name: "thing",
    fields: [
      .init("p", .object(part), "A part."),
      .init("q", .object(part), "A part nobody wrote."),
      .init("l", .list(.object(part)), "Parts."),
      .init("t", .string, "A text."),
      .init("u", .integer, "A number nobody said."),
    ]
  )

  private static let words = EnumerationType(name: "word", words: ["one", "other"])

  private static let variables = [
    Variable("a", .object(thing)), Variable("b", .boolean), Variable("d", .double),
    Variable("i", .integer), Variable("s", .string), Variable("l", .list(.integer)),
    Variable("m", .map(key: .string, value: .integer)), Variable("u", .unsigned),
    Variable("y", .dynamic), Variable("z", .timestamp), Variable("n", .list(.string)),
  ]

  private static let values: [Value] = [
    .object(record), .boolean(true), .double(1.5), .integer(7), .string("abc é😀"),
    .list([TracedValue(.integer(1)), TracedValue(.integer(2)), .absent(at: Place(number: 20))]),
    .map(ValueMap(texts: [("k", TracedValue(.integer(1)))])), .unsigned(3), .absent,
    .timestamp(Timestamp(seconds: 1_700_000_000, nanoseconds: 5)), .absent,
  ]

  private static let record: Record = {
    let number = TracedValue(.double(2), at: Place(number: 30))
    let whole = Record(type: part, slots: [number, TracedValue(.string("one"))])
    let empty = Record(type: part, slots: [number, .absent(at: Place(number: 31))])
    let list: ContiguousArray = [TracedValue(.object(whole)), TracedValue(.object(empty))]
    return Record(
      type: thing,
      slots: [
        TracedValue(.object(whole)), TracedValue(.unwritten(empty), at: Place(number: 32)),
        TracedValue(.list(list)), TracedValue(.string("text")), .absent(at: Place(number: 33)),
      ]
    )
  }()
}
