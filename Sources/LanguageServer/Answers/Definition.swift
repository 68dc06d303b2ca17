internal import Diagnostics
internal import Documents
internal import Expressions
internal import Model
internal import Rules

/// Where that is said which something refers to.
struct Definition {
  private let address: String
  private let range: LineRange

  /// Nil where nothing is referred to, or nobody but the program itself says it.
  init?(at position: LinePosition, in text: OpenText, by rules: RulesInForce) {
    if text.kind == .rules {
      guard let thing = NamedThing(at: position, in: text, by: rules) else { return nil }
      self.init(of: thing, by: rules, text.encoding)
      return
    }
    guard let cursor = text.cursor(at: position), let word = cursor.node.text,
      let place = FieldPlace(at: cursor.steps, in: rules.book.schema.description)
    else { return nil }
    switch place.vocabulary {
    case .screens:
      let screens = cursor.root.items(at: "screens")
      self.init(of: word, among: screens, ItemIDs.ofScreens(screens).all, text)
    case .services, .listedServices:
      let services = cursor.root.items(at: "login", "services")
      let meant = ItemIDs.ofServices(services).map { rules.book.catalogues.provider($0)?.id ?? $0 }
      let id = rules.book.catalogues.provider(word)?.id ?? word
      self.init(of: id, among: services, meant, text)
    case .rules: self.init(of: .rule(rules.book.currentID(of: word)), by: rules, text.encoding)
    case .devices, .laws, nil: return nil
    }
  }

  private init?(of thing: NamedThing, by rules: RulesInForce, _ encoding: PositionEncoding) {
    let declarations = rules.ownFiles.lazy.flatMap(\.declarations)
    guard let place = declarations.first(where: { $0.thing == thing })?.range,
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

extension NamedThing {
  /// What is named at a position of a file of rules, or named there for the first time.
  fileprivate init?(at position: LinePosition, in text: OpenText, by rules: RulesInForce) {
    let offset = text.positions.offset(of: position)
    let declared = rules.ownFiles.first { $0.source.id == text.file.id }?.declarations.first {
      $0.range.bytes.lowerBound <= offset && offset <= $0.range.bytes.upperBound
    }
    if let declared {
      self = declared.thing
      return
    }
    guard let cursor = text.cursor(at: position), let word = cursor.node.text else { return nil }
    let keys = cursor.steps.map { if case .key(let key) = $0 { key } else { "" } }
    if keys.count == 2, ["locked", "override"].contains(keys[0]) {
      self = .rule(rules.book.currentID(of: word))
      return
    }
    let name =
      keys[0] == "override"
      ? keys[1] : cursor.value(at: cursor.steps.prefix(2))?.value(of: "id")?.text
    let rule = name.map(rules.book.currentID)
    if cursor.isKey {
      guard let rule, ["parameters", "stricter"].contains(keys.dropLast().last) else { return nil }
      self = .parameter(word, rule: rule)
      return
    }
    guard let name = ExpressionName(cursor, at: offset, in: text, by: rules.book) else {
      return nil
    }
    self.init(name, in: rule, by: rules)
  }

  private init?(_ name: ExpressionName, in rule: String?, by rules: RulesInForce) {
    if let definition = name.definition {
      self = .definition(definition.name)
    } else if let rule, name.chain == "parameters.\(name.word)" {
      self = .parameter(name.word, rule: rule)
    } else if name.chain == name.word {
      let own = rule.map { NamedThing.binding(name.word, rule: $0) }
      let declared = rules.ownFiles.lazy.flatMap(\.declarations).map(\.thing)
      self = declared.first { $0 == own } ?? .constant(name.word)
    } else {
      return nil
    }
  }
}
