import Diagnostics
import Foundation
import Model
import Synchronization
import TestSupport
import Testing
import World

@testable import Commands

/// What a run reads of the captures that its descriptions name.
@Suite struct CaptureLibraryTests {
  private static let capture = """
    <XCUIElementTypeApplication type="XCUIElementTypeApplication" x="0" y="0" width="1" height="1">
      <XCUIElementTypeButton type="XCUIElementTypeButton" name="Google" x="0" y="0" width="1" \
    height="1"/></XCUIElementTypeApplication>
    """

  @Test func `a capture is read once, however many descriptions call it whatever`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let inner = folder.appending(path: "inner")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Self.capture.write(to: folder.appending(path: "a.xml"), atomically: true, encoding: .utf8)

    let opened = Atomic(0)
    var calls = FileCalls()
    calls.openFile = { [openFile = calls.openFile] path, flags, mode throws(SystemError) in
      if path.hasSuffix("a.xml") { opened.add(1, ordering: .relaxed) }
      return try openFile(path, flags, mode)
    }
    let files = FileSystem(calls: calls)
    let root = files.resolved(folder.path)
    let library = CaptureLibrary(in: files, root: root)
    let book = Trial([]).book
    for (path, name) in [("a", "a.xml"), ("b", "./a.xml"), ("inner/c", "../inner/../a.xml")] {
      let description = "\(root)/\(path).review.yaml"
      let reference = CaptureReference(file: name)
      let layer = try library.layer(reference, beside: description, by: book)
      #expect(layer.capture?.elements.map(\.service) == ["google"])
    }
    #expect(opened.load(ordering: .relaxed) == 1)
  }
}
