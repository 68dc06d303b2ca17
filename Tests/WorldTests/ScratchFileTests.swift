import Testing

@testable import World

@Suite struct ScratchFileTests {
  /// What a lane holds, and in how many pieces it was handed over.
  private static func read(_ file: ScratchFile, lane: Int) -> (text: String, pieces: Int) {
    var bytes: [UInt8] = []
    var pieces = 0
    #expect(
      file.read(lane: lane) { piece in
        bytes += piece
        pieces += 1
        return true
      }
    )
    return (String(decoding: bytes, as: UTF8.self), pieces)
  }

  @Test func `each lane holds its texts in their order, however many there are`() {
    let file = ScratchFile(in: FileSystem())
    let texts = (0..<20_000).map { "text \($0) of lane \($0 % 3)\n" }
    for (number, text) in texts.enumerated() { file.append(Array(text.utf8), lane: number % 3) }
    for lane in 0..<3 {
      let (text, pieces) = Self.read(file, lane: lane)
      #expect(text == stride(from: lane, to: texts.count, by: 3).map { texts[$0] }.joined())
      #expect(pieces > 2)
    }
  }

  @Test func `it can be read again`() {
    let file = ScratchFile(in: FileSystem())
    for _ in 0..<20_000 { file.append(Array("0123456789".utf8), lane: 7) }
    #expect(Self.read(file, lane: 7).text == Self.read(file, lane: 7).text)
    #expect(Self.read(file, lane: 7).text.utf8.count == 200_000)
  }

  @Test func `a lane without texts is read at once`() {
    #expect(Self.read(ScratchFile(in: FileSystem()), lane: 1) == ("", 0))
  }

  @Test func `reading ends when a piece isn't taken`() {
    let file = ScratchFile(in: FileSystem())
    for _ in 0..<40_000 { file.append(Array("0123456789".utf8), lane: 0) }
    var pieces = 0
    let isRead = file.read(lane: 0) { _ in
      pieces += 1
      return false
    }
    #expect(!isRead)
    #expect(pieces == 1)
  }
}
