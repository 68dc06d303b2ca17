internal import Diagnostics
internal import Model

extension ReferenceEntry {
  /// A service of the catalogue.
  init(_ provider: Provider) {
    self.init(.service, provider.id, meaning: provider.name)
    otherNames = [provider.name] + provider.aliases + provider.translations.values.sorted()
    add("kind", provider.kind, isCode: true)
    add("also written", provider.aliases.joined(separator: ", "), isCode: true)
    add(Provider.properties, provider.values)
  }

  /// A device of the catalogue.
  init(_ device: Device) {
    self.init(.device, device.id, meaning: device.name)
    otherNames = [device.name] + device.models
    add("platform", device.platform, isCode: true)
    add("size", "\(device.width.plain) × \(device.height.plain) pt")
    add("scale", Message("\(device.scale.plain) pixels in a point").text)
    add(Device.properties, device.values)
    for generation in device.generations {
      add("insets", generation.words)
    }
    add("model", device.models.joined(separator: ", "))
  }

  private mutating func add(_ properties: [CatalogueProperty], _ values: CatalogueValues) {
    for property in properties {
      guard let meaning = property.meaning, let value = values[property.key] else { continue }
      let since = property.since.flatMap { values[$0] }.map { " since \($0.asWritten)" } ?? ""
      let words = property.form == .flag ? meaning : "\(meaning): \(value.asWritten)"
      add("is", words + since)
    }
  }

  /// A law of the catalogue.
  init(_ law: Law) {
    self.init(.law, law.id, meaning: law.names.first ?? law.id)
    otherNames = law.names
    add("region", law.jurisdiction, isCode: true)
    for article in law.articles { add("article", article.words) }
    for stay in law.stays { add("stopped", stay.words) }
    for demand in law.demands { add("is", demand) }
    add("forbids", law.forbidsLogins.joined(separator: ", "), isCode: true)
    add("known from", law.evidence)
    add("kinds of app", law.appKinds.joined(separator: ", "), isCode: true)
    for address in law.addresses { add("text", address) }
  }
}

extension ReferenceEntry {
  /// Something that rules rest on.
  init(_ source: CitedSource, of book: RuleBook) {
    self.init(.source, source.key, meaning: source.title)
    add("author", source.author)
    add("date", source.date)
    add("address", source.address)
    add("read", source.read)
    add("note", source.note)
    addRules(of: book, citing: source.key)
  }

  /// A class of letters.
  init(_ letters: LetterClass, of book: RuleBook) {
    self.init(.letter, letters.source, meaning: letters.meaning)
    otherNames = [letters.id]
    add("known letters", "\(letters.count)")
    add("by year", letters.yearsInWords)
    add("shown by a description", letters.decidable.rawValue)
    for letter in letters.examples { add("letter", letter.words) }
    addRules(of: book, citing: letters.source)
  }

  private mutating func addRules(of book: RuleBook, citing source: String) {
    let rules = book.rules.filter { $0.source.sources.contains(source) }.map(\.id)
    add("rules", rules.joined(separator: ", "), isCode: true)
  }
}

extension LetterClass {
  /// How many of each year, and of how many the year isn't known.
  fileprivate var yearsInWords: String {
    let dated = years.map(\.count).reduce(0, +)
    let parts = years.map { "\($0.year) \($0.count)" }
    let others = Message("not known \(count - dated)").text
    return (parts + (dated < count ? [others] : [])).joined(separator: ", ")
  }
}

extension LetterClass.PublicLetter {
  fileprivate var words: String {
    let read = Message(isWhole ? "read in full" : "read in part").text
    return [place, date, read].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

extension Device.Generation {
  /// The versions of the system that it is about, and what they cover.
  fileprivate var words: String {
    let known = [("upright", portrait), ("landscape", landscape)]
    let insets = known.compactMap { name, insets in insets.map { "\(name) \($0.words)" } }
    let words = insets.isEmpty ? "not known" : insets.joined(separator: ", ")
    return "\(versions.text): \(words)"
  }

  private var versions: Message {
    switch (from, until) {
    case (nil, nil): Message("every version")
    case (let from?, nil): Message("from version \("\(from)")")
    case (nil, let until?): Message("up to version \("\(until)")")
    case (let from?, let until?) where from == until: Message("version \("\(from)")")
    case (let from?, let until?): Message("versions \("\(from)") to \("\(until)")")
    }
  }
}

extension Device.Insets {
  fileprivate var words: String {
    "top \(top.plain) bottom \(bottom.plain) left \(left.plain) right \(right.plain)"
  }
}

extension Law.Stay {
  fileprivate var words: String {
    until == .endOfTime
      ? Message("since \(from.day): \(by)").text
      : Message("\(from.day) to \(until.day): \(by)").text
  }
}

extension Law.Article {
  fileprivate var words: String {
    switch (from == .beginningOfTime, until == .endOfTime) {
    case (true, true): number
    case (false, true): Message("\(number), in force from \(from.day)").text
    case (true, false): Message("\(number), in force until \(until.day)").text
    case (false, false): Message("\(number), in force from \(from.day) until \(until.day)").text
    }
  }
}
