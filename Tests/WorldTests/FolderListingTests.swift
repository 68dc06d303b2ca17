import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import World

/// What can't be looked at is an error, never nothing.
@Suite struct FolderListingTests {
  /// A folder that has more than three names.
  private static let folder = FileManager.default.currentDirectoryPath

  private static func listing(_ calls: FileCalls) throws(FileSystem.Failure) -> [String] {
    try FileSystem(calls: calls).contents(of: folder).map(\.name)
  }

  @Test func `a folder is listed in the order of its bytes`() throws {
    let names = try Self.listing(FileCalls())
    let sorted = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    #expect(names.contains("Package.swift"))
    #expect(names == sorted)
  }

  @Test(arguments: [0, 3]) func `a listing that fails halfway is an error`(count: Int) {
    let failure = #expect(throws: FileSystem.Failure.self) {
      _ = try Self.listing(.failing(EIO, afterNames: count))
    }
    #expect(failure?.path == Self.folder)
    #expect(failure?.reason.text == "Input/output error")
  }

  @Test(arguments: [
    (EACCES, "Permission denied"), (EIO, "Input/output error"),
    (ELOOP, "Too many levels of symbolic links"),
  ])
  func `a name whose status can't be told is an error`(error: Int32, reason: String) {
    let failure = #expect(throws: FileSystem.Failure.self) {
      _ = try Self.listing(.failing(error, about: ["Package.swift"]))
    }
    #expect(failure?.path == "\(Self.folder)/Package.swift")
    #expect(failure?.reason.text == reason)
  }

  @Test func `a name that is gone by now is left out`() throws {
    let names = try Self.listing(.failing(ENOENT, about: ["Package.swift"]))
    #expect(!names.contains("Package.swift"))
    #expect(names.contains("Sources"))
  }

  @Test func `a folder that can't be opened is an error`() {
    var calls = FileCalls()
    calls.openFolder = { _ throws(SystemError) in throw SystemError(EMFILE) }
    let failure = #expect(throws: FileSystem.Failure.self) { _ = try Self.listing(calls) }
    #expect(failure?.reason.text == "Too many open files")
  }
}
