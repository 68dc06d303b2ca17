import Diagnostics
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import World

/// A file that can't be written whole is as it was, with nothing beside it.
@Suite struct FailingWriteTests {
  private static func withFolder<Answer>(_ body: (String) throws -> Answer) throws -> Answer {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder.path)
  }

  enum Call: String, CaseIterable, Sendable {
    case open, write, setMode, sync, rename
  }

  private static func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder)
  }

  private static func text(at path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  private static func failing(_ call: Call, _ error: Int32) -> FileCalls {
    var calls = FileCalls()
    switch call {
    case .open: calls.openFile = { _, _, _ throws(SystemError) in throw SystemError(error) }
    case .write:
      let written = Atomic(false)
      // A first part fits.
      calls.writeBytes = { [write = calls.writeBytes] file, bytes throws(SystemError) in
        if written.exchange(true, ordering: .relaxed) { throw SystemError(error) }
        return try write(file, bytes.prefix(3))
      }
    case .setMode: calls.setMode = { _, _ throws(SystemError) in throw SystemError(error) }
    case .sync: calls.sync = { _ throws(SystemError) in throw SystemError(error) }
    case .rename: calls.renameFile = { _, _ throws(SystemError) in throw SystemError(error) }
    }
    return calls
  }

  private static let reasons: [Int32: String] = [
    ENOSPC: "No space left on device", EDQUOT: "Disk quota exceeded", EIO: "Input/output error",
    EROFS: "Read-only file system",
  ]

  @Test(arguments: Call.allCases, reasons)
  func `a call that fails is an error, and the old file stays`(
    _ call: Call, _ error: (key: Int32, value: String)
  ) throws {
    try Self.withFolder { (folder: String) throws in
      let path = "\(folder)/a.json"
      try Data("old".utf8).write(to: URL(filePath: path))
      let files = FileSystem(calls: Self.failing(call, error.key))
      let failure = #expect(throws: FileSystem.Failure.self) {
        try files.write("a new text", to: path)
      }
      #expect(failure?.path == path)
      #expect(failure?.reason.text == error.value)
      #expect(try Self.names(in: folder) == ["a.json"])
      #expect(try Self.text(at: path) == "old")
    }
  }

  @Test func `what takes a part at a time, or is interrupted, gets everything`() throws {
    let count = Atomic(0)
    var calls = FileCalls()
    calls.writeBytes = { [write = calls.writeBytes] file, bytes throws(SystemError) in
      if count.wrappingAdd(1, ordering: .relaxed).oldValue.isMultiple(of: 2) {
        throw SystemError(EINTR)
      }
      return try write(file, bytes.prefix(2))
    }
    try Self.withFolder { (folder: String) throws in
      try FileSystem(calls: calls).write("a new text", to: "\(folder)/a.txt")
      #expect(try Self.text(at: "\(folder)/a.txt") == "a new text")
    }
  }

  @Test func `what takes nothing is an error, not waited for`() throws {
    var calls = FileCalls()
    calls.writeBytes = { _, _ throws(SystemError) in 0 }
    try Self.withFolder { (folder: String) throws in
      #expect(throws: FileSystem.Failure.self) {
        try FileSystem(calls: calls).write("a new text", to: "\(folder)/a.txt")
      }
      #expect(try Self.names(in: folder) == [])
    }
  }

  @Test func `a draft that is discarded leaves nothing`() throws {
    try Self.withFolder { (folder: String) throws in
      let files = FileSystem()
      files.discard(try files.draft("a new text", for: "\(folder)/a.txt"))
      #expect(try Self.names(in: folder) == [])
    }
  }
}
