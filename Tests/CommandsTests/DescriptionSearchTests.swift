import Diagnostics
import Foundation
import TestSupport
import Testing
import World

@testable import Commands

/// A search that fails anywhere says so, and where.
@Suite struct DescriptionSearchTests {
  private static let root = FileManager.default.currentDirectoryPath

  private static func complaints(about operand: String, _ calls: FileCalls) -> [String] {
    let terminal = Terminal(
      files: FileSystem(calls: calls), environment: [:], isInteractive: false,
      showsComplaints: false, width: 80, today: 0)
    let search = DescriptionSearch(
      [operand],
      in: terminal,
      root: root,
      exclusions: SearchExclusions(
        named: [], policy: nil, in: terminal, root: root, by: RuleFileSearch(in: terminal.files))
    )
    return search.diagnostics.map { "\($0.range.file.path) \($0.message.id): \($0.message.text)" }
  }

  @Test func `a listing that fails halfway is named`() {
    #expect(
      Self.complaints(about: "rules/examples", .failing(EIO, afterNames: 3)) == [
        "rules/examples unreadable-folder: this folder can't be searched: Input/output error"
      ]
    )
  }

  @Test func `a file whose status can't be told is named`() {
    #expect(
      Self.complaints(
        about: "rules/examples", .failing(EACCES, about: ["complete.review.yaml"])) == [
          "rules/examples/complete.review.yaml unreachable: nobody can tell what is here: "
            + "Permission denied"
        ]
    )
  }

  @Test func `an operand whose status can't be told is named`() {
    #expect(
      Self.complaints(about: "rules/examples", .failing(EIO, about: ["rules/examples"])) == [
        "rules/examples unreachable: nobody can tell what is here: Input/output error"
      ]
    )
  }
}
