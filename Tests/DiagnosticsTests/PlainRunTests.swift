import Diagnostics
import Testing

@Suite struct PlainRunTests {
  @Test(arguments: UInt8.min...UInt8.max)
  func `a run ends at control characters, quotes, per cent, backslashes and beyond ASCII`(
    byte: UInt8
  ) {
    let isSpecial = byte < 0x20 || byte > 0x7E || "\"%\\".utf8.contains(byte)
    for length in [1, 7, 8, 9, 20] {
      for position in 0..<length {
        var text = [UInt8](repeating: UInt8(ascii: "a"), count: length)
        text[position] = byte
        let end = text.withUnsafeBufferPointer { $0.endOfPlainRun(in: 0..<length) }
        #expect(end == (isSpecial ? position : length))
      }
    }
  }

  @Test func `a run begins and ends within the range`() {
    let text = Array("\"aaaaaaaaaaaa\"".utf8)
    let ends = text.withUnsafeBufferPointer { text in
      [1..<14, 1..<9, 1..<5, 3..<3].map(text.endOfPlainRun)
    }
    #expect(ends == [13, 9, 5, 3])
  }
}
