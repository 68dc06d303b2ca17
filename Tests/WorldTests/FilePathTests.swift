import TestSupport
import Testing

@testable import World

@Suite struct FilePathTests {
  @Test(arguments: [
    ("/r/a", "/r", "a"), ("/r", "/r", "."), ("/a/b", "/", "a/b"), ("/ra/b", "/r", "/ra/b"),
    ("/cafe\u{301}/a", "/caf\u{E9}", "/cafe\u{301}/a"), ("/r/\u{301}a", "/r", "\u{301}a"),
  ])
  func `a path is seen from a folder above it, byte for byte`(
    path: String, root: String, shown: String
  ) {
    #expect(FilePath.relative(path, to: root).utf8.elementsEqual(shown.utf8))
  }

  @Test(arguments: [
    ("/r", "a", "/r/a"), ("/", "a", "/a"), ("/r", "/a", "/a"), ("/r", "", "/r/"),
    ("/r", "/\u{301}a", "/\u{301}a"),
  ])
  func `a path is put behind a folder`(folder: String, path: String, joined: String) {
    #expect(FilePath.joined(folder, path).utf8.elementsEqual(joined.utf8))
  }

  @Test(arguments: [
    ("a", "/w/a"), ("./a//b/.", "/w/a/b"), ("f/../a", "/w/a"), ("/", "/"), ("../..", "/"),
    ("../../../a", "/a"), ("missing/../a", "/w/missing/../a"), ("file/../a", "/w/file/../a"),
    ("f/.../..a", "/w/f/.../..a"),
  ])
  func `a path is followed as the system would`(written: String, path: String) {
    let files = FileSystem(calls: .of(folders: ["/w", "/w/f"], files: ["/w/file"]))
    #expect(files.absolute(written, from: "/w") == path)
  }

  @Test(arguments: [
    ("/a/b", "/a/b", "."), ("/a/b/c", "/a/b", "c"), ("/a", "/a/b/c", "../.."),
    ("/a/x/y", "/a/b/c", "../../x/y"), ("/ab", "/a", "../ab"), ("/", "/a/b", "../.."),
    ("/x", "/", "x"),
  ])
  func `a path leads up to where both lie and down again`(
    target: String, folder: String, path: String
  ) {
    #expect(FilePath.path(to: target, from: folder) == path)
  }
}
