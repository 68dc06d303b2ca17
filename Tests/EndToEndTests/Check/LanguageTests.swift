import Foundation
import TestSupport
import Testing

/// Pages and notes of the examples as somebody reads them who doesn't know the format.
@Suite struct LanguageTests {
  private static let source = Case.tests.deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "rules/examples")

  private static var names: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: source.path)) ?? []
    return names.filter { $0.hasSuffix(".review.yaml") }.sorted()
  }

  @Test(arguments: Checkout.languages)
  func `a page has no word of the format but as code`(language: String) throws {
    let folder = try TemporaryFolder()
    try folder.copy(contentsOf: Self.source)
    for names in [Self.names, ["complete.review.yaml"]] {
      let words = ["report", "--as-of", "2026-11-21", "--language", language]
      let answer = try Reviewlint.run(words + names + ["--output", "page.html"], in: folder.url)
      #expect(answer.status == 0, "\(answer.complaint)")
      let ids = try Set(names.flatMap { Self.ids(in: try folder.read($0)) })
      let page = try folder.read("page.html")
      let summary = page.components(separatedBy: "<section class=\"details\"")[0]
      let codes = summary.matches(of: #/<code[^>]*>([^<]*)/#).map { String($0.output.1) }
      let files = Set(codes.map { $0.replacing(#/(:[0-9]+){2}$/#, with: "") })
      #expect(files.isSuperset(of: names))
      for file in files { _ = try folder.read(file) }  // A summary has no other code.
      for text in try Self.texts(ofPage: page) {
        #expect(Self.words(of: ids, in: text) == [], "\(text)")
        #expect(Self.camelCaseWords(in: text) == [], "\(text)")
        #expect(language == "en" || !Self.isEnglish(text), "\(text)")
      }
    }
  }

  @Test(arguments: Checkout.languages)
  func `notes have no word of the format but where something is missing`(language: String) throws {
    let folder = try TemporaryFolder()
    try folder.copy(contentsOf: Self.source)
    for name in Self.names {
      let words = ["notes", name, "--as-of", "2026-11-21", "--language", language]
      let answer = try Reviewlint.run(words, in: folder.url)
      let ids = Self.ids(in: try folder.read(name))
      for line in answer.output.split(separator: "\n") where !line.contains("[") {
        let words = Self.camelCaseWords(in: String(line)) + Self.words(of: ids, in: String(line))
        #expect(words == [], "\(name): \(line)")
      }
    }
  }

  /// The ids with hyphens that an example has.
  private static func ids(in description: String) -> Set<String> {
    Set(
      description.matches(of: #/(?:id|device): ([a-z]+(?:-[a-z0-9]+)+)/#).map {
        String($0.output.1)
      }
    ).subtracting(Self.englishWords)
  }

  /// Ids that are words of the language as well.
  private static let englishWords: Set = ["sign-in", "sign-up"]

  /// Elements with code, names of apps and what pictures show on buttons.
  private static let unread: Set = ["style", "pre", "code", "bdi", "text"]

  /// What a page says, without the elements that aren't read; what stands around one is one text.
  private static func texts(ofPage page: String) throws -> Set<String> {
    let bytes = Array(page.utf8)
    var said: [UInt8] = []
    var unreadElement: String?
    var place = 0
    while place < bytes.count {
      if bytes[place] != UInt8(ascii: "<") {
        if unreadElement == nil { said.append(bytes[place]) }
        place += 1
        continue
      }
      let start = place + 1
      while place < bytes.count, bytes[place] != UInt8(ascii: ">") { place += 1 }
      let tag = String(decoding: bytes[start..<place], as: UTF8.self)
      place += 1
      if let element = unreadElement {
        if tag == "/\(element)" { unreadElement = nil }
        continue
      }
      let name = String(tag.prefix { $0 != " " })
      if unread.contains(name) { unreadElement = name } else { said.append(UInt8(ascii: "\n")) }
    }
    try #require(unreadElement == nil)
    return Set(String(decoding: said, as: UTF8.self).split(separator: "\n").map(String.init))
  }

  private static func camelCaseWords(in text: String) -> [String] {
    let names: Set = [
      "iPhone", "iPad", "iOS", "iPadOS", "macOS", "tvOS", "watchOS", "visionOS",
      "iPhones", "iPads",
    ]
    return text.matches(of: #/\b[a-z]+[A-Z][A-Za-z]*\b/#).map { String($0.output) }
      .filter { !names.contains($0) }
  }

  /// Which of the ids, all of which have a hyphen, it names.
  private static func words(of ids: Set<String>, in text: String) -> [String] {
    guard text.utf8.contains(UInt8(ascii: "-")) else { return [] }
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "-" }
    return words.map(String.init).filter(ids.contains)
  }

  /// Whether it has a word that is in each longer English sentence, outside quotation marks.
  private static func isEnglish(_ text: String) -> Bool {
    let said = text.replacing(#/[“«„"].*?[”»"]/#, with: "")
    return said.contains(#/\b(the|what|which|how|whether|isn't)\b/#.ignoresCase())
  }
}
