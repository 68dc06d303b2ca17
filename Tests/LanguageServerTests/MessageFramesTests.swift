import Testing

@testable import LanguageServer

/// How what an editor sends is cut into messages.
@Suite struct MessageFramesTests {
  private static func frames(_ pieces: String..., longestBody: Int = 100) -> [String] {
    var frames = MessageFrames(longestBody: longestBody)
    return pieces.flatMap { frames.take(Array($0.utf8)) }.map { frame in
      switch frame {
      case .body(let bytes): String(decoding: bytes, as: UTF8.self)
      case .malformed(let reason): "! \(reason)"
      }
    }
  }

  @Test func `messages are whole whatever the pieces they come in`() {
    let text = "Content-Length: 2\r\n\r\n{}Content-Type: x\r\ncontent-length:3\r\n\r\n[1]"
    #expect(Self.frames(text) == ["{}", "[1]"])
    for cut in 1..<text.utf8.count {
      let index = text.utf8.index(text.startIndex, offsetBy: cut)
      #expect(Self.frames(String(text[..<index]), String(text[index...])) == ["{}", "[1]"])
    }
    var bytewise = MessageFrames(longestBody: 100)
    let found = text.utf8.flatMap { bytewise.take([$0]) }
    #expect(found == [.body(Array("{}".utf8)), .body(Array("[1]".utf8))])
  }

  @Test func `line feeds alone end the lines of a header as well`() {
    #expect(Self.frames("Content-Length: 2\n\n{}") == ["{}"])
  }

  @Test(arguments: [
    ("Content-Length: many\r\n\r\n{}", "a header without Content-Length"),
    ("Content-Length: -2\r\n\r\n{}", "a header without Content-Length"),
    ("Content-Length:\r\n\r\n{}", "a header without Content-Length"),
    ("Content-Length: 99999999999999999999\r\n\r\n{}", "a header without Content-Length"),
    ("Hello: you\r\n\r\n{}", "a header without Content-Length"),
    ("{}\r\n\r\n", "a header without Content-Length"),
    (String(repeating: "x", count: 5000), "a header without an end"),
    ("Content-Length: 2" + String(repeating: " ", count: 4085), "a header without an end"),
    ("Content-Length: 2\r\n" + String(repeating: "x", count: 9000), "a header without an end"),
  ])
  func `what is no message is told once, and the next one is read`(text: String, reason: String) {
    #expect(Self.frames(text, Self.next) == ["! \(reason)", "next"])
  }

  private static let next = "Content-Length: 4\r\n\r\nnext"

  @Test func `a message that is too long is skipped`() {
    let long = "Content-Length: 101\r\n\r\n" + String(repeating: "x", count: 101)
    let told = ["! a message of more than 100 bytes", "next"]
    #expect(Self.frames(long + Self.next) == told)
    #expect(Self.frames(long, Self.next) == told)
  }

  @Test func `a message that was cut off is waited for`() {
    #expect(Self.frames("Content-Length: 4\r\n\r\nne") == [])
    #expect(Self.frames("Content-Len") == [])
    #expect(Self.frames("") == [])
  }
}
