internal import Model
internal import Rules

/// The field of a description that something stands in.
struct FieldPlace {
  /// The section that declares the field.
  let owner: Section
  let field: Field
  /// What can stand here: what the field can be, or an item of its list.
  let type: FieldType
  /// With `[]` for items: `screens[].buttons[].frame`.
  let path: String

  /// The field at the end of some steps; nil where none is declared, and for the whole.
  init?(at steps: some Sequence<Cursor.Step>, in description: Section) {
    var type = FieldType.section(description)
    var found: (owner: Section, field: Field)?
    var path = ""
    for step in steps {
      switch (type, step) {
      case (.section(let section), .key(let key)):
        guard let field = section.fields.first(where: { $0.name == key }) else { return nil }
        found = (section, field)
        type = field.type
        path += path.isEmpty ? key : ".\(key)"
      case (.section(let section), .item(let number)):
        guard case .list = section.shortForm, section.fields.indices.contains(number) else {
          return nil
        }
        found = (section, section.fields[number])
        type = section.fields[number].type
        path += ".\(section.fields[number].name)"
      case (.list(let item), .item):
        type = item
        path += "[]"
      default: return nil
      }
    }
    guard let found else { return nil }
    (owner, field) = found
    self.type = type
    self.path = path
  }

  private init(owner: Section, field: Field, path: String) {
    self.owner = owner
    self.field = field
    type = field.type
    self.path = path
  }

  /// Where a plain word stands for a mapping: the field that the word is the value of.
  var shortened: FieldPlace? {
    guard case .section(let section) = type, case .word(let key) = section.shortForm,
      let field = section.fields.first(where: { $0.name == key })
    else { return nil }
    return FieldPlace(owner: section, field: field, path: "\(path).\(key)")
  }

  /// What the words of the field are names of.
  var vocabulary: Vocabulary? { Vocabulary(of: field.name, in: owner.name) }
}

/// What a field's words are names of, where these are not all declared.
enum Vocabulary {
  /// Services of the catalogue, or one's own.
  case services
  /// Services that the description lists.
  case listedServices
  case devices, screens, rules, laws

  /// What entries of the reference are of, where it has them.
  var kind: ReferenceEntry.Kind? {
    switch self {
    case .services, .listedServices: .service
    case .devices: .device
    case .laws: .law
    case .screens, .rules: nil
    }
  }

  fileprivate init?(of field: String, in section: String) {
    switch (section, field) {
    case ("service", "id"), ("service", "connections"), ("login", "notOffered"): self = .services
    case ("button", "service"), ("step", "services"), ("exemption", "service"),
      ("demoAccount", "service"):
      self = .listedServices
    case ("screen", "device"): self = .devices
    case ("screen", "like"): self = .screens
    case ("waiver", "rule"), ("decision", "rule"): self = .rules
    case ("justification", "law"): self = .laws
    default: return nil
    }
  }
}
