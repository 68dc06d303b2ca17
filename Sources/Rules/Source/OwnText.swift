package import Diagnostics
internal import Localization

/// Something that a rule file says for people, in one language or several.
struct OwnText: Sendable {
  /// Where language files have it; nil for what a rule says.
  let section: Language.Section?
  /// What they name it by.
  let id: String
  /// What is said of that, such as `title`.
  let key: String
  let text: TranslatedText

  /// What a file of a language says in its place.
  func text(in language: Language) -> LocatedText? {
    section.map { language.texts[$0]?[id] } ?? language.rules[id]?[key]
  }
}

extension RuleFile {
  /// All of them, in the order of the file.
  var ownTexts: [OwnText] {
    rules.flatMap { rule in
      rule.spoken.map { OwnText(section: nil, id: rule.id, key: $0.key, text: $0.text) }
    }
      + fields.flatMap { field in
        field.field.meanings(at: field.path).map {
          OwnText(section: .fields, id: $0.path, key: "meaning", text: $0.meaning)
        }
      }
      + definitions.map {
        OwnText(section: .definitions, id: $0.key.name, key: "meaning", text: $0.meaning)
      }
      + guidelines.map {
        OwnText(section: .guidelines, id: $0.key, key: "title", text: $0.titles)
      }
  }

  /// The tags of the languages in which something is said beside English, as often as written.
  package var languageTags: [Name] { ownTexts.flatMap { $0.text.translations.map(\.tag) } }
}

extension [RuleFile] {
  /// Those of which the files in other languages speak that are beside one of them: itself, or all
  /// of its pack.
  func described(beside file: RuleFile) -> [RuleFile] {
    guard let pack = file.pack else { return [file] }
    return filter { $0.pack?.source.id == pack.source.id }
  }

  /// What they say in English only, though they speak other languages.
  package var untranslated: [Diagnostic] {
    flatMap { file in
      file.pack == nil || file.ownPack != nil ? described(beside: file).untranslated(file) : []
    }
  }

  /// By the languages of a file beside which they are.
  private func untranslated(_ file: RuleFile) -> [Diagnostic] {
    let named = (file.pack?.languages ?? []) + flatMap(\.languageTags)
    let tags = Set(named.map(\.name) + file.locales.map(\.tag))
    let texts = flatMap(\.ownTexts)
    return tags.subtracting([Language.english.tag]).sorted().flatMap { tag in
      let locales = file.locales.filter { $0.tag == tag }
      let lacking = texts.filter { text in
        text.text[tag] == nil && locales.allSatisfy { text.text(in: $0) == nil }
      }
      return OwnText.mistakes(lacking, in: tag)
    }
  }
}

extension OwnText {
  /// That texts aren't there in a language: once a rule, field, definition or guideline.
  fileprivate static func mistakes(_ lacking: [OwnText], in tag: String) -> [Diagnostic] {
    var mistakes: [Diagnostic] = []
    var rest = lacking[...]
    while let first = rest.first {
      let same = rest.prefix { $0.id == first.id && $0.section == first.section }
      mistakes.append(
        Diagnostic(
          id: "not-translated",
          """
          \(first.id.quoted) has no \(same.map(\.key).together) in \(tag.quoted): English takes \
          its place
          """, at: first.text.english.range, severity: .warning))
      rest = rest.dropFirst(same.count)
    }
    return mistakes
  }
}
