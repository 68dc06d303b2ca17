import TestSupport
import Testing

@testable import Evidence

@Suite struct ZipArchiveTests {
  private typealias Part = MadeArchive.Part

  private static func files(_ parts: [Part]) throws(AppMistake) -> AppFiles {
    try ZipArchive(ByteSource(MadeArchive(parts).bytes)).files
  }

  @Test(arguments: [0, 4, 0xffff, 0x1_0000])
  func `what is deflated is unpacked`(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 / 7) }
    let archive = MadeArchive([Part("before"), .deflated("a", bytes), Part("behind")])
    let file = try ZipArchive(ByteSource(archive.bytes)).files.file(at: "a")
    #expect(try file.table("a").bytes == bytes)
  }

  @Test func `what is deflated and has another checksum is refused`() throws {
    var archive = MadeArchive([.deflated("a", Array("text".utf8))]).bytes
    let place = try #require(archive.firstRange(of: "text".utf8)?.lowerBound)
    archive[place] ^= 1
    let files = try ZipArchive(ByteSource(archive)).files
    #expect(throws: AppMistake.self) { try files.bytes(at: "a") }
  }

  @Test func `files are found by their paths, links and folders aren't`() throws {
    let files = try Self.files([
      Part("a/"), Part("a/b.txt"), Part("l", mode: 0o120777),
    ])
    #expect(files.paths == ["a/b.txt"])
    #expect(try files.bytes(at: "a/b.txt") == Array("text".utf8))
  }

  @Test(arguments: [
    Part("/etc/passwd"), Part("../x"), Part("a/../x"), Part("a\\x"),
    Part("a\0x"), Part("a//x"), Part("x", flags: 1), Part("x", method: 12),
    Part("x", method: 0, size: 5), Part("x", method: 8, size: 1 << 31),
  ])
  func `what can't be trusted is refused`(part: MadeArchive.Part) {
    #expect(throws: AppMistake.self) { try Self.files([part]) }
  }

  @Test func `a name that stands there twice is refused`() {
    #expect(throws: AppMistake.self) { try Self.files([Part("x"), Part("x")]) }
  }

  @Test func `a file that isn't what it is said to be is refused when it is opened`() throws {
    let files = try Self.files([Part("x", [1, 2, 3], method: 8, size: 9)])
    #expect(throws: AppMistake.self) { try files.bytes(at: "x") }
  }

  @Test func `however an archive is cut off or changed, it is read or refused`() {
    let whole = MadeArchive([Part("a/b"), .deflated("c", Array("text".utf8))]).bytes
    for place in whole.indices {
      Self.readAll(Array(whole.prefix(place)))
      for value in [0, 1, 0x7f, 0xff] as [UInt8] {
        var changed = whole
        changed[place] = value
        Self.readAll(changed)
      }
    }
  }

  private static func readAll(_ bytes: [UInt8]) {
    guard let files = try? ZipArchive(ByteSource(bytes)).files else { return }
    for path in files.paths { _ = try? files.bytes(at: path) }
  }
}
