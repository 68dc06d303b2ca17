internal import Diagnostics
internal import Documents

/// What an editor asks for, or tells.
struct ClientMessage {
  /// By what a request is answered.
  enum ID: Hashable {
    case number(Int)
    case text(String)
  }

  /// Nil for what isn't answered.
  let id: ID?
  let method: String
  let parameters: DocumentNode?

  /// Nil for an answer to something that we asked.
  init?(_ body: [UInt8], limits: ReadingLimits) throws(ResponseError) {
    let root = try Self.root(of: body, limits: limits)
    guard root.items == nil else { throw .noRequest("a batch is no message of this protocol") }
    guard root.entries != nil else { throw .noRequest("a message is an object") }
    id = root.value(of: "id").flatMap(ID.init)
    if let method = root.value(of: "method")?.text {
      self.method = method
      parameters = root.value(of: "params")
      return
    }
    guard root.value(of: "result") == nil, root.value(of: "error") == nil else { return nil }
    throw .noRequest("a request has a method")
  }

  /// JSON is read as YAML, which it is part of.
  private static func root(
    of body: [UInt8], limits: ReadingLimits
  ) throws(ResponseError) -> DocumentNode {
    let text = String(decoding: body, as: UTF8.self)
    let file = SourceFile(path: "message", text: text.replacingScalars(escape))
    let everything = DocumentReader(limits: limits).readAll(file)
    if let mistake = everything.allDiagnostics.first(where: { $0.severity == .error }) {
      throw .unreadable(mistake.message.text)
    }
    guard let document = everything.documents.first, everything.documents.count == 1 else {
      throw .unreadable("one value is expected")
    }
    return document.root
  }

  /// What JSON may have in its texts as it is, and YAML may not, or takes for the end of a line.
  private static func escape(_ scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x7F...0x9F, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF:
      "\\u" + scalar.value.digits(atLeast: 4, radix: 16)
    default: nil
    }
  }
}

extension ClientMessage.ID {
  fileprivate init?(_ node: DocumentNode) {
    guard case .scalar(let text, let style) = node.content, !node.isNull else { return nil }
    self = style == .plain ? Int(text).map(Self.number) ?? .text(text) : .text(text)
  }

  func write(to json: inout JSONWriter) {
    switch self {
    case .number(let number): json.value(Double(number))
    case .text(let text): json.value(text)
    }
  }
}

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
