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
    case date
    /// A text of which only some will do; its declaration says which.
    case someTexts
    case list(item: Int)
    case section(Int)
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

  private(set) var forms: ContiguousArray<SectionForm> = []
  private(set) var kinds: ContiguousArray<Kind> = []
  private(set) var choices: ContiguousArray<Choice> = []
  private var numbers: [String: Int] = [:]

  init(of description: Section) {
    _ = add(description)
  }

  /// The number of the description itself: it comes behind all sections in it.
  var description: Int { forms.count - 1 }

  /// The section of the items of a list that is declared as one of sections.
  func section(ofItems list: Int) -> Int {
    guard case .list(let item) = kinds[list].form, case .section(let section) = kinds[item].form
    else { preconditionFailure("screens and buttons are declared as lists of sections") }
    return section
  }

  /// The declaration of the field in a slot of a section.
  func field(in slot: Int, of section: Int) -> Field { forms[section].section.fields[slot] }

  /// The number of the type of the field in a slot of a section.
  func kind(in slot: Int, of section: Int) -> Int { forms[section].fields[slot].kind }

  /// A section that nobody wrote: only its defaults answer.
  func unwritten(_ section: Int, at place: Place) -> Record {
    let form = forms[section]
    var slots: ContiguousArray<Operand> = []
    slots.reserveCapacity(form.slotCount)
    for slot in form.fields.indices {
      slots.append(Operand(unwritten(form.fields[slot], at: place), at: place))
    }
    slots.appendAbsent(at: place, until: form.slotCount)
    return Record(type: form.type, slots: slots)
  }

  private func unwritten(_ field: SectionForm.FieldForm, at place: Place) -> Value {
    if case .means(let value) = field.absence { return value }
    return field.defaults.map { .unwritten(unwritten($0, at: place)) } ?? .absent
  }

  /// The number of a section; sections of one name are the same.
  private mutating func add(_ section: Section) -> Int {
    if let number = numbers[section.name] { return number }
    // The sections in it come first.
    let fields = section.fields.map { form(of: $0) }
    let number = forms.count
    numbers[section.name] = number
    forms.append(SectionForm(section, number: number, fields: fields))
    return number
  }

  private mutating func form(of field: Field) -> SectionForm.FieldForm {
    let kind = add(field.type)
    var defaults: Int?
    if case .section(let number) = kinds[kind].form, forms[number].section.hasDefaults {
      defaults = number
    }
    return SectionForm.FieldForm(kind: kind, absence: field.absence, defaults: defaults)
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
    case .date: return .date
    case .colour, .region, .languageTag, .version: return .someTexts
    }
  }
}

extension ContiguousArray<Operand> {
  /// Adds slots for which nobody said anything yet.
  mutating func appendAbsent(at place: Place, until count: Int) {
    while self.count < count { append(.absent(at: place)) }
  }
}
