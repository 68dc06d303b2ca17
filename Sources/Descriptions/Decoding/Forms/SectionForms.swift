internal import Documents
internal import Expressions

/// The sections of a schema, laid out for decoding: each has a number, and so have their types.
struct SectionForms: Sendable {
  /// How the value of a field is decoded; the numbers are those of sections, types and choices.
  enum TypeForm: Sendable {
    case text
    case number(ClosedRange<Double>)
    case length(ClosedRange<Double>)
    case boolean
    case choice(Int)
    case list(item: Int)
    case section(Int)
    /// One that is read as its declaration says.
    case rarer
  }

  /// A type, and its declaration.
  struct Kind: Sendable {
    let form: TypeForm
    let declared: FieldType
  }

  /// The words of an enumeration, and the values that rules see.
  struct Choice: Sendable {
    let words: WordTable
    let values: [Value]
  }

  /// The number of the description itself.
  static let description = 0

  private(set) var sections: [Section] = []
  private(set) var forms: [SectionForm] = []
  private(set) var kinds: [Kind] = []
  private(set) var choices: [Choice] = []
  private var numbers: [String: Int] = [:]

  init(of description: Section) {
    _ = add(description)
  }

  /// How the value of the field in a slot is decoded.
  func kind(of slot: Int, in section: Int) -> TypeForm {
    kinds[forms[section].fields[slot].kind].form
  }

  /// The section of the items of a list that is declared as one of sections.
  func section(ofItems list: Int) -> Int {
    guard case .list(let item) = kinds[list].form, case .section(let section) = kinds[item].form
    else { preconditionFailure("screens and buttons are declared as lists of sections") }
    return section
  }

  /// The number of a section; sections of one name are the same.
  private mutating func add(_ section: Section) -> Int {
    if let number = numbers[section.name] { return number }
    let number = sections.count
    numbers[section.name] = number
    sections.append(section)
    forms.append(SectionForm(section, kinds: []))
    let kinds = section.fields.map { add($0.type) }
    forms[number] = SectionForm(section, kinds: kinds)
    return number
  }

  private mutating func add(_ type: FieldType) -> Int {
    let form = form(of: type)
    kinds.append(Kind(form: form, declared: type))
    return kinds.count - 1
  }

  private mutating func form(of type: FieldType) -> TypeForm {
    switch type {
    case .text: return .text
    case .number(let limits): return .number(limits)
    case .length(let limits): return .length(limits)
    case .boolean: return .boolean
    case .choice(let type):
      choices.append(
        Choice(words: WordTable(type.words), values: type.words.map(Value.string))
      )
      return .choice(choices.count - 1)
    case .list(let item): return .list(item: add(item))
    case .section(let section): return .section(add(section))
    case .date, .colour, .region, .languageTag, .version: return .rarer
    }
  }
}
