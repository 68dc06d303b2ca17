package import Expressions

/// Says how places of a description are called, and remembers what it said.
///
/// Many that are asked for lie in the same few: to make each name from the description on takes three
/// times the instructions.
package struct PlaceNames {
  private struct Known {
    /// The path as it is written down, in UTF-8.
    let name: [UInt8]
    /// What is declared there.
    let type: FieldType
  }

  private let places: PlaceTable
  /// The description comes first, and is called nothing.
  private var known: [Known]
  /// By the numbers of the places, which of the known ones each is; 0 where it isn't known yet.
  private var numbers: [Int32]

  package init(in places: PlaceTable) {
    self.places = places
    known = [Known(name: [], type: places.root)]
    numbers = Array(repeating: 0, count: places.count)
  }

  /// The path of a place as it is written down, in UTF-8.
  package mutating func name(of place: Place) -> [UInt8] {
    place == .none ? [] : known[number(of: place)].name
  }

  private mutating func number(of place: Place) -> Int {
    let number = Int(numbers[Int(place.number)])
    guard number == 0, let outer = places.parent(of: place) else { return number }
    let around = known[self.number(of: outer)]
    let (component, type) = places.step(to: place, in: around.type)
    var name: [UInt8] = []
    name.reserveCapacity(around.name.count + Self.usualStep)
    name += around.name
    component.append(to: &name, isFirst: name.isEmpty)
    numbers[Int(place.number)] = Int32(known.count)
    known.append(Known(name: name, type: type))
    return known.count - 1
  }

  /// Most steps have no more bytes.
  private static let usualStep = 24
}
