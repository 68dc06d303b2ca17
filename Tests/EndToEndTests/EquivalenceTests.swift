import Foundation
import Testing

/// Where two ways lead to an answer, it is the same answer.
@Suite struct EquivalenceTests {
  /// The examples that people copy, each in the folder with what it names.
  private static let examples: [String] = {
    let folder = Case.root.appending(path: "rules/examples")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".review.yaml") }.sorted()
  }()

  private static let folder = Case.root.appending(path: "rules/examples")

  private static func checked(_ words: [String]) throws -> JSONAnswer {
    let answer = try Reviewlint.run(["check", "--format", "json"] + words, in: folder)
    return try JSONDecoder().decode(JSONAnswer.self, from: Data(answer.output.utf8))
  }

  /// All but the sentences.
  private static func facts(of answer: JSONAnswer) -> [String] {
    answer.descriptions.flatMap { description in
      ["\(description.file) \(description.verdict) \(description.passed)"]
        + description.results.map { result in
          let related = result.related.map { "\($0.path):\($0.line):\($0.column)" }
          return """
            \(result.rule) \(result.outcome) \(result.severity) \(result.path) \
            \(result.line):\(result.column)-\(result.endLine):\(result.endColumn) \
            \(result.missing) \(related) \(result.by ?? "")
            """
        }
        + description.diagnostics.map { "\($0.id) \($0.severity) \($0.line):\($0.column)" }
    }
  }

  @Test(arguments: ["zh-Hans", "pt-BR", "ar", "vi", "fr"])
  func `every language gives the same answer in other words`(_ language: String) throws {
    #expect(Self.examples.count > 10)
    let words = ["--as-of", "2026-11-21"] + Self.examples
    let english = try Self.checked(words)
    let other = try Self.checked(["--language", language] + words)
    #expect(Self.facts(of: english) == Self.facts(of: other))
    #expect(english.summary == other.summary)
    let messages = [english, other].map { $0.descriptions.flatMap { $0.results.map(\.message) } }
    #expect(messages[0].count > 50 && messages[0] != messages[1])
  }

  @Test(arguments: [[], ["--language", "fr"], ["--strict"]])
  func `'report' writes the page of 'check'`(_ words: [String]) throws {
    let folder = try TemporaryFolder()
    let pages = ["one.html", "other.html"].map { folder.url.appending(path: $0).path }
    let common = words + ["--as-of", "2026-11-21"] + Self.examples
    let check = ["check", "--report", "html=\(pages[0])", "--format", "json"]
    _ = try Reviewlint.run(check + common, in: Self.folder)
    _ = try Reviewlint.run(["report", "--output", pages[1]] + common, in: Self.folder)
    let texts = try pages.map { try String(contentsOfFile: $0, encoding: .utf8) }
    #expect(texts[0].utf8.count > 10_000)
    #expect(texts[0] == texts[1])
  }

  @Test func `an editor shows what 'check' says, at the same places`() throws {
    let answer = try Self.checked(Self.examples)
    #expect(answer.descriptions.count >= Self.examples.count)
    let shown = try Self.shownInEditor()
    for description in answer.descriptions {
      let told = description.results.filter {
        ["fail", "review", "incomplete"].contains($0.outcome)
      }
      let here = told.filter { $0.file == nil || $0.file == description.file }
      let expected = Set(here.map { "\($0.rule):\($0.line)" })
      let rules = Set(told.map(\.rule))
      let diagnostics = try #require(shown[URL(filePath: description.file).lastPathComponent])
      #expect(expected.subtracting(diagnostics).sorted() == [], "\(description.file)")
      let codes = Set(diagnostics.compactMap { $0.split(separator: ":").first.map(String.init) })
      #expect(codes == rules.union(description.diagnostics.map(\.id)), "\(description.file)")
    }
  }

  /// What a server tells of a file, of its own accord.
  private struct News: Decodable {
    struct Parameters: Decodable {
      let uri: String
      let diagnostics: [Diagnostic]
    }

    struct Diagnostic: Decodable {
      let code: String
      let range: Range
    }

    struct Range: Decodable {
      let start: Position
    }

    struct Position: Decodable {
      let line: Int
    }

    let params: Parameters
  }

  /// By file, the codes of the diagnostics with their lines, from 1.
  private static func shownInEditor() throws -> [String: Set<String>] {
    var messages: [[String: Any]] = [
      ["id": 1, "method": "initialize", "params": ["rootUri": folder.absoluteString]],
      ["method": "initialized", "params": [:]],
    ]
    for name in examples {
      let file = folder.appending(path: name)
      let document: [String: Any] = [
        "uri": file.absoluteString, "languageId": "yaml", "version": 1,
        "text": try String(contentsOf: file, encoding: .utf8),
      ]
      messages.append(["method": "textDocument/didOpen", "params": ["textDocument": document]])
    }
    messages += [["id": 2, "method": "shutdown"], ["method": "exit"]]
    let input = try messages.reduce(into: Data()) { input, message in
      let body = try JSONSerialization.data(
        withJSONObject: message.merging(["jsonrpc": "2.0"]) { one, _ in one }
      )
      input += Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body
    }
    let output = try Reviewlint.run(["lsp"], in: folder, input: input).output
    var shown: [String: Set<String>] = [:]
    for part in output.components(separatedBy: "Content-Length: ") {
      guard let start = part.firstIndex(of: "{"),
        let news = try? JSONDecoder().decode(News.self, from: Data(part[start...].utf8)),
        let file = URL(string: news.params.uri)
      else { continue }
      shown[file.lastPathComponent] = Set(
        news.params.diagnostics.map { "\($0.code):\($0.range.start.line + 1)" }
      )
    }
    return shown
  }
}
