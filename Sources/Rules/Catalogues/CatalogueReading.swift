internal import Descriptions
internal import Diagnostics
internal import Documents
internal import Expressions

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
    _ read: (inout MappingReader) -> Entry?
  ) -> [DeclaredEntry<Entry>] {
    optional(Entry.catalogue) { values, list in
      values.list(list) { $0.mapping($1) { $0.declared(read) } }
    } ?? []
  }

  private mutating func declared<Entry: CatalogueEntry>(
    _ read: (inout MappingReader) -> Entry?
  ) -> DeclaredEntry<Entry>? {
    let entry = read(&self)
    let replaces = isMarked("replaces")
    return entry.map { DeclaredEntry(entry: $0, replaces: replaces, range: range) }
  }

  /// A flag that doesn't hold unless it is written.
  private mutating func isMarked(_ key: String) -> Bool {
    optional(key) { $0.boolean($1) } ?? false
  }

  private mutating func provider() -> Provider? {
    let id = required("id") { $0.text($1) }
    let names = required("name") { $0.names($1) }
    let kind = required("kind") { $0.word($1, among: Provider.kinds) }
    let aliases = optional("aliases") { $0.texts($1) }
    let isSocial = isMarked("social")
    let needsItsApp = isMarked("needsItsApp")
    let takesPassword = isMarked("takesPassword")
    let sendsCode = isMarked("sendsCode")
    let refusesWebViews = isMarked("refusesWebViews")
    let refusesWebViewsFrom = optional("refusesWebViewsFrom") { $0.day($1) }
    _ = optional("evidence")
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
      refusesWebViews: refusesWebViews,
      refusesWebViewsFrom: refusesWebViewsFrom
    )
  }

  private mutating func device() -> Device? {
    let id = required("id") { $0.text($1) }
    let name = required("name") { $0.text($1) }
    let models = optional("models") { $0.texts($1) }
    let platform = required("platform") { $0.word($1, among: DescriptionWords.platforms) }
    let size = required("size") { $0.mapping($1) { $0.size() } }
    let scale = required("scale") { $0.number($1)?.value }
    let generations = optional("insets") { $0.list($1) { $0.mapping($1) { $0.generation() } } }
    _ = optional("evidence")
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
    let width = required("width") { $0.number($1)?.value }
    let height = required("height") { $0.number($1)?.value }
    guard let width, let height else { return nil }
    return (width, height)
  }

  private mutating func generation() -> Device.Generation {
    let from = optional("from") { $0.integer($1) }
    let until = optional("until") { $0.integer($1) }
    let portrait = optional("portrait") { $0.mapping($1) { $0.insets() } }
    let landscape = optional("landscape") { $0.mapping($1) { $0.insets() } }
    return Device.Generation(from: from, until: until, portrait: portrait, landscape: landscape)
  }

  private mutating func insets() -> Device.Insets? {
    let top = required("top") { $0.number($1)?.value }
    let bottom = required("bottom") { $0.number($1)?.value }
    let left = required("left") { $0.number($1)?.value }
    let right = required("right") { $0.number($1)?.value }
    guard let top, let bottom, let left, let right else { return nil }
    return Device.Insets(top: top, bottom: bottom, left: left, right: right)
  }

  private mutating func titles() -> AppleTitles? {
    let locale = required("locale") { $0.text($1) }
    let signIn = required("signIn") { $0.texts($1) }
    let signUp = required("signUp") { $0.texts($1) }
    let continuing = required("continue") { $0.texts($1) }
    let watch = optional("watch") { $0.texts($1) }
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
    let id = required("id") { $0.text($1) }
    let names = required("names") { $0.texts($1) }
    let jurisdiction = required("jurisdiction") { $0.text($1) }
    let articles = required("articles") { $0.list($1) { $0.mapping($1) { $0.article() } } }
    let addresses = optional("addresses") { $0.texts($1) }
    let appKinds = required("appKinds") { values, list in
      values.list(list) { $0.word($1, among: DescriptionWords.appKinds) }
    }
    _ = optional("evidence")
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
    let number = required("number") { $0.text($1) }
    let from = optional("from") { $0.day($1) }
    let until = optional("until") { $0.day($1) }
    let mentions = required("mentions") { $0.texts($1) }
    guard let number, let mentions else { return nil }
    return Law.Article(
      number: number,
      from: from ?? .beginningOfTime,
      until: until ?? .endOfTime,
      mentions: mentions
    )
  }

  private mutating func edition() -> Edition? {
    let id = required("id") { $0.text($1) }
    let from = required("from") { $0.day($1) }
    let title = required("title") { $0.text($1) }
    let trigger = required("trigger") { $0.word($1, of: Edition.Trigger.self) }
    let satisfiedBy = required("satisfiedBy") { $0.word($1, of: Edition.Satisfaction.self) }
    let exemptions = required("exemptions") { values, list in
      values.list(list) { $0.word($1, among: DescriptionWords.exemptions) }
    }
    let updates = optional("updatesBoundFrom") { $0.day($1) }
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
    let key = required("key") { $0.text($1) }
    let number = optional("number") { $0.text($1) }
    let title = required("title") { $0.text($1) }
    let address = optional("address") { $0.webAddress($1) }
    let checked = optional("checked") { $0.text($1) }
    guard let key, let title else { return nil }
    return Guideline(
      key: key,
      number: number ?? "",
      title: title,
      address: address ?? "",
      checked: checked ?? ""
    )
  }

  private mutating func letterClass() -> LetterClass? {
    let id = required("class") { $0.text($1) }
    let count = required("count") { $0.integer($1, in: 0...1_000_000) }
    let decidable = required("decidable") { $0.word($1, of: LetterClass.Decidability.self) }
    guard let id, let count, let decidable else { return nil }
    return LetterClass(id: id, count: count, decidable: decidable)
  }
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
