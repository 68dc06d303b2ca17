import BuiltInRules
import Diagnostics
import Documents
import Engine
import Localization
import Rules
import TestSupport
import Testing

@Suite struct LanguageFileTests {
  @Test func `the languages of the sources are there`() {
    let names = BuiltInFile.languages.map(\.name).sorted()
    #expect(names == Checkout.languages)
  }

  @Test(arguments: BuiltInFile.languages.map(\.name))
  func `a language can be read, and the rules with its texts`(tag: String) throws {
    let file = try #require(BuiltInFile.languages.first { $0.name == tag })
    let source = SourceFile(path: file.path, text: file.text)
    var reader = LanguageReader()
    let language = reader.read(ReadFile(source))
    #expect(source.shown(reader.diagnostics) == [])
    #expect(language?.tag == tag)
    let book = BuiltInFile.all.filter(\.hasRules).map {
      SourceFile(path: "builtin/\($0.path)", text: $0.text)
    }
    #expect(Trial([], builtIn: book, language: try #require(language)).told == [])
  }

  @Test(arguments: BuiltInFile.languages.map(\.name).filter { $0 != "en" })
  func `a language says all that the rules say`(tag: String) throws {
    let texts = try #require(Self.node(of: "locales/\(tag).yaml")["rules"])
    for rule in Self.rules {
      let id = try #require(rule["id"]?.text)
      let translated = try #require(texts[id], "\(id) has no \(tag)")
      for key in ["title", "why", "message", "fix"] {
        Self.compare(rule[key], translated[key], "\(id), \(key)")
      }
      Self.compare(rule["review"]?["text"], translated["review"], "\(id), review")
      for exemption in rule["exempt"]?.items ?? [] {
        let name = try #require(exemption["id"]?.text)
        Self.compare(exemption["note"], translated["exempt"]?[name], "\(id), exempt \(name)")
      }
      let notes = translated["related"]?.items ?? []
      let related = rule["related"]?.items ?? []
      #expect(notes.count == related.count, "\(id), related")
      for (english, note) in zip(related, notes) {
        Self.compare(english["note"], note, "\(id), related")
      }
    }
    for rule in ProgramRule.all {
      #expect(texts[rule.id]?["title"] != nil && texts[rule.id]?["fix"] != nil, "\(rule.id)")
    }
    let count = Self.rules.count + ProgramRule.all.count
    #expect(texts.entries?.count == count, "no text for a rule that isn't there")
  }

  @Test(arguments: BuiltInFile.languages.map(\.name).filter { $0 != "en" })
  func `a language has a title for every guideline`(tag: String) throws {
    let titles = try #require(Self.node(of: "locales/\(tag).yaml")["guidelines"]?.entries)
    let known = Self.node(of: "guidelines.yaml")["guidelines"]?.items ?? []
    #expect(titles.map(\.name).sorted() == known.compactMap { $0["key"]?.text }.sorted())
  }

  @Test(arguments: BuiltInFile.languages.map(\.name))
  func `a language names no service that isn't there`(tag: String) {
    let names = Self.node(of: "locales/\(tag).yaml")["services"]?.entries?.map(\.name) ?? []
    let known = Self.node(of: "providers.yaml")["providers"]?.items ?? []
    #expect(Set(names).isSubset(of: known.compactMap { $0["id"]?.text }))
  }

  @Test(arguments: BuiltInFile.languages.map(\.name).filter { $0 != "en" })
  func `a language says what every class of letters is about`(tag: String) throws {
    let meanings = try #require(Self.node(of: "locales/\(tag).yaml")["letters"]?.entries)
    let known = Self.node(of: "letters.yaml")["letters"]?.items ?? []
    #expect(meanings.map(\.name) == known.compactMap { $0["class"]?.text })
  }

  private static let rules = BuiltInFile.rules.flatMap { node(of: $0.path)["rules"]?.items ?? [] }

  private static func node(of path: String) -> DocumentNode {
    guard let file = BuiltInFile.all.first(where: { $0.path == path }),
      let document = DocumentReader().readAll(SourceFile(path: path, text: file.text))
        .documents.first
    else { preconditionFailure("\(path) is no document") }
    return document.root
  }

  /// The translation is there where English is, with the same placeholders in any order.
  private static func compare(_ english: DocumentNode?, _ other: DocumentNode?, _ what: String) {
    guard let english = english?.text else {
      #expect(other == nil, "\(what) has no English text")
      return
    }
    guard let text = other?.text else {
      Issue.record("\(what) is not translated")
      return
    }
    #expect(Placeholders(in: text).shapes == Placeholders(in: english).shapes, "\(what)")
  }
}

extension DocumentNode {
  subscript(_ key: String) -> DocumentNode? {
    entries?.first { $0.name == key }?.value
  }
}
