import Foundation
import Testing

/// Typos are errors: nothing that was written is skipped.
@Suite struct MisspellingTests {
  private struct Typo {
    let word: String
    let line: Int
    let text: String
  }

  /// What stands before words that are names, and may be anything.
  private static let nameOfAScreen = "  - {id: "

  /// The word without its last letter; a short one gets a letter more.
  private static func misspelt(_ word: String) -> String {
    word.count > 2 ? String(word.dropLast()) : word + "x"
  }

  /// The description with one word misspelt, for each place of it that the pattern finds.
  private static func typos(_ pattern: Regex<(Substring, Substring)>) throws -> [Typo] {
    let text = try Case.complete()
    return text.matches(of: pattern).compactMap { match in
      let word = match.output.1
      let before = text[..<word.startIndex]
      let start = before.lastIndex(of: "\n") ?? text.startIndex
      guard !before[start...].contains("#"), !before.hasSuffix(nameOfAScreen) else { return nil }
      return Typo(
        word: String(word), line: before.count { $0 == "\n" } + 1,
        text: before + misspelt(String(word)) + text[word.endIndex...])
    }
  }

  private static func check(_ typos: [Typo]) throws -> [[JSONAnswer.Diagnostic]] {
    let folder = try TemporaryFolder()
    for (number, typo) in typos.enumerated() {
      try folder.write(typo.text, to: "\(number).review.yaml")
    }
    let answer = try JSONAnswer.check(["."], in: folder)
    #expect(answer.descriptions.isEmpty)
    let byFile = Dictionary(grouping: answer.allDiagnostics, by: \.file)
    return typos.indices.map { byFile["\($0).review.yaml"] ?? [] }
  }

  @Test func `every misspelt key is an error that knows what was meant`() throws {
    let typos = try Self.typos(#/(?:^|[\s{(\[,])([A-Za-z]+):(?=\s)/#.anchorsMatchLineEndings())
    #expect(typos.count > 90)
    for (typo, diagnostics) in zip(typos, try Self.check(typos)) {
      let word = Self.misspelt(typo.word)
      let message = "there is no key '\(word)' here; did you mean '\(typo.word)'?"
      let found = diagnostics.contains {
        $0.id == "unknown-key" && $0.line == typo.line && $0.message == message
      }
      #expect(found, "\(typo.word): \(diagnostics.map(\.message))")
    }
  }

  @Test(arguments: [
    "utility", "iphone", "ipad", "apple", "google", "email", "native", "passwordReset",
    "someFeatures", "true", "false", "system", "black", "automatic", "fullName", "canceled",
    "failed", "invalidResponse", "notHandled", "authorized", "revoked", "notFound", "keychain",
    "inApp", "reviewInformation", "none", "iphone-se-3", "ipad-air-11-m3", "unknown",
  ])
  func `every misspelt word is an error at its line`(_ word: String) throws {
    let typos = try Self.typos(Regex(#"(?:[:,] |\[)(\#(word))(?=[,\]}\s])"#))
    #expect(!typos.isEmpty)
    for (typo, diagnostics) in zip(typos, try Self.check(typos)) {
      let found = diagnostics.contains {
        $0.line == typo.line && $0.message.contains("'\(Self.misspelt(word))'")
      }
      #expect(found, "\(typo.line): \(diagnostics.map(\.message))")
    }
  }
}
