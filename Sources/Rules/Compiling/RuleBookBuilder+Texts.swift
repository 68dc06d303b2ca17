internal import Diagnostics
internal import Localization
internal import Model

// What people's files say in other languages, and whose guidelines they are.
extension RuleBookBuilder {
  /// The language, with what people's files say in it of their own rules.
  func languageWithOwnTexts() -> Language {
    guard !language.isEnglish else { return language }
    var language = language
    let own = sources.lazy.filter { !$0.isBuiltIn }.map(\.file)
    for rule in own.flatMap(\.rules) {
      language.rules[rule.id] = rule.spoken.reduce(into: [:]) { $0[$1.key] = $1.text[language.tag] }
    }
    // What takes the place of another guideline isn't called what that is.
    for guideline in own.flatMap(\.guidelines) {
      language.texts[.guidelines, default: [:]][guideline.key] = guideline.titles[language.tag]
    }
    for locale in own.flatMap(\.locales) where locale.tag == language.tag {
      language.add(own: locale)
    }
    return language
  }

  /// Reports texts beside a file for what it doesn't have, or with other placeholders.
  mutating func checkLocales() {
    for source in sources where !source.isBuiltIn && !source.file.locales.isEmpty {
      let files = sources.map(\.file).described(beside: source.file)
      let rules = Dictionary(files.flatMap(\.rules).map { ($0.id, $0) }) { first, _ in first }
      let (texts, isWhole) = (files.flatMap(\.ownTexts), files.allSatisfy(\.isWhole))
      let unread = rules.keys + files.flatMap(\.unread.rules)
      for locale in source.file.locales {
        let named = locale.rules.compactMapValues { said in
          said.values.min { $0.bytes.lowerBound < $1.bytes.lowerBound }
        }
        var found = mistakes(in: named, of: "rule", Set(unread))
        for (id, said) in locale.rules { found += rules[id]?.mistakes(in: said) ?? [] }
        for (section, said) in isWhole ? locale.texts : [:] {
          let known =
            files.flatMap { $0.namedEntries[section] ?? [] }
            + texts.filter { $0.section == section }.map(\.id)
          found += mistakes(in: said, of: section.sort, Set(known))
        }
        diagnostics += found.sortedByPlace
      }
    }
  }

  /// What is named that isn't known.
  private func mistakes(
    in texts: [String: LocatedText], of sort: String, _ known: Set<String>
  ) -> [Diagnostic] {
    texts.filter { !known.contains($0.key) }.map { id, text in
      let hint = Suggestion.clause(for: id, among: known.sorted())
      return Diagnostic(
        id: "translates-nothing", "the file beside this one has no \(sort) \(id.quoted)\(hint)",
        at: text.range)
    }
  }

  /// The keys of the guidelines that are people's own: what a file of theirs declares, unless it
  /// says otherwise or puts in other words what is Apple's.
  mutating func ownGuidelines() -> Set<String> {
    let declared = sources.filter { !$0.isBuiltIn }.flatMap {
      $0.file.catalogues.declared(Guideline.catalogue)
    }
    guard !declared.isEmpty else { return [] }
    let apples = Set(
      sources.filter(\.isBuiltIn).flatMap(\.file.guidelines).filter { $0.issuer != .ours }
        .map(\.key))
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

extension RuleFile {
  /// What else files in other languages may name: what its catalogues have under ids.
  fileprivate var namedEntries: [Language.Section: [String]] {
    [
      .services: catalogues.entries(of: Provider.self).map(\.id),
      .letters: catalogues.entries(of: LetterClass.self).map(\.id),
    ]
  }
}

extension Language.Section {
  /// What one of it is called.
  fileprivate var sort: String {
    switch self {
    case .services: "service"
    case .guidelines: "guideline"
    case .fields: "field"
    case .definitions: "definition"
    case .letters: "class of letters"
    }
  }
}
