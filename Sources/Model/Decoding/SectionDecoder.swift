internal import Diagnostics
internal import Documents
internal import Expressions

/// Turns a tree into records, after the declarations of their sections; reports what doesn't fit.
struct SectionDecoder {
  var places: PlaceTable
  private let description: Section
  /// Whether two screens, or two buttons of one, were given the same id.
  var haveIDTwice = false
  private let isSecret: DecodingInputs.SecretSource
  /// Reads single values, and collects everything that is wrong.
  private var reader: NodeReader
  /// Pixels in a point where lengths are written in pixels, else 1.
  private var scale = 1.0
  var isInherited = false
  /// What other files show of the section that is read.
  var beneath: [Layer] = []

  init(_ file: SourceFile, description: Section, isSecret: @escaping DecodingInputs.SecretSource) {
    self.description = description
    self.isSecret = isSecret
    places = PlaceTable(file: file.id, description: description)
    reader = NodeReader(of: file)
  }

  var hasErrors: Bool { reader.diagnostics.hasErrors }

  /// Everything that is wrong, by place.
  mutating func finish() -> [Diagnostic] {
    reader.diagnostics.finish(in: places.file)
  }

  /// The place of the description itself.
  mutating func root(_ node: DocumentNode) -> Place {
    places.add(PlaceTable.Entry(parent: -1, step: .root, bytes: node.bytes))
  }

  /// A value of a type; `.absent` when it was reported.
  mutating func operand(_ node: DocumentNode, as type: FieldType, at place: Place) -> TracedValue {
    switch type {
    case .section(let section): self.section(section, node, at: place)
    case .list(let item): list(node, of: item, at: place)
    default: TracedValue(reader.value(node, as: type, scale: scale) ?? .absent, at: place)
    }
  }

  /// A section in any of its forms.
  mutating func section(_ section: Section, _ node: DocumentNode, at place: Place) -> TracedValue {
    if let entry = node.unspacedEntry, section.hasNoWord(for: entry) {
      report(.missingSpace(in: entry), at: place)
      return .absent(at: place)
    }
    guard var layer = Layer(node, of: section) else {
      report(.notASection(section, node), at: place)
      return .absent(at: place)
    }
    layer.scale = scale
    if let form = layer.shortForm { places.setFlag(form, at: place) }
    return TracedValue(.object(record(section, layer, at: place)), at: place)
  }

  /// A record of a section whose values, and those of sections in it, other files show as well.
  ///
  /// What they show lies beneath all layers. The slot `except` stays absent: the caller fills it in.
  mutating func record(
    _ section: Section, _ layer: Layer, beneath evidence: [Layer], at place: Place, except: Int
  ) -> Record {
    beneath = evidence
    defer { beneath = [] }
    return record(section, layer, at: place, except: except)
  }

  /// A record of a section; what a layer doesn't say is looked for in those below it.
  ///
  /// The slot `except` stays absent: the caller fills it in.
  mutating func record(
    _ section: Section, _ layer: Layer, over lower: ArraySlice<Layer> = [], at place: Place,
    except: Int? = nil
  ) -> Record {
    let fields = section.fields.indices
    var slots: ContiguousArray<TracedValue> = []
    slots.reserveCapacity(fields.count + section.facts.count)
    for _ in fields { slots.append(.absent(at: .none)) }
    for _ in section.facts { slots.append(.absent(at: place)) }
    if let except { slots[except].place = place }
    read(layer, of: section, into: &slots, at: place)
    for layer in lower { read(layer, of: section, into: &slots, at: place) }
    for layer in beneath { read(layer, of: section, into: &slots, at: place) }
    for slot in fields where slots[slot].place.isOpen {
      slots[slot] = absence(of: slot, in: section, layer, at: place)
      if layer.keeps(slot) { places.setFlag(.ownOnly, at: slots[slot].place) }
    }
    return Record(type: section.objectType, slots: slots)
  }

  private mutating func read(
    _ layer: Layer, of section: Section, into slots: inout ContiguousArray<TracedValue>,
    at place: Place
  ) {
    let outside = (scale, isInherited)
    scale = layer.scale
    isInherited = isInherited || layer.isInherited
    // What is wrong with another screen is reported there.
    let reported = isInherited ? reader.diagnostics : nil
    defer {
      if let reported { reader.diagnostics = reported }
      (scale, isInherited) = outside
    }
    for number in layer.entries.indices {
      guard let slot = section.slot(ofKey: layer.entries[number].name) else {
        reportUndeclared(layer.entries[number], in: section)
        continue
      }
      guard slots[slot].place.isOpen, !layer.keeps(slot) else { continue }
      slots[slot] = value(of: number, slot, in: section, layer, at: place)
    }
    for value in layer.values where slots[value.slot].place.isOpen {
      slots[value.slot] = operand(of: value, in: layer, at: place)
    }
  }

  /// Reports a key that isn't declared.
  private mutating func reportUndeclared(_ entry: DocumentNode.Entry, in section: Section) {
    let name = entry.name
    if isSecret(name, section.name) {
      report(
        Message(.refusedKey, name.quoted, section.name, Message(.credentialsDontBelongInFile)),
        entry.key)
    } else if section.fields.isEmpty, entry.unspaced == nil {
      report(Message(.undeclaredKey, name.quoted), entry.key)
    } else if let home = home(ofKey: name, besides: section) {
      report(.misplacedKey(name, home), entry.key)
    } else {
      reader.reportUnknownKey(entry, known: section.fields.map(\.name))
    }
  }

  /// Where a key belongs that is nearly none of a section's own: the only section on top that has it,
  /// or nothing for the top level itself.
  private func home(ofKey key: String, besides section: Section) -> String? {
    guard section !== description,
      Suggestion.nearest(to: key, among: section.fields.map(\.name)) == nil
    else { return nil }
    if description.fields.contains(where: { $0.name == key }) { return "" }
    let homes = description.fields.filter { field in
      guard case .section(let other) = field.type else { return false }
      return other.fields.contains { $0.name == key }
    }
    return homes.count == 1 ? homes[0].name : nil
  }

  /// What one of a layer's entries says of the field in a slot.
  private mutating func value(
    of entry: Int, _ slot: Int, in section: Section, _ layer: Layer, at place: Place
  ) -> TracedValue {
    let node = layer.entries[entry].value
    guard !node.isNull else {
      reportNothing(in: layer.entries[entry], of: layer, section.fields[slot])
      return .absent(at: place)
    }
    if node.isUnknown, layer.shortForm == nil {
      return unknownValue(node, slot, in: section, at: place)
    }
    if let answer = node.answer, let reason = section.fields[slot].refused[answer] {
      report(.refusedAnswer(node.text ?? "", section.fields[slot].name, reason), node)
      return .absent(at: place)
    }
    let step = PlaceTable.Step.field(slot: Int32(truncatingIfNeeded: slot))
    let own = self.place(step, in: place, bytes: node.bytes, of: layer)
    return inside(slot) { $0.operand(node, as: section.fields[slot].type, at: own) }
  }

  /// Reports that an entry says nothing, unless it is another screen's and reported there.
  mutating func reportNothing(in entry: DocumentNode.Entry, of layer: Layer, _ field: Field) {
    guard !layer.isElsewhere else { return }
    let advice: Message =
      switch field.absence {
      case .isAnError: Message(.cantLeftOut)
      default: Message(.leaveOutOrWriteUnknown)
      }
    _ = reader.value(of: entry, otherwise: advice)
  }

  private mutating func list(_ node: DocumentNode, of item: FieldType, at place: Place)
    -> TracedValue
  {
    guard let nodes = reader.list(node) else { return .absent(at: place) }
    var items: ContiguousArray<TracedValue> = []
    items.reserveCapacity(nodes.count)
    for (index, node) in nodes.enumerated() {
      let step = PlaceTable.Step.item(Int32(truncatingIfNeeded: index))
      items.append(operand(node, as: item, at: self.place(step, in: place, bytes: node.bytes)))
    }
    return TracedValue(.list(items), at: place)
  }
}

// Reporting.
extension SectionDecoder {
  mutating func report(
    _ message: @autoclosure () -> Message, _ node: DocumentNode,
    severity: Diagnostic.Severity = .error, notes: @autoclosure () -> [Diagnostic.Note] = []
  ) {
    reader.diagnostics.report(
      message(), at: reader.range(of: node), severity: severity, notes: notes())
  }

  /// Reports what is wrong with a value, unless it is another screen's and reported there.
  mutating func report(
    _ message: @autoclosure () -> Message, at place: Place, severity: Diagnostic.Severity = .error,
    notes: @autoclosure () -> [Diagnostic.Note] = []
  ) {
    if place != .none, places.isInherited(place) || places.isEvidence(place) { return }
    reader.diagnostics.report(
      message(), at: places.range(of: place), severity: severity, notes: notes())
  }
}

extension Place {
  /// Of a slot: nothing was read for it yet, for everything that is read has a place.
  fileprivate var isOpen: Bool { number == Place.none.number }
}

extension Message {
  fileprivate static func refusedAnswer(_ answer: String, _ key: String, _ reason: Message)
    -> Self
  {
    Self(.refusedAnswer, answer.quoted, key.quoted, reason)
  }

  fileprivate static func misplacedKey(_ key: String, _ home: String) -> Self {
    home.isEmpty
      ? Self(.unknownKeyAtTop, key.quoted) : Self(.unknownKeyUnder, key.quoted, home.quoted)
  }

  fileprivate static func notASection(_ section: Section, _ node: DocumentNode) -> Self {
    let keys = section.fields.map(\.name).filter { $0 != CustomFields.key }
    if case .list = section.shortForm, let items = node.items {
      return Self(
        .notASectionTakesNumbersList, section.nameWithArticle, keys.count,
        keys.joined(separator: ", "), items.count)
    }
    let advice: Message =
      switch section.shortForm {
      case .none: Message(.writeMapping, keys.prefix(3).map { "\($0): …" }.joined(separator: ", "))
      case .word(let key): Message(.writeShortWord, key, key)
      case .list: Message(.writeShortList, keys.joined(separator: ", "), keys[0])
      }
    if node.isNull { return Self(.notASection, advice) }
    return Self(.notASectionNot, node.kindInWords, section.nameWithArticle, advice)
  }
}

extension DocumentNode {
  /// Whether it says true or false; nil for anything else.
  fileprivate var answer: Bool? {
    switch text {
    case "true": true
    case "false": false
    default: nil
    }
  }
}

extension Section {
  /// Whether a word that looks like a key and a value can't stand for it.
  fileprivate func hasNoWord(for entry: UnspacedEntry) -> Bool {
    guard case .word = shortForm else { return true }
    return fields.contains { $0.name == entry.key }
  }

  /// `a screen`, `an app`.
  fileprivate var nameWithArticle: Message {
    "aeiou".contains(name.prefix(1)) ? Message(.articleAn, name) : Message(.articleA, name)
  }
}
