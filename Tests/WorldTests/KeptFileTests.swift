import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import World

/// What a file is beside its text stays when it is written: who owns it, and who may do what.
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
      try FileManager.default.setAttributes([.posixPermissions: Int(mode)], ofItemAtPath: path)
      try FileSystem().write("new", to: path)
      #expect(try Self.status(of: path).mode == mode)
      #expect(try Self.text(of: path) == "new")
    }
  }

  @Test(.enabled(if: getuid() == 0, "only root gives files away"))
  func `the owner stays`() throws {
    try Self.withFile { (path: String) throws in
      try FileManager.default.setAttributes(
        [.ownerAccountID: 1234, .groupOwnerAccountID: 567], ofItemAtPath: path)
      try FileSystem().write("new", to: path)
      let status = try Self.status(of: path)
      #expect([status.owner, status.group] == [1234, 567])
      #expect(try Self.text(of: path) == "new")
    }
  }

  @Test func `a file whose owner can't be kept is written all the same`() throws {
    try Self.withFile { (path: String) throws in
      var calls = FileCalls()
      calls.statusOfOpen = { [status = calls.statusOfOpen] file throws(SystemError) in
        var status = try status(file)
        status.owner += 1
        return status
      }
      calls.setOwner = { _, _, _ throws(SystemError) in throw SystemError(EPERM) }
      try FileSystem(calls: calls).write("new", to: path)
      #expect(try Self.text(of: path) == "new")
    }
  }

  @Test func `what can't be looked at isn't taken for nothing`() throws {
    try Self.withFile { (path: String) throws in
      let files = FileSystem(calls: .failing(EIO, about: [path]))
      #expect(throws: FileSystem.Failure.self) { try files.write("new", to: path) }
      #expect(try Self.text(of: path) == "old, and longer")
    }
  }
}
