import Diagnostics
import TestSupport
import Testing

@testable import LanguageServer

/// A conversation with an editor, message by message.
@Suite struct ServerTests {
  private static func server() -> Editor { Editor("", at: "file:///app/notes.txt") }

  @Test func `a server says what it can do, once`() {
    var editor = Self.server()
    let again = editor.send(#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}"#)
    #expect(again == [Self.error("1", -32_600, "initialize comes once")])
    var fresh = Server.fresh
    let answers = fresh.answers(
      to: """
        {"jsonrpc":"2.0","id":"a","method":"initialize","params":{"capabilities":{}}}
        """
    )
    #expect(
      answers == [
        """
        {"jsonrpc":"2.0","id":"a","result":{"capabilities":{\
        "textDocumentSync":{"openClose":true,"change":1,"save":true},"hoverProvider":true,\
        "completionProvider":{"triggerCharacters":[" ",".","[","{",",","\\"","-"]},\
        "codeActionProvider":{"codeActionKinds":["quickfix"]}},\
        "serverInfo":{"name":"reviewlint","version":"1"}}}
        """
      ]
    )
  }

  @Test func `nothing is answered before initialize, nor after shutdown`() {
    var fresh = Server.fresh
    #expect(
      fresh.answers(to: #"{"jsonrpc":"2.0","id":1,"method":"textDocument/hover"}"#)
        == [Self.error("1", -32_002, "initialize comes first")]
    )
    #expect(fresh.answers(to: #"{"jsonrpc":"2.0","method":"exit"}"#) == [])
    #expect(fresh.end == .sudden)

    var editor = Self.server()
    #expect(
      editor.send(#"{"jsonrpc":"2.0","id":1,"method":"shutdown"}"#)
        == [#"{"jsonrpc":"2.0","id":1,"result":null}"#]
    )
    #expect(
      editor.send(#"{"jsonrpc":"2.0","id":2,"method":"textDocument/hover"}"#)
        == [Self.error("2", -32_600, "nothing but exit comes after shutdown")]
    )
    #expect(editor.server.endWithoutWord == .agreed)
    #expect(editor.send(#"{"jsonrpc":"2.0","method":"exit"}"#) == [])
    #expect(editor.server.end == .agreed)
  }

  @Test(arguments: [
    ("{", -32_700), ("{\"id\":1,,}", -32_700), ("", -32_700), ("\"a", -32_700),
    ("{\"a\":1}}", -32_700),
    ("[1]", -32_600), ("[]", -32_600), ("17", -32_600), ("{\"id\":1}", -32_600),
    ("{\"method\":{}}", -32_600),
  ])
  func `what can't be read is told, and the next message is answered`(body: String, code: Int) {
    var editor = Self.server()
    let answers = editor.send(body)
    #expect(answers.count == 1)
    #expect(
      answers.first?.contains("\"id\":null,\"error\":{\"code\":\(code),") == true, "\(answers)")
    #expect(
      editor.send(#"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#)
        == [#"{"jsonrpc":"2.0","id":2,"result":null}"#]
    )
  }

  @Test func `a header that is none is told, and the next message is answered`() {
    var editor = Self.server()
    let next = #"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#
    let answers =
      editor.receive("Content-Length: x\r\n\r\n{}")
      + editor.receive("Content-Length: \(next.utf8.count)\r\n\r\n\(next)")
    let reason = "no JSON can be read: a header without Content-Length"
    #expect(
      answers == [
        Self.error("null", -32_700, reason), #"{"jsonrpc":"2.0","id":2,"result":null}"#,
      ]
    )
  }

  @Test(arguments: [
    (#"{"jsonrpc":"2.0","id":3,"method":"a/b"}"#, -32_601, "there is no method a/b"),
    (
      #"{"jsonrpc":"2.0","id":3,"method":"textDocument/hover"}"#, -32_602,
      "textDocument.uri is missing"
    ),
    (
      #"{"jsonrpc":"2.0","id":3,"method":"textDocument/hover","params":{"textDocument":{"uri":"x"}}}"#,
      -32_602, "x isn't open"
    ),
    (
      """
      {"jsonrpc":"2.0","id":3,"method":"textDocument/hover",\
      "params":{"textDocument":{"uri":"file:///app/notes.txt"},"position":{"line":"a"}}}
      """, -32_602, "position needs line and character"
    ),
    (
      """
      {"jsonrpc":"2.0","id":3,"method":"textDocument/codeAction",\
      "params":{"textDocument":{"uri":"file:///app/notes.txt"}}}
      """, -32_602, "range needs start and end"
    ),
  ])
  func `a request that can't be answered says why`(message: String, code: Int, reason: String) {
    var editor = Self.server()
    #expect(editor.send(message) == [Self.error("3", code, reason)])
  }

  @Test func `what needs no answer gets none`() {
    var editor = Self.server()
    for message in [
      #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":1}}"#,
      #"{"jsonrpc":"2.0","method":"initialized","params":{}}"#,
      #"{"jsonrpc":"2.0","method":"workspace/didChangeConfiguration"}"#,
      #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":7}"#,
      #"{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"contentChanges":[]}}"#,
      #"{"jsonrpc":"2.0","method":"textDocument/didClose"}"#,
      #"{"jsonrpc":"2.0","id":9,"result":null}"#,
    ] {
      #expect(editor.send(message) == [], "\(message)")
    }
  }

  @Test func `several changes that come together are checked once`() {
    var editor = Editor("reviewlint: 1\napp: {name: P}\n")
    let changes = ["nope: 1", "reviewlint: 1\napp: {name: Q}\n"].enumerated().map { number, text in
      let message = """
        {"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":\
        {"uri":"\(editor.link)","version":\(number + 2)},"contentChanges":[{"text":\(text.inDoubleQuotes)}]}}
        """
      return "Content-Length: \(message.utf8.count)\r\n\r\n\(message)"
    }
    #expect(
      editor.receive(changes.joined()) == [
        """
        {"jsonrpc":"2.0","method":"textDocument/publishDiagnostics","params":\
        {"uri":"file:///app/login.review.yaml","version":3,"diagnostics":[]}}
        """
      ]
    )
  }

  @Test func `a text that is closed has nothing wrong with it any more`() {
    var editor = Editor("reviewlint: 2\n")
    let answers = editor.send(
      """
      {"jsonrpc":"2.0","method":"textDocument/didClose","params":{"textDocument":\
      {"uri":"\(editor.link)"}}}
      """
    )
    #expect(
      answers == [
        """
        {"jsonrpc":"2.0","method":"textDocument/publishDiagnostics","params":\
        {"uri":"file:///app/login.review.yaml","version":1,"diagnostics":[]}}
        """
      ]
    )
    #expect(editor.ask("hover").contains("isn't open"))
  }

  @Test func `letters that JSON has as they are, and YAML doesn't, are read`() {
    var editor = Self.server()
    let link = "file:///app/other.txt"
    let answers = editor.send(
      """
      {"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":\
      {"uri":"\(link)","version":4,"text":"a\u{7F}b\u{2028}c\u{FEFF}\u{85}"}}}
      """
    )
    #expect(answers.count == 2)
    #expect(
      answers.last == """
        {"jsonrpc":"2.0","method":"textDocument/publishDiagnostics","params":\
        {"uri":"\(link)","version":4,"diagnostics":[]}}
        """
    )
  }

  private static func error(_ id: String, _ code: Int, _ message: String) -> String {
    """
    {"jsonrpc":"2.0","id":\(id),"error":{"code":\(code),"message":\(message.inDoubleQuotes)}}
    """
  }
}

extension Server {
  /// One that nobody has spoken to.
  fileprivate static var fresh: Server {
    Server(Editor.host(teamRules: nil), version: "1")
  }

  fileprivate mutating func answers(to message: String) -> [String] {
    var frames = MessageFrames(longestBody: .max)
    let bytes = receive(Array("Content-Length: \(message.utf8.count)\r\n\r\n\(message)".utf8))
    return frames.take(bytes).map { frame in
      if case .body(let body) = frame { String(decoding: body, as: UTF8.self) } else { "" }
    }
  }
}
