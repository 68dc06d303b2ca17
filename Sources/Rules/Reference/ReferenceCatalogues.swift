internal import Diagnostics
internal import Expressions
internal import Localization
internal import Model

extension ReferenceEntry {
  /// A service of the catalogue.
  init(_ provider: Provider, in language: Language) {
    self.init(.service, provider.id, meaning: provider.name)
    otherNames = [provider.name] + provider.aliases + provider.translations.values.sorted()
    add(language(.referenceKind), provider.kind, isCode: true)
    add(language(.referenceAlsoWritten), provider.aliases.joined(separator: ", "), isCode: true)
    add(Provider.properties, provider.values, in: language)
  }

  /// A device of the catalogue.
  init(_ device: Device, in language: Language) {
    self.init(.device, device.id, meaning: language.name(ofDevice: device.name))
    otherNames = [device.name] + device.models
    add(language(.referencePlatform), device.platform, isCode: true)
    add(language(.referenceSize), "\(device.width.plain) × \(device.height.plain) pt")
    add(language(.referenceScale), language(Message(.referencePixels, device.scale.plain)))
    add(Device.properties, device.values, in: language)
    for generation in device.generations {
      add(language(.referenceInsets), generation.words(language))
    }
    add(language(.referenceModel), device.models.joined(separator: ", "))
  }

  private mutating func add(
    _ properties: [CatalogueProperty],
    _ values: CatalogueValues,
    in language: Language
  ) {
    for property in properties {
      guard let meaning = property.meaning, let value = values[property.key] else { continue }
      let since = property.since.flatMap { values[$0] }.map { " since \($0.asWritten)" } ?? ""
      let words = property.form == .flag ? meaning : "\(meaning): \(value.asWritten)"
      add(language(.referenceIs), words + since)
    }
  }

  /// A law of the catalogue.
  init(_ law: Law, in language: Language) {
    self.init(.law, law.id, meaning: law.names.first ?? law.id)
    otherNames = law.names
    add(language(.referenceRegion), law.jurisdiction, isCode: true)
    for article in law.articles { add(language(.referenceArticle), article.words(language)) }
    for demand in law.demands { add(language(.referenceIs), demand) }
    add(language(.referenceForbids), law.forbidsLogins.joined(separator: ", "), isCode: true)
    add(language(.referenceKnownFrom), law.evidence)
    add(language(.referenceKindsOfApp), law.appKinds.joined(separator: ", "), isCode: true)
    for address in law.addresses { add(language(.referenceText), address) }
  }
}

extension ReferenceEntry {
  /// Something that rules rest on.
  init(_ source: CitedSource, of book: RuleBook) {
    let language = book.language
    self.init(.source, source.key, meaning: source.title)
    add(language(.referenceAuthor), source.author)
    add(language(.referenceDate), source.date)
    add(language(.referenceAddress), source.address)
    add(language(.referenceRead), source.read)
    add(language(.referenceNote), source.note)
    addRules(of: book, citing: source.key)
  }

  /// A class of letters.
  init(_ letters: LetterClass, of book: RuleBook) {
    let language = book.language
    self.init(.letter, letters.source, meaning: language.meaning(of: letters))
    otherNames = [letters.id]
    add(language(.referenceKnownLetters), "\(letters.count)")
    add(language(.referenceByYear), letters.years(language))
    add(language(.referenceShownByDescription), letters.decidable.rawValue)
    for letter in letters.examples { add(language(.referenceLetter), letter.words(language)) }
    addRules(of: book, citing: letters.source)
  }

  private mutating func addRules(of book: RuleBook, citing source: String) {
    let rules = book.rules.filter { $0.source.sources.contains(source) }.map(\.id)
    add(book.language(.referenceRules), rules.joined(separator: ", "), isCode: true)
  }
}

extension LetterClass {
  /// How many of each year, and of how many the year isn't known.
  fileprivate func years(_ language: Language) -> String {
    let dated = years.map(\.count).reduce(0, +)
    let parts = years.map { "\($0.year) \($0.count)" }
    let others = language(Message(.referenceYearUnknown, count - dated))
    return language.list(parts + (dated < count ? [others] : []))
  }
}

extension LetterClass.PublicLetter {
  fileprivate func words(_ language: Language) -> String {
    let read = language(isWhole ? .referenceReadInFull : .referenceReadInPart)
    return language.list([place, date, read].filter { !$0.isEmpty })
  }
}

extension Device.Generation {
  /// The versions of the system that it is about, and what they cover.
  fileprivate func words(_ language: Language) -> String {
    let known = [(MessageID.referenceUpright, portrait), (.referenceLandscape, landscape)]
    let insets = known.compactMap { name, insets in insets.map { $0.message(name) } }
      .map { language($0) }
    let words = insets.isEmpty ? language(.referenceNotKnown) : language.list(insets)
    return language(Message(.labelled, Message.words(language(versions)), Message.words(words)))
  }

  private var versions: Message {
    switch (from, until) {
    case (nil, nil): Message(.referenceEveryVersion)
    case (let from?, nil): Message(.referenceFromVersion, "\(from)")
    case (nil, let until?): Message(.referenceUpToVersion, "\(until)")
    case (let from?, let until?) where from == until: Message(.referenceVersion, "\(from)")
    case (let from?, let until?): Message(.referenceVersions, "\(from)", "\(until)")
    }
  }
}

extension Device.Insets {
  fileprivate func message(_ orientation: MessageID<4>) -> Message {
    Message(orientation, top.plain, bottom.plain, left.plain, right.plain)
  }
}

extension Law.Article {
  fileprivate func words(_ language: Language) -> String {
    switch (from == .beginningOfTime, until == .endOfTime) {
    case (true, true): number
    case (false, true): language(Message(.referenceInForceFrom, number, from.day))
    case (true, false): language(Message(.referenceInForceUntil, number, until.day))
    case (false, false): language(Message(.referenceInForce, number, from.day, until.day))
    }
  }
}
