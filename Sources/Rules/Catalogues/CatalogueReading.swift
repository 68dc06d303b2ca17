internal import Diagnostics
internal import Documents
internal import Expressions
internal import Model

extension MappingReader {
  /// The entries of all catalogues that a file has.
  mutating func catalogues() -> CatalogueEntries {
    var entries = CatalogueEntries()
    entries.providers = catalogue { $0.provider() }
    entries.devices = catalogue { $0.device() }
    entries.titles = catalogue { $0.titles() }
    entries.laws = catalogue { $0.law() }
    entries.editions = catalogue { $0.edition() }
    entries.guidelines = catalogue { $0.guideline() }
    entries.letters = catalogue { $0.letterClass() }
    return entries
  }

  private mutating func catalogue<Entry: CatalogueEntry>(
    _ read: @escaping @Sendable (inout MappingReader) -> Entry?
  ) -> [DeclaredEntry<Entry>] {
    let catalogue = Entry.catalogue
    return optional(
      catalogue,
      .list(of: .named(String(catalogue.dropLast()), .mapping { $0.declared(read) })),
      "Added to the catalogue of \(catalogue)."
    ) ?? []
  }

  private mutating func declared<Entry: CatalogueEntry>(
    _ read: (inout MappingReader) -> Entry?
  ) -> DeclaredEntry<Entry>? {
    let entry = read(&self)
    let replaces = isMarked("replaces", "It takes the place of the entry of the same name.")
    return entry.map { DeclaredEntry(entry: $0, replaces: replaces, range: range) }
  }

  /// A flag that doesn't hold unless it is written.
  private mutating func isMarked(_ key: String, _ meaning: String? = nil) -> Bool {
    optional(key, .boolean, meaning) ?? false
  }

  private mutating func provider() -> Provider? {
    let id = required("id", .text)
    let names = required("name", .names)
    let kind = required("kind", .word(among: Provider.kinds))
    let aliases = optional("aliases", .texts)
    let isSocial = isMarked("social")
    let needsItsApp = isMarked("needsItsApp")
    let takesPassword = isMarked("takesPassword")
    let sendsCode = isMarked("sendsCode")
    let takesPasskey = isMarked("takesPasskey")
    let refusesWebViews = isMarked("refusesWebViews")
    let refusesWebViewsFrom = optional("refusesWebViewsFrom", .day)
    _ = optional("evidence", .anything)
    guard let id, let names, let kind else { return nil }
    return Provider(
      id: id,
      name: names.english,
      translations: names.others,
      kind: kind,
      aliases: aliases ?? [],
      isSocial: isSocial,
      needsItsApp: needsItsApp,
      takesPassword: takesPassword,
      sendsCode: sendsCode,
      takesPasskey: takesPasskey,
      refusesWebViews: refusesWebViews,
      refusesWebViewsFrom: refusesWebViewsFrom
    )
  }

  private mutating func device() -> Device? {
    let id = required("id", .text)
    let name = required("name", .text)
    let models = optional("models", .texts)
    let platform = required("platform", .word(among: DescriptionWords.platforms))
    let size = required("size", .mapping { $0.size() })
    let scale = required("scale", .number)
    let generations = optional("insets", .list(of: .mapping { $0.generation() }))
    _ = optional("evidence", .anything)
    guard let id, let name, let platform, let size, let scale else { return nil }
    return Device(
      id: id,
      name: name,
      models: models ?? [],
      platform: platform,
      width: size.width,
      height: size.height,
      scale: scale,
      generations: generations ?? []
    )
  }

  private mutating func size() -> (width: Double, height: Double)? {
    let width = required("width", .number)
    let height = required("height", .number)
    guard let width, let height else { return nil }
    return (width, height)
  }

  private mutating func generation() -> Device.Generation {
    let from = optional("from", .integer())
    let until = optional("until", .integer())
    let portrait = optional("portrait", .insets)
    let landscape = optional("landscape", .insets)
    return Device.Generation(from: from, until: until, portrait: portrait, landscape: landscape)
  }

  fileprivate mutating func insets() -> Device.Insets? {
    let top = required("top", .number)
    let bottom = required("bottom", .number)
    let left = required("left", .number)
    let right = required("right", .number)
    guard let top, let bottom, let left, let right else { return nil }
    return Device.Insets(top: top, bottom: bottom, left: left, right: right)
  }

  private mutating func titles() -> AppleTitles? {
    let locale = required("locale", .text)
    let signIn = required("signIn", .texts)
    let signUp = required("signUp", .texts)
    let continuing = required("continue", .texts)
    let watch = optional("watch", .texts)
    guard let locale, let signIn, let signUp, let continuing else { return nil }
    return AppleTitles(
      locale: locale,
      signIn: signIn,
      signUp: signUp,
      continuing: continuing,
      watch: watch ?? []
    )
  }

  private mutating func law() -> Law? {
    let id = required("id", .text)
    let names = required("names", .texts)
    let jurisdiction = required("jurisdiction", .text)
    let articles = required("articles", .list(of: .mapping { $0.article() }))
    let addresses = optional("addresses", .texts)
    let appKinds = required("appKinds", .list(of: .word(among: DescriptionWords.appKinds)))
    _ = optional("evidence", .anything)
    guard let id, let names, let jurisdiction, let articles, let appKinds else { return nil }
    return Law(
      id: id,
      names: names,
      jurisdiction: jurisdiction,
      articles: articles,
      addresses: addresses ?? [],
      appKinds: appKinds
    )
  }

  private mutating func article() -> Law.Article? {
    let number = required("number", .text)
    let from = optional("from", .day)
    let until = optional("until", .day)
    let mentions = required("mentions", .texts)
    guard let number, let mentions else { return nil }
    return Law.Article(
      number: number,
      from: from ?? .beginningOfTime,
      until: until ?? .endOfTime,
      mentions: mentions
    )
  }

  private mutating func edition() -> Edition? {
    let id = required("id", .text)
    let from = required("from", .day)
    let title = required("title", .text)
    let trigger = required("trigger", .word(of: Edition.Trigger.self))
    let satisfiedBy = required("satisfiedBy", .word(of: Edition.Satisfaction.self))
    let exemptions = required("exemptions", .list(of: .word(among: DescriptionWords.exemptions)))
    let updates = optional("updatesBoundFrom", .day)
    guard let id, let from, let title, let trigger, let satisfiedBy, let exemptions else {
      return nil
    }
    return Edition(
      id: id,
      from: from,
      title: title,
      trigger: trigger,
      satisfiedBy: satisfiedBy,
      exemptions: exemptions,
      updatesBoundFrom: updates
    )
  }

  private mutating func guideline() -> Guideline? {
    let key = required("key", .text)
    let number = optional("number", .text)
    let title = required("title", .text)
    let address = optional("address", .webAddress)
    let checked = optional("checked", .text)
    let isBookkeeping = isMarked(
      "bookkeeping",
      "It asks how an app is described, not how it is: what is found is no likely refusal."
    )
    guard let key, let title else { return nil }
    return Guideline(
      key: key,
      number: number ?? "",
      title: title,
      address: address ?? "",
      checked: checked ?? "",
      isBookkeeping: isBookkeeping
    )
  }

  private mutating func letterClass() -> LetterClass? {
    let id = required("class", .text)
    let count = required("count", .integer(in: 0...1_000_000))
    let decidable = required("decidable", .word(of: LetterClass.Decidability.self))
    let isBreakage = isMarked(
      "breakage",
      "Nobody can sign in or up: what rules find of it comes before matters of degree."
    )
    guard let id, let count, let decidable else { return nil }
    return LetterClass(id: id, count: count, decidable: decidable, isBreakage: isBreakage)
  }
}

extension ValueForm<(english: String, others: [String: String])> {
  fileprivate static var names: Self {
    .named("names", Self(.any([.map(.text), .text])) { $0.names($1) })
  }
}

extension ValueForm<String> {
  fileprivate static var webAddress: Self { Self(.text) { $0.webAddress($1) } }
}

extension ValueForm<Device.Insets> {
  fileprivate static var insets: Self { .named("insets", .mapping { $0.insets() }) }
}

extension NodeReader {
  /// A text, or one for each of some languages, by their tags.
  fileprivate mutating func names(
    _ node: DocumentNode
  ) -> (english: String, others: [String: String])? {
    guard let entries = node.entries else { return text(node).map { ($0, [:]) } }
    var names = entries.reduce(into: [:]) { $0[$1.name] = text($1.value) }
    if let english = names.removeValue(forKey: "en") { return (english, names) }
    diagnostics.report(.noEnglishName, at: range(of: node))
    return nil
  }

  /// An address that pages may lead to, and that shows where it leads.
  fileprivate mutating func webAddress(_ node: DocumentNode) -> String? {
    guard let address = text(node) else { return nil }
    if !address.isEmpty, WebAddress(address) == nil {
      diagnostics.report(.notAWebAddress(address), at: range(of: node))
    }
    return address
  }
}

extension Timestamp {
  /// 0001-01-01, the first day that expressions know.
  static let beginningOfTime = Timestamp(seconds: -62_135_596_800, nanoseconds: 0)
  /// 9999-12-31, the last day that expressions know.
  static let endOfTime = Timestamp(seconds: 253_402_214_400, nanoseconds: 0)
}

extension Diagnostic.Message {
  fileprivate static var noEnglishName: Self {
    Self("a 'name' in several languages has one in English, 'en'")
  }

  fileprivate static func notAWebAddress(_ address: String) -> Self {
    Self("\(address.quoted) is no address of a web page: write https:// and where it is")
  }
}
