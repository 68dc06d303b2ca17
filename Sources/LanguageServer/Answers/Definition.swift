internal import Diagnostics
internal import Documents
internal import Model
internal import Rules

/// Where that is said which something refers to.
struct Definition {
  private let address: String
  private let range: LineRange

  /// Nil where nothing is referred to, or nobody but the program itself says it.
  init?(at position: LinePosition, in text: OpenText, by rules: RulesInForce) {
    let mentions = rules.ownFiles.flatMap { NameMentions(in: $0, by: rules.book).all }
    let offset = text.positions.offset(of: position)
    let here = mentions.first {
      $0.range.file == text.file.id && $0.range.bytes.lowerBound <= offset
        && offset <= $0.range.bytes.upperBound
    }
    if let here {
      self.init(of: here.thing, among: mentions, by: rules, text.encoding)
      return
    }
    guard let cursor = text.cursor(at: position), let word = cursor.node.text,
      let place = FieldPlace(at: cursor.steps, in: rules.book.schema.description)
    else { return nil }
    switch place.vocabulary {
    case .screens:
      let screens = cursor.root.value(of: "screens")?.items ?? []
      self.init(of: word, among: screens, ItemIDs.ofScreens(screens).all, text)
    case .services, .listedServices:
      let services = cursor.root.value(of: "login")?.value(of: "services")?.items ?? []
      let meant = ItemIDs.ofServices(services).map { rules.book.catalogues.provider($0)?.id ?? $0 }
      let id = rules.book.catalogues.provider(word)?.id ?? word
      self.init(of: id, among: services, meant, text)
    case .rules:
      let rule = NamedThing.rule(rules.book.currentID(of: word))
      self.init(of: rule, among: mentions, by: rules, text.encoding)
    case .devices, .laws, nil: return nil
    }
  }

  private init?(
    of thing: NamedThing, among mentions: [NameMention], by rules: RulesInForce,
    _ encoding: PositionEncoding
  ) {
    guard let place = mentions.first(where: { $0.thing == thing && $0.isDeclaration })?.range,
      let file = rules.files[place.file]
    else { return nil }
    address = rules.address(of: file.id)
    range = TextPositions(in: file, encoding).range(of: place.bytes)
  }

  private init?(of id: String, among items: [DocumentNode], _ ids: [String], _ text: OpenText) {
    guard let number = ids.firstIndex(of: id) else { return nil }
    let node = items[number].value(of: "id") ?? items[number]
    address = text.link.text
    range = text.positions.rangeInOneLine(of: node.bytes)
  }

  func writeMembers(to json: inout JSONWriter) {
    json.member("uri", address)
    json.object("range", range.writeMembers)
  }
}
