internal import Diagnostics
internal import Expressions

// What a capture says of the facts that people's rule files declare.
extension CaptureLayer {
  /// What it shows of a screen's own facts; nil where it shows none.
  func ownFacts(of screen: Section, origin: PlaceTable.Origin?) -> Layer? {
    let custom = screen.section("custom")
    guard custom.hasCaptured, let layer = layer(of: custom, origin) else { return nil }
    return self.layer([("custom", .section(layer), site)], of: screen, origin)
  }

  private var site: EvidenceSite { EvidenceSite(capture.file, capture.bytes) }

  private func layer(of section: Section, _ origin: PlaceTable.Origin?) -> Layer? {
    let facts = section.fields.compactMap { field -> Layer.Fact? in
      if !field.elements.isEmpty { return fact(field) }
      guard case .section(let inner) = field.type, inner !== Section.frame else { return nil }
      return layer(of: inner, origin).map { (field.name, .section($0), site) }
    }
    return facts.isEmpty ? nil : layer(facts, of: section, origin)
  }

  private func layer(
    _ facts: [Layer.Fact],
    of section: Section,
    _ origin: PlaceTable.Origin?
  ) -> Layer {
    var layer = Layer(facts, of: section, at: site)
    layer.origin = origin
    return layer
  }

  /// What the elements of its names show: whether any is there, or what all of them have; of a
  /// choice, whether they are ticked.
  private func fact(_ field: Field) -> Layer.Fact? {
    let found = elements(named: field.elements)
    guard let first = found.first else {
      // Of what goes on below its edge, a capture may not tell all.
      guard let absence = field.type.absence, capture.isFromRunningApp, !mayGoOn else {
        return nil
      }
      return (field.name, absence, site)
    }
    let place = EvidenceSite(capture.file, first.bytes)
    switch field.type {
    case .boolean: return (field.name, .answer(true), place)
    case .text:
      guard let title = first.title, found.allSatisfy({ $0.title == title }) else { return nil }
      return (field.name, .text(title), place)
    case .choice:
      // Words beside a box have no tick of their own.
      let boxes = found.filter { $0.control == .checkBox }
      let ticked = boxes.isEmpty ? found : boxes
      guard let isTicked = ticked[0].isTicked, ticked.allSatisfy({ $0.isTicked == isTicked })
      else { return nil }
      let word = isTicked ? FieldType.ticked : FieldType.unticked
      return (field.name, .text(word), EvidenceSite(capture.file, ticked[0].bytes))
    default:
      guard let edges = first.frame?.edges, found.allSatisfy({ $0.frame?.edges == edges }) else {
        return nil
      }
      return (field.name, .lengths(edges), place)
    }
  }

  /// Those of the first name that anything has: as its identifier, or else as its words.
  private func elements(named names: [String]) -> [ScreenCapture.Element] {
    let all = capture.elements + capture.fields
    for name in names {
      let identified = all.filter { $0.identifier == name }
      let found = identified.isEmpty ? all.filter { $0.names.contains(name) } : identified
      if !found.isEmpty { return found }
    }
    return []
  }

  /// Whether the screen scrolls, as the capture shows it.
  private var mayGoOn: Bool {
    capture.layer.values.contains { value in
      guard value.field.name == "scrolls", case .answer(let scrolls)? = value.content else {
        return false
      }
      return scrolls
    }
  }
}

extension FieldType {
  fileprivate static let ticked = "ticked"
  fileprivate static let unticked = "unticked"

  /// Whether a capture can show which of its words is true of something that can be ticked.
  var isOfTicks: Bool {
    guard case .choice(let type) = self else { return false }
    return [Self.ticked, Self.unticked].allSatisfy(type.words.contains)
  }

  /// What is said where there is no such element.
  fileprivate var absence: Layer.Content? {
    switch self {
    case .boolean: .answer(false)
    case .choice(let type) where type.words.contains("absent"): .text("absent")
    default: nil
    }
  }
}

extension Section {
  /// Whether captures may show anything of it.
  fileprivate var hasCaptured: Bool {
    fields.contains { field in
      guard case .section(let inner) = field.type else { return !field.elements.isEmpty }
      return !field.elements.isEmpty || inner.hasCaptured
    }
  }
}

extension Record {
  /// Makes frames that a capture shows as exact as it is.
  mutating func completeCaptured(tolerance: Double, _ places: PlaceTable) {
    for slot in slots.indices {
      let place = slots[slot].place
      guard case .object(var record) = slots[slot].value else { continue }
      if record.type == Section.frame.objectType {
        guard place != .none, places.isEvidence(place) else { continue }
        record.slots[Slots.frame.tolerance] = TracedValue(.double(tolerance), at: place)
      } else {
        record.completeCaptured(tolerance: tolerance, places)
      }
      slots[slot].value = .object(record)
    }
  }
}

extension Rectangle {
  fileprivate var edges: [Double] { [x, y, width, height] }
}
