import Testing

@testable import Diagnostics

@Suite struct ParagraphTests {
  private static let cases: [(label: String, text: String, width: Int, lines: [String])] = [
    ("", "", 20, [""]),
    ("", "one", 20, ["one"]),
    ("", "one two three four five six", 20, ["one two three four", "five six"]),
    ("", "one two three four f", 20, ["one two three four f"]),
    ("", "one two three four fi", 20, ["one two three four", "fi"]),
    ("", "one\ntwo\n", 20, ["one<U+000A>two"]),
    ("why: ", "one two three four five six", 25, ["why: one two three four", "     five six"]),
    ("why: ", "a ::b", 25, ["why: a : :b"]),
    (
      "", "a-word-that-is-longer-than-the-line is left whole", 20,
      [
        "a-word-that-is-longer-than-the-line", "is left whole",
      ]
    ),
    (
      "label that is wider than its line: ", "one two three four five", 20,
      [
        "label that is wider than its line: one two three four",
        "                                   five",
      ]
    ),
    // Ten wide letters fill twenty columns.
    ("", "登录按钮必须与其他按钮一样大", 20, ["登录按钮必须与其他按", "钮一样大"]),
    ("", "see 登录按钮必须与其他按钮一样大", 20, ["see 登录按钮必须与其", "他按钮一样大"]),
    ("标: ", "登录按钮必须与其他按钮一样大", 24, ["标: 登录按钮必须与其他按", "    钮一样大"]),
    // A Latin word stays whole, and a mark where it belongs.
    ("", "通过Apple注册通过Apple继续", 20, ["通过Apple注册通过", "Apple继续"]),
    ("", "使用通过 Apple 登录、通过“Apple”", 20, ["使用通过 Apple 登", "录、通过“Apple”"]),
    ("", "see screens[\"登录\"].buttons", 16, ["see", "screens[\"登录\"].buttons"]),
    ("", "😀😀😀😀😀😀😀😀😀😀😀", 20, ["😀😀😀😀😀😀😀😀😀😀", "😀"]),
    (
      "", "e\u{301}e\u{301}e\u{301} four five six sev", 20,
      ["e\u{301}e\u{301}e\u{301} four five six", "sev"]
    ),
    ("", "a\u{1B}[1mb", 20, ["a<U+001B>[1mb"]),
    ("", "a\u{202E}b", 20, ["a<U+202E>b"]),
  ]

  @Test(arguments: cases)
  func `a text is broken beside its label`(
    label: String, text: String, width: Int, lines: [String]
  ) {
    let paragraph = Paragraph(label: label, text: text, width: width)
    #expect(paragraph.laidOut(label: label) == lines.joined(separator: "\n"))
  }

  @Test(arguments: cases.map(\.text))
  func `no line that could be broken is too wide`(text: String) {
    let text = Paragraph(label: "", text: text, width: 20).laidOut(label: "")
    for line in text.split(separator: "\n") where line.contains(" ") {
      #expect(TerminalText.width(line) <= 20, "\(line)")
    }
  }

  @Test func `the colours of a label take no room`() {
    let paragraph = Paragraph(label: "why: ", text: "one two three four five", width: 25)
    #expect(
      paragraph.laidOut(label: "\u{1B}[1mwhy: \u{1B}[0m")
        == "\u{1B}[1mwhy: \u{1B}[0mone two three four\n     five"
    )
  }

  @Test func `run in, the label is part of the sentence`() {
    let paragraph = Paragraph(
      label: "error[small]: ", text: "one two three four five six seven", width: 34)
    #expect(
      paragraph.runIn(label: "error[small]: ")
        == "error[small]: one two three\n    four five six seven"
    )
    #expect(
      paragraph.runIn(label: "\u{1B}[1merror[small]: \u{1B}[0m").hasPrefix("\u{1B}[1merror[small]:")
    )
  }
}
