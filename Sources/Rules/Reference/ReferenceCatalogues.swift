internal import Diagnostics
internal import Expressions
internal import Model

extension ReferenceEntry {
  /// A service of the catalogue.
  init(_ provider: Provider) {
    self.init(.service, provider.id, meaning: provider.name)
    otherNames = [provider.name] + provider.aliases + provider.translations.values.sorted()
    add(.referenceKind, provider.kind, isCode: true)
    add(.referenceAlsoWritten, provider.aliases.joined(separator: ", "), isCode: true)
    add(Provider.properties, provider.values)
  }

  /// A device of the catalogue.
  init(_ device: Device) {
    self.init(.device, device.id, meaning: device.name)
    otherNames = [device.name] + device.models
    add(.referencePlatform, device.platform, isCode: true)
    add(.referenceSize, "\(device.width.plain) × \(device.height.plain) pt")
    add(.referenceScale, Message(.referencePixels, device.scale.plain).text)
    add(Device.properties, device.values)
    for generation in device.generations {
      add(.referenceInsets, generation.words)
    }
    add(.referenceModel, device.models.joined(separator: ", "))
  }

  private mutating func add(
    _ properties: [CatalogueProperty],
    _ values: CatalogueValues
  ) {
    for property in properties {
      guard let meaning = property.meaning, let value = values[property.key] else { continue }
      let since = property.since.flatMap { values[$0] }.map { " since \($0.asWritten)" } ?? ""
      let words = property.form == .flag ? meaning : "\(meaning): \(value.asWritten)"
      add(.referenceIs, words + since)
    }
  }

  /// A law of the catalogue.
  init(_ law: Law) {
    self.init(.law, law.id, meaning: law.names.first ?? law.id)
    otherNames = law.names
    add(.referenceRegion, law.jurisdiction, isCode: true)
    for article in law.articles { add(.referenceArticle, article.words) }
    for demand in law.demands { add(.referenceIs, demand) }
    add(.referenceForbids, law.forbidsLogins.joined(separator: ", "), isCode: true)
    add(.referenceKnownFrom, law.evidence)
    add(.referenceKindsOfApp, law.appKinds.joined(separator: ", "), isCode: true)
    for address in law.addresses { add(.referenceText, address) }
  }
}

extension ReferenceEntry {
  /// Something that rules rest on.
  init(_ source: CitedSource, of book: RuleBook) {
    self.init(.source, source.key, meaning: source.title)
    add(.referenceAuthor, source.author)
    add(.referenceDate, source.date)
    add(.referenceAddress, source.address)
    add(.referenceRead, source.read)
    add(.referenceNote, source.note)
    addRules(of: book, citing: source.key)
  }

  /// A class of letters.
  init(_ letters: LetterClass, of book: RuleBook) {
    self.init(.letter, letters.source, meaning: letters.meaning)
    otherNames = [letters.id]
    add(.referenceKnownLetters, "\(letters.count)")
    add(.referenceByYear, letters.yearsInWords)
    add(.referenceShownByDescription, letters.decidable.rawValue)
    for letter in letters.examples { add(.referenceLetter, letter.words) }
    addRules(of: book, citing: letters.source)
  }

  private mutating func addRules(of book: RuleBook, citing source: String) {
    let rules = book.rules.filter { $0.source.sources.contains(source) }.map(\.id)
    add(.referenceRules, rules.joined(separator: ", "), isCode: true)
  }
}

extension LetterClass {
  /// How many of each year, and of how many the year isn't known.
  fileprivate var yearsInWords: String {
    let dated = years.map(\.count).reduce(0, +)
    let parts = years.map { "\($0.year) \($0.count)" }
    let others = Message(.referenceYearUnknown, count - dated).text
    return (parts + (dated < count ? [others] : [])).joined(separator: ", ")
  }
}

extension LetterClass.PublicLetter {
  fileprivate var words: String {
    let read = Message(isWhole ? .referenceReadInFull : .referenceReadInPart).text
    return [place, date, read].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

extension Device.Generation {
  /// The versions of the system that it is about, and what they cover.
  fileprivate var words: String {
    let known = [(MessageID.referenceUpright, portrait), (.referenceLandscape, landscape)]
    let insets = known.compactMap { name, insets in insets.map { $0.message(name).text } }
    let words =
      insets.isEmpty ? Message(.referenceNotKnown).text : insets.joined(separator: ", ")
    return "\(versions.text): \(words)"
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
  fileprivate var words: String {
    switch (from == .beginningOfTime, until == .endOfTime) {
    case (true, true): number
    case (false, true): Message(.referenceInForceFrom, number, from.day).text
    case (true, false): Message(.referenceInForceUntil, number, until.day).text
    case (false, false): Message(.referenceInForce, number, from.day, until.day).text
    }
  }
}
