package import Diagnostics
package import Expressions

/// Where each value of a description was written, or would have been.
///
/// A place is an index into the table; the description itself is place 0.
package struct PlaceTable: Sendable {
  /// How a place is reached from the one it lies in.
  package enum Step: Hashable, Sendable {
    case root
    /// The field in this slot of the section around it.
    case field(slot: Int32)
    /// The item of the list around it, from 0.
    case item(Int32)
  }

  struct Entry: Sendable {
    let parent: Int32
    let step: Step
    /// The section that is there, by its number; -1 for lists and single values.
    var section: Int32 = -1
    var lower: Int32
    var upper: Int32
    var flags: Flags = []
  }

  /// The mapping that was written for another screen and is taken over by this one.
  struct Origin: Sendable {
    /// The position of that screen, from 0.
    let screen: Int
    /// The position of the button there; nil for the screen itself.
    var button: Int?

    var pointer: String {
      button.map { "/screens/\(screen)/buttons/\($0)" } ?? "/screens/\(screen)"
    }
  }

  struct Flags: OptionSet, Sendable {
    let rawValue: UInt8

    /// Nobody wrote it.
    static let absent = Flags(rawValue: 1)
    /// It was written for another screen, which this one is like.
    static let inherited = Flags(rawValue: 2)
    /// A list of values stands for the mapping.
    static let listForm = Flags(rawValue: 4)
    /// A plain word stands for the mapping.
    static let wordForm = Flags(rawValue: 8)
  }

  package let file: SourceFile.ID
  private(set) var entries: ContiguousArray<Entry> = []
  /// The sections that were met, so that an entry can name its own by number.
  private(set) var sections: [Section] = []
  private var sectionNumbers: [String: Int32] = [:]
  /// The ids of list items that have one.
  private(set) var ids: [Int32: String] = [:]
  /// Where the mapping stands that something taken over was written in.
  private(set) var origins: [Int32: Origin] = [:]

  init(file: SourceFile.ID) {
    self.file = file
    entries.reserveCapacity(512)
  }

  mutating func add(_ entry: Entry) -> Place {
    entries.append(entry)
    return Place(number: Int32(entries.count - 1))
  }

  mutating func number(of section: Section) -> Int32 {
    if let number = sectionNumbers[section.name] { return number }
    let number = Int32(sections.count)
    sections.append(section)
    sectionNumbers[section.name] = number
    return number
  }

  mutating func setSection(_ section: Int32, at place: Place) {
    entries[Int(place.number)].section = section
  }

  mutating func setFlag(_ flag: Flags, at place: Place) {
    entries[Int(place.number)].flags.insert(flag)
  }

  mutating func setID(_ id: String, at place: Place) {
    ids[place.number] = id
  }

  mutating func setOrigin(_ origin: Origin, of place: Place) {
    origins[place.number] = origin
  }

  /// Places are numbered from 0 up to this.
  package var count: Int { entries.count }

  subscript(place: Place) -> Entry {
    entries[Int(place.number)]
  }

  /// Whether it was written for another screen, which this one is like.
  func isInherited(_ place: Place) -> Bool {
    self[place].flags.contains(.inherited)
  }

  /// Whether somebody wrote what is there.
  package func isWritten(_ place: Place) -> Bool {
    !self[place].flags.contains(.absent)
  }

  /// The bytes of what is there; of an absent key, those of the mapping it would stand in.
  package func range(of place: Place) -> SourceRange {
    guard place != .none else { return SourceRange(wholeOf: file) }
    let entry = self[place]
    return SourceRange(file: file, bytes: Int(entry.lower)..<Int(entry.upper))
  }

  /// The place, or for what nobody wrote, the mapping in which it would stand.
  package func written(_ place: Place) -> Place {
    guard place != .none else { return Place(number: 0) }
    var place = place
    while self[place].flags.contains(.absent) { place = Place(number: self[place].parent) }
    return place
  }

  /// The place in which another lies; nil for the description itself.
  package func parent(of place: Place) -> Place? {
    let parent = self[place].parent
    return parent < 0 ? nil : Place(number: parent)
  }

  /// The name of the field at a place; nil for items and for the description itself.
  package func fieldName(at place: Place) -> String? {
    field(at: place)?.name
  }

  /// The declaration of the field at a place; nil for items and for the description itself.
  func field(at place: Place) -> Field? {
    let entry = self[place]
    guard case .field(let slot) = entry.step else { return nil }
    return sections[Int(entries[Int(entry.parent)].section)].fields[Int(slot)]
  }
}
