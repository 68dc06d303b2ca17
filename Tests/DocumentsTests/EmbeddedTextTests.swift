import Diagnostics
import Documents
import TestSupport
import Testing

@Suite struct EmbeddedTextTests {
  @Test(arguments: [
    ("a: one two", "two", "1:8 two"),
    ("a: one\n    two", "two", "2:5 two"),
    ("a: one\n    two", "e t", "1:6 e\n    t"),
    ("a: one\n\n\n    two", "\n\nt", "2:1 \n\n    t"),
    ("a: é 😀 two", "two", "1:8 two"),
    ("'a': 'it''s two'", "two", "1:13 two"),
    ("'a': 'it''s two'", "'", "1:9 ''"),
    ("a: 'one  \n\n  two '", "two ", "3:3 two "),
    ("a: \"\\u00e9\\\"\\t two\"", "two", "1:16 two"),
    ("a: \"\\u00e9 two\"", "é", "1:5 \\u00e9"),
    ("a: \"\\x41\\U0001F600 two\"", "😀", "1:9 \\U0001F600"),
    ("a: \"one\\\n   two\"", "two", "2:4 two"),
    ("a: \"one \\\n\n   \\ two\"", "\n", "2:1 \n"),
    ("a: \"\\N\\_\\L\\P two\"", "two", "1:14 two"),
    ("a: |\n  one\n  two\n", "two", "3:3 two"),
    ("a: |\n  one\n    two\n", "  two", "3:3   two"),
    ("a: |-\n\n  one\n\n  two\n\n", "two", "5:3 two"),
    ("a: |+\n  one\n\n\nb: c", "e\n\n\n", "2:5 e\n\n\n"),
    ("a: |2\n    one\n   two\n", "two", "3:4 two"),
    ("a:\n  b: |2-\n      one\n     two\n", " two", "4:5  two"),
    ("a: >\n  one\n  two\n\n  three\n", "two", "3:3 two"),
    ("a: >\n  one\n  two\n\n  three\n", "\n", "4:1 \n"),
    ("a: >\n  one\n    two\n  three\n", "three", "4:3 three"),
    ("a: >-   # note\n  é😀\n  two\n", "two", "3:3 two"),
    ("a: &x !!str >-\n  one\n  two\n", "two", "3:3 two"),
    ("a: |\r\n  one\r\n  two\r\n", "one\ntwo", "2:3 one\r\n  two"),
    ("- one\n  two\n- three", "two", "2:3 two"),
    ("[\"one\ntwo\"]", "two", "2:1 two"),
    ("{\"a\": \"\\ud83d\\ude00 two\"}", "two", "1:21 two"),
    ("{\"a\": \"\\ud83d\\ude00 two\"}", "😀", "1:8 \\ud83d\\ude00"),
    ("a: >\r\n  one\r\n  two\r\n\r\n", "two", "3:3 two"),
    ("a: |1\n\n  \n   one\n  two", " two", "5:2  two"),
  ])
  func `a part of a value is found in the file`(text: String, part: String, place: String) throws {
    let scalar = try Scalar(in: text)
    let range = try #require(scalar.value.utf8Range(of: part))
    #expect(scalar.shown(range) == place)
  }

  @Test func `the end of a value is behind its last word`() throws {
    let scalar = try Scalar(in: "a: 'one two' # three")
    #expect(scalar.embedded.fileOffset(of: 7) == 11)
    #expect(scalar.embedded.fileRange(of: 7..<7) == 11..<11)
    #expect(scalar.embedded.fileOffset(of: 99) == 11)
  }

  @Test func `a value that is not in the file is placed at its node`() {
    let file = SourceFile("a: one")
    let embedded = EmbeddedText(in: file, at: 3..<6, value: "something else")
    #expect(embedded.fileRange(of: 2..<4) == 3..<3)
  }

  @Test func `every letter of a random scalar is found again`() throws {
    var random = SeededGenerator(seed: 2_026)
    var traced = 0
    for _ in 0..<4_000 {
      let text = RandomScalar.document(using: &random)
      let read = DocumentReader().readAll(SourceFile(text))
      guard read.allDiagnostics.isEmpty, let root = read.documents.first?.root,
        case .mapping(let entries) = root.content, case .scalar = entries.first?.value.content
      else { continue }
      let scalar = try Scalar(in: text)
      traced += 1
      var last = 0
      for (offset, byte) in scalar.value.utf8.enumerated() where (97...122).contains(byte) {
        let place = scalar.embedded.fileOffset(of: offset)
        defer { last = place }
        guard place > last, Array(text.utf8)[place] == byte else {
          Issue.record("\(text.debugDescription): \(offset) of \(scalar.value.debugDescription)")
          return
        }
      }
    }
    #expect(traced > 2_000)
  }
}

/// The scalar of a small document: the first value in it.
private struct Scalar {
  let file: SourceFile
  let value: String
  let embedded: EmbeddedText

  init(in text: String) throws {
    file = SourceFile(text)
    var node = try #require(DocumentReader().readAll(file).documents.first?.root)
    while node.text == nil {
      node = try #require(node.entries?.first?.value ?? node.items?.first)
    }
    value = try #require(node.text)
    embedded = EmbeddedText(in: file, at: node.bytes, value: value)
  }

  /// Line, column and text of the bytes in the file that stand for some of the value.
  func shown(_ range: Range<Int>) -> String {
    let bytes = embedded.fileRange(of: range)
    let start = LineTable(of: file).position(of: bytes.lowerBound)
    return "\(start.line):\(start.column) \(file.text(in: bytes))"
  }
}

extension String {
  fileprivate func utf8Range(of part: String) -> Range<Int>? {
    let (all, part) = (Array(utf8), Array(part.utf8))
    return all.indices.lazy
      .map { $0..<$0 + part.count }
      .first { $0.upperBound <= all.count && all[$0].elementsEqual(part) }
  }
}

private enum RandomScalar {
  /// A mapping with one key and a scalar of any style, if chance makes it YAML.
  static func document(using random: inout SeededGenerator) -> String {
    let start = ["", "'", "\"", "|\n  ", ">\n  ", "|-\n  ", ">+\n  ", "|1\n  ", ">2-\n  "]
    let opening = start.randomElement(using: &random) ?? ""
    let pieces = [
      "a", "bc", "x y", " ", "  ", "\n  ", "\n   ", "\n\n  ", "\r\n  ", "é", "😀", "\u{85}  ",
      "''", "\\n", "\\u00e9", "\\\n  ", "\t", "\u{2028}  ", ".", ",",
    ]
    let body = (0..<Int.random(in: 1...9, using: &random)).map { _ in
      pieces.randomElement(using: &random) ?? ""
    }
    let closing = opening == "'" || opening == "\"" ? opening : "\n"
    return "k: " + opening + body.joined() + closing
  }
}
