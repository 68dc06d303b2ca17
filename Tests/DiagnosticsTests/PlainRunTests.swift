import Diagnostics
import Testing

@Suite struct PlainRunTests {
  @Test(arguments: UInt8.min...UInt8.max)
  func `a run ends at control characters, quotes, number signs, backslashes and beyond ASCII`(
    byte: UInt8
  ) {
    let isSpecial = byte < 0x20 || byte > 0x7E || "\"#\\".utf8.contains(byte)
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

  @Test(arguments: UInt8.min...UInt8.max)
  func `a printable run ends at control characters and beyond ASCII`(byte: UInt8) {
    for length in [1, 7, 8, 9, 20] {
      for position in 0..<length {
        var text = [UInt8](repeating: UInt8(ascii: "~"), count: length)
        text[position] = byte
        let end = text.withUnsafeBufferPointer { $0.endOfPrintableRun(in: 0..<length) }
        #expect(end == (0x20...0x7E ~= byte ? length : position))
      }
    }
  }

  @Test func `line breaks are found wherever they stand`() {
    for length in [0, 1, 7, 8, 9, 20] {
      var text = [UInt8](repeating: 0xFF, count: length)
      #expect(text.withUnsafeBufferPointer { $0.firstLineBreak(from: 0) } == nil)
      for position in 0..<length {
        text[position] = UInt8(ascii: "\n")
        let found = text.withUnsafeBufferPointer { text in
          [text.firstLineBreak(from: 0), text.firstLineBreak(from: position + 1)]
        }
        #expect(found == [position, nil])
        text[position] = 0x0B
      }
    }
  }
}
