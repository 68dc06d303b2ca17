import Diagnostics
import Documents
import Testing

@Suite struct MappingReaderTests {
  @Test func `keys are read in whatever order they are asked for`() {
    let read = reading("b: 2\na: one\n") { mapping in
      let a = mapping.required("a") { $0.text($1) }
      let b = mapping.optional("b") { $0.integer($1) }
      let c = mapping.optional("c") { $0.text($1) }
      return "\(a ?? "-") \(b ?? 0) \(c ?? "-")"
    }
    #expect(read.value == "one 2 -")
    #expect(read.told == [])
  }

  @Test func `a missing key is told at the mapping`() {
    let read = reading("a: 1\nb: 2") { mapping in
      _ = (mapping.optional("a"), mapping.optional("b"))
      return mapping.required("id")?.text
    }
    #expect(read.value == nil)
    #expect(read.told == ["1:1-2:5 missing-key: the key 'id' is missing here; add it"])
  }

  @Test func `keys that nobody asked for are told`() {
    let read = reading("butons: 1\n'colour': 2\n") { mapping in
      _ = (mapping.optional("buttons"), mapping.optional("id"))
      return ""
    }
    #expect(
      read.told == [
        "1:1-1:7 unknown-key: there is no key 'butons' here; did you mean 'buttons'?",
        "2:1-2:9 unknown-key: there is no key 'colour' here; known are buttons and id",
      ]
    )
  }

  @Test func `a key that is asked for twice hides none that nobody asked for`() {
    let read = reading("x: 1\nb: 2\na: 3\n") { mapping in
      ["b", "a", "b"].compactMap { mapping.optional($0)?.text }.joined()
    }
    #expect(read.value == "232")
    #expect(read.told == ["1:1-1:2 unknown-key: there is no key 'x' here; known are b, a and b"])
  }

  @Test(arguments: [
    ("a:", "'a' has no value; give it one or leave the key out"),
    ("a: ~", "'a' has no value; give it one or leave the key out"),
    ("a: # later", "'a' has no value; give it one or leave the key out"),
    ("a: #FFFFFF", "'a' has no value; an unquoted '#' begins a comment; write '\"#FFFFFF\"'"),
  ])
  func `a key without a value is told, required or not`(text: String, told: String) {
    #expect(reading(text) { $0.required("a")?.text }.told == ["1:1-1:2 no-value: \(told)"])
    #expect(reading(text) { $0.optional("a")?.text }.told == ["1:1-1:2 no-value: \(told)"])
  }

  @Test func `a mapping in a mapping is read alike`() {
    let read = reading("a: {b: 1, x: 2}\ny: 3") { mapping in
      mapping.required("a") { reader, node in
        reader.mapping(node) { $0.required("b") { $0.text($1) } }
      }
    }
    #expect(read.value == "1")
    #expect(
      read.told == [
        "1:11-1:12 unknown-key: there is no key 'x' here; known are b",
        "2:1-2:2 unknown-key: there is no key 'y' here; known are a",
      ]
    )
  }

  @Test func `a reading tells which keys it declares, without a text`() {
    let keys = MappingReader.keys { mapping -> String? in
      mapping.declare("a", { .text }, "What it is.", isRequired: true)
      let value = mapping.required("a")?.text
      mapping.declare("b", { .list(.text) }, nil, isRequired: false)
      return mapping.optional("b") == nil ? value : nil
    }
    #expect(keys.map(\.name) == ["a", "b"])
    #expect(keys.map(\.meaning) == ["What it is.", nil])
    #expect(keys.map(\.isRequired) == [true, false])
  }

  @Test func `a merged key counts as the mapping's own`() {
    let read = reading("<<: {a: 1}") { $0.required("a")?.text }
    #expect(read.value == "1")
    #expect(read.told == [])
  }
}

/// What is read from a text's mapping, and what is reported.
private func reading(
  _ text: String, _ read: (inout MappingReader) -> String?
) -> (value: String?, told: [String]) {
  let file = SourceFile(text)
  guard let root = DocumentReader().readAll(file).documents.first?.root else {
    return (nil, ["no document"])
  }
  var reader = NodeReader(of: file)
  let value = reader.mapping(root, read)
  return (value, file.shown(reader.diagnostics.take()))
}
