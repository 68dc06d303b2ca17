import Diagnostics
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import World

/// What a file is beside its text stays when it is written: who owns it, who may do what, its names.
@Suite struct KeptFileTests {
  private static func withFile<Answer>(_ body: (String) throws -> Answer) throws -> Answer {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "a").path
    try Data("old, and longer".utf8).write(to: URL(filePath: path))
    let answer = try body(path)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.allSatisfy { $0.hasPrefix("a") })
    return answer
  }

  private static func status(of path: String) throws -> FileStatus {
    try FileCalls().status(Array(path.utf8CString), nil, false)
  }

  private static func text(of path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  @Test(arguments: [0o600, 0o644, 0o664] as [mode_t])
  func `rights stay`(_ mode: mode_t) throws {
    try Self.withFile { (path: String) throws in
      try FileManager.default.setAttributes(
        [.posixPermissions: Int(mode)],
        ofItemAtPath: path
      )
      try FileSystem().write("new", to: path)
      #expect(try Self.status(of: path).mode == mode)
      #expect(try Self.text(of: path) == "new")
    }
  }

  @Test(.enabled(if: getuid() == 0, "only root gives files away"))
  func `the owner stays`() throws {
    try Self.withFile { (path: String) throws in
      try FileManager.default.setAttributes(
        [.ownerAccountID: 1234, .groupOwnerAccountID: 567],
        ofItemAtPath: path
      )
      try FileSystem().write("new", to: path)
      let status = try Self.status(of: path)
      #expect([status.owner, status.group] == [1234, 567])
      #expect(try Self.text(of: path) == "new")
    }
  }

  /// Whose file can't be given to its owner is written into.
  @Test func `a file stays the same one where its owner can't be told for another`() throws {
    try Self.withFile { (path: String) throws in
      var calls = FileCalls()
      calls.statusOfOpen = { [status = calls.statusOfOpen] file throws(SystemError) in
        var status = try status(file)
        status.owner += 1
        return status
      }
      calls.setOwner = { _, _, _ throws(SystemError) in throw SystemError(EPERM) }
      let before = try Self.status(of: path).identity
      try FileSystem(calls: calls).write("new", to: path)
      #expect(try Self.status(of: path).identity == before)
      #expect(try Self.text(of: path) == "new")
    }
  }

  @Test func `all names of a file stay its names`() throws {
    try Self.withFile { (path: String) throws in
      try FileManager.default.linkItem(atPath: path, toPath: path + "2")
      try FileSystem().write("new", to: path)
      #expect(try Self.text(of: path + "2") == "new")
      #expect(try Self.status(of: path).identity == Self.status(of: path + "2").identity)
    }
  }

  /// What has several names isn't replaced: each call that fails while it is written into.
  @Test(arguments: 0..<6)
  func `a file that can't be written into whole is as it was`(_ failing: Int) throws {
    let count = Atomic(-1)
    var calls = FileCalls()
    calls.writeBytes = { [write = calls.writeBytes] file, bytes throws(SystemError) in
      // The draft has been written; then come two bytes, and no more.
      let number = count.wrappingAdd(1, ordering: .relaxed).newValue
      if number == 2, failing == 0 { throw SystemError(ENOSPC) }
      return try write(file, number == 1 && failing == 0 ? bytes.prefix(2) : bytes)
    }
    let synced = Atomic(0)
    calls.sync = { [sync = calls.sync] file throws(SystemError) in
      if synced.wrappingAdd(1, ordering: .relaxed).newValue == failing { throw SystemError(EIO) }
      try sync(file)
    }
    let sized = Atomic(0)
    calls.setSize = { [setSize = calls.setSize] file, size throws(SystemError) in
      let number = sized.wrappingAdd(1, ordering: .relaxed).newValue
      if failing == 3, number == 1 { throw SystemError(EIO) }
      try setSize(file, size)
    }
    let opened = Atomic(0)
    calls.openFile = { [openFile = calls.openFile] path, flags, mode throws(SystemError) in
      let number = opened.wrappingAdd(1, ordering: .relaxed).newValue
      if failing > 3, number == failing { throw SystemError(EACCES) }
      return try openFile(path, flags, mode)
    }
    let files = FileSystem(calls: calls)
    try Self.withFile { (path: String) throws in
      try FileManager.default.linkItem(atPath: path, toPath: path + "2")
      let failure = #expect(throws: FileSystem.Failure.self) { try files.write("new", to: path) }
      #expect(failure?.path == path)
      #expect(try Self.text(of: path) == "old, and longer")
      #expect(try Self.text(of: path + "2") == "old, and longer")
    }
  }

  @Test func `where the old text can't come back either, the new one is beside it`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "a").path
    try Data("old".utf8).write(to: URL(filePath: path))
    try FileManager.default.linkItem(atPath: path, toPath: path + "2")
    let count = Atomic(0)
    var calls = FileCalls()
    calls.writeBytes = { [write = calls.writeBytes] file, bytes throws(SystemError) in
      let number = count.wrappingAdd(1, ordering: .relaxed).newValue
      guard number == 1 else { throw SystemError(EIO) }
      return try write(file, bytes)
    }
    let files = FileSystem(calls: calls)
    let failure = #expect(throws: FileSystem.Failure.self) { try files.write("new", to: path) }
    let place = try #require(failure?.reason.text.split(separator: ": ").last.map(String.init))
    #expect(failure?.reason.text == "Input/output error: \(place)")
    #expect(try Self.text(of: place) == "new")
  }

  @Test func `what can't be looked at isn't taken for nothing`() throws {
    try Self.withFile { (path: String) throws in
      let files = FileSystem(calls: .failing(EIO, about: [path]))
      #expect(throws: FileSystem.Failure.self) { try files.write("new", to: path) }
      #expect(try Self.text(of: path) == "old, and longer")
    }
  }
}
