import TestSupport
import Testing

@testable import Evidence

@Suite struct BinaryPropertyListReaderTests {
  @Test func `texts, numbers, flags and lists are read`() throws {
    let bytes = MadeBinaryList.bytes([
      [0xd3, 1, 2, 3, 4, 5, 6], MadeBinaryList.text("a"), MadeBinaryList.text("b"),
      MadeBinaryList.text("c"), MadeBinaryList.text("x"),
      [0xa2, 7, 8], [0x62, 0x4e, 0x2d, 0x65, 0x87], [0x11, 1, 0], [9],
    ])
    let list = try BinaryPropertyListReader.read(bytes)
    #expect(list["a"]?.text == "x")
    #expect(list["b"]?.items.first?.text == "256")
    #expect(list["b"]?.items.last?.isOn == true)
    #expect(list["c"]?.text == "中文")
  }

  @Test(
    arguments: [
      [[0xa1, 0]], [[0xd1, 0, 0]], [[0x5f, 0x13, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]],
      [[0xa1, 9]], [[0xaf, 0x10, 0xff]], [[0xd2, 1, 1, 1, 1], [0x51, 0x61]], [[0x70]],
      [[0xa2, 1, 1]] + (1..<70).map { [0xa2, UInt8($0 + 1), UInt8($0 + 1)] } + [[9]],
    ] as [[[UInt8]]]
  )
  func `what turns in circles, grows without end or leads out is refused`(objects: [[UInt8]]) {
    #expect(throws: AppMistake.self) {
      try BinaryPropertyListReader.read(MadeBinaryList.bytes(objects))
    }
  }

  @Test func `however it is cut off or changed, it is read or refused`() {
    let whole = MadeBinaryList.bytes([
      [0xd1, 1, 2], MadeBinaryList.text("a"), [0xa2, 3, 1], [0x13, 0, 0, 0, 0, 0, 0, 0, 1],
    ])
    for place in whole.indices {
      _ = try? BinaryPropertyListReader.read(Array(whole.prefix(place)))
      for value in stride(from: 0, through: 255, by: 5) as StrideThrough<Int> {
        var changed = whole
        changed[place] = UInt8(value)
        _ = try? BinaryPropertyListReader.read(changed)
      }
    }
  }
}
