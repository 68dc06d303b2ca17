import Testing

@testable import Expressions

struct NamedTextTests {
  private static let name = NamedText(Name(.device, id: "iphone", english: "iPhone")).value

  private static func answer(
    _ text: String, _ anything: Value
  ) throws -> (value: Value, cost: Int) {
    let program = try #require(Schema.environment.compile(text).program)
    var frame = World.frame(anything: TracedValue(anything))
    return (program.evaluate(in: &frame).value, frame.cost)
  }

  @Test(arguments: [
    "anything == 'iPhone'", "'iPhone' != anything", "anything < 'iPhonf'", "'iPad' >= anything",
    "anything in ['iPhone']", "'iPhone' in [anything]", "{'iPhone': 1}[anything]",
    "anything in {'iPhone': 1}", "{anything: 1}", "size(anything)", "anything.matches('^iP')",
    "anything.startsWith('iP')", "anything.upperAscii()", "anything.substring(1)", "type(anything)",
    "string(anything)", "['b', anything, 'Z'].sort()", "[anything, 'iPhone'].distinct()",
    "'%s %x'.format([anything, anything])", "optional.ofNonZeroValue(anything)",
    "anything + ' 15'", "[anything, anything].join(' and ')",
  ])
  func `a name is the English text, at the same cost`(text: String) throws {
    let named = try Self.answer(text, Self.name)
    let plain = try Self.answer(text, .string("iPhone"))
    #expect(named.value.isExactly(plain.value), "\(named.value) isn't \(plain.value)")
    #expect(named.value.words == plain.value.words)
    #expect(named.cost == plain.cost)
    if case .error = plain.value { Issue.record("\(plain.value)") }
  }

  @Test(arguments: [
    ("anything", "Telefon"), ("'é' + anything + ' 15'", "éTelefon 15"),
    ("anything + anything", "TelefonTelefon"), ("true ? anything : ''", "Telefon"),
    ("['a', anything, anything].join('é')", "aéTelefonéTelefon"),
    ("['a', 'b'].join(anything)", "aTelefonb"), ("[anything].map(x, x)[0]", "Telefon"),
    ("string(anything)", "Telefon"), ("optional.of(anything).value()", "Telefon"),
    ("anything.upperAscii()", "IPHONE"), ("'a' + 'b'", "ab"),
  ])
  func `what is put together from names keeps them`(text: String, said: String) throws {
    let value = try Self.answer(text, Self.name).value
    #expect(NamedText(value)?.text { _ in "Telefon" } == said)
  }
}
