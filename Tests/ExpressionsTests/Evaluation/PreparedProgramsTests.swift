import Preparation
import Testing

@testable import Expressions

struct PreparedProgramsTests {
  private static let environment = Environment(
    variables: [Variable("all", .list(.integer)), Variable("item", .integer)]
  )
  private var shared = SharedPrograms(lastingSlots: 1)
  private var programs = PreparedPrograms()
  private var functions = PreparedFunctions()
  private var writer = PreparedWriter()

  private mutating func write(_ text: String, items: [Int] = []) throws {
    let program = try #require(Self.environment.compile(text).program)
    try programs.write(shared.share(program, items: items), to: &writer, &functions)
  }

  @Test mutating func `a program that was written before is only named`() throws {
    try write("all.size() > 1")
    let size = writer.bytes.count
    try write("all.size() > 1")
    #expect(writer.bytes.count == size + 2)
  }

  @Test mutating func `each use of a program is read with its own dependence`() throws {
    try write("item > 1", items: [1])
    try write("all.size() > 1")
    try write("item > 1")
    var reader = PreparedReader(LastingBytes(writer.bytes))
    var read = SharedPrograms(lastingSlots: 1)
    let uses = try (0..<3).map { _ in try read.read(from: &reader, functions) }
    #expect(uses.map(\.number) == [0, 1, 0])
    #expect(uses[0].dependence == .item(slot: 1))
    #expect(uses[1].dependence == .nothing)
    #expect(uses[2].dependence == .more)
    #expect(uses[2].program === uses[0].program)
    #expect(reader.isAtEnd)
  }

  @Test func `a number that no program has yet is damage`() {
    var writer = PreparedWriter()
    writer.count(1)
    var reader = PreparedReader(LastingBytes(writer.bytes))
    var read = SharedPrograms(lastingSlots: 1)
    #expect(throws: PreparedReader.Damage.self) {
      try read.read(from: &reader, PreparedFunctions())
    }
  }
}
