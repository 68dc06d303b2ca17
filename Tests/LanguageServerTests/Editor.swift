import Diagnostics
import Documents
import Engine
import Expressions
import Model
import Rules
import TestSupport

@testable import LanguageServer

/// An editor with one text open, and what it is told.
struct Editor {
  private(set) var server: Server
  let link: String
  let text: String
  /// Where `|` stood in the text.
  let place: LinePosition
  /// What came back when the text was opened, each message as JSON.
  private(set) var told: [String] = []

  static let description = "file:///app/login.review.yaml"
  static let rules = "file:///app/.reviewlint.yaml"

  /// Opens a text in which `|` stands where somebody looks; rules may lie beside it.
  init(_ marked: String, at link: String = description, rules: String? = nil) {
    let before = marked.prefix { $0 != "|" }
    self.link = link
    text = String(before + marked.dropFirst(before.count + 1))
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    place = LinePosition(line: lines.count - 1, character: lines.last?.utf16.count ?? 0)
    server = Server(Self.host(teamRules: rules), version: "1")
    _ = send(#"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{}}"#)
    let open = "{\"uri\":\(link.inDoubleQuotes),\"version\":1,\"text\":\(text.inDoubleQuotes)}"
    told = send(
      "{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didOpen\",\"params\":{\"textDocument\":\(open)}}"
    )
  }

  /// Sends a message; the bodies of the answers.
  mutating func send(_ message: String) -> [String] {
    receive("Content-Length: \(message.utf8.count)\r\n\r\n\(message)")
  }

  /// Sends bytes as they are.
  mutating func receive(_ bytes: String) -> [String] {
    var frames = MessageFrames(longestBody: .max)
    return frames.take(server.receive(Array(bytes.utf8))).map { frame in
      switch frame {
      case .body(let bytes): String(decoding: bytes, as: UTF8.self)
      case .malformed(let reason): "malformed: \(reason)"
      }
    }
  }

  /// Asks about the place; the result as JSON.
  mutating func ask(_ method: String, more: String = "\"context\":{}") -> String {
    let position = "{\"line\":\(place.line),\"character\":\(place.character)}"
    let range = "{\"start\":\(position),\"end\":\(position)}"
    let document = "\"textDocument\":{\"uri\":\(link.inDoubleQuotes)}"
    let answers = send(
      """
      {"jsonrpc":"2.0","id":7,"method":"textDocument/\(method)",\
      "params":{\(document),"position":\(position),"range":\(range),\(more)}}
      """
    )
    let head = #"{"jsonrpc":"2.0","id":7,"result":"#
    guard let answer = answers.first, answer.hasPrefix(head) else { return answers.joined() }
    return String(answer.dropFirst(head.count).dropLast())
  }

  /// A result as a tree, to look into it.
  mutating func asked(_ method: String, more: String = "\"context\":{}") -> DocumentNode? {
    let file = SourceFile(path: "answer", text: ask(method, more: more))
    return DocumentReader().readAll(file).documents.first?.root
  }

  /// The small catalogue, with rules beside it where a test has some, also those that are open.
  static func host(teamRules: String?) -> Host {
    let rules: Host.RuleSource = { path, open in
      var files = [SmallCatalogue.file] + Trial.definitions
      let name = ".reviewlint.yaml"
      if let (path, text) = open.first(where: { $0.key.text.hasPrefix("/app/.reviewlint.") }) {
        files.append(SourceFile(path: String(path.text.dropFirst("/app/".count)), bytes: text))
      } else if let teamRules {
        files.append(SourceFile(path: name, text: teamRules))
      }
      return inForce(files)
    }
    return Host(
      name: { String($0.dropFirst("/app/".count)) },
      rules: rules,
      ownRules: rules,
      check: { text, _, rules in
        let inputs = DecodingInputs(
          asOf: Trial.today, catalogues: rules.book.catalogues, fileExists: { _ in false })
        return DescriptionCheck(of: text, by: rules.linter) { _ in inputs }
      }
    )
  }

  private static let words = (try? Checkout.text(of: "rules/reference.yaml")).map {
    ReadFile(SourceFile(path: "reference.yaml", text: $0))
  }

  private static func inForce(_ files: [SourceFile]) -> RulesInForce {
    var sources: [RuleBookBuilder.Source] = []
    var diagnostics: [Diagnostic] = []
    var all = SourceFiles()
    for file in files {
      all.add(file)
      let read = RuleFileReader.read(ReadFile(file), topic: "team", examplesAreLeftOut: false)
      diagnostics += read.diagnostics
      let isBuiltIn = ([SmallCatalogue.file] + Trial.definitions).contains { $0.id == file.id }
      if let file = read.file {
        sources.append(RuleBookBuilder.Source(file, isBuiltIn: isBuiltIn))
      }
    }
    var builder = RuleBookBuilder(sources, timeZones: .none)
    let book = builder.build()
    return RulesInForce(
      linter: GuardedLinter(Linter(book: book), []),
      diagnostics: diagnostics + builder.diagnostics,
      files: all,
      root: "/app",
      reference: Reference(of: book) { $0 == "reference.yaml" ? words : nil }
    )
  }
}
