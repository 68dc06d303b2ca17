import Diagnostics
import Documents
import Testing

@Suite struct DocumentReaderTests {
  @Test func `documents are numbered from 1 and know their bytes`() {
    let file = SourceFile("a: 1\n---\nb: 2 # c\n...\n--- d\n")
    let documents = DocumentReader().readAll(file).documents
    #expect(documents.map(\.number) == [1, 2, 3])
    #expect(documents.map(\.root.outline) == ["{a: 1}", "{b: 2}", "d"])
    #expect(documents.map { file.text(in: $0.bytes) } == ["a: 1", "---\nb: 2 # c\n...", "--- d"])
  }

  @Test func `each document is handed over before the next is read`() {
    var seen: [String] = []
    let diagnostics = DocumentReader().read(SourceFile("a\n---\nb\n---\n@")) { document in
      seen.append(document.root.outline)
    }
    #expect(seen == ["a", "b"])
    #expect(diagnostics.count == 1)
  }

  @Test(arguments: ["", "\n\n", "# nothing\n", "\u{FEFF}"])
  func `an empty file is an error`(text: String) {
    #expect(problems(text) == ["1:1-1:1 empty-file: there is nothing in this file to read"])
  }

  @Test func `an empty document has a root without a value`() {
    #expect(outlines("---\n---\na\n") == ["", "a"])
    #expect(problems("---\n") == [])
  }

  @Test(arguments: ["\u{FEFF}a: é\n", "a: é\r\n", "\r\n\r\na: é", "a: é\r", "--- {a: é}\n..."])
  func `byte order marks and all line breaks are read`(text: String) {
    #expect(outlines(text) == ["{a: é}"])
    #expect(problems(text) == [])
  }

  @Test(arguments: [
    ("é: ñ\n😀: [ü, 'ö']\n", ["é ← é", "ñ ← ñ", "😀 ← 😀", "ü ← ü", "ö ← 'ö'"]),
    ("a: &x\n  b: c\n", ["a ← a", "b ← b", "c ← c"]),
    ("- &x !!str é\n- *x\n", ["é ← é", "é ← é"]),
    ("a: |\n  é\n\n\nb: >-\n  c\n", ["a ← a", "é\n ← |\n  é", "b ← b", "c ← >-\n  c"]),
    ("a:\nb: ~\n", ["a ← a", " ← ", "b ← b", "~ ← ~"]),
    (
      "{\"a\": \"\\ud83d\\ude00\", b: ü}",
      ["a ← \"a\"", "😀 ← \"\\ud83d\\ude00\"", "b ← b", "ü ← ü"]
    ),
  ])
  func `every scalar knows where it is written`(text: String, claims: [String]) throws {
    let file = SourceFile(text)
    let root = try #require(DocumentReader().readAll(file).documents.first?.root)
    #expect(root.claims(in: file) == claims)
  }

  @Test(arguments: [
    ("a:\n  é: 1\n  c: 2\n\n# d\n\nb: 3\n", "é: 1\n  c: 2"),
    ("a:\n- b\n- c # d\nb: 3\n", "- b\n- c"),
    ("a: {é: 1, c: [2]} # d\n", "{é: 1, c: [2]}"),
    ("a: &x # y\n  - b\n", "- b"),
    ("a: !!map &x\n  b: c\n", "b: c"),
    ("a: &x !!seq [b]\n", "[b]"),
    ("a:\n  b: &x |\n    c\n\nd: *x\n", "b: &x |\n    c"),
    ("a: [b: c ]", "[b: c ]"),
    ("a: []", "[]"),
  ])
  func `a collection ends with its last value or its bracket`(text: String, own: String) throws {
    let file = SourceFile(text)
    let root = try #require(DocumentReader().readAll(file).documents.first?.root)
    let value = try #require(root.value(of: "a"))
    #expect(file.text(in: value.bytes) == own)
  }

  @Test func `a pair in a list ends with its value`() throws {
    let file = SourceFile("[ä: b , c]")
    let items = try #require(DocumentReader().readAll(file).documents.first?.root.items)
    #expect(items.map { file.text(in: $0.bytes) } == ["ä: b", "c"])
  }

  @Test func `what is wrong in a document comes with it`() {
    let read = DocumentReader().readAll(SourceFile("a: 1\na: 2\n---\nb: 1\n---\n!x c\n"))
    #expect(read.documents.map(\.diagnostics.count) == [1, 0, 1])
    #expect(read.documents.map(\.hasErrors) == [true, false, true])
    #expect(read.diagnostics.isEmpty)
  }

  @Test func `a document is known to be wrong when its diagnostics are left out`() {
    let text = String(repeating: "---\na: 1\na: 2\n", count: 502)
    let read = DocumentReader().readAll(SourceFile(text))
    #expect(read.documents.count(where: \.hasErrors) == 502)
    #expect(read.documents.map(\.diagnostics.count).reduce(0, +) == 500)
    #expect(read.diagnostics.map(\.message.text) == ["2 more are not shown"])
  }

  @Test func `what was wrong before a syntax error is told as well`() {
    #expect(
      problems("- {a: 1, a: 2}\n- @") == [
        "1:10-1:11 duplicate-key: the key 'a' is already in this mapping; keep one of them",
        "1:4-1:5 note: first here",
        "2:3-2:4 yaml-syntax: '@' can't begin a text; put the text into quotes",
      ]
    )
  }
}
