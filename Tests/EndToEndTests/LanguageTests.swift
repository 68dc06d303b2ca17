import Foundation
import Testing

/// Pages and notes of the examples as somebody reads them who doesn't know the format.
@Suite struct LanguageTests {
  private static let languages = ["en", "zh-Hans", "pt-BR", "ar", "vi", "fr"]

  private static let source = Case.tests.deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "rules/examples")

  private static var names: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: source.path)) ?? []
    return names.filter { $0.hasSuffix(".review.yaml") }.sorted()
  }

  @Test(arguments: languages)
  func `a page has no word of the format but as code`(language: String) throws {
    let folder = try TemporaryFolder()
    try folder.copy(contentsOf: Self.source)
    for name in Self.names {
      let words = ["report", name, "--as-of", "2026-11-21", "--language", language]
      let answer = try Reviewlint.run(words + ["--output", "page.html"], in: folder.url)
      #expect(answer.status == 0, "\(name): \(answer.complaint)")
      let ids = Self.ids(in: try folder.read(name))
      for text in try Self.texts(ofPage: folder.read("page.html")) {
        #expect(Self.words(ofFormatIn: text, ids) == [], "\(name): \(text)")
        #expect(language == "en" || !Self.isEnglish(text), "\(name): \(text)")
      }
    }
  }

  @Test(arguments: languages)
  func `notes have no word of the format but where something is missing`(language: String) throws {
    let folder = try TemporaryFolder()
    try folder.copy(contentsOf: Self.source)
    for name in Self.names {
      let words = ["notes", name, "--as-of", "2026-11-21", "--language", language]
      let answer = try Reviewlint.run(words, in: folder.url)
      let ids = Self.ids(in: try folder.read(name))
      for line in answer.output.split(separator: "\n") where !line.contains("[") {
        #expect(Self.words(ofFormatIn: String(line), ids) == [], "\(name): \(line)")
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

  /// What a page says, without code, names of apps and what pictures show on buttons.
  private static func texts(ofPage page: String) throws -> [String] {
    var page = page
    for name in ["style", "pre", "code", "bdi", "text"] {
      page = page.replacing(try Regex("(?s)<\(name)[ >].*?</\(name)>"), with: "")
    }
    return page.replacing(#/<[^>]*>/#, with: "\n").split(separator: "\n").map(String.init)
  }

  /// Words in camel case, and ids.
  private static func words(ofFormatIn text: String, _ ids: Set<String>) -> [String] {
    let names: Set = [
      "iPhone", "iPad", "iOS", "iPadOS", "macOS", "tvOS", "watchOS", "visionOS",
      "iPhones", "iPads",
    ]
    let camelCase = text.matches(of: #/\b[a-z]+[A-Z][A-Za-z]*\b/#).map { String($0.output) }
    return camelCase.filter { !names.contains($0) }
      + ids.filter { id in
        text.split { !$0.isLetter && !$0.isNumber && $0 != "-" }.contains(id[...])
      }
  }

  /// Whether it has a word that is in each longer English sentence, outside quotation marks.
  private static func isEnglish(_ text: String) -> Bool {
    let said = text.replacing(#/[“«„"].*?[”»"]/#, with: "")
    return said.contains(#/\b(the|what|which|how|whether|isn't)\b/#.ignoresCase())
  }
}
