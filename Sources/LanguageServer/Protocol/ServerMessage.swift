internal import Diagnostics

/// What is sent to an editor.
enum ServerMessage {
  typealias Content = (inout JSONWriter) -> Void

  /// The answer to a request.
  static func result(of id: ClientMessage.ID, _ content: Content) -> [UInt8] {
    framed { json in
      json.member("id", id.write)
      json.member("result", content)
    }
  }

  /// Why there is no answer; nobody knows to what, where not even that can be read.
  static func error(_ error: ResponseError, to id: ClientMessage.ID?) -> [UInt8] {
    framed { json in
      json.member("id") { json in id.map { $0.write(to: &json) } ?? json.nothing() }
      json.object("error", error.writeMembers)
    }
  }

  /// Something that is told without being asked.
  static func notification(_ method: String, _ content: Content) -> [UInt8] {
    framed { json in
      json.member("method", method)
      json.member("params", content)
    }
  }

  private static func framed(_ content: Content) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("jsonrpc", "2.0")
      content(&json)
    }
    let body = Array(json.text.utf8)
    return Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }
}

/// Why a request isn't answered, with the numbers that JSON-RPC and the protocol have for it.
struct ResponseError: Error, Hashable {
  let code: Int
  let message: String

  static func unreadable(_ reason: String) -> Self {
    Self(code: -32_700, message: "no JSON can be read: \(reason)")
  }

  static func noRequest(_ reason: String) -> Self { Self(code: -32_600, message: reason) }

  static func unknownMethod(_ name: String) -> Self {
    Self(code: -32_601, message: "there is no method \(name)")
  }

  static func unusableParameters(_ reason: String) -> Self { Self(code: -32_602, message: reason) }

  static var notInitialized: Self { Self(code: -32_002, message: "initialize comes first") }

  func writeMembers(to json: inout JSONWriter) {
    json.member("code", code)
    json.member("message", message)
  }
}
