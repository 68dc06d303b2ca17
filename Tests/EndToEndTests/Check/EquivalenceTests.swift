import Diagnostics
import Documents
import Foundation
import TestSupport
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
            \(result.rule) \(result.outcome) \(result.severity) \(result.path ?? "") \
            \(result.line ?? 0):\(result.column ?? 0)-\(result.endLine ?? 0):\
            \(result.endColumn ?? 0) \(result.missing) \(related) \(result.by ?? "") \(result.fingerprint)
            """
        }
        + description.diagnostics.map { "\($0.id) \($0.severity) \($0.line):\($0.column)" }
    }
  }

  @Test(arguments: Checkout.languages.filter { $0 != "en" })
  func `every language gives the same answer in other words`(_ language: String) throws {
    #expect(Self.examples.count > 10)
    let words = ["--as-of", "2026-11-21"] + Self.examples
    let english = try Self.checked(words)
    let other = try Self.checked(["--language", language] + words)
    #expect(Self.facts(of: english) == Self.facts(of: other))
    #expect(english.summary == other.summary)
    let messages = [english, other].map {
      $0.descriptions.flatMap { $0.results.compactMap(\.message) }
    }
    #expect(messages[0].count > 50 && messages[0] != messages[1])
  }

  private static let words = [
    "fail": "fails", "incomplete": "undecided, facts are missing",
    "review": "a person has to decide", "waived": "found and accepted", "exempt": "exempt",
    "pass": "passes", "notApplicable": "not applicable",
  ]

  @Test func `'--why' explains the outcome that 'check' tells`() throws {
    let answer = try Self.checked(Self.examples)
    var rules: [String: String] = [:]
    for description in answer.descriptions {
      for result in description.results { rules[result.outcome] = result.rule }
      rules["pass"] = description.passed.first ?? rules["pass"]
      rules["notApplicable"] = description.notApplicable.last ?? rules["notApplicable"]
    }
    #expect(rules.count >= 6, "\(rules)")
    for rule in Set(rules.values) {
      let expected = answer.descriptions.map { description in
        let found = description.results.filter { $0.rule == rule }.map(\.outcome)
        let order = ["fail", "incomplete", "review", "waived", "exempt"]
        let quiet = description.passed.contains(rule) ? "pass" : "notApplicable"
        return Self.words[order.first(where: found.contains) ?? quiet] ?? ""
      }
      let why = try Reviewlint.run(["check", "--why", rule] + Self.examples, in: Self.folder)
      let told = why.output.split(separator: "\n").filter { $0.hasPrefix("\(rule): ") }
      #expect(told.map { String($0.dropFirst(rule.count + 2)) } == expected, "\(rule)")
    }
  }

  @Test func `'--stream' answers a line as 'check' a file`() throws {
    let lines = try Self.examples.map { name in
      let text = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
      let root = DocumentReader().readAll(SourceFile(path: name, text: text)).documents.first?.root
      return try #require(root).json
    }
    let stream = ["check", "--stream", "--as-of", "2026-11-21"]
    let input = Data(lines.joined(separator: "\n").utf8)
    let streamed = try Reviewlint.run(stream, in: Self.folder, input: input).output
      .split(separator: "\n").map { try Self.description(in: String($0)) }
    #expect(streamed.count == lines.count)
    var judged = 0
    for (line, answer) in zip(lines, streamed) {
      let check = ["check", "--format", "json", "--as-of", "2026-11-21", "-"]
      let whole = try Reviewlint.run(check, in: Self.folder, input: Data(line.utf8)).output
      let report = try JSONSerialization.jsonObject(with: Data(whole.utf8)) as? [String: Any]
      guard let description = (report?["descriptions"] as? [[String: Any]])?.first else {
        #expect(answer["verdict"] as? String == "unjudged")
        continue
      }
      judged += 1
      var expected = description.merging(["document": answer["document"] ?? 0]) { $1 }
      var told = answer.filter { $0.key != "texts" }
      if description["bundleId"] == nil {
        // An app without a bundle id is known by its line.
        (expected["results"], told["results"]) = (Self.unmarked(expected), Self.unmarked(told))
      }
      #expect(told as NSDictionary == expected as NSDictionary)
      // What a run says once, a line says for itself.
      let texts = try #require(answer["texts"] as? [String: NSDictionary])
      for name in ["rules", "questions"] { #expect(texts[name] == report?[name] as? NSDictionary) }
    }
    #expect(judged > 5)
  }

  private static func unmarked(_ description: [String: Any]) -> [[String: Any]]? {
    (description["results"] as? [[String: Any]])?.map { $0.filter { $0.key != "fingerprint" } }
  }

  private static func description(in line: String) throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
    return try #require(object as? [String: Any])
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
      let found = description.results.filter { ["fail", "review"].contains($0.outcome) }
      // What is open is one, not one a rule.
      let open = description.questions.isEmpty ? [] : ["incomplete"]
      let here = found.filter { $0.file == nil || $0.file == description.file }
      let expected = Set(here.map { "\($0.rule):\($0.line ?? 1)" })
      let rules = Set(found.map(\.rule))
      let diagnostics = try #require(shown[URL(filePath: description.file).lastPathComponent])
      #expect(expected.subtracting(diagnostics).sorted() == [], "\(description.file)")
      let codes = Set(diagnostics.compactMap { $0.split(separator: ":").first.map(String.init) })
      // Who edits one file sees no other that has its bundle id.
      let told = description.diagnostics.map(\.id).filter { $0 != "bundle-id-shared" }
      #expect(codes == rules.union(told + open), "\(description.file)")
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
        withJSONObject: message.merging(["jsonrpc": "2.0"]) { one, _ in one })
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
        news.params.diagnostics.map { "\($0.code):\($0.range.start.line + 1)" })
    }
    return shown
  }
}

extension DocumentNode {
  /// The same in JSON, in one line.
  fileprivate var json: String {
    switch content {
    case .mapping(let entries):
      "{\(entries.map { "\($0.name.inDoubleQuotes): \($0.value.json)" }.joined(separator: ", "))}"
    case .sequence(let items): "[\(items.map(\.json).joined(separator: ", "))]"
    case .scalar(let text, .plain) where ["true", "false"].contains(text) || Double(text) != nil:
      text
    case .scalar(let text, _): text.inDoubleQuotes
    }
  }
}
