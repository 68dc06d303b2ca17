import Diagnostics
import Foundation
import TestSupport
import Testing
import World

@testable import Commands

/// The rule file that holds for a folder, on a machine that has only what is said.
@Suite struct RuleFileSearchTests {
  private struct Answer: Equatable {
    var path: String?
    var above: String?
  }

  private static func answer(_ folder: String, root: String? = nil, _ paths: String...) -> Answer {
    let files = Set(paths.filter { !$0.hasSuffix(".git") })
    let folders = Set(paths.filter { $0.hasSuffix(".git") })
    let machine = FileSystem(calls: .of(folders: folders, files: files))
    var search = RuleFileSearch(in: machine, root: root)
    let found = search.rules(in: folder)
    return Answer(path: found.paths.first?.text, above: found.above.first?.text)
  }

  @Test func `the nearest rule file holds, and the next above it is known`() {
    let top = "/r/.reviewlint.yaml"
    let inner = "/r/a/b/.reviewlint.yml"
    #expect(
      Self.answer("/r/a/b/c", "/r/.git", top, inner, "/r/a/b/c/d/.reviewlint.yaml")
        == Answer(path: inner, above: top)
    )
    #expect(Self.answer("/r/a", "/r/.git", top, inner) == Answer(path: top))
    #expect(Self.answer("/r/a", "/r/.git") == Answer())
  }

  @Test func `a repository's root ends the search`() {
    #expect(Self.answer("/r/s/a", "/r/s/.git", "/r/.reviewlint.yaml") == Answer())
    #expect(
      Self.answer("/r/s/a", "/r/s/.git", "/r/.reviewlint.yaml", "/r/s/a/.reviewlint.yaml")
        == Answer(path: "/r/s/a/.reviewlint.yaml")
    )
    #expect(
      Self.answer("/r/s", root: "/r/s/a", "/r/.git", "/r/.reviewlint.yaml")
        == Answer(path: "/r/.reviewlint.yaml")
    )
  }

  @Test func `a repository inside the root that was given doesn't end it`() {
    let files = ["/r/.reviewlint.yaml", "/r/s/.reviewlint.yaml"]
    #expect(Self.answer("/r/s/a", root: "/r", "/r/s/.git", files[0]) == Answer(path: files[0]))
    #expect(
      Self.answer("/r/s/a", root: "/r", "/r/s/.git", files[0], files[1])
        == Answer(path: files[1], above: files[0])
    )
  }

  @Test func `without a repository it ends at the root that was given`() {
    let files = ["/r/.reviewlint.yaml", "/r/s/.reviewlint.yaml"]
    #expect(Self.answer("/r/s/a", root: "/r/s/a", files[0], files[1]) == Answer())
    #expect(Self.answer("/r/s/a", root: "/r/s", files[0], files[1]) == Answer(path: files[1]))
    #expect(
      Self.answer("/r/s/a", root: "/r", files[0], files[1])
        == Answer(path: files[1], above: files[0])
    )
  }

  @Test func `outside the root and the current folder nothing ends it`() {
    let file = "/.reviewlint.yaml"
    #expect(Self.answer("/x/y", root: "/r", file) == Answer(path: file))
    #expect(Self.answer("/", file) == Answer(path: file))
  }

  @Test func `a folder of which nobody can tell has a rule file that can't be read`() {
    let path = "/r/a/.reviewlint.yaml"
    let machine = FileSystem(calls: .failing(EACCES, about: [path]))
    var search = RuleFileSearch(in: machine)
    let found = search.rules(in: "/r/a")
    #expect(found.paths.map(\.text) == [path])
    let mistake = found.mistake(in: machine, root: "/r")
    #expect(
      mistake?.message.text == "the rules in 'a/.reviewlint.yaml' can't be read: Permission denied")
  }

  @Test func `two rule files in a folder are a mistake, and neither lies above the other`() {
    let machine = FileSystem(
      calls: .of(files: ["/r/.reviewlint.yaml", "/r/.reviewlint.yml", "/.reviewlint.yml"]))
    var search = RuleFileSearch(in: machine)
    let found = search.rules(in: "/r")
    #expect(found.above.map(\.text) == ["/.reviewlint.yml"])
    let mistake = found.mistake(in: machine, root: "/r")
    #expect(mistake?.range.file.path == ".reviewlint.yaml")
    #expect(
      mistake?.message.text
        == "'.reviewlint.yml' lies beside this rule file, and only one of them can hold; keep one"
    )
  }

  @Test(arguments: [
    ("/r/link", "it is a symbolic link that leads to nothing"), ("/r/folder", "Is a directory"),
  ])
  func `what is no file is a mistake`(name: String, reason: String) {
    let path = "\(name)/.reviewlint.yaml"
    let machine = FileSystem(
      calls: .of(folders: ["/r/folder/.reviewlint.yaml"], links: ["/r/link/.reviewlint.yaml"]))
    var search = RuleFileSearch(in: machine)
    let found = search.rules(in: name)
    #expect(found.paths.map(\.text) == [path])
    let mistake = found.mistake(in: machine, root: "/")
    let text = "the rules in '\(path.dropFirst())' can't be read: \(reason)"
    #expect(mistake?.message.text == text)
  }
}
