internal import Diagnostics
internal import Localization

// What people's files say in other languages, and whose guidelines they are.
extension RuleBookBuilder {
  /// The language, with what people's files say in it of their own rules.
  func languageWithOwnTexts() -> Language {
    guard !language.isEnglish else { return language }
    var language = language
    let own = sources.lazy.filter { !$0.isBuiltIn }.map(\.file)
    for rule in own.flatMap(\.rules) {
      if let texts = rule.translation(in: language.tag) { language.rules[rule.id] = texts }
    }
    // What takes the place of another guideline isn't called what that is.
    for guideline in own.flatMap(\.guidelines) {
      language.guidelines[guideline.key] = guideline.titles[language.tag]
    }
    for locale in own.flatMap(\.locales) where locale.tag == language.tag {
      language.rules.merge(locale.rules) { inRule, _ in inRule }
      language.fields.merge(locale.fields) { first, _ in first }
      language.guidelines.merge(locale.guidelines) { inEntry, _ in inEntry }
      language.phrases.merge(locale.phrases) { first, _ in first }
    }
    return language
  }

  /// Reports texts beside a file for what it doesn't have, or with other placeholders.
  mutating func checkLocales() {
    for source in sources where !source.isBuiltIn {
      let files = source.file.pack == nil ? [source.file] : files(of: source.file.pack)
      let rules = Dictionary(files.flatMap(\.rules).map { ($0.id, $0) }) { first, _ in first }
      let unread = Set(files.flatMap(\.unread.rules))
      for locale in source.file.locales {
        for (id, texts) in locale.rules.sorted(by: { $0.key < $1.key }) {
          diagnostics += rules[id].map(texts.mistakes) ?? []
        }
        check(locale.rules.mapValues(\.title), of: "rule", Set(rules.keys), unread)
        guard files.allSatisfy(\.isWhole) else { continue }
        check(locale.guidelines, of: "guideline", Set(files.flatMap(\.guidelines).map(\.key)))
        let fields = files.flatMap(\.fields).flatMap { $0.field.paths(at: $0.path) }
        check(locale.fields, of: "field", Set(fields))
      }
    }
  }

  private mutating func check(
    _ texts: [String: LocatedText], of sort: String, _ known: Set<String>,
    _ unread: Set<String> = []
  ) {
    for (id, text) in texts.sorted(by: { $0.key < $1.key })
    where !known.contains(id) && !unread.contains(id) {
      let hint = Suggestion.clause(for: id, among: known.sorted())
      diagnostics.report(
        id: "translates-nothing", "the file beside this one has no \(sort) \(id.quoted)\(hint)",
        at: text.range)
    }
  }

  private func files(of pack: Pack?) -> [RuleFile] {
    sources.map(\.file).filter { $0.pack?.source.id == pack?.source.id }
  }

  /// The keys of the guidelines that are people's own: what a file of theirs declares, unless it
  /// says otherwise or puts in other words what is Apple's.
  mutating func ownGuidelines() -> Set<String> {
    let declared = sources.filter { !$0.isBuiltIn }.flatMap {
      $0.file.catalogues.declared(Guideline.catalogue)
    }
    guard !declared.isEmpty else { return [] }
    let apples = Set(sources.filter(\.isBuiltIn).flatMap(\.file.guidelines).map(\.key))
    var own: Set<String> = []
    for entry in declared {
      switch (entry.entry as? Guideline)?.issuer {
      case .ours where apples.contains(entry.id):
        diagnostics.report(
          id: "not-our-guideline",
          "\(entry.id.quoted) is Apple's; leave out 'of: ours', or choose another key",
          at: entry.range)
      case .apple: own.remove(entry.id)
      case .ours, nil: own.insert(entry.id)
      }
    }
    return own.subtracting(apples)
  }
}
