internal import Descriptions
internal import Diagnostics
internal import Documents
internal import Expressions

extension RuleFileReader {
  mutating func provider(_ node: NodeID) -> Provider? {
    var mapping = open(node)
    defer { close(&mapping) }
    let id = required(.id, of: &mapping).flatMap { text($0, called: "id") }
    let names = required(.name, of: &mapping).flatMap { self.names($0) }
    let kind = required(.kind, of: &mapping).flatMap { serviceKind($0) }
    let aliases = texts(optional(.aliases, of: &mapping), called: "aliases")
    let social = isMarked(.social, of: &mapping)
    let needsItsApp = isMarked(.needsItsApp, of: &mapping)
    let takesPassword = isMarked(.takesPassword, of: &mapping)
    let sendsCode = isMarked(.sendsCode, of: &mapping)
    let refusesWebViews = isMarked(.refusesWebViews, of: &mapping)
    let refusesWebViewsFrom = optional(.refusesWebViewsFrom, of: &mapping).flatMap {
      day($0, called: "refusesWebViewsFrom")
    }
    _ = optional(.evidence, of: &mapping)
    let replaces = replaces(&mapping)
    guard let id, let names, let kind else { return nil }
    declare(.providers, [id] + aliases, replacing: replaces, node)
    return Provider(
      id: id,
      name: names.english,
      translations: names.others,
      kind: kind,
      aliases: aliases,
      isSocial: social,
      needsItsApp: needsItsApp,
      takesPassword: takesPassword,
      sendsCode: sendsCode,
      refusesWebViews: refusesWebViews,
      refusesWebViewsFrom: refusesWebViewsFrom
    )
  }

  /// A text, or one for each of some languages, by their tags.
  private mutating func names(_ node: NodeID) -> (english: String, others: [String: String])? {
    guard tree.isMapping(node) else { return text(node, called: "name").map { ($0, [:]) } }
    var names: [String: String] = [:]
    visitEntries(of: node, called: "name") { reader, entry in
      names[reader.name(of: entry)] = reader.text(entry.value, called: "name")
    }
    if let english = names.removeValue(forKey: "en") { return (english, names) }
    report(.noEnglishName, node)
    return nil
  }

  /// A flag that doesn't hold unless it is written.
  private mutating func isMarked(_ key: RuleKey, of mapping: inout OpenMapping) -> Bool {
    optional(key, of: &mapping).map { flag($0, called: key.stringValue) } ?? false
  }

  private mutating func serviceKind(_ node: NodeID) -> String? {
    guard let kind = text(node, called: "kind") else { return nil }
    if Provider.kinds.contains(kind) { return kind }
    report(.unknownKind(kind), node)
    return nil
  }

  mutating func device(_ node: NodeID) -> Device? {
    var mapping = open(node)
    defer { close(&mapping) }
    let id = required(.id, of: &mapping).flatMap { text($0, called: "id") }
    let name = required(.name, of: &mapping).flatMap { text($0, called: "name") }
    let models = texts(optional(.models, of: &mapping), called: "models")
    let platform = required(.platform, of: &mapping).flatMap {
      word($0, among: DescriptionWords.platforms, called: "platform")
    }
    let size = required(.size, of: &mapping).flatMap { self.size($0) }
    let scale = required(.scale, of: &mapping).flatMap { number($0, called: "scale") }
    let generations = items(optional(.insets, of: &mapping), called: "insets") {
      $0.generation($1)
    }
    _ = optional(.evidence, of: &mapping)
    let replaces = replaces(&mapping)
    guard let id, let name, let platform, let size, let scale else { return nil }
    declare(.devices, [id], replacing: replaces, node)
    return Device(
      id: id,
      name: name,
      models: models,
      platform: platform,
      width: size.width,
      height: size.height,
      scale: scale,
      generations: generations
    )
  }

  private mutating func size(_ node: NodeID) -> (width: Double, height: Double)? {
    var mapping = open(node)
    defer { close(&mapping) }
    let width = required(.width, of: &mapping).flatMap { number($0, called: "width") }
    let height = required(.height, of: &mapping).flatMap { number($0, called: "height") }
    guard let width, let height else { return nil }
    return (width, height)
  }

  private mutating func generation(_ node: NodeID) -> Device.Generation {
    var mapping = open(node)
    defer { close(&mapping) }
    let from = optional(.from, of: &mapping).flatMap { number($0, called: "from") }
    let until = optional(.until, of: &mapping).flatMap { number($0, called: "until") }
    let portrait = optional(.portrait, of: &mapping).flatMap { insets($0) }
    let landscape = optional(.landscape, of: &mapping).flatMap { insets($0) }
    return Device.Generation(
      from: from.flatMap { Int(exactly: $0) },
      until: until.flatMap { Int(exactly: $0) },
      portrait: portrait,
      landscape: landscape
    )
  }

  private mutating func insets(_ node: NodeID) -> Device.Insets? {
    var mapping = open(node)
    defer { close(&mapping) }
    let edges = [RuleKey.top, .bottom, .left, .right].map { edge in
      required(edge, of: &mapping).flatMap { number($0, called: edge.stringValue) }
    }
    guard let top = edges[0], let bottom = edges[1], let left = edges[2], let right = edges[3]
    else { return nil }
    return Device.Insets(top: top, bottom: bottom, left: left, right: right)
  }

  mutating func titles(_ node: NodeID) -> AppleTitles? {
    var mapping = open(node)
    defer { close(&mapping) }
    let locale = required(.locale, of: &mapping).flatMap { text($0, called: "locale") }
    let signIn = texts(required(.signIn, of: &mapping), called: "signIn")
    let signUp = texts(required(.signUp, of: &mapping), called: "signUp")
    let continuing = texts(required(.continue, of: &mapping), called: "continue")
    let watch = texts(optional(.watch, of: &mapping), called: "watch")
    let replaces = replaces(&mapping)
    guard let locale else { return nil }
    declare(.titles, [locale], replacing: replaces, node)
    return AppleTitles(
      locale: locale,
      signIn: signIn,
      signUp: signUp,
      continuing: continuing,
      watch: watch
    )
  }

  mutating func edition(_ node: NodeID) -> Edition? {
    var mapping = open(node)
    defer { close(&mapping) }
    let id = required(.id, of: &mapping).flatMap { text($0, called: "id") }
    let from = required(.from, of: &mapping).flatMap { day($0, called: "from") }
    let title = required(.title, of: &mapping).flatMap { text($0, called: "title") }
    let trigger = required(.trigger, of: &mapping).flatMap {
      word($0, of: WordChoice<Edition.Trigger>(), "trigger")
    }
    let satisfiedBy = required(.satisfiedBy, of: &mapping).flatMap {
      word($0, of: WordChoice<Edition.Satisfaction>(), "satisfiedBy")
    }
    let exemptions = words(
      required(.exemptions, of: &mapping),
      among: DescriptionWords.exemptions,
      called: "exemption"
    )
    let updates = optional(.updatesBoundFrom, of: &mapping).flatMap {
      day($0, called: "updatesBoundFrom")
    }
    let replaces = replaces(&mapping)
    guard let id, let from, let title, let trigger, let satisfiedBy else { return nil }
    declare(.editions, [id], replacing: replaces, node)
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

  /// An address that pages may lead to, and that shows where it leads.
  private mutating func webAddress(_ node: NodeID) -> String? {
    guard let address = text(node, called: "address") else { return nil }
    if !address.isEmpty, WebAddress(address) == nil { report(.notAWebAddress(address), node) }
    return address
  }

  mutating func guideline(_ node: NodeID) -> Guideline? {
    var mapping = open(node)
    defer { close(&mapping) }
    let key = required(.key, of: &mapping).flatMap { text($0, called: "key") }
    let number = optional(.number, of: &mapping).flatMap { text($0, called: "number") }
    let title = required(.title, of: &mapping).flatMap { text($0, called: "title") }
    let address = optional(.address, of: &mapping).flatMap { webAddress($0) }
    let checked = optional(.checked, of: &mapping).flatMap { text($0, called: "checked") }
    let replaces = replaces(&mapping)
    guard let key, let title else { return nil }
    declare(.guidelines, [key], replacing: replaces, node)
    return Guideline(
      key: key,
      number: number ?? "",
      title: title,
      address: address ?? "",
      checked: checked ?? ""
    )
  }

  /// Whether an entry says that it takes the place of another.
  mutating func replaces(_ mapping: inout OpenMapping) -> Bool {
    optional(.replaces, of: &mapping).map { flag($0, called: "replaces") } ?? false
  }

  /// Takes note of an entry, by the words that it is found by.
  mutating func declare(
    _ catalogue: CatalogueDeclaration.Catalogue,
    _ words: [String],
    replacing replaces: Bool,
    _ node: NodeID
  ) {
    declarations.append(
      CatalogueDeclaration(
        catalogue: catalogue,
        words: words,
        replaces: replaces,
        range: range(of: node)
      )
    )
  }
}

extension Diagnostic.Message {
  fileprivate static var noEnglishName: Self {
    Self("a 'name' in several languages has one in English, 'en'")
  }

  fileprivate static func notAWebAddress(_ address: String) -> Self {
    Self("\(address.quoted) is no address of a web page: write https:// and where it is")
  }

  fileprivate static func unknownKind(_ kind: String) -> Self {
    let known = Provider.kinds
    let hint = Suggestion.clause(for: kind, among: known)
    return Self("\(kind.quoted) is no kind of service: write \(known.alternatives)\(hint)")
  }
}
