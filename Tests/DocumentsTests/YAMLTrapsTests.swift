import Diagnostics
import Documents
import Testing

@Suite struct YAMLTrapsTests {
  @Test(arguments: [
    ("a: NO", "{a: NO}"),
    ("a: yes", "{a: yes}"),
    ("a: 15.0", "{a: 15.0}"),
    ("a: 0x10", "{a: 0x10}"),
    ("a: 010", "{a: 010}"),
    ("a: 1_000", "{a: 1_000}"),
    ("a: 12:30:45", "{a: 12:30:45}"),
    ("a: 2026-11-21", "{a: 2026-11-21}"),
    ("a: .inf", "{a: .inf}"),
    ("a: 1e3", "{a: 1e3}"),
    ("a: =", "{a: =}"),
    ("a: 'true'", "{a: \"true\"}"),
    ("on: off", "{on: off}"),
    ("? a\n: b", "{a: b}"),
    ("a: b # c", "{a: b}"),
    ("a: b#c", "{a: b#c}"),
    ("a: http://x.y/z", "{a: http://x.y/z}"),
    ("{a: b, c}", "{a: b, c: }"),
    ("[a: b, c]", "[{a: b}, c]"),
    ("a:\n- b\n- c", "{a: [b, c]}"),
    ("a: b\n  c", "{a: b c}"),
    ("a: |\n  b\n  c\n", "{a: \"b\nc\n\"}"),
    ("a: >-\n  b\n  c\n", "{a: \"b c\"}"),
    ("\"a\": \"\\u00e9\\x41\\n\"", "{\"a\": \"éA\n\"}"),
    ("a: 'it''s'", "{a: \"it's\"}"),
    ("{\"a\":1,\"b\":[true,null]}", "{\"a\": 1, \"b\": [true, null]}"),
    ("{\n\t\"a\": 1\n}", "{\"a\": 1}"),
    ("{\"a\": \"\\/\"}", "{\"a\": \"/\"}"),
    ("😀: é", "{😀: é}"),
    ("{\"a\": \"\\ud83d\\uDE00\\uD83C\\uDF89\"}", "{\"a\": \"😀🎉\"}"),
    ("\n[\"\\\\ud83d\\\\ude00\"]", "[\"\\ud83d\\ude00\"]"),
    ("a: '\\ud83d\\ude00'", "{a: \"\\ud83d\\ude00\"}"),
    ("{a: '\\ud83d\\ude00'}", "{a: \"\\ud83d\\ude00\"}"),
    (
      "{a: 'it''s \"\\ud83d\\ude00\"', b: \"\\ud83d\\ude00\"}",
      "{a: \"it's \"\\ud83d\\ude00\"\", b: \"😀\"}"
    ),
    ("{a: it's, b: \\ud83d\\ude00}", "{a: it's, b: \\ud83d\\ude00}"),
    ("{ # it's \"\n  \"a\":\"\\ud83d\\ude00\"}", "{\"a\": \"😀\"}"),
    ("[ !!str \"\\ud83d\\ude00\", a \"\\ud83d\\ude00\"]", "[\"😀\", a \"\\ud83d\\ude00\"]"),
    ("a: !!str 1", "{a: \"1\"}"),
    ("a: ! 1", "{a: \"1\"}"),
    ("!!map {a: !!seq [b]}", "{a: [b]}"),
    ("a: !!str", "{a: \"\"}"),
  ])
  func `a text reads as one tree`(text: String, outline: String) {
    #expect(outlines(text) == [outline])
    #expect(problems(text) == [])
  }

  @Test(arguments: ["a:", "a: ~", "a: null", "a: Null", "a: NULL", "{a: }", "{a: , b: c}", "? a"])
  func `a key without a value has no value`(text: String) throws {
    let document = try #require(DocumentReader().readAll(SourceFile(text)).documents.first)
    #expect(try #require(document.root.value(of: "a")).isNull)
  }

  @Test(arguments: ["a: ''", "a: 'null'", "a: \"~\"", "a: |\n", "a: !!str", "a: nUll", "a: []"])
  func `a value that looks like none is one`(text: String) throws {
    let document = try #require(DocumentReader().readAll(SourceFile(text)).documents.first)
    #expect(try !#require(document.root.value(of: "a")).isNull)
  }
}
