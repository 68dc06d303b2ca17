import BuiltInRules
import Diagnostics
import Documents
import Foundation
import Rules
import TestSupport
import Testing

/// The program's own phrases, which `rules/locales/en.yaml` lists, in every language.
@Suite struct PhraseTests {
  private static let english = phrases(of: "en")

  @Test func `English says every phrase as the program does`() {
    for (pattern, forms) in Self.english {
      #expect(forms["other"] == pattern)
    }
    #expect(Self.english.count > 350)
  }

  @Test(arguments: BuiltInFile.languages.map(\.name).filter { $0 != "en" })
  func `a language has every phrase, with the same places to fill in`(tag: String) {
    let phrases = Self.phrases(of: tag)
    #expect(Set(phrases.keys).symmetricDifference(Self.english.keys) == [])
    for (pattern, forms) in phrases {
      let places = Self.places(in: pattern)
      for (form, text) in forms {
        let isExact = ["zero", "one", "two"].contains(form)
        let found = Self.places(in: text)
        let isFilled = found == places || isExact && found.isSubset(of: places)
        #expect(isFilled, "\(tag), \(form) of '\(pattern)': '\(text)'")
      }
    }
  }

  @Test func `no phrase is left that the program doesn't say`() {
    let said = Set(Self.sources.flatMap(\.literals).map(\.pattern))
    #expect(Set(Self.english.keys).subtracting(said) == [])
  }

  @Test func `every sentence that people read can be said in other languages`() {
    let listed = Set(Self.english.values.flatMap(\.values))
    for source in Self.sources where !source.isForAuthors {
      for literal in source.literals where literal.isSentence {
        let isListed = listed.contains(literal.pattern)
        let isUnsaid = Self.unsaid.contains(literal.pattern)
        #expect(isListed || isUnsaid, "\(source.path): '\(literal.pattern)'")
      }
    }
  }

  /// What looks like a sentence, and isn't said to people.
  private static let unsaid: Set = [
    "no memory is left", "the style sheet is a constant without this sign", "## reviewlint: {0}",
    "reviewlint {0}", "- id: {0}", "{0}- id: {1}", "card is-{0}", "tag {0}", "light dark",
    "system-ui, sans-serif",
    "width=device-width, initial-scale=1", "{0}-title {1}-description", "# yarn lockfile v",
    "#if false", "direct dev", "did you mean ",
    // What captures have in them.
    "Element subtree:", "Path to element:", "Query chain:", ", identifier: '", ", label: '",
    ", placeholderValue: '", ", hitPoint: {{",
  ]

  /// The text of a phrase, or its forms by their numbers.
  private static func phrases(of tag: String) -> [String: [String: String]] {
    guard let file = BuiltInFile.languages.first(where: { $0.name == tag }),
      let document = DocumentReader().readAll(SourceFile(path: file.path, text: file.text))
        .documents.first,
      let entries = document.root.entries?.first(where: { $0.name == "phrases" })?.value.entries
    else { return [:] }
    return entries.reduce(into: [:]) { phrases, entry in
      let forms = entry.value.entries ?? []
      phrases[entry.name] =
        entry.value.text.map { ["other": $0] }
        ?? forms.reduce(into: [:]) { $0[$1.name] = $1.value.text }
    }
  }

  /// The numbers of the arguments that are filled in.
  private static func places(in text: String) -> Set<Int> {
    let plain = text.replacing("{{", with: "")
    return Set(plain.matches(of: #/\{(\d+)\}/#).compactMap { Int($0.output.1) })
  }

  private struct Source {
    let path: String
    let literals: [SourceLiterals.Literal]

    /// Rules' mistakes, references, schemas and help are for authors and stay English; styles aren't said.
    var isForAuthors: Bool {
      let folders = [
        "Expressions/", "Rules/", "Engine/Testing/", "Engine/Judging/ProgramRule",
        "Engine/Tracing/",
        "Model/Schema/Sections/", "Model/Schema/Fields/", "Model/Catalogues/",
        "Model/Editing/",
        "Model/Schema/DescriptionSchema", "Reporting/Machine/ResultsSchema", "Reporting/Reference/",
        "LanguageServer/Protocol/", "LanguageServer/Server", "LanguageServer/Workspace",
        "Commands/", "Reporting/Page/PageStyle", "Reporting/Page/PageColours",
        "Documents/Reading/SyntaxMistake", "Documents/Reading/SyntaxMessage",
      ]
      return folders.contains(where: path.hasPrefix)
    }
  }

  private static let sources: [Source] = {
    let modules = [
      "Diagnostics", "Documents", "Model", "Evidence", "Engine", "Reporting",
      "LanguageServer", "Commands",
    ]
    return SourceLiterals.ofSources.filter { path, _ in
      modules.contains { path.hasPrefix("\($0)/") }
    }
    .sorted { $0.key < $1.key }.map { Source(path: $0.key, literals: $0.value) }
  }()
}

extension SourceLiterals.Literal {
  /// Two words beside each other, outside what only ends a program that is wrong.
  fileprivate var isSentence: Bool {
    !context.hasSuffix("preconditionFailure(") && !pattern.hasPrefix("<!doctype")
      && pattern.contains(#/[a-z’']{2,}[,;:]? [a-z{']/#)
  }
}
