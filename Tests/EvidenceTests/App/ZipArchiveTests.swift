import Foundation
import Testing

@testable import Evidence

@Suite struct ZipArchiveTests {
  struct Part: Sendable {
    var name: String
    var bytes: [UInt8] = Array("text".utf8)
    var flags = 0
    var method = 0
    var size: Int?
    var mode = 0o100644
  }

  private static func number(_ number: Int, _ size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  /// An archive whose files are as they are said to be.
  private static func archive(_ parts: [Part]) -> [UInt8] {
    var bytes: [UInt8] = []
    var directory: [UInt8] = []
    for part in parts {
      let common =
        number(part.flags, 2) + number(part.method, 2) + number(0, 4) + number(0, 4)
        + number(part.bytes.count, 4) + number(part.size ?? part.bytes.count, 4)
        + number(part.name.utf8.count, 2)
      directory += number(0x0201_4b50, 4) + number(0x0314, 2) + number(20, 2) + common
      directory +=
        number(0, 8) + number(part.mode << 16, 4) + number(bytes.count, 4) + part.name.utf8
      bytes += number(0x0403_4b50, 4) + number(20, 2) + common + number(0, 2) + part.name.utf8
      bytes += part.bytes
    }
    let start = bytes.count
    bytes += directory + number(0x0605_4b50, 4) + number(0, 4)
    bytes += number(parts.count, 2) + number(parts.count, 2)
    return bytes + number(directory.count, 4) + number(start, 4) + number(0, 2)
  }

  private static func files(_ parts: [Part]) throws(AppMistake) -> AppFiles {
    try ZipArchive(ByteSource(archive(parts))).files
  }

  @Test func `files are found by their paths, links and folders aren't`() throws {
    let files = try Self.files([
      Part(name: "a/"), Part(name: "a/b.txt"), Part(name: "l", mode: 0o120777),
    ])
    #expect(files.paths == ["a/b.txt"])
    #expect(try files.bytes(at: "a/b.txt") == Array("text".utf8))
  }

  @Test(arguments: [
    Part(name: "/etc/passwd"), Part(name: "../x"), Part(name: "a/../x"), Part(name: "a\\x"),
    Part(name: "a\0x"), Part(name: "a//x"), Part(name: "x", flags: 1), Part(name: "x", method: 12),
    Part(name: "x", method: 0, size: 5), Part(name: "x", method: 8, size: 1 << 31),
  ])
  func `what can't be trusted is refused`(part: Part) {
    #expect(throws: AppMistake.self) { try Self.files([part]) }
  }

  @Test func `a name that stands there twice is refused`() {
    #expect(throws: AppMistake.self) { try Self.files([Part(name: "x"), Part(name: "x")]) }
  }

  @Test func `a file that isn't what it is said to be is refused when it is opened`() throws {
    let files = try Self.files([Part(name: "x", bytes: [1, 2, 3], method: 8, size: 9)])
    #expect(throws: AppMistake.self) { try files.bytes(at: "x") }
  }

  @Test func `however an archive is cut off or changed, it is read or refused`() {
    let whole = Self.archive([Part(name: "a/b"), Part(name: "c", method: 8)])
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
