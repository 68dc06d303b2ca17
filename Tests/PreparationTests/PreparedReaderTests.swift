import Preparation
import Testing

@Suite struct PreparedReaderTests {
  @Test(arguments: [0, 1, 127, 128, 300, 16_383, 16_384, 1 << 40, Int.max])
  func `a count comes back`(count: Int) throws {
    var writer = PreparedWriter()
    writer.count(count)
    var reader = PreparedReader(LastingBytes(writer.bytes))
    #expect(try reader.count() == count)
    #expect(reader.isAtEnd)
  }

  @Test(arguments: [Int64.min, -1, 0, 1, Int64.max])
  func `a whole number comes back`(number: Int64) throws {
    var writer = PreparedWriter()
    writer.integer(number)
    var reader = PreparedReader(LastingBytes(writer.bytes))
    #expect(try reader.integer() == number)
  }

  @Test func `texts, lists, options and doubles come back in their order`() throws {
    var writer = PreparedWriter()
    writer.texts(["", "a", "使用 Apple 登录"])
    writer.optional(nil as Double?) { $1.double($0) }
    writer.optional(-0.5) { $1.double($0) }
    writer.list([true, false]) { $1.flag($0) }
    var reader = PreparedReader(LastingBytes(writer.bytes))
    #expect(try reader.texts() == ["", "a", "使用 Apple 登录"])
    #expect(try reader.optional(Self.double) == nil)
    #expect(try reader.optional(Self.double) == -0.5)
    #expect(
      try reader.list { reader throws(PreparedReader.Damage) in try reader.flag() } == [
        true, false,
      ]
    )
    #expect(reader.isAtEnd)
  }

  @Test func `a part is skipped, and read on its own`() throws {
    var part = PreparedWriter()
    part.text("later")
    var writer = PreparedWriter()
    writer.part(part)
    writer.text("now")
    var reader = PreparedReader(LastingBytes(writer.bytes))
    var later = try reader.part()
    #expect(try reader.text() == "now")
    #expect(try later.text() == "later")
    #expect(later.isAtEnd)
    #expect(throws: PreparedReader.Damage.self) { try later.byte() }
  }

  private static let damaged: [[UInt8]] = [
    [], [5], [2, 65], [0x80], [UInt8](repeating: 0xFF, count: 9), [0xFF, 0xFF, 0x7F, 0],
  ]

  @Test(arguments: damaged)
  func `a text that isn't whole is refused`(bytes: [UInt8]) {
    #expect(throws: PreparedReader.Damage.self) {
      var reader = PreparedReader(LastingBytes(bytes))
      return try reader.text()
    }
  }

  @Test func `more items than there are bytes are refused before room is made for them`() {
    var writer = PreparedWriter()
    writer.count(.max)
    #expect(throws: PreparedReader.Damage.self) {
      var reader = PreparedReader(LastingBytes(writer.bytes))
      return try reader.texts()
    }
  }

  @Test func `an answer is yes or no`() {
    #expect(throws: PreparedReader.Damage.self) {
      var reader = PreparedReader(LastingBytes([2]))
      return try reader.flag()
    }
  }

  private static func double(
    _ reader: inout PreparedReader
  ) throws(PreparedReader.Damage) -> Double {
    try reader.double()
  }
}
