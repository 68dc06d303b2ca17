import TestSupport
import Testing

@Suite struct SyntaxMistakeTests {
  @Test(arguments: mistakes)
  func `a syntax error is told in plain words`(text: String, told: [String]) {
    #expect(problems(text) == told)
  }

  @Test(arguments: mistakes)
  func `a document with a syntax error is not delivered`(text: String, told: [String]) {
    #expect(outlines(text) == [])
  }

  @Test func `what libyaml does not let us say better is in its words`() {
    let told = problems("%YAML 1.1\n%YAML 1.1\n---\na")
    #expect(told == ["2:1-2:2 yaml-syntax: this is not YAML: found duplicate %YAML directive"])
  }

  private static let mistakes =
    ToldTable.rows(
      """
      %YAML 1.2⏎
        2:1-2:1 yaml-syntax: no document follows the '%' lines; write '---' and one
      a:⏎\tb: c
        2:1-2:2 yaml-syntax: a tab can't indent a line; use spaces
      a: 1⏎\tb: 2
        2:1-2:2 yaml-syntax: a tab can't indent a line; use spaces
      a: |⏎  b⏎\tc
        3:1-3:2 yaml-syntax: a tab can't indent a line; use spaces
      🐾: @é
        1:4-1:5 yaml-syntax: '@' can't begin a text; put the text into quotes
      a: `x`
        1:4-1:5 yaml-syntax: '`' can't begin a text; put the text into quotes
      a: %x
        1:4-1:5 yaml-syntax: '%' can't begin a text; put the text into quotes
      %FOO bar⏎---⏎a
        1:1-1:2 yaml-syntax: a line can't begin with '%'; put the text into quotes
      %YAML 3.0⏎---⏎a
        1:1-1:2 yaml-syntax: this version of YAML is unknown; write '%YAML 1.2'
      a: "x⏎b: c⏎
        1:4-1:5 yaml-syntax: this quote is never closed
      a: 'x⏎---⏎b: 1
        1:4-1:5 yaml-syntax: this quote is not closed before the document ends
      a: 'it's'
        1:8-1:9 yaml-syntax: a text ends with its closing quote; write '' or \\" for one inside
      a: [x
        1:4-1:5 yaml-syntax: this '[' is never closed; close it with ']'
      {a: 1, b
        1:1-1:2 yaml-syntax: this '{' is never closed; close it with '}'
      a: {x: 1⏎b: 2
        2:2-2:3 yaml-syntax: a ',' or '}' is missing before this
        1:4-1:5 note: the mapping begins here
      a: [x⏎b: y⏎
        2:2-2:3 yaml-syntax: a ',' or ']' is missing before this
        1:4-1:5 note: the list begins here
      x: [1, 2}
        1:9-1:10 yaml-syntax: a ',' or ']' is missing before this
        1:4-1:5 note: the list begins here
      a: {fill: #AABBCC}⏎b: 1
        2:2-2:3 yaml-syntax: a ',' or '}' is missing before this
        1:4-1:5 note: the mapping begins here
        1:11-1:18 note: an unquoted '#' begins a comment; write '"#AABBCC"'
      - {fill: #AABBCC, x: 1}⏎- {y: 2}
        2:1-2:2 yaml-syntax: a value is missing before this
        1:10-1:17 note: an unquoted '#' begins a comment; write '"#AABBCC"'
      a: b: c
        1:5-1:6 yaml-syntax: a ':' can't stand here; quote the text, or mend the indentation
      a: 1⏎  b: 2
        2:4-2:5 yaml-syntax: a ':' can't stand here; quote the text, or mend the indentation
      a: 1⏎b
        2:1-2:2 yaml-syntax: a ':' is missing behind this key; indent the lines of a longer text
      a:⏎  b: 1⏎ c: 2
        3:2-3:3 yaml-syntax: this does not fit into the mapping around it; mend its indentation
        1:1-1:2 note: the mapping begins here
      - a⏎b: c
        2:1-2:2 yaml-syntax: this does not fit into the list around it; mend its indentation
        1:1-1:2 note: the list begins here
      {}⏎}
        2:1-2:2 yaml-syntax: this is not part of the value above; mend its indentation or write '---'
      a: **b**
        1:4-1:5 yaml-syntax: a name must follow '*'; put a text into quotes
      a: & b
        1:4-1:5 yaml-syntax: a name must follow '&'; put a text into quotes
      a: "C:\\Games"
        1:7-1:9 yaml-syntax: '\\G' is no escape; write '\\\\' for a backslash
      a: "\\xZZ"
        1:7-1:8 yaml-syntax: hexadecimal digits are missing here; write '\\\\' for a backslash
      a: "\\ud83d"
        1:7-1:8 yaml-syntax: this escape is no character; write the character itself
      ["\\ud83d\\ude00é\\ud83d"]
        1:18-1:19 yaml-syntax: this escape is no character; write the character itself
      a: - b
        1:4-1:5 yaml-syntax: a list can't begin here; begin it on a line of its own
      a: |x⏎  b
        1:5-1:6 yaml-syntax: only a comment can follow '|' or '>'; begin the text on the next line
      a: |0⏎  b
        1:5-1:6 yaml-syntax: an indentation of 0 can't be; write 1 to 9
      a: !e!x y
        1:4-1:8 custom-tag: the tag '!e!x' can't be used here; put the whole text into quotes, or
          leave it out
      a: !b || c
        1:4-1:6 custom-tag: the tag '!b' can't be used here; put the whole text into quotes, or
          leave it out
      - !b && c
        1:3-1:5 custom-tag: the tag '!b' can't be used here; put the whole text into quotes, or
          leave it out
      a: !b.exists(c, true)
        1:4-1:16 custom-tag: the tag '!b.exists(c,' can't be used here; put the whole text into
          quotes, or leave it out
      a: {s[0].b: []}
        1:5-1:7 yaml-syntax: 's[' has a bracket in it; put the whole text into quotes
      a: {s: 1, t["x y"].b: 2}
        1:11-1:13 yaml-syntax: 't[' has a bracket in it; put the whole text into quotes
      a: [s[0].b, c]
        1:5-1:7 yaml-syntax: 's[' has a bracket in it; put the whole text into quotes
      [a,,b]
        1:4-1:5 yaml-syntax: a value is missing before this
      a: ?
        1:4-1:5 yaml-syntax: a '?' can't stand here; put the text into quotes
      a: !<x y
        1:4-1:7 custom-tag: the tag '!<x' can't be used here; put the whole text into quotes, or
          leave it out
      """
    ) + [
      ("\ta: b", ["1:1-1:2 yaml-syntax: a tab can't indent a line; use spaces"]),
      (
        "  a: 1\n b: 2",
        [
          "2:2-2:3 yaml-syntax: this is not part of the value above; mend its indentation or write '---'"
        ]
      ),
    ]
}
