import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Documents

/// What is read without libyaml has to be just what libyaml's events would make.
@Suite struct DirectReaderTests {
  @Test(arguments: [
    "a: b", "a: b\n", "- a\n- b\n", "a:\n- b\n- c\nd: e\n", "a:\n  - b\n  -\n  - c: d\n    e: f\n",
    "{a: b, c: [d, {e: f}], }\n", "[a,\n b]\n", "{\"a\":1,\"b\":[true,null]}", "[{}, []]",
    "a:\nb: # nothing\n\nc: ~\n", "a: 'it''s'\nb: \"say \\\"x\\\"\\n\"\n", "'a': b\n\"c\": d\n",
    "a: b c # note\n# note\nd: e#f\n", "a: b\n  c\n\n  d\n# note\ne: f\n",
    "a: 'b\n  c\n\n\n  d '\n", "a: \" \n b\n\n c\n\"\n", "a: {b: c\n  d, e: f}\n",
    "a: |\n  b\n   c\n\n  d\ne: f\n", "a: >\n  b\n  c\n\n  d\n   e\n  f\n", "a: |-\n  b\n\n",
    "a: |+\n  b\n\nc: d\n", "- >-\n  a\n  b\n- |\n\n   a\n  # b\n", "a: |\n\nb: c\n", "a: |\n  b",
    "---\na: b\n---\nc: d\n", "# x\n\n---   # y\n- a\n# z\n---\n- b",
    "- - a\n  - b\n-   c: d\n    e: f\n",
    "  a: b\n  c: d\n", "a: -1\nb: -0.5\nc: 12:30\n", "a: 支付宝\n名: é\n", "a: https://x.y/?z=1#w\n",
    "a: [b ? c, d?]\n", "a:\n  b: c\n d: e\n", "a:\n    b:\n        c: d\n    e: f\n",
    "a: b\nc: - d\n", "a: {b: 'x', 'c' : d}\n", "a: [b # x\n  , c]\n", "- a\n -b\n",
    "[1234567,12345678, 123456789 ,fifteen letters, sixteen letters!]",
    "{\(keys(70)), begins alike a: 1, begins alike b: 2}", "{begins alike a: 1, begins alike b: 2}",
    "{a_b: c_d, e(f): +g, h  :  i#j, k : \"l\"}", "[a\n,b\n]", "{ a: é, é: b }",
  ])
  func `common YAML is read as libyaml reads it`(text: String) {
    #expect(!Self.differs(text))
  }

  @Test(arguments: [
    "a: &x b\n", "a: *x\n", "a: !x b\n", "<<: {a: b}\n", "a: 1\na: 2\n", "%YAML 1.1\n---\na: b\n",
    "a: b\n...\n", "? a\n: b\n", "a: |2\n   b\n", "a: b\r\n", "a:\tb\n", "a: \"\\xe9\"\n",
    "a: \"\\ud800\"\n", "a: \"\\u+123\"\n", "a: \"\\u12\"\n",
    "a\n",
    "", "# a\n", "---\n---\n", "a: b: c\n", "a: 'b\n", "[a", "{a}\n", "[a: b]\n", "a b\n",
    "a: @b\n",
    "a: `b\n", "a: %b\n", "a: b\n c: d\n", "a:\n  b: c\n d: e\n", "a: 'b' c\n", "[a]]\n",
    "[a]: b\n",
    "a: {b: c} d\n", "- a\nb: c\n", "a: [b,\n---\nc]\n", "a: 'b\n--- c'\n", "a: b\n---c: d\n",
    "a: b\u{2028}c\n", "é: 1\ne\u{301}: 2\n", "a: [b]#c\n", "a: b\n\n---\n'c\n",
    "...\na: b\n", "a: {b: c\n...\n d}\n", "a: b\n---\nc: d\n---\ne: f\n--- g\n--- *h\n",
    "\(String(repeating: "k", count: 1_100)): b\n", "{begins alike: 1, begins alike: 2}",
    "{\(keys(70)), key-3: 1}", "{\(keys(20)), key-3: 1}",
  ])
  func `what is rare or wrong is left to libyaml`(text: String) {
    #expect(DirectReader.reads(text) == false)
    #expect(!Self.differs(text))
  }

  @Test func `files of this project are read as libyaml reads them`() throws {
    let files = try Checkout.yamlFiles()
    #expect(files.count > 300)
    var direct = 0
    for file in files {
      #expect(!Self.differs(file.text))
      if DirectReader.reads(file.text) { direct += 1 }
    }
    #expect(direct > files.count / 2)
  }

  @Test func `files with something changed are read as libyaml reads them`() throws {
    var random = SeededGenerator(seed: 20_261_121)
    let files = try Checkout.yamlFiles().filter { $0.text.utf8.count < 3_000 }
    for _ in 0..<mutationCount {
      let file = try #require(files.randomElement(using: &random))
      let text = Mutation.changed(file.text, using: &random)
      #expect(!Self.differs(text), "\(text)")
    }
  }

  @Test func `scraps put together at random are read as libyaml reads them`() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<mutationCount {
      let text = Mutation.scraps(using: &random)
      #expect(!Self.differs(text), "\(text.debugDescription)")
    }
  }

  @Test func `any character of a scalar in brackets is read as libyaml reads it`() {
    for character in (0x20..<0x80).map({ Character(Unicode.Scalar($0)) }) + ["\n", "é", "名"] {
      for count in [0, 1, 6, 7, 8, 9, 17] {
        let word = "\(String(repeating: "a", count: count))\(character)b"
        for text in ["{k: \(word), l: [\(word)]}\n", "{\(word): 1, k: 2}\n", "\(word): [1]\n"] {
          #expect(!Self.differs(text), "\(text.debugDescription)")
        }
      }
    }
  }

  @Test func `limits hold without libyaml`() {
    var limits = ReadingLimits()
    limits.depth = 3
    limits.nodes = 6
    limits.documents = 2
    for text in ["[[[]]]", "[[[[]]]]", "[1,2,3,4,5]", "[1,2,3,4,5,6]", "- 1\n---\n- 2\n---\n- 3\n"]
    {
      #expect(!Self.differs(text, limits: limits))
    }
  }

  private static func differs(_ text: String, limits: ReadingLimits = .standard) -> Bool {
    ReaderComparison.difference(in: SourceFile(text), limits: limits) != nil
  }
}

/// So many keys of a mapping in brackets.
private func keys(_ count: Int) -> String {
  (0..<count).map { "key-\($0): \($0)" }.joined(separator: ", ")
}

/// Many in a long search, few in everyday tests.
private let mutationCount =
  ProcessInfo.processInfo.environment["MUTATIONS"].flatMap { Int($0) } ?? 4_000

extension DirectReader {
  /// Whether a text is read to its end without libyaml.
  static func reads(_ text: String) -> Bool {
    let file = SourceFile(text)
    let readable = ReadableText(of: file, limits: .standard)
    return read(readable, of: file, limits: .standard) { _ in }
  }
}
