import Diagnostics
import Documents
import Testing

@Suite struct LimitTests {
  @Test func `the limits are those of the contract`() {
    let limits = ReadingLimits.standard
    #expect(limits.bytes == 8_388_608)
    #expect(limits.depth == 200)
    #expect(limits.nodes == 100_000)
    #expect(limits.documents == 10_000)
  }

  @Test func `a file may have as many bytes as the limit`() {
    #expect(problems("a: b", limits: .only { $0.bytes = 4 }) == [])
    #expect(
      problems("a: bc", limits: .only { $0.bytes = 4 }) == [
        "1:1-1:1 file-too-large: the file has more than 4 bytes; spread it over several files"
      ]
    )
  }

  @Test func `the limit of bytes is told in groups of digits`() {
    let decoded = DecodedFile(path: "a", bytes: Array(repeating: 0x61, count: 8_388_609))
    #expect(
      decoded.problem?.message.text
        == "the file has more than 8,388,608 bytes; spread it over several files"
    )
    #expect(decoded.file.text == "")
  }

  @Test(arguments: ["[[a]]", "a: {b: c}", "- - a", "- &x [a]\n- *x"])
  func `collections may nest as deep as the limit`(text: String) {
    #expect(problems(text, limits: .only { $0.depth = 2 }) == [])
    #expect(problems(text, limits: .only { $0.depth = 1 }).count == 1)
  }

  @Test(arguments: [
    ("[[[a]]]", "1:3-1:4"), ("a: {b: [c]}", "1:8-1:9"), ("- - - a", "1:5-1:5"),
    ("[&x [a], [*x]]", "1:11-1:13"),
  ])
  func `deeper nesting is told where it begins`(text: String, place: String) {
    let words = "lists and mappings are nested more than 2 deep here; nest them less"
    #expect(problems(text, limits: .only { $0.depth = 2 }) == ["\(place) too-deep: \(words)"])
  }

  @Test(arguments: ["[a, b, c]", "a: b\n---\na: b", "[&x [], *x]", "{a: {}}"])
  func `a document may have as many values as the limit`(text: String) {
    #expect(problems(text, limits: .only { $0.nodes = 4 }) == [])
  }

  @Test(arguments: [
    ("[a, b, c, d]", "1:11-1:12"), ("[&x [a], *x]", "1:10-1:12"),
    ("&x {a: b, <<: {}}", "1:15-1:16"), ("- a\n- b\n- c\n- d", "4:3-4:4"),
  ])
  func `too many values are told at the first`(text: String, place: String) {
    let words =
      "this document has more than 4 values, aliases followed; spread them over several files"
    #expect(problems(text, limits: .only { $0.nodes = 4 }) == ["\(place) too-many-nodes: \(words)"])
  }

  @Test func `what aliases repeat is limited over all documents`() {
    let document = "[&x a, *x, *x]\n"
    let limits = ReadingLimits.only { $0.repeatedNodes = 4 }
    #expect(problems(document + "---\n" + document, limits: limits) == [])
    #expect(
      problems(document + "---\n" + document + "---\n" + document, limits: limits) == [
        "5:8-5:10 too-many-repeated-nodes: the aliases of this file repeat more than 4 values; "
          + "write fewer"
      ]
    )
  }

  @Test func `a file may have as many documents as the limit`() {
    let limits = ReadingLimits.only { $0.documents = 2 }
    #expect(problems("a\n---\nb\n", limits: limits) == [])
    let file = SourceFile("a\n---\nb\n---\nc\n")
    let read = DocumentReader(limits: limits).readAll(file)
    #expect(read.documents.count == 2)
    #expect(
      file.shown(read.diagnostics) == [
        "4:1-4:1 too-many-documents: the file has more than 2 documents; "
          + "spread them over several files"
      ]
    )
  }

  @Test func `a file may have as many tag directives as the limit`() {
    let limits = ReadingLimits.only { $0.tagDirectives = 1 }
    #expect(problems("%TAG !a! x\n---\na\n", limits: limits) == [])
    #expect(
      problems("%TAG !a! x\n%TAG !b! x\n---\na\n", limits: limits) == [
        "2:1-2:5 too-many-tag-directives: the file has more than 1 '%TAG' lines; "
          + "remove them, tags are not used"
      ]
    )
  }
}

extension ReadingLimits {
  /// The standard limits but for some.
  static func only(_ change: (inout ReadingLimits) -> Void) -> ReadingLimits {
    var limits = ReadingLimits.standard
    change(&limits)
    return limits
  }
}
