import Diagnostics
import Documents
import Testing

@Suite struct NodeReaderTests {
  @Test(arguments: [
    ("a: 15.0", "15.0"), ("a: NO", "NO"), ("a: 'x y'", "x y"), ("a: ''", ""), ("a: 'null'", "null"),
    ("a: |\n  x\n", "x\n"),
  ])
  func `any scalar is a text`(text: String, value: String) {
    #expect(reading(text) { $0.text($1) }.value == value)
  }

  @Test(arguments: [
    ("a: [x]", "1:4-1:7 wrong-type: a list is not a text; write a text"),
    ("a: {x: y}", "1:4-1:10 wrong-type: a mapping is not a text; write a text"),
    ("a:", "1:3-1:3 no-value: this has no value; write a text"),
    ("a: ~", "1:4-1:5 no-value: this has no value; write a text"),
    (
      "a:  #A1b2C3 x",
      "1:3-1:3 no-value: this has no value; an unquoted '#' begins a comment; write '\"#A1b2C3\"'"
    ),
    ("a: #A1b2C3D", "1:3-1:3 no-value: this has no value; write a text"),
  ])
  func `what is no text is told`(text: String, told: String) {
    #expect(reading(text) { $0.text($1) }.told == [told])
  }

  @Test(arguments: [("a: true", true), ("a: false", false)])
  func `true and false are booleans`(text: String, value: Bool) {
    #expect(reading(text) { $0.boolean($1) }.value == value)
  }

  @Test(arguments: [
    ("a: yes", "1:4-1:7 wrong-type: 'yes' is not true or false; did you mean 'true'?"),
    ("a: Off", "1:4-1:7 wrong-type: 'Off' is not true or false; did you mean 'false'?"),
    ("a: True", "1:4-1:8 wrong-type: 'True' is not true or false; did you mean 'true'?"),
    ("a: maybe", "1:4-1:9 wrong-type: 'maybe' is not true or false; write one of them"),
    ("a: []", "1:4-1:6 wrong-type: a list is not true or false; write one of them"),
    (
      "a: 'true'",
      "1:4-1:10 quoted-value: 'true' is a text because of its quotes, not true or false; "
        + "leave them out"
    ),
  ])
  func `nothing else is a boolean`(text: String, told: String) {
    #expect(reading(text) { $0.boolean($1) }.told == [told])
  }

  @Test(arguments: [
    ("a: 44", 44.0), ("a: -0.50", -0.5), ("a: +1e3", 1000), ("a: 010", 10), ("a: .5", 0.5),
    ("a: 5.", 5), ("a: 1E-2", 0.01),
  ])
  func `a decimal number is read as written`(text: String, value: Double) {
    #expect(reading(text) { $0.number($1) }.value == value)
  }

  @Test(arguments: [
    "0x10", "1_000", "1,000,000", ".inf", "-.INF", ".nan", "inf", "nan", "1e999", "1e", ".",
    "12:30", "1.2.3", "--1", "1 2", "٣", String(repeating: "1", count: 65),
  ])
  func `nothing else is a number`(text: String) {
    let told = reading("a: '\(text)'".replacing("'", with: "")) { $0.number($1) }.told
    let advice = "is not a number; write it in digits, such as 44 or 4.5"
    #expect(told == ["1:4-1:\(4 + text.count) wrong-type: '\(text)' \(advice)"])
  }

  @Test(arguments: [
    ("44pt", "44"), ("44 px", "44"), ("44,5", "44.5"), ("-1,5pt", "-1.5"), ("50%", "50"),
  ])
  func `a number with a unit or a comma is understood`(text: String, meant: String) {
    let told = reading("a: \(text)") { $0.number($1) }.told
    #expect(told.first?.hasSuffix("'\(text)' is not a number; did you mean '\(meant)'?") == true)
  }

  @Test func `a number in quotes is a text`() {
    #expect(
      reading("a: \"44\"") { $0.number($1) }.told == [
        "1:4-1:8 quoted-value: '44' is a text because of its quotes, not a number; leave them out"
      ]
    )
  }

  @Test(arguments: [
    ("a: 0", nil), ("a: 100000", nil),
    ("a: -0.1", "1:4-1:8 too-small: '-0.1' is too small; the least is 0"),
    ("a: 100000.5", "1:4-1:12 too-large: '100000.5' is too large; the most is 100,000"),
  ])
  func `a number can have limits`(text: String, told: String?) {
    let read = reading(text) { $0.number($1, in: 0...100_000) }
    #expect(read.told == (told.map { [$0] } ?? []))
    #expect((read.value == nil) == (told != nil))
  }

  @Test func `a limit may have a fraction`() {
    let told = reading("a: 2") { $0.number($1, in: 0...1.5) }.told
    #expect(told == ["1:4-1:5 too-large: '2' is too large; the most is 1.5"])
  }

  @Test(arguments: [("a: 26", 26), ("a: -3", -3)])
  func `a whole number is read`(text: String, value: Int) {
    #expect(reading(text) { $0.integer($1) }.value == value)
  }

  @Test(arguments: [
    ("a: 1.0", "1:4-1:7 wrong-type: '1.0' is not a whole number; write it in digits, such as 44"),
    (
      "a: 99999999999999999999",
      "1:4-1:24 wrong-type: '99999999999999999999' is not a whole number; "
        + "write it in digits, such as 44"
    ),
    ("a: 0", "1:4-1:5 too-small: '0' is too small; the least is 1"),
    ("a: 10", "1:4-1:6 too-large: '10' is too large; the most is 9"),
  ])
  func `what is no whole number in its limits is told`(text: String, told: String) {
    #expect(reading(text) { $0.integer($1, in: 1...9) }.told == [told])
  }

  @Test(arguments: ["a: 2026-11-21", "a: '2026-11-21'"])
  func `a date is read with and without quotes`(text: String) {
    #expect(reading(text) { $0.date($1) }.value == CalendarDate(year: 2026, month: 11, day: 21))
  }

  @Test func `what is no date is told`() {
    #expect(
      reading("a: 2026-02-29") { $0.date($1) }.told == [
        "1:4-1:14 wrong-type: '2026-02-29' is not a date; "
          + "write a day of the calendar as YYYY-MM-DD"
      ]
    )
  }

  private enum Shade: String, CaseIterable { case black, white, whiteOutline }

  @Test func `a word of an enumeration is read`() {
    #expect(reading("a: whiteOutline") { $0.word($1, of: Shade.self) }.value == .whiteOutline)
    #expect(reading("a: 'b c'") { $0.word($1, among: ["b c"]) }.value == "b c")
  }

  @Test(arguments: [
    (
      "a: blak",
      "1:4-1:8 unknown-word: 'blak' is not black, white or whiteOutline; did you mean 'black'?"
    ),
    ("a: red", "1:4-1:7 unknown-word: 'red' is not black, white or whiteOutline"),
    ("a: [black]", "1:4-1:11 wrong-type: a list is not a word; write one word"),
  ])
  func `what is no word of an enumeration is told`(text: String, told: String) {
    #expect(reading(text) { $0.word($1, of: Shade.self) }.told == [told])
  }

  @Test func `a list is read item by item`() {
    let read = reading("a: [1, x, 3]") { $0.list($1) { $0.integer($1) } }
    #expect(read.value == [1, 3])
    #expect(
      read.told == [
        "1:8-1:9 wrong-type: 'x' is not a whole number; write it in digits, such as 44"
      ]
    )
  }

  @Test func `an item without a value is told`() {
    let read = reading("a: [1, ]\n") { $0.list($1) { $0.text($1) } }
    #expect(read.told == [])
    let told = reading("a:\n- #FFFFFF\n- b") { $0.list($1) { $0.text($1) } }.told
    #expect(
      told == [
        "2:2-2:2 no-value: this has no value; "
          + "an unquoted '#' begins a comment; write '\"#FFFFFF\"'"
      ]
    )
  }

  @Test func `what is no list is told`() {
    #expect(
      reading("a: b") { $0.list($1)?.count }.told == [
        "1:4-1:5 wrong-type: 'b' is not a list; "
          + "write [first, second] or each item on a line of its own after '- '"
      ]
    )
  }

  @Test func `what is no mapping is told`() {
    #expect(
      reading("a: b") { $0.entries($1)?.count }.told == [
        "1:4-1:5 wrong-type: 'b' is not a mapping; "
          + "write {key: value} or each key on a line of its own"
      ]
    )
  }

  @Test func `an alias that leads nowhere is told once`() {
    #expect(reading("a: *b") { $0.text($1) }.told == [])
    #expect(reading("a: *b") { $0.number($1) }.told == [])
    #expect(reading("a: *b") { $0.list($1)?.count }.told == [])
  }
}

/// What a reading makes of the value of a document's first key, and what it reports.
private func reading<Value>(
  _ text: String, _ read: (inout NodeReader, DocumentNode) -> Value?
) -> (value: Value?, told: [String]) {
  let file = SourceFile(text)
  guard let node = DocumentReader().readAll(file).documents.first?.root.entries?.first?.value else {
    return (nil, ["no document"])
  }
  var reader = NodeReader(of: file)
  let value = read(&reader, node)
  return (value, file.shown(reader.diagnostics.take()))
}
