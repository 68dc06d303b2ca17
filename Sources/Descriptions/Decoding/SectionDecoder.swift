internal import Diagnostics
internal import Documents
internal import Expressions

/// Turns a tree into records, after the declarations of their sections; reports what doesn't fit.
struct SectionDecoder {
  typealias NodeID = DocumentTree.NodeID

  let tree: DocumentTree
  let forms: SectionForms
  private(set) var places: PlaceTable
  /// Whether two screens, or two buttons of one, were given the same id.
  var haveIDTwice = false
  /// What stands where nobody knows.
  let unknown = Word.unknown
  /// Reads what is rare, and collects everything that is wrong.
  private var reader: NodeReader
  /// Pixels in a point where lengths are written in pixels, else 1.
  private var scale = 1.0
  private var isInherited = false

  init(_ tree: DocumentTree, in file: SourceFile, forms: SectionForms) {
    self.tree = tree
    self.forms = forms
    places = PlaceTable(file: file.id, forms: forms)
    reader = NodeReader(of: file)
  }

  var hasErrors: Bool { reader.diagnostics.hasErrors }

  /// Everything that is wrong, by place.
  mutating func finish() -> [Diagnostic] {
    reader.diagnostics.finish(in: places.file)
  }

  /// The place of the description itself.
  mutating func root() -> Place {
    let bytes = tree.bytes(of: tree.root)
    return places.add(PlaceTable.Entry(parent: -1, step: .root, bytes: bytes))
  }

  /// A new place for something that was written.
  mutating func place(
    of node: NodeID,
    step: PlaceTable.Step,
    in parent: Place,
    of layer: Layer? = nil
  ) -> Place {
    let isInherited = self.isInherited || layer?.isInherited == true
    var entry = PlaceTable.Entry(parent: parent.number, step: step, bytes: tree.bytes(of: node))
    if isInherited { entry.flags = .inherited }
    let place = places.add(entry)
    if let origin = layer?.origin { places.setOrigin(origin, of: place) }
    return place
  }

  /// A value of the type of that number; `.absent` when it was reported.
  @inline(__always)
  mutating func operand(_ node: NodeID, as kind: Int, at place: Place) -> Operand {
    switch forms.kinds[kind].form {
    case .section(let section): return self.section(section, node, at: place)
    case .list(let item): return list(node, of: item, at: place)
    default: break
    }
    if let value = tree.value(node, ofKind: kind, scale: scale, forms) {
      return Operand(value, at: place)
    }
    let type = forms.kinds[kind].declared
    let value = reader.value(tree.outline(of: node), as: type, scale: scale)
    return Operand(value ?? .absent, at: place)
  }

  /// A section in any of its forms.
  mutating func section(_ section: Int, _ node: NodeID, at place: Place) -> Operand {
    withForm(of: section) { $0.section($1, node, at: place) }
  }

  /// Threads that decode with the same forms would hinder each other if they retained them.
  @inline(__always)
  private mutating func withForm<Result>(
    of section: Int,
    _ body: (inout SectionDecoder, SectionForm) -> Result
  ) -> Result {
    Unmanaged.passUnretained(forms.forms[section])._withUnsafeGuaranteedRef { body(&self, $0) }
  }

  @inline(__always)
  private mutating func section(_ form: SectionForm, _ node: NodeID, at place: Place) -> Operand {
    var layer = Layer(node: node, scale: scale)
    switch (tree.kind(of: node), form.shortForm) {
    case (.mapping, _): break
    case (.sequence, .list) where tree.itemCount(of: node) == form.fields.count:
      places.setFlag(.listForm, at: place)
      layer.form = .list
    case (let kind, .word(let slot)) where kind.isScalar && kind != .nothing:
      places.setFlag(.wordForm, at: place)
      layer.form = .word(slot: slot)
    default:
      let message = Diagnostic.Message.notASection(form.section, tree.outline(of: node))
      report(message, at: place)
      return .absent(at: place)
    }
    return Operand(.object(record(form, layer, below: [], at: place, except: nil)), at: place)
  }

  /// A record of a section; what its layer doesn't say is looked for in those below it.
  ///
  /// The slot `except` stays absent: the caller fills it in.
  mutating func record(
    _ section: Int,
    _ layer: Layer,
    below: ArraySlice<Layer> = [],
    at place: Place,
    except: Int? = nil
  ) -> Record {
    withForm(of: section) { $0.record($1, layer, below: below, at: place, except: except) }
  }

  private mutating func record(
    _ form: SectionForm,
    _ layer: Layer,
    below: ArraySlice<Layer>,
    at place: Place,
    except: Int?
  ) -> Record {
    places.setSection(Int32(truncatingIfNeeded: form.number), at: place)
    var slots: ContiguousArray<Operand> = []
    slots.reserveCapacity(form.slotCount)
    slots.appendAbsent(at: .none, until: form.fields.count)
    slots.appendAbsent(at: place, until: form.slotCount)
    if let except { slots[except].place = place }
    slots.withUnsafeMutableBufferPointer { slots in
      read(layer, of: form, into: slots, at: place)
      for layer in below { read(layer, of: form, into: slots, at: place) }
      for slot in form.fields.indices where slots[slot].isOpen {
        let absent = absence(of: slot, in: form, at: place)
        if layer.keeps(slot) { places.setFlag(.ownOnly, at: absent.place) }
        slots.initializeElement(at: slot, to: absent)
      }
    }
    return Record(type: form.type, slots: slots)
  }

  private mutating func read(
    _ layer: Layer,
    of form: SectionForm,
    into slots: UnsafeMutableBufferPointer<Operand>,
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
    let children = tree.children(of: layer.node)
    switch layer.form {
    case .mapping:
      for index in 0..<tree.entryCount(of: layer.node) {
        let key = tree.child(at: children.lowerBound + 2 * index)
        guard let slot = slot(of: key, in: layer, of: form), slots[slot].isOpen else { continue }
        let value = tree.child(at: children.lowerBound + 2 * index + 1)
        let entry = Entry(key: key, value: value, slot: slot)
        slots.initializeElement(at: slot, to: self.value(of: entry, in: layer, form, at: place))
      }
    case .word(let slot):
      let entry = Entry(key: layer.node, value: layer.node, slot: slot)
      slots.initializeElement(at: slot, to: value(of: entry, in: layer, form, at: place))
    case .list:
      for slot in 0..<children.count {
        let item = tree.child(at: children.lowerBound + slot)
        let entry = Entry(key: item, value: item, slot: slot)
        slots.initializeElement(at: slot, to: value(of: entry, in: layer, form, at: place))
      }
    }
  }

  private mutating func slot(of key: NodeID, in layer: Layer, of form: SectionForm) -> Int? {
    guard let slot = form.keys.position(of: key, in: tree) else {
      return rareSlot(of: key, in: form.section)
    }
    return layer.keeps(slot) ? nil : slot
  }

  /// The slot of a key that is spelt with other bytes; else the key is unknown, and reported.
  private mutating func rareSlot(of key: NodeID, in section: Section) -> Int? {
    let name = tree.text(of: key) ?? ""
    if let slot = section.objectType.slot(of: name), slot < section.fields.count { return slot }
    if let reason = section.refused[name] {
      report(.refusedKey(name, section.name, reason), key)
    } else if section.fields.isEmpty {
      report(.undeclaredKey(name), key)
    } else {
      let key = tree.outline(of: key)
      let entry = DocumentNode.Entry(key: key, value: key)
      reader.reportUnknownKey(entry, known: section.fields.map(\.name))
    }
    return nil
  }

  private mutating func value(
    of entry: Entry,
    in layer: Layer,
    _ form: SectionForm,
    at place: Place
  ) -> Operand {
    let slot = entry.slot
    guard !tree.isNull(entry.value) else {
      reportNothing(in: entry, of: layer, form.section.fields[slot])
      return .absent(at: place)
    }
    if tree.says(unknown, entry.value), case .mapping = layer.form {
      return unknownValue(of: entry, in: form, at: place)
    }
    let step = PlaceTable.Step.field(slot: Int32(truncatingIfNeeded: slot))
    let own = self.place(of: entry.value, step: step, in: place, of: layer)
    return operand(entry.value, as: form.fields[slot].kind, at: own)
  }

  /// Reports that an entry says nothing, unless it is another screen's and reported there.
  mutating func reportNothing(in entry: Entry, of layer: Layer, _ field: Field) {
    guard !layer.isInherited else { return }
    let advice: Wording =
      switch field.absence {
      case .isAnError: "it can't be left out"
      default: "leave it out, or write unknown if nobody knows"
      }
    let key = DocumentNode(.scalar(field.name, .plain), bytes: tree.bytes(of: entry.key))
    let value = tree.outline(of: entry.value)
    _ = reader.value(of: DocumentNode.Entry(key: key, value: value), otherwise: advice)
  }

  private mutating func list(_ node: NodeID, of item: Int, at place: Place) -> Operand {
    guard case .sequence = tree.kind(of: node) else {
      _ = reader.list(tree.outline(of: node))
      return .absent(at: place)
    }
    let count = tree.itemCount(of: node)
    var items: ContiguousArray<Operand> = []
    items.reserveCapacity(count)
    for index in 0..<count {
      let node = tree.item(index, of: node)
      let own = self.place(of: node, step: .item(Int32(truncatingIfNeeded: index)), in: place)
      items.append(operand(node, as: item, at: own))
    }
    return Operand(.list(items), at: place)
  }

  /// What it means that nobody wrote the field in a slot of a section.
  mutating func absence(of slot: Int, in section: Int, at place: Place) -> Operand {
    withForm(of: section) { $0.absence(of: slot, in: $1, at: place) }
  }

  @inline(__always)
  private mutating func absence(of slot: Int, in form: SectionForm, at place: Place) -> Operand {
    switch form.fields[slot].absence {
    case .means(let value):
      return Operand(value, at: place)
    case .isAnError:
      report(.missingKey(form.section.fields[slot].name, form.section.name), at: place)
      return .absent(at: place)
    case .isUnknown, .isWorkedOut:
      let own = places.addAbsent(slot: slot, in: place)
      guard let inner = form.fields[slot].defaults else { return .absent(at: own) }
      return Operand(.unwritten(forms.unwritten(inner, at: own)), at: own)
    }
  }
}

extension Operand {
  /// Whether nothing was read for its slot yet: everything that is read has a place.
  fileprivate var isOpen: Bool { place.number < 0 }
}

// Reporting and naming.
extension SectionDecoder {
  mutating func report(_ message: @autoclosure () -> Diagnostic.Message, _ node: NodeID) {
    let range = SourceRange(file: places.file, bytes: tree.bytes(of: node))
    reader.diagnostics.report(message(), at: range)
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

  mutating func setUnknownWord(_ bytes: Range<Int>, at place: Place) {
    places.setUnknownWord(bytes, at: place)
  }
}

extension Diagnostic.Message {
  fileprivate static func refusedKey(_ key: String, _ section: String, _ reason: Wording) -> Self {
    Self("\(key.quoted) has no place in \(section): \(reason)")
  }

  fileprivate static func missingKey(_ key: String, _ section: String) -> Self {
    Self("the key \(key.quoted) is missing in \(section); add it")
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
