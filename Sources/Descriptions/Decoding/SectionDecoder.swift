internal import Diagnostics
internal import Documents
internal import Expressions

/// Turns a tree into records, after the declarations of their sections; reports what doesn't fit.
struct SectionDecoder {
  /// The entries of a mapping, and how their lengths were written.
  struct Layer {
    var entries: [DocumentNode.Entry]
    /// Pixels in a point; 1 for lengths in points.
    var scale: Double = 1
    /// The mapping of another screen in which they were written.
    var origin: PlaceTable.Origin?
    /// They stand for a mapping that was written as a word or as a list.
    var isShortForm = false

    var isInherited: Bool { origin != nil }
  }

  private(set) var places: PlaceTable
  /// Reads single values, and collects everything that is wrong.
  private var reader: NodeReader
  /// Pixels in a point where lengths are written in pixels, else 1.
  private var scale = 1.0
  private var isInherited = false

  init(file: SourceFile) {
    places = PlaceTable(file: file.id)
    reader = NodeReader(of: file)
  }

  var hasErrors: Bool { reader.diagnostics.hasErrors }

  /// Everything that is wrong, by place.
  mutating func finish() -> [Diagnostic] {
    reader.diagnostics.finish(in: places.file)
  }

  /// The place of the description itself.
  mutating func root(_ node: DocumentNode) -> Place {
    places.add(
      PlaceTable.Entry(
        parent: -1,
        step: .root,
        lower: Int32(node.bytes.lowerBound),
        upper: Int32(node.bytes.upperBound)
      )
    )
  }

  /// A new place for something that was written.
  mutating func place(
    of node: DocumentNode,
    step: PlaceTable.Step,
    in parent: Place,
    of layer: Layer? = nil
  ) -> Place {
    let isInherited = self.isInherited || layer?.isInherited == true
    let place = places.add(
      PlaceTable.Entry(
        parent: parent.number,
        step: step,
        lower: Int32(node.bytes.lowerBound),
        upper: Int32(node.bytes.upperBound),
        flags: isInherited ? .inherited : []
      )
    )
    if let origin = layer?.origin { places.setOrigin(origin, of: place) }
    return place
  }

  /// A value of the type; `.absent` when it was reported.
  mutating func operand(_ node: DocumentNode, as type: FieldType, at place: Place) -> Operand {
    switch type {
    case .section(let section):
      return self.section(section, node, at: place)
    case .list(let item):
      return list(node, of: item, at: place)
    default:
      return reader.value(node, as: type, scale: scale).map { Operand($0, at: place) }
        ?? .absent(at: place)
    }
  }

  /// A section in any of its forms.
  mutating func section(_ section: Section, _ node: DocumentNode, at place: Place) -> Operand {
    switch (node.content, section.shortForm) {
    case (.mapping(let entries), _):
      return record(section, [Layer(entries: entries, scale: scale)], at: place)
    case (.scalar, .word(let key)) where !node.isNull:
      places.setFlag(.wordForm, at: place)
      let entry = DocumentNode.Entry(key: .key(key, bytes: node.bytes), value: node)
      let layer = Layer(entries: [entry], scale: scale, isShortForm: true)
      return record(section, [layer], at: place)
    case (.sequence(let items), .list) where items.count == section.fields.count:
      places.setFlag(.listForm, at: place)
      let entries = zip(section.fields, items).map { field, item in
        DocumentNode.Entry(key: .key(field.name, bytes: item.bytes), value: item)
      }
      let layer = Layer(entries: entries, scale: scale, isShortForm: true)
      return record(section, [layer], at: place)
    default:
      report(.notASection(section, node), at: place)
      return .absent(at: place)
    }
  }

  /// A record of the section; of several layers, the first that has a key counts.
  ///
  /// The slot `except` stays absent: the caller fills it in.
  mutating func record(
    _ section: Section,
    _ layers: [Layer],
    at place: Place,
    except: Int? = nil
  ) -> Operand {
    places.setSection(places.number(of: section), at: place)
    let nothing = Operand.absent(at: place)
    var slots = ContiguousArray(repeating: nothing, count: section.objectType.fields.count)
    var isFilled = ContiguousArray(repeating: false, count: section.fields.count)
    if let except { isFilled[except] = true }
    for layer in layers {
      read(layer, of: section, into: &slots, &isFilled, at: place, except: except)
    }
    for slot in section.fields.indices where !isFilled[slot] {
      slots[slot] = absence(of: section.fields[slot], slot: slot, in: section, at: place)
    }
    return Operand(.object(Record(type: section.objectType, slots: slots)), at: place)
  }

  private mutating func read(
    _ layer: Layer,
    of section: Section,
    into slots: inout ContiguousArray<Operand>,
    _ isFilled: inout ContiguousArray<Bool>,
    at place: Place,
    except: Int?
  ) {
    let outside = (scale, isInherited)
    scale = layer.scale
    isInherited = isInherited || layer.isInherited
    // What is wrong with another screen is reported there.
    let reported = reader.diagnostics
    defer {
      if isInherited { reader.diagnostics = reported }
      (scale, isInherited) = outside
    }
    for entry in layer.entries {
      guard let slot = slot(of: entry, in: section), slot != except, !isFilled[slot] else {
        continue
      }
      isFilled[slot] = true
      slots[slot] = value(entry, slot: slot, of: section, in: layer, at: place)
    }
  }

  private mutating func slot(of entry: DocumentNode.Entry, in section: Section) -> Int? {
    let name = entry.name
    if let slot = section.objectType.slot(of: name), slot < section.fields.count { return slot }
    if let reason = section.refused[name] {
      report(.refusedKey(name, section.name, reason), entry.key)
    } else if section.fields.isEmpty {
      report(.undeclaredKey(name), entry.key)
    } else {
      reader.reportUnknownKey(entry, known: section.fields.map(\.name))
    }
    return nil
  }

  private mutating func value(
    _ entry: DocumentNode.Entry,
    slot: Int,
    of section: Section,
    in layer: Layer,
    at place: Place
  ) -> Operand {
    let field = section.fields[slot]
    guard let node = said(entry, of: field, in: layer) else { return .absent(at: place) }
    if node.text == "unknown", !layer.isShortForm {
      if case .isAnError = field.absence {
        report(.unknownRequired(field.name, section.name), node)
        return .absent(at: place)
      }
      return absence(of: field, slot: slot, in: section, at: place)
    }
    let step = PlaceTable.Step.field(slot: Int32(slot))
    let own = self.place(of: node, step: step, in: place, of: layer)
    return operand(node, as: field.type, at: own)
  }

  /// The value of an entry, unless it says nothing; then that is reported.
  mutating func said(
    _ entry: DocumentNode.Entry,
    of field: Field,
    in layer: Layer
  ) -> DocumentNode? {
    if layer.isInherited, entry.value.isNull { return nil }
    switch field.absence {
    case .isAnError: return reader.value(of: entry, otherwise: "it can't be left out")
    default:
      let advice: Wording = "leave it out, or write unknown if nobody knows"
      return reader.value(of: entry, otherwise: advice)
    }
  }

  private mutating func list(
    _ node: DocumentNode,
    of item: FieldType,
    at place: Place
  ) -> Operand {
    guard let nodes = reader.list(node) else { return .absent(at: place) }
    var items: ContiguousArray<Operand> = []
    items.reserveCapacity(nodes.count)
    for (index, node) in nodes.enumerated() {
      let own = self.place(of: node, step: .item(Int32(index)), in: place)
      items.append(operand(node, as: item, at: own))
    }
    return Operand(.list(items), at: place)
  }

  /// What it means that nobody wrote the field.
  mutating func absence(
    of field: Field,
    slot: Int,
    in section: Section,
    at place: Place
  ) -> Operand {
    switch field.absence {
    case .means(let value):
      return Operand(value, at: place)
    case .isAnError:
      report(.missingKey(field.name, section.name), at: place)
      return .absent(at: place)
    case .isUnknown, .isWorkedOut:
      let entry = places[place]
      let own = places.add(
        PlaceTable.Entry(
          parent: place.number,
          step: .field(slot: Int32(slot)),
          lower: entry.lower,
          upper: entry.upper,
          flags: .absent
        )
      )
      guard case .section(let inner) = field.type, inner.hasDefaults else {
        return .absent(at: own)
      }
      return Operand(.unwritten(Record(unwritten: inner, at: own)), at: own)
    }
  }

  mutating func report(_ message: @autoclosure () -> Diagnostic.Message, _ node: DocumentNode) {
    reader.diagnostics.report(message(), at: reader.range(of: node))
  }

  /// Reports what is wrong with a value, unless it is another screen's and reported there.
  mutating func report(
    _ message: @autoclosure () -> Diagnostic.Message,
    at place: Place,
    notes: @autoclosure () -> [Diagnostic.Note] = []
  ) {
    if place != .none, places.isInherited(place) { return }
    reader.diagnostics.report(message(), at: places.range(of: place), notes: notes())
  }

  mutating func setID(_ id: String, at place: Place) {
    places.setID(id, at: place)
  }
}

extension Diagnostic.Message {
  fileprivate static func refusedKey(_ key: String, _ section: String, _ reason: Wording) -> Self {
    Self("\(key.quoted) has no place in \(section): \(reason)")
  }

  fileprivate static func missingKey(_ key: String, _ section: String) -> Self {
    Self("the key \(key.quoted) is missing in \(section); add it")
  }

  fileprivate static func unknownRequired(_ key: String, _ section: String) -> Self {
    Self("\(key.quoted) must be said in \(section); 'unknown' won't do")
  }

  fileprivate static func undeclaredKey(_ key: String) -> Self {
    Self("there is no key \(key.quoted) here; a rule file has to declare what 'custom' may say")
  }

  fileprivate static func notASection(_ section: Section, _ node: DocumentNode) -> Self {
    let keys = section.fields.map(\.name).filter { $0 != "custom" }
    let advice: Wording =
      switch section.shortForm {
      case .none: "write {\(keys.prefix(3).map { "\($0): …" }.joined(separator: ", "))}"
      case .word(let key): "write its \(key), or {\(key): …}"
      case .list: "write [\(keys.joined(separator: ", "))], or {\(keys[0]): …}"
      }
    if node.isNull { return Self("this has no value; \(advice)") }
    return Self("\(node.kindInWords) is not \(section.nameWithArticle); \(advice)")
  }
}

extension Section {
  /// `a screen`, `an app`.
  fileprivate var nameWithArticle: Wording {
    "aeiou".contains(name.prefix(1)) ? "an \(name)" : "a \(name)"
  }
}

extension DocumentNode {
  /// A key that a short form leaves out, where its value stands.
  fileprivate static func key(_ name: String, bytes: Range<Int>) -> DocumentNode {
    DocumentNode(.scalar(name, .plain), bytes: bytes)
  }
}
