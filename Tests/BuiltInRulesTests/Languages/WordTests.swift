import BuiltInRules
import Diagnostics
import Documents
import Expressions
import Localization
import Rules
import TestSupport
import Testing

@testable import Model

/// What the words, fields, devices and services of descriptions are called in every language.
@Suite struct WordTests {
  private static let others = BuiltInFile.languages.map(\.name).filter { $0 != "en" }

  /// Every enumeration of a description, by its name.
  private static let enumerations: [String: Set<String>] = {
    var found: [String: Set<String>] = [FieldMeaning.all.name: Set(FieldMeaning.all.words)]
    func add(_ type: FieldType) {
      switch type {
      case .choice(let words): found[words.name, default: []].formUnion(words.words)
      case .list(let item): add(item)
      case .section(let section):
        for field in section.fields { add(field.type) }
        for case .enumeration(let words) in section.facts.map(\.type) {
          found[words.name, default: []].formUnion(words.words)
        }
      default: break
      }
    }
    add(.section(.plainDescription))
    return found
  }()

  /// What the words of all enumerations mean that can be written.
  private static let meanings: Set<Message> = {
    var found: Set<Message> = []
    func add(_ type: FieldType) {
      switch type {
      case .choice(let words): found.formUnion(words.meanings)
      case .list(let item): add(item)
      case .section(let section): for field in section.fields { add(field.type) }
      default: break
      }
    }
    add(.section(.plainDescription))
    return found
  }()

  @Test(arguments: BuiltInFile.languages.map(\.name))
  func `every word of an enumeration is said in a language`(tag: String) throws {
    let said = try Self.words(in: tag)
    #expect(said.mapValues { Set($0.keys) } == Self.enumerations)
    #expect(said.values.flatMap(\.values).allSatisfy { !$0.isEmpty })
  }

  @Test func `English says words as the program does`() throws {
    for (name, words) in try Self.words(in: "en") {
      let type = EnumerationType(name: name, words: Array(words.keys))
      for (word, text) in words { #expect(type.spoken(word) == text) }
    }
  }

  @Test(arguments: others)
  func `every fact that is asked for is asked in a language`(tag: String) throws {
    let language = try BuiltInFile.language(tag)
    func check(_ section: Section) {
      for field in section.fields {
        if case .section(let inner) = field.type { check(inner) }
        if case .list(.section(let inner)) = field.type { check(inner) }
        guard field.isOpenWhenAbsent || field.isOpenWhenUnknown, field.name != "custom" else {
          continue
        }
        let meaning = field.meaning
        #expect(language(meaning) != meaning.text, "\(section.name).\(field.name)")
      }
    }
    check(.plainDescription)
  }

  @Test(arguments: BuiltInFile.languages.map(\.name))
  func `a question is one, and names no key, path or word of a description`(tag: String) throws {
    let language = tag == "en" ? Language.english : try BuiltInFile.language(tag)
    let ours = #/\[\]|`|\b[a-z]+[A-Z][A-Za-z]*\b|\b[a-z]+(\.[a-z]+)+\b/#
    func check(_ section: Section) {
      for field in section.fields where field.name != "custom" {
        if case .section(let inner) = field.type { check(inner) }
        if case .list(.section(let inner)) = field.type { check(inner) }
        guard field.isOpenWhenAbsent || field.isOpenWhenUnknown else { continue }
        let question = language(field.meaning)
        let others = question.replacing(#/com\.example\.pawprint|\biOS\b/#, with: "")
        #expect(question.contains(#/[?？؟]/#), "\(section.name).\(field.name): \(question)")
        #expect(!others.contains(ours), "\(section.name).\(field.name): \(question)")
      }
    }
    check(.plainDescription)
  }

  @Test(arguments: others)
  func `what each word means is said in a language`(tag: String) throws {
    let language = try BuiltInFile.language(tag)
    let names: Set = [
      "iPhone", "iPad", "Mac", "Apple TV", "Apple Watch", "Apple Vision Pro", "points",
    ]
    for meaning in Self.meanings where !names.contains(meaning.text) {
      #expect(language(meaning) != meaning.text)
    }
  }

  @Test(arguments: others)
  func `the name of a device has no English word`(tag: String) throws {
    let language = try BuiltInFile.language(tag)
    let devices = try #require(Self.root(of: "devices.yaml")["devices"]?.items)
    #expect(devices.count > 80)
    for name in devices.compactMap({ $0["name"]?.text }) {
      let said = language.name(ofDevice: name)
      #expect(!said.contains(#/generation\b|-inch|display|default/#), "\(said)")
    }
  }

  @Test(arguments: others)
  func `a service whose name has an English word is called otherwise`(tag: String) throws {
    let providers = try #require(Self.root(of: "providers.yaml")["providers"]?.items)
    let english =
      #/\b(?i:log ?in|sign|account|password|code|number|e-?mail|phone|guest|link|key|school)\b/#
    let names = try Self.root(of: "locales/\(tag).yaml")["services"]
    for provider in providers {
      let name = provider["name"]?["en"]?.text ?? provider["name"]?.text ?? ""
      guard name.contains(english), !Self.brands.contains(name) else { continue }
      let own = provider["name"]?[tag] ?? names?[provider["id"]?.text ?? ""]
      #expect(own?.text != nil, "\(name)")
    }
  }

  /// Names of products, the same everywhere.
  private static let brands: Set<String> = [
    "GOV.UK One Login", "Login.gov", "d ACCOUNT (docomo)", "NHS login", "42 School",
  ]

  private static func words(in tag: String) throws -> [String: [String: String]] {
    let entries = try #require(root(of: "locales/\(tag).yaml")["words"]?.entries)
    return entries.reduce(into: [:]) { words, entry in
      words[entry.name] = (entry.value.entries ?? []).reduce(into: [:]) {
        $0[$1.name] = $1.value.text
      }
    }
  }

  private static func root(of path: String) throws -> DocumentNode {
    let file = try #require(BuiltInFile.all.first { $0.path == path })
    let source = SourceFile(path: path, text: file.text)
    return try #require(DocumentReader().readAll(source).documents.first).root
  }
}
