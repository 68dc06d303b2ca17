import Foundation
import Testing

/// Open questions that are written into a description.
@Suite struct FillTests {
  private static let fixed = ["--as-of", "2026-11-21"]

  /// The examples that people copy, as they are and as others write them.
  private static let descriptions: [(name: String, text: String)] = {
    let folder = Case.root.appending(path: "rules/examples")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let texts = names.sorted().filter { $0.hasSuffix(".review.yaml") }.compactMap { name in
      (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)).map { (name, $0) }
    }
    let smallest = texts.first { $0.0.hasPrefix("smallest") }?.1 ?? ""
    return texts + [
      ("with returns", smallest.replacing("\n", with: "\r\n")),
      ("without an end", String(smallest.dropLast())),
      ("twice", smallest + "---\n" + smallest),
      ("with an anchor", smallest.replacing("services: [", with: "services: &s [")),
      ("with a mark", "\u{FEFF}" + smallest),
      ("in braces", "{reviewlint: 1, app: {name: A},\n login: {services: [apple]} # all\n}\n"),
      ("a pair", "reviewlint: 1\napp: {name: A}\nlogin: {services: [id: apple]}\n"),
      ("nothing", "reviewlint: 1\napp: {name: A}\nlogin: {}\n"),
      (
        "JSON", #"{"reviewlint": 1, "app": {"name": "A"}, "login": {"services": ["apple"]}}"# + "\n"
      ),
      (
        "JSON in lines",
        "{\n  \"reviewlint\": 1,\n  \"app\": {\n    \"name\": \"A\"\n  },\n  \"screens\": []\n}\n"
      ),
    ]
  }()

  @Test(arguments: descriptions)
  func `nothing is taken away, and once is enough`(name: String, text: String) throws {
    let folder = try TemporaryFolder()
    try folder.copy(contentsOf: Case.root.appending(path: "rules/examples"))
    let file = name.hasPrefix("JSON") ? "x.review.json" : "x.review.yaml"
    try folder.write(text, to: file)
    #expect(try Reviewlint.run(["fill", file] + Self.fixed, in: folder.url).status == 0)
    let filled = try Self.text(of: file, in: folder)
    var rest = Array(filled.utf8)[...]
    let isKept = text.utf8.allSatisfy { byte in
      guard let place = rest.firstIndex(of: byte) else { return false }
      rest = rest[(place + 1)...]
      return true
    }
    #expect(isKept, "\(filled)")
    if text.contains("\r\n") { #expect(!filled.contains(#/[^\r]\n/#)) }
    let checked = try Reviewlint.run(["check", file, "--quiet"] + Self.fixed, in: folder.url)
    #expect(checked.status < 2)
    let again = try Reviewlint.run(["fill", file] + Self.fixed, in: folder.url)
    let isOpen = filled != text
    #expect(again.output.contains(" unknown already, nothing is written\n") == isOpen)
    #expect(again.output.hasPrefix("\(file): nothing is open\n") == !isOpen)
    #expect(try Self.text(of: file, in: folder) == filled)
  }

  @Test(arguments: [["--notes"], ["--notes", "--yes"]])
  func `what only the notes lack is written as unknown with --notes`(words: [String]) throws {
    let text = InterviewTests.lackingNotes
    let folder = try InterviewTests.folder(text, requiring: "login.terms == 'beforeSignUp'")
    let plain = try Reviewlint.run(
      ["fill", "-"] + Self.fixed, in: folder.url, input: Data(text.utf8))
    #expect(plain.output.contains("terms: unknown") && !plain.output.contains("place"))
    let answer = try Reviewlint.run(["fill", "a.review.yaml"] + words + Self.fixed, in: folder.url)
    #expect(answer.output == "a.review.yaml: 4 facts written as unknown\n\(InterviewTests.next)")
    let filled = try folder.read("a.review.yaml")
    for key in ["terms", "accountFeatures", "place", "path"] {
      #expect(filled.contains("\(key): unknown"), "\(filled)")
    }
    let again = try Reviewlint.run(["fill", "a.review.yaml"] + words + Self.fixed, in: folder.url)
    #expect(
      again.output
        == "a.review.yaml: 4 facts are unknown already, nothing is written\n\(InterviewTests.next)")
    #expect(try folder.read("a.review.yaml") == filled)
  }

  /// All of it, with the mark at its beginning.
  private static func text(of file: String, in folder: TemporaryFolder) throws -> String {
    String(decoding: try Data(contentsOf: folder.url.appending(path: file)), as: UTF8.self)
  }

  @Test func `what is filled in asks for the same as before`() throws {
    let folder = try TemporaryFolder()
    let text = try #require(Self.descriptions.first { $0.name.hasPrefix("smallest") }).text
    try folder.write(text, to: "a.review.yaml")
    let words = ["check", "a.review.yaml", "--format", "json"] + Self.fixed
    let before = try Reviewlint.run(words, in: folder.url)
    _ = try Reviewlint.run(["fill", "a.review.yaml"] + Self.fixed, in: folder.url)
    let after = try Reviewlint.run(words, in: folder.url)
    for answer in [before, after] {
      #expect(answer.status == 1)
      #expect(answer.output.contains("\"verdict\": \"incomplete\""))
    }
  }

  @Test func `a file that can't be read, or isn't in UTF-8, stays as it is`() throws {
    let folder = try TemporaryFolder(["a.review.yaml": "reviewlint: 1\napp: {nam: A}\n"])
    let answer = try Reviewlint.run(["fill", "a.review.yaml"], in: folder.url)
    #expect(answer.status == 2)
    #expect(answer.complaint.contains("there is no key 'nam' here; did you mean 'name'?"))
    let text = try #require("reviewlint: 1\napp: {name: A}\n".data(using: .utf16))
    try text.write(to: folder.url.appending(path: "b.review.yaml"))
    let other = try Reviewlint.run(["fill", "b.review.yaml"], in: folder.url)
    #expect(other.status == 2)
    #expect(
      other.complaint == "reviewlint: 'b.review.yaml' isn't in UTF-8; only such files are written\n"
    )
    #expect(try Data(contentsOf: folder.url.appending(path: "b.review.yaml")) == text)
  }
}
