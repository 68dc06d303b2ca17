import Testing

@testable import Evidence

@Suite struct BinaryPropertyListReaderTests {
  /// Objects one after the other, each of fewer than 256 bytes, and what stands behind them.
  private static func list(_ objects: [[UInt8]], top: UInt8 = 0) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets.append(UInt8(bytes.count))
      bytes += object
    }
    let table = UInt8(bytes.count)
    bytes += offsets + [0, 0, 0, 0, 0, 0, 1, 1]
    for number in [UInt8(objects.count), top, table] { bytes += [0, 0, 0, 0, 0, 0, 0, number] }
    return bytes
  }

  private static func text(_ text: String) -> [UInt8] {
    [0x50 | UInt8(text.utf8.count)] + text.utf8
  }

  @Test func `texts, numbers, flags and lists are read`() throws {
    let bytes = Self.list([
      [0xd3, 1, 2, 3, 4, 5, 6], Self.text("a"), Self.text("b"), Self.text("c"), Self.text("x"),
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
  func `what turns in circles, grows without end or leads out is refused`(
    objects: [[UInt8]]
  ) {
    #expect(throws: AppMistake.self) { try BinaryPropertyListReader.read(Self.list(objects)) }
  }

  @Test func `however it is cut off or changed, it is read or refused`() {
    let whole = Self.list([
      [0xd1, 1, 2], Self.text("a"), [0xa2, 3, 1], [0x13, 0, 0, 0, 0, 0, 0, 0, 1],
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
