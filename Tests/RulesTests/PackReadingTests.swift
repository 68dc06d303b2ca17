import Diagnostics
import Expressions
import Model
import Rules
import Testing

/// What packs say of themselves, and what the lock says of them.
@Suite struct PackReadingTests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      String(repeating: "a", count: 1_000),
      "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"
    ),
  ])
  func `digests are those of the standard`(text: String, digest: String) {
    #expect(SHA256.hexadecimal(of: Array(text.utf8)) == digest)
  }

  private static func read(_ text: String) -> (pack: Pack?, mistakes: [String]) {
    let (pack, diagnostics) = Pack.read(SourceFile(path: "pack.yaml", text: text))
    return (pack, diagnostics.map { "\($0.range.bytes.lowerBound) \($0.message.text)" })
  }

  @Test func `a pack has a name, a version and a publisher`() throws {
    let (pack, mistakes) = Self.read("name: br\nversion: 1.2\npublisher: House\nlanguages: [ko]\n")
    #expect(mistakes == [])
    #expect(pack?.label == "br 1.2.0")
    #expect(pack?.languages.map(\.name) == ["ko"])
    #expect(pack?.isOutdated(on: Timestamp(seconds: 99_999_999_999, nanoseconds: 0)) == false)
  }

  @Test(arguments: [
    ("name: br\nversion: 1.0.0\n", ["0 the key 'publisher' is missing here; add it"]),
    (
      "name: Br-1\nversion: 1.0.0\npublisher: House\n",
      [
        "6 'Br-1' is no name of a pack; its facts live under it: write small letters and digits, "
          + "such as 'br'"
      ]
    ),
    (
      "name: in\nversion: 1.0.0\npublisher: House\n",
      [
        "6 'in' is no name of a pack; its facts live under it: write small letters and digits, "
          + "such as 'br'"
      ]
    ),
    (
      "name: br\nversion: 1.0.0\npublisher: House\nlanguages: [k_o]\n",
      ["53 'k_o' is no tag of a language; write one such as 'ko' or 'pt-BR'"]
    ),
    (
      "name: br\nversion: 1.0.0\npublisher: House\nrequires: '>=99.0'\nnew: 1\n",
      ["51 this file needs reviewlint 99.0.0 or newer; this is 0.1.0"]
    ),
  ])
  func `what is wrong with a manifest is told with its place`(text: String, mistakes: [String]) {
    #expect(Self.read(text).mistakes == mistakes)
    #expect(Self.read(text).pack == nil)
  }

  @Test func `its review holds through its last day`() throws {
    let text = """
      name: br
      version: 1.0.0
      publisher: House
      reviewed: {by: Ana, on: 2026-01-01, until: 2026-12-31}
      """
    let pack = try #require(Self.read(text).pack)
    let last = Timestamp(of: try #require(CalendarDate("2026-12-31")))
    #expect(pack.relaxation(on: last) == nil)
    let next = Timestamp(seconds: last.seconds + 86_400, nanoseconds: 0)
    let relaxation = try #require(pack.relaxation(on: next))
    #expect(relaxation.what == "br 1.0.0 (2026-12-31)")
    #expect(relaxation.stretch.start == SourcePosition(line: 4, column: 44))
  }

  @Test func `a lock says what it was told, and each pack once`() throws {
    let text = "packs:\n  - {name: br, version: 1.0.0, sha256: 00}\n"
    let (lock, mistakes) = PackLock.read(SourceFile(path: "reviewlint.lock", text: text))
    #expect(mistakes == [])
    let again = PackLock.read(SourceFile(path: "reviewlint.lock", text: lock.text))
    #expect(again.lock.entries.map(\.name) == ["br"])
    let twice = text + "  - {name: br, version: 2.0.0, sha256: 01}\n"
    let mistake = PackLock.read(SourceFile(path: "reviewlint.lock", text: twice)).diagnostics
    #expect(mistake.map(\.message.text) == ["the pack 'br' is here twice; each has one version"])
  }
}
