internal import Expressions
internal import Model

extension ReferenceEntry {
  /// A service of the catalogue.
  init(_ provider: Provider) {
    self.init(.service, provider.id, meaning: provider.name)
    otherNames = [provider.name] + provider.aliases + provider.translations.values.sorted()
    add("kind", provider.kind, isCode: true)
    add("also written", provider.aliases.joined(separator: ", "), isCode: true)
    for trait in Provider.Trait.all where provider.has(trait) {
      let from = trait.key == "refusesWebViews" ? provider.refusesWebViewsFrom : nil
      add("is", trait.meaning + (from.map { " since \($0.day)" } ?? ""))
    }
  }

  /// A device of the catalogue.
  init(_ device: Device) {
    self.init(.device, device.id, meaning: device.name)
    otherNames = [device.name] + device.models
    add("platform", device.platform, isCode: true)
    add("size", "\(device.width.plain) × \(device.height.plain) pt")
    add("scale", "\(device.scale.plain) pixels in a point")
    for generation in device.generations {
      add("insets", "\(generation.words): \(generation.insets)")
    }
    add("model", device.models.joined(separator: ", "))
  }

  /// A law of the catalogue.
  init(_ law: Law) {
    self.init(.law, law.id, meaning: law.names.first ?? law.id)
    otherNames = law.names
    add("region", law.jurisdiction, isCode: true)
    for article in law.articles { add("article", article.words) }
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
    return (parts + (dated < count ? ["not known \(count - dated)"] : [])).joined(separator: ", ")
  }
}

extension LetterClass.PublicLetter {
  fileprivate var words: String {
    let read = isWhole ? "read in full" : "read in part"
    return [place, date, read].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

extension Device.Generation {
  /// The versions of the system that it is about.
  fileprivate var words: String {
    switch (from, until) {
    case (nil, nil): "every version"
    case (let from?, nil): "from version \(from)"
    case (nil, let until?): "up to version \(until)"
    case (let from?, let until?) where from == until: "version \(from)"
    case (let from?, let until?): "versions \(from) to \(until)"
    }
  }

  fileprivate var insets: String {
    let known = [("upright", portrait), ("landscape", landscape)].compactMap { name, insets in
      insets.map { "\(name) \($0.words)" }
    }
    return known.isEmpty ? "not known" : known.joined(separator: ", ")
  }
}

extension Device.Insets {
  fileprivate var words: String {
    "top \(top.plain) bottom \(bottom.plain) left \(left.plain) right \(right.plain)"
  }
}

extension Law.Article {
  fileprivate var words: String {
    let since = from == .beginningOfTime ? "" : " from \(from.day)"
    let end = until == .endOfTime ? "" : " until \(until.day)"
    return number + (since.isEmpty && end.isEmpty ? "" : ", in force\(since)\(end)")
  }
}
