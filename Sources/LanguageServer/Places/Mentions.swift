internal import Diagnostics
internal import Documents
internal import Model
internal import Rules

/// Where the screens, services and buttons of a description are named by their ids.
struct Mentions {
  enum Kind {
    case screen
    case service
    case button
    /// By whatever it is or was called.
    case rule
  }

  struct Mention {
    let kind: Kind
    let id: String
    /// What stands for the id, without quotes.
    let bytes: Range<Int>
    /// Whether that is where it gets its id.
    let isDeclaration: Bool
  }

  private(set) var all: [Mention] = []
  private let text: OpenText
  private let rules: RulesInForce

  init(in root: DocumentNode, of text: OpenText, by rules: RulesInForce) {
    self.text = text
    self.rules = rules
    root.eachScalar { node, steps in
      guard let word = node.text,
        let place = FieldPlace(at: steps, in: rules.book.schema.description)
      else { return }
      add(word, node, as: place.shortened ?? place)
    }
  }

  /// The one at a byte, or right before it.
  subscript(offset: Int) -> Mention? {
    all.first { $0.bytes.lowerBound <= offset && offset <= $0.bytes.upperBound }
  }

  /// Every mention of the same thing; a button without an id of its own has its service's.
  func same(as one: Mention) -> [Mention] {
    let buttons = all.filter { $0.kind == .button && $0.id == one.id }
    let haveServicesID = one.kind == .service && !buttons.contains(where: \.isDeclaration)
    return all.filter { $0.kind == one.kind && $0.id == one.id }
      + (haveServicesID ? buttons : [])
  }

  func isDeclared(_ id: String, as kind: Kind) -> Bool {
    all.contains { $0.kind == kind && $0.id == id && $0.isDeclaration }
  }

  private mutating func add(_ word: String, _ node: DocumentNode, as place: FieldPlace) {
    let bytes = text.withoutQuotes(node.bytes)
    switch (place.owner.name, place.field.name) {
    case ("screen", "id"): add(.screen, word, at: bytes, isDeclaration: true)
    case ("service", "id"): add(.service, word, at: bytes, isDeclaration: true)
    case ("button", "id"): add(.button, word, at: bytes, isDeclaration: true)
    case ("waiver", "at"), ("decision", "at"), ("openQuestion", "facts"):
      if let path = Path(word) { add(path, at: bytes) }
    default:
      switch place.vocabulary {
      case .screens: add(.screen, word, at: bytes)
      case .services, .listedServices: add(.service, word, at: bytes)
      case .rules: add(.rule, word, at: bytes)
      case .devices, .laws, .files, nil: break
      }
    }
  }

  private mutating func add(_ path: Path, at bytes: Range<Int>) {
    var start = bytes.lowerBound
    for (list, item) in zip(path.components, path.components.dropFirst()) {
      guard case .key(let name) = list, case .id(let id) = item, let kind = Kind(ofItemsIn: name),
        let place = text.quoted(id, in: start..<bytes.upperBound)
      else { continue }
      add(kind, id, at: place)
      start = place.upperBound
    }
  }

  /// What stands twice because of an alias is named once; what is written otherwise isn't touched.
  private mutating func add(
    _ kind: Kind,
    _ id: String,
    at bytes: Range<Int>,
    isDeclaration: Bool = false
  ) {
    guard text.file.bytes[bytes].elementsEqual(id.utf8),
      !all.contains(where: { $0.bytes == bytes })
    else { return }
    let meant = kind == .service ? rules.book.catalogues.provider(id)?.id ?? id : id
    all.append(Mention(kind: kind, id: meant, bytes: bytes, isDeclaration: isDeclaration))
  }
}

extension Mentions.Kind {
  fileprivate init?(ofItemsIn list: String) {
    switch list {
    case "screens": self = .screen
    case "services": self = .service
    case "buttons": self = .button
    default: return nil
    }
  }
}

extension OpenText {
  fileprivate func withoutQuotes(_ bytes: Range<Int>) -> Range<Int> {
    let isQuoted = bytes.count > 1 && "\"'".utf8.contains(file.bytes[bytes.lowerBound])
    return isQuoted ? bytes.lowerBound + 1..<bytes.upperBound - 1 : bytes
  }

  /// Where a word stands between quotes.
  fileprivate func quoted(_ word: String, in range: Range<Int>) -> Range<Int>? {
    let length = word.utf8.count
    return range.lazy.map { $0..<$0 + length }.first { place in
      place.lowerBound > range.lowerBound && place.upperBound < range.upperBound
        && "\"'".utf8.contains(file.bytes[place.lowerBound - 1])
        && "\"'\\".utf8.contains(file.bytes[place.upperBound])
        && file.bytes[place].elementsEqual(word.utf8)
    }
  }
}
