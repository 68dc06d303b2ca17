package import Diagnostics
internal import Localization

extension [RuleFile] {
  /// What packs among the files leave unsaid in the languages that they are to have: of their own
  /// rules and facts, and, where the program doesn't have the language, of its sentences.
  /// Of other files, what each leaves unsaid in the languages in which it says something; who uses a
  /// pack is told nothing of what that lacks.
  package func missingSentences(of program: Set<String>, spokenIn known: [String]) -> [Diagnostic] {
    let teams = filter { $0.pack == nil }
    if !teams.isEmpty { return teams.flatMap(\.missingSentences) }
    return compactMap(\.ownPack).flatMap { pack in
      let files = filter { $0.pack?.name == pack.name }
      return pack.languages.flatMap { tag in
        let locale = files.flatMap(\.locales).first { $0.tag == tag.name }
        let isOwn = !known.contains(tag.name)
        return files.flatMap { $0.missingSentences(in: tag.name, locale) }
          + (isOwn ? [locale.missing(program, at: tag)].compactMap(\.self) : [])
      }
    }
  }
}

extension RuleFile {
  fileprivate var missingSentences: [Diagnostic] {
    let tags = languageTags.map(\.name) + locales.map(\.tag)
    return Set(tags).subtracting([Language.english.tag]).sorted().flatMap { tag in
      missingSentences(in: tag, locales.first { $0.tag == tag })
    }
  }

  fileprivate func missingSentences(in tag: String, _ locale: Language?) -> [Diagnostic] {
    let ofRules = rules.compactMap { rule in
      let keys = rule.translations.untranslated(in: tag, locale?.rules[rule.id])
      return keys.isEmpty
        ? nil : Diagnostic(Message(.notTranslated, keys.together, tag), at: rule.idRange)
    }
    let ofFields = fields.compactMap { field in
      let paths = field.field.untranslated(in: tag, locale?.fields ?? [:], at: field.path)
      return paths.isEmpty
        ? nil : Diagnostic(Message(.notTranslated, paths.together, tag), at: field.range)
    }
    return ofRules + ofFields
  }
}

extension RuleTranslations {
  /// The keys of what neither the rule nor a language's file says in a language.
  fileprivate func untranslated(in tag: String, _ texts: RuleTranslation?) -> [String] {
    let said: [(key: String, text: TranslatedText?, isBeside: Bool)] =
      [
        ("title", title, texts != nil), ("why", why, texts != nil),
        ("message", message, texts?.message != nil), ("fix", fix, texts != nil),
        ("review", review, texts?.review != nil),
      ] + exemptions.map { ("exempt.\($0.id)", $0.note, texts?.exemptions[$0.id] != nil) }
      + related.enumerated().map { index, note in
        ("related", note, (texts?.related.count ?? 0) > index)
      }
    return said.compactMap { key, text, isBeside in
      guard let text, !isBeside, text[tag] == nil else { return nil }
      return key
    }
  }
}

extension OwnField {
  /// The paths of what has no meaning in a language.
  fileprivate func untranslated(
    in tag: String,
    _ texts: [String: String],
    at path: String
  ) -> [String] {
    switch content {
    case .value(_, let meaning): meaning[tag] == nil && texts[path] == nil ? [path] : []
    case .section(let fields, let isList):
      fields.flatMap {
        $0.untranslated(in: tag, texts, at: "\(path)\(isList ? "[]" : "").\($0.name)")
      }
    }
  }
}

extension Language? {
  private static var mostShown: Int { 5 }

  /// That the program can't say everything in the language.
  fileprivate func missing(_ sentences: Set<String>, at tag: RuleFile.Name) -> Diagnostic? {
    let missing = sentences.subtracting(map { Array($0.phrases.keys) } ?? []).sorted()
    guard !missing.isEmpty else { return nil }
    let shown = missing.prefix(Self.mostShown) + (missing.count > Self.mostShown ? ["…"] : [])
    return Diagnostic(
      Message(
        .programNotTranslated,
        count: missing.count,
        missing.count,
        tag.name,
        Array(shown).together
      ),
      at: tag.range
    )
  }
}
