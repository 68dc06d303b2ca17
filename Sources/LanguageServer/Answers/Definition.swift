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
    guard let cursor = text.cursor(at: position), let word = cursor.node.text else { return nil }
    let place = FieldPlace(at: cursor.steps, in: rules.book.schema.description)
    let vocabulary = text.kind == .rules ? cursor.vocabularyOfRules : place?.vocabulary
    switch vocabulary {
    case .rules: self.init(ofRule: word, text, rules)
    case .screens:
      let screens = cursor.root.value(of: "screens")?.items ?? []
      self.init(of: word, among: screens, ItemIDs.ofScreens(screens).all, text)
    case .services, .listedServices:
      let services = cursor.root.value(of: "login")?.value(of: "services")?.items ?? []
      let meant = ItemIDs.ofServices(services).map { rules.book.catalogues.provider($0)?.id ?? $0 }
      let id = rules.book.catalogues.provider(word)?.id ?? word
      self.init(of: id, among: services, meant, text)
    case .devices, .laws, .files, nil: return nil
    }
  }

  private init?(of id: String, among items: [DocumentNode], _ ids: [String], _ text: OpenText) {
    guard let number = ids.firstIndex(of: id) else { return nil }
    let node = items[number].value(of: "id") ?? items[number]
    address = text.link.text
    range = text.positions.rangeInOneLine(of: node.bytes)
  }

  private init?(ofRule id: String, _ text: OpenText, _ rules: RulesInForce) {
    guard let place = rules.book.rules.first(where: { $0.id == id })?.source.idPlace,
      !place.file.path.hasPrefix("builtin/"), let file = rules.files[place.file]
    else { return nil }
    address = rules.address(of: place.file)
    range = TextPositions(in: file, text.encoding).range(of: place.bytes)
  }

  func writeMembers(to json: inout JSONWriter) {
    json.member("uri", address)
    json.object("range", range.writeMembers)
  }
}

extension Cursor {
  /// What a name in a file of rules is a name of.
  fileprivate var vocabularyOfRules: Vocabulary? {
    guard steps.count == 2 else { return nil }
    return [.key("override"), .key("locked")].contains(steps.first) ? .rules : nil
  }
}
