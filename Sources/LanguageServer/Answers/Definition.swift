internal import Diagnostics
internal import Documents
internal import Model
internal import Rules

/// Where that is said which something refers to.
struct Definition {
  private let address: String
  private let range: LineRange

  /// Nil where nothing is referred to, or nobody but the program itself says it.
  init?(at position: LinePosition, in text: OpenText, by rules: RulesInForce, _ named: NamedPlaces)
  {
    let offset = text.positions.offset(of: position)
    if let thing = named.place(at: offset, in: text.file)?.thing {
      guard let place = named.declaration(of: thing) else { return nil }
      let range = TextPositions(in: place.file, text.encoding).range(of: place.bytes)
      self.init(address: place.address, range: range)
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
    case .devices, .laws, .rules, .files, nil: return nil
    }
  }

  private init?(of id: String, among items: [DocumentNode], _ ids: [String], _ text: OpenText) {
    guard let number = ids.firstIndex(of: id) else { return nil }
    let node = items[number].value(of: "id") ?? items[number]
    self.init(
      address: text.link.text,
      range: text.positions.rangeInOneLine(of: node.bytes)
    )
  }

  private init(address: String, range: LineRange) {
    (self.address, self.range) = (address, range)
  }

  func writeMembers(to json: inout JSONWriter) {
    json.member("uri", address)
    json.object("range", range.writeMembers)
  }
}
