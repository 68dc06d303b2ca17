internal import Diagnostics
internal import Expressions

// Places in other files than the description.
extension SectionDecoder {
  /// A new place in another file.
  mutating func place(
    _ step: PlaceTable.Step,
    in parent: Place,
    at site: EvidenceSite
  ) -> Place {
    var entry = PlaceTable.Entry(parent: parent.number, step: step, bytes: site.bytes)
    entry.file = number(of: site.file)
    return places.add(entry)
  }

  /// The number by which places in another file know it.
  mutating func number(of file: SourceFile) -> Int32 { places.number(of: file) }

  /// Says what names a file that something is taken from.
  mutating func note(_ file: SourceFile, namedAt pointer: String) {
    _ = places.number(of: file, namedAt: pointer)
  }

  /// Puts something that was taken from another file where it really stands.
  mutating func move(_ place: Place, to site: EvidenceSite) {
    places.move(place, to: number(of: site.file), site.bytes)
  }

  /// A new place for what nobody knows beside what stands at a place.
  mutating func absentPlace(like place: Place) -> Place {
    guard case .field(let slot) = places[place].step, let section = places.parent(of: place)
    else { return place }
    return places.addAbsent(slot: Int(slot), in: section)
  }
}
