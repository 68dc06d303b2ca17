internal import Diagnostics
internal import Documents

/// The texts that are open, and what is said about them.
struct Workspace {
  private let host: Host
  /// By their links.
  private var texts: [String: OpenText] = [:]
  /// The rules that hold for what lies in a folder, until something changes; by the links of texts.
  private var rules: [String: RulesInForce] = [:]
  private var checks: [String: TextCheck] = [:]
  /// The links of texts about which something new may be said.
  private var changed: Set<String> = []
  private var output: [UInt8] = []

  init(_ host: Host) { self.host = host }

  /// What is wrong with the texts that changed.
  mutating func news() -> [UInt8] {
    for link in changed.sorted() {
      guard let text = texts[link] else { continue }
      output += diagnostics(of: text, EditorDiagnostics(check: check(text), text: text).all)
    }
    changed = []
    defer { output = [] }
    return output
  }

  private func diagnostics(of text: OpenText, _ all: [EditorDiagnostic]) -> [UInt8] {
    ServerMessage.notification("textDocument/publishDiagnostics") { json in
      json.object { json in
        json.member("uri", text.link.text)
        if let version = text.version { json.member("version", version) }
        json.objects("diagnostics", of: all) { $1.writeMembers(to: &$0) }
      }
    }
  }
}

// What the editor tells.
extension Workspace {
  mutating func note(_ method: String, _ parameters: DocumentNode?) {
    let document = parameters?.value(of: "textDocument")
    switch method {
    case "textDocument/didOpen": set(document, to: document?.value(of: "text")?.text)
    case "textDocument/didChange":
      let change = parameters?.value(of: "contentChanges")?.items?.last
      set(document, to: change?.value(of: "text")?.text)
    case "textDocument/didClose": close(document)
    case "textDocument/didSave", "workspace/didChangeWatchedFiles": forgetRules()
    default: break
    }
  }

  /// Only whole texts are taken, as it was agreed.
  private mutating func set(_ document: DocumentNode?, to content: String?) {
    guard let document, let content, let link = document.value(of: "uri")?.text else { return }
    let before = texts[link]
    texts[link] = OpenText(
      link: FileLink(text: link), version: document.value(of: "version")?.text.flatMap { Int($0) },
      bytes: Array(content.utf8), name: FileLink(text: link).path.map(host.name) ?? link)
    checks[link] = nil
    changed.insert(link)
    if before == nil || texts[link]?.kind == .rules { forgetRules() }
  }

  private mutating func close(_ document: DocumentNode?) {
    guard let link = document?.value(of: "uri")?.text, let text = texts[link] else { return }
    texts[link] = nil
    output += diagnostics(of: text, [])
    forgetRules()
  }

  /// Every text may be judged otherwise from now on.
  private mutating func forgetRules() {
    rules = [:]
    checks = [:]
    changed.formUnion(texts.keys)
  }
}

// What the editor asks.
extension Workspace {
  mutating func reply(
    to method: String, _ parameters: DocumentNode?
  ) throws(ResponseError) -> ServerMessage.Content {
    switch method {
    case "textDocument/hover":
      let (text, position) = try place(in: parameters)
      let hover = Hover(at: position, in: text, check(text))
      return { json in hover.map { json.object($0.writeMembers) } ?? json.nothing() }
    case "textDocument/completion":
      let (text, position) = try place(in: parameters)
      let completion = Completion(at: position, in: text, by: rules(for: text))
      return { $0.object(completion.writeMembers) }
    case "textDocument/codeAction":
      let text = try text(in: parameters)
      guard let range = parameters?.value(of: "range").flatMap(LineRange.init) else {
        throw .unusableParameters("range needs start and end")
      }
      let actions = CodeActions(in: range, of: text, check(text)).all
      return {
        $0.array(actions) { json, action in json.object { action.writeMembers(in: text, to: &$0) } }
      }
    default: throw .unknownMethod(method)
    }
  }

  private func place(
    in parameters: DocumentNode?
  ) throws(ResponseError) -> (OpenText, LinePosition) {
    let text = try text(in: parameters)
    guard let position = parameters?.value(of: "position").flatMap(LinePosition.init) else {
      throw .unusableParameters("position needs line and character")
    }
    return (text, position)
  }

  private func text(in parameters: DocumentNode?) throws(ResponseError) -> OpenText {
    guard let link = parameters?.value(of: "textDocument")?.value(of: "uri")?.text else {
      throw .unusableParameters("textDocument.uri is missing")
    }
    guard let text = texts[link] else { throw .unusableParameters("\(link) isn't open") }
    return text
  }

  private mutating func check(_ text: OpenText) -> TextCheck {
    if let known = checks[text.link.text] { return known }
    let check = TextCheck(of: text, by: rules(for: text), host)
    checks[text.link.text] = check
    return check
  }

  private mutating func rules(for text: OpenText) -> RulesInForce {
    if let known = rules[text.link.text] { return known }
    var found = host.rules(text.link.path, openTexts)
    if text.kind == .rules, found.files[text.file.id] == nil {
      found = host.ownRules(text.link.path, openTexts)
    }
    rules[text.link.text] = found
    return found
  }

  private var openTexts: Host.OpenTexts {
    let open = texts.values.compactMap { text in
      text.link.path.map { (ExactPath($0), text.file.bytes) }
    }
    return Dictionary(open) { _, last in last }
  }
}

extension LinePosition {
  /// As an editor writes it; nil for what is none.
  fileprivate init?(_ node: DocumentNode) {
    guard let line = node.value(of: "line")?.text.flatMap({ Int($0) }),
      let character = node.value(of: "character")?.text.flatMap({ Int($0) })
    else { return nil }
    self.init(line: line, character: character)
  }
}

extension LineRange {
  /// As an editor writes it; nil for what is none.
  fileprivate init?(_ node: DocumentNode) {
    guard let start = node.value(of: "start").flatMap(LinePosition.init),
      let end = node.value(of: "end").flatMap(LinePosition.init)
    else { return nil }
    self.init(start: start, end: end)
  }
}
