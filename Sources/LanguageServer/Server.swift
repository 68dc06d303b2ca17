internal import Diagnostics
internal import Documents

/// A language server: what an editor sends in, what it is answered out.
///
/// It knows the machine only by its host, and changes only with what it receives.
package struct Server {
  /// How a conversation ends.
  package enum End: Sendable {
    /// As it was agreed.
    case agreed
    /// Without the request that comes before.
    case sudden
  }

  private enum Phase {
    case new, running, stopped
  }

  /// Set once the editor wants the program to end.
  package private(set) var end: End?
  private var phase = Phase.new
  private var frames: MessageFrames
  private var workspace: Workspace
  private let version: String
  private let limits: ReadingLimits

  private static let longestMessage = 64 << 20

  package init(_ host: Host, version: String) {
    workspace = Workspace(host)
    self.version = version
    frames = MessageFrames(longestBody: Self.longestMessage)
    var limits = ReadingLimits()
    limits.bytes = Self.longestMessage
    self.limits = limits
  }

  /// Takes what came, any part of a message; the answers to all that is whole by now.
  ///
  /// What changed several times meanwhile is checked once.
  package mutating func receive(_ bytes: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    for frame in frames.take(bytes) where end == nil {
      switch frame {
      case .body(let body): output += answer(to: body)
      case .malformed(let reason): output += ServerMessage.error(.unreadable(reason), to: nil)
      }
    }
    return output + workspace.news()
  }

  /// How it ended for an editor that just went away.
  package var endWithoutWord: End { phase == .stopped ? .agreed : .sudden }

  private mutating func answer(to body: [UInt8]) -> [UInt8] {
    do throws(ResponseError) {
      guard let message = try ClientMessage(body, limits: limits) else { return [] }
      return answer(to: message)
    } catch {
      return ServerMessage.error(error, to: nil)
    }
  }

  private mutating func answer(to message: ClientMessage) -> [UInt8] {
    guard let id = message.id else {
      note(message)
      return []
    }
    do throws(ResponseError) {
      let content = try reply(to: message)
      return ServerMessage.result(of: id, content)
    } catch {
      return ServerMessage.error(error, to: id)
    }
  }

  private mutating func note(_ message: ClientMessage) {
    if message.method == "exit" {
      end = endWithoutWord
    } else if phase == .running {
      workspace.note(message.method, message.parameters)
    }
  }

  private mutating func reply(
    to message: ClientMessage
  ) throws(ResponseError) -> ServerMessage.Content {
    switch (message.method, phase) {
    case ("initialize", .new):
      phase = .running
      return writeGreeting
    case ("initialize", _): throw .noRequest("initialize comes once")
    case (_, .new): throw .notInitialized
    case (_, .stopped): throw .noRequest("nothing but exit comes after shutdown")
    case ("shutdown", .running):
      phase = .stopped
      return { $0.nothing() }
    case (_, .running): return try workspace.reply(to: message.method, message.parameters)
    }
  }

  private func writeGreeting(to json: inout JSONWriter) {
    json.object { json in
      json.object("capabilities", Self.writeCapabilities)
      json.object("serverInfo") { json in
        json.member("name", "reviewlint")
        json.member("version", version)
      }
    }
  }

  private static func writeCapabilities(to json: inout JSONWriter) {
    json.object("textDocumentSync") { json in
      json.flag("openClose", true)
      json.member("change", 1)
      json.flag("save", true)
    }
    json.flag("hoverProvider", true)
    json.object("completionProvider") { json in
      json.strings("triggerCharacters", [" ", ".", "[", "{", ",", "\"", "-"])
    }
    json.object("codeActionProvider") { $0.strings("codeActionKinds", ["quickfix"]) }
  }
}
