import Diagnostics
import Documents
import Testing

@Suite struct DecodedFileTests {
  private static let text = "é: 😀\n"

  @Test(arguments: [
    Array(text.utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8),
    [0xFF, 0xFE] + littleEndian(text), [0xFE, 0xFF] + bigEndian(text),
    littleEndian(text), bigEndian(text),
  ])
  func `UTF-8 and UTF-16 are read, with and without a mark`(bytes: [UInt8]) {
    let decoded = DecodedFile(path: "a", bytes: bytes)
    #expect(decoded.problem == nil)
    #expect(decoded.file.text == Self.text)
  }

  @Test(arguments: [
    ([0x61, 0x0A, 0x62, 0xFF, 0x63], "2:2-2:3", "UTF-8"),
    ([0xC3], "1:1-1:2", "UTF-8"),
    ([0xEF, 0xBF, 0xBD, 0xC3, 0x41], "1:2-1:3", "UTF-8"),
    ([0xED, 0xA0, 0x80], "1:1-1:2", "UTF-8"),
    ([0xEF, 0xBB, 0xBF, 0xE9, 0x20], "1:1-1:2", "UTF-8"),
    ([0xFF, 0xFE, 0x0A, 0x00, 0x00, 0xD8, 0x61, 0x00], "2:1-2:2", "UTF-16"),
    ([0xFE, 0xFF, 0x00, 0x61, 0xDC, 0x00], "1:2-1:3", "UTF-16"),
    ([0xFF, 0xFE, 0x61, 0x00, 0x62], "1:2-1:3", "UTF-16"),
  ])
  func `a byte that is no character is told with its place`(
    bytes: [UInt8], place: String, encoding: String
  ) throws {
    let decoded = DecodedFile(path: "a", bytes: bytes)
    let told = decoded.file.shown([try #require(decoded.problem)])
    let words = "this is not a character in \(encoding); save the file as UTF-8"
    #expect(told == ["\(place) undecodable: \(words)"])
  }
}

private func littleEndian(_ text: String) -> [UInt8] {
  text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
}

private func bigEndian(_ text: String) -> [UInt8] {
  text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
}
