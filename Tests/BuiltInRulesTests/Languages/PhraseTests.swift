import BuiltInRules
import Diagnostics
import Documents
import TestSupport
import Testing

/// What the program says, which `rules/locales/en.yaml` lists, in every language.
@Suite struct PhraseTests {
  /// The words of a message by their forms.
  private typealias Phrases = [String: [String: String]]

  private static let english = phrases(of: "en")

  @Test func `the program says what the English file does`() {
    let everywhere = Self.phrases(of: "en", under: "everywhere")
    let file = Self.english.merging(everywhere) { _, _ in ["twice": ""] }
    let said = EnglishSentence.all.map { sentence in
      let one = sentence.one.map { ["one": $0] } ?? [:]
      return (sentence.id, one.merging(["other": sentence.text]) { one, _ in one })
    }
    #expect(Dictionary(uniqueKeysWithValues: said) == file)
    #expect(Self.english.count > 600)
  }

  /// The numbers of the places to fill.
  private static func places(in text: String) -> Set<Int> {
    var places: Set<Int> = []
    _ = MessagePattern(text).filled {
      places.insert($0)
      return ""
    }
    return places
  }

  @Test(arguments: BuiltInFile.languages.map(\.name).filter { $0 != "en" })
  func `a language has every phrase, with the same places to fill in`(tag: String) throws {
    let phrases = Self.phrases(of: tag)
    #expect(Set(phrases.keys).symmetricDifference(Self.english.keys) == [])
    #expect(Self.phrases(of: tag, under: "everywhere") == [:])
    for (id, forms) in phrases {
      let english = try #require(Self.english[id]?["other"])
      let places = Self.places(in: english)
      for (form, text) in forms {
        let isExact = ["zero", "one", "two"].contains(form)
        let found = Self.places(in: text)
        let isFilled = found == places || isExact && found.isSubset(of: places)
        #expect(isFilled, "\(tag), \(form) of '\(id)': '\(text)'")
      }
    }
  }

  @Test func `no message is left that the program doesn't say`() throws {
    let paths = Checkout.files(below: "Sources").filter { $0.hasSuffix(".swift") }
    let names = try paths.reduce(into: Set<Substring>()) { names, path in
      let text = try Checkout.text(of: "Sources/\(path)")
      names.formUnion(text.split { !$0.isLetter && !$0.isNumber })
      names.formUnion(Self.namesOfMeanings(in: text).map { $0[...] })
    }
    let unsaid = EnglishSentence.all.map(\.id).filter { id in
      let parts = id.split { $0 == "-" || $0 == "." }
      let name = parts.dropFirst().reduce(String(parts[0])) { $0 + $1.capitalized }
      return !names.contains(Substring(name))
    }
    #expect(unsaid == [])
  }

  /// How what words mean is called, for each choice in a text: its name, and then its words.
  private static func namesOfMeanings(in text: String) -> [String] {
    text.matches(of: #/choice\(\s*("[^()]*")\s*\)/#).flatMap { match in
      let words = match.output.1.split(separator: "\"").filter { $0.contains(where: \.isLetter) }
      return words.dropFirst().map { word in
        (words[0].split(separator: " ") + [word]).reduce("word") {
          $0 + $1.prefix(1).uppercased() + $1.dropFirst()
        }
      }
    }
  }

  /// The text of a message, or its forms by their numbers.
  private static func phrases(of tag: String, under key: String = "phrases") -> Phrases {
    guard let file = BuiltInFile.languages.first(where: { $0.name == tag }),
      let document = DocumentReader().readAll(SourceFile(path: file.path, text: file.text))
        .documents.first,
      let entries = document.root.entries?.first(where: { $0.name == key })?.value.entries
    else { return [:] }
    return entries.reduce(into: [:]) { phrases, entry in
      let forms = entry.value.entries ?? []
      phrases[entry.name] =
        entry.value.text.map { ["other": $0] }
        ?? forms.reduce(into: [:]) { $0[$1.name] = $1.value.text }
    }
  }
}

extension Substring {
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
