import Diagnostics
import Documents
import TestSupport
import Testing

@Suite struct HostileTextTests {
  @Test(arguments: [
    "[", "{", "? ", "- ", "? ? ?\n", "a: ", ":", "&", "*", "!", "%TAG ", "|\n", ">\n", "'", "\"",
    "---\n", "...\n", "\t", "- &a x\n- *a\n", "- *a\n", "a: 1\n", "<<: {}\n", "- !x a\n", "[]",
    "{}", "#", "- {<<: ", "\"\\", "\\ud83d", "é: é\n", "\u{FEFF}", "\0", "%TAG !a! x\n", ",",
  ])
  func `a text of one thing over and over ends with few words`(thing: String) {
    let text = String(repeating: thing, count: 300_000 / thing.utf8.count)
    var documents = 0
    let told = DocumentReader().read(SourceFile(text)) { _ in documents += 1 }
    #expect(documents <= 10_000)
    #expect(told.count <= 501)
    #expect(told.count(where: { $0.message.text.utf8.count > 300 }) == 0)
  }

  @Test func `a billion laughs are not built`() {
    let lines = (0..<30).map { line in
      "a\(line): &a\(line) [" + String(repeating: "*a\(line - 1), ", count: 9) + "x]"
    }
    let told = problems(lines.joined(separator: "\n").replacing("*a-1", with: "x"))
    let words =
      "this document has more than 100,000 values, aliases followed; spread them over several files"
    #expect(told == ["6:10-6:13 too-many-nodes: \(words)"])
  }

  @Test func `many keys and many of them twice take no longer each`() {
    let keys = (0..<30_000).map { "k\($0 % 20_000): 1\n" }.joined()
    let read = DocumentReader().readAll(SourceFile(keys))
    #expect(read.documents.first?.root.entries?.count == 20_000)
    #expect(read.documents.first?.diagnostics.count == 500)
    #expect(read.diagnostics.map(\.message.text) == ["9500 more are not shown"])
  }

  @Test func `random bytes are read or refused`() {
    var random = SeededGenerator(seed: 20_261_121)
    let letters = Array(" \n\n\t-?:,[]{}#&*!|>'\"%@`ab1~<.\\é\u{85}😀\r".utf8)
    for round in 0..<3_000 {
      let bytes = (0..<Int.random(in: 1...60, using: &random)).map { _ in
        round.isMultiple(of: 4)
          ? UInt8.random(in: 0...255, using: &random)
          : letters.randomElement(using: &random) ?? 0
      }
      let decoded = DecodedFile(path: "a", bytes: bytes)
      let read = DocumentReader().readAll(decoded.file)
      let size = decoded.file.text.utf8.count
      let places = read.documents.flatMap(\.root.places) + read.allDiagnostics.map(\.range.bytes)
      let outside = places.filter { $0.lowerBound < 0 || $0.upperBound > size }
      #expect(outside.isEmpty, "\(bytes)")
      #expect(!(read.documents.isEmpty && read.diagnostics.isEmpty), "\(bytes)")
    }
  }
}

extension DocumentNode {
  /// The bytes of the node and of all under it.
  fileprivate var places: [Range<Int>] {
    switch content {
    case .scalar: [bytes]
    case .sequence(let items): [bytes] + items.flatMap(\.places)
    case .mapping(let entries): [bytes] + entries.flatMap { $0.key.places + $0.value.places }
    }
  }
}
