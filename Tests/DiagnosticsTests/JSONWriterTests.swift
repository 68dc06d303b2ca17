import Diagnostics
import Testing

@Suite struct JSONWriterTests {
  @Test(arguments: [
    ("", #""""#),
    ("plain", #""plain""#),
    (#"a "quoted" \ text"#, #""a \"quoted\" \\ text""#),
    ("a\nb\r\nc\td", #""a\nb\r\nc\td""#),
    ("\u{0}\u{1}\u{1F}", #""\u0000\u0001\u001f""#),
    ("\u{7F}", #""\u007f""#),
    ("/ é 中 😀", #""/ é 中 😀""#),
    ("\u{2028}\u{202E}", #""\u2028\u202e""#),
  ])
  func `a text is quoted and escaped`(text: String, json: String) {
    var writer = JSONWriter()
    writer.value(text)
    #expect(writer.text == json)
  }

  @Test(arguments: [0, 7, 10, 99, 100, 65_535, -1, -10, .max, .min])
  func `a number is written in decimal digits`(number: Int) {
    var writer = JSONWriter()
    writer.object { $0.member("n", number) }
    #expect(writer.text == "{\"n\":\(number)}")
  }

  @Test func `members and items follow each other with commas`() {
    var writer = JSONWriter()
    Self.write(to: &writer)
    #expect(
      writer.text
        == #"{"text":"a","number":-7,"empty":{},"none":[],"words":["x","y"],"items":[{"n":1},[]]}"#
    )
  }

  @Test func `lines are indented, but nothing empty is broken`() {
    var writer = JSONWriter(indentation: 2)
    Self.write(to: &writer)
    #expect(
      writer.text == """
        {
          "text": "a",
          "number": -7,
          "empty": {},
          "none": [],
          "words": [
            "x",
            "y"
          ],
          "items": [
            {
              "n": 1
            },
            []
          ]
        }
        """
    )
  }

  private static func write(to writer: inout JSONWriter) {
    writer.object { json in
      json.member("text", "a")
      json.member("number", -7)
      json.member("empty") { $0.object { _ in } }
      json.member("none") { $0.strings([]) }
      json.member("words") { $0.strings(["x", "y"]) }
      json.member("items") { json in
        json.array([true, false]) { json, isObject in
          if isObject { json.object { $0.member("n", 1) } } else { json.strings([]) }
        }
      }
    }
  }
}
