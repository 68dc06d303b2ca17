import Diagnostics
import Foundation
import Testing

@testable import World

/// What a run may use up.
@Suite struct FuelTests {
  @Test func `all threads of a run share it`() {
    let fuel = Fuel(10)
    #expect(fuel.burn(6))
    #expect(fuel.burn(4))
    #expect(!fuel.burn(1))
    #expect(!fuel.burn(0))
  }

  @Test func `the file that uses it up is named`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "a.txt").path
    try "12345".write(toFile: path, atomically: true, encoding: .utf8)

    let files = FileSystem(calls: FileCalls(), fuel: Fuel(12))
    #expect(try files.read(path, limit: 10).count == 5)
    #expect(try files.read(path, limit: 10).count == 5)
    let failure = #expect(throws: FileSystem.Failure.self) { try files.read(path, limit: 10) }
    #expect(failure?.path == path)
    #expect(
      failure?.reason.text
        == "All 12 units of work of a run are used up, bytes that are read and steps of rules"
    )
  }
}
