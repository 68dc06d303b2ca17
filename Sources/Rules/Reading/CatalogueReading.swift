internal import Descriptions
internal import Diagnostics
internal import Documents
internal import Expressions

extension RuleFileReader {
  mutating func provider(_ node: DocumentNode) -> Provider? {
    var reader = mapping(node)
    defer { finish(&reader) }
    let id = reader.required("id").flatMap { text($0, called: "id") }
    let name = reader.required("name").flatMap { text($0, called: "name") }
    let kind = reader.required("kind").flatMap { serviceKind($0) }
    let aliases = texts(reader.optional("aliases"), called: "aliases")
    let social = reader.optional("social").map { flag($0, called: "social") }
    let needsItsApp = reader.optional("needsItsApp").map { flag($0, called: "needsItsApp") }
    _ = reader.optional("evidence")
    guard let id, let name, let kind else { return nil }
    return Provider(
      id: id,
      name: name,
      kind: kind,
      aliases: aliases,
      isSocial: social ?? false,
      needsItsApp: needsItsApp ?? false
    )
  }

  private mutating func serviceKind(_ node: DocumentNode) -> String? {
    guard let kind = text(node, called: "kind") else { return nil }
    if Provider.kinds.contains(kind) { return kind }
    report(.unknownKind(kind), node)
    return nil
  }

  mutating func device(_ node: DocumentNode) -> Device? {
    var reader = mapping(node)
    defer { finish(&reader) }
    let id = reader.required("id").flatMap { text($0, called: "id") }
    let name = reader.required("name").flatMap { text($0, called: "name") }
    let platform = reader.required("platform").flatMap {
      word($0, among: DescriptionWords.platforms, called: "platform")
    }
    let size = reader.required("size").flatMap { self.size($0) }
    let scale = reader.required("scale").flatMap { number($0, called: "scale") }
    let insets = reader.optional("insets").map { list($0, called: "insets") } ?? []
    let generations = insets.map { generation($0) }
    _ = reader.optional("evidence")
    guard let id, let name, let platform, let size, let scale else { return nil }
    return Device(
      id: id,
      name: name,
      platform: platform,
      width: size.width,
      height: size.height,
      scale: scale,
      generations: generations
    )
  }

  private mutating func size(_ node: DocumentNode) -> (width: Double, height: Double)? {
    var reader = mapping(node)
    defer { finish(&reader) }
    let width = reader.required("width").flatMap { number($0, called: "width") }
    let height = reader.required("height").flatMap { number($0, called: "height") }
    guard let width, let height else { return nil }
    return (width, height)
  }

  private mutating func generation(_ node: DocumentNode) -> Device.Generation {
    var reader = mapping(node)
    defer { finish(&reader) }
    let from = reader.optional("from").flatMap { number($0, called: "from") }
    let until = reader.optional("until").flatMap { number($0, called: "until") }
    let portrait = reader.optional("portrait").flatMap { insets($0) }
    let landscape = reader.optional("landscape").flatMap { insets($0) }
    return Device.Generation(
      from: from.flatMap { Int(exactly: $0) },
      until: until.flatMap { Int(exactly: $0) },
      portrait: portrait,
      landscape: landscape
    )
  }

  private mutating func insets(_ node: DocumentNode) -> Device.Insets? {
    var reader = mapping(node)
    defer { finish(&reader) }
    let edges = ["top", "bottom", "left", "right"].map { edge in
      reader.required(edge).flatMap { number($0, called: edge) }
    }
    guard let top = edges[0], let bottom = edges[1], let left = edges[2], let right = edges[3]
    else { return nil }
    return Device.Insets(top: top, bottom: bottom, left: left, right: right)
  }

  mutating func titles(_ node: DocumentNode) -> AppleTitles? {
    var reader = mapping(node)
    defer { finish(&reader) }
    let locale = reader.required("locale").flatMap { text($0, called: "locale") }
    let signIn = texts(reader.required("signIn"), called: "signIn")
    let signUp = texts(reader.required("signUp"), called: "signUp")
    let continuing = texts(reader.required("continue"), called: "continue")
    let watch = texts(reader.optional("watch"), called: "watch")
    return locale.map {
      AppleTitles(
        locale: $0,
        signIn: signIn,
        signUp: signUp,
        continuing: continuing,
        watch: watch
      )
    }
  }

  mutating func edition(_ node: DocumentNode) -> Edition? {
    var reader = mapping(node)
    defer { finish(&reader) }
    let id = reader.required("id").flatMap { text($0, called: "id") }
    let from = reader.required("from").flatMap { day($0, called: "from") }
    let title = reader.required("title").flatMap { text($0, called: "title") }
    let trigger = reader.required("trigger").flatMap {
      word($0, of: Edition.Trigger.self, "trigger")
    }
    let satisfiedBy = reader.required("satisfiedBy").flatMap {
      word($0, of: Edition.Satisfaction.self, "satisfiedBy")
    }
    let exemptions = words(
      reader.required("exemptions"),
      among: DescriptionWords.exemptions,
      called: "exemption"
    )
    let updates = reader.optional("updatesBoundFrom").flatMap {
      day($0, called: "updatesBoundFrom")
    }
    guard let id, let from, let title, let trigger, let satisfiedBy else { return nil }
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

  mutating func guideline(_ node: DocumentNode) -> Guideline? {
    var reader = mapping(node)
    defer { finish(&reader) }
    let key = reader.required("key").flatMap { text($0, called: "key") }
    let number = reader.optional("number").flatMap { text($0, called: "number") }
    let title = reader.required("title").flatMap { text($0, called: "title") }
    let address = reader.optional("address").flatMap { text($0, called: "address") }
    let checked = reader.optional("checked").flatMap { text($0, called: "checked") }
    guard let key, let title else { return nil }
    return Guideline(
      key: key,
      number: number ?? "",
      title: title,
      address: address ?? "",
      checked: checked ?? ""
    )
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownKind(_ kind: String) -> Self {
    let known = Provider.kinds
    let hint = Suggestion.clause(for: kind, among: known)
    return Self("\(kind.quoted) is no kind of service: write \(known.alternatives)\(hint)")
  }
}
