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

    static func field(_ key: some SectionKey) -> Step { .field(slot: Int32(key.slot)) }
  }

  struct Entry: Sendable {
    let parent: Int32
    let step: Step
    let bytes: Range<Int>
    var flags: Flags = []
    /// Its id's and its origin's numbers; -1 where it has none.
    var id: Int32 = -1
    var origin: Int32 = -1
    /// The number of the file that it stands in; 0 for the description itself.
    var file: Int32 = 0
  }

  /// The mapping that was written for another screen and is taken over by this one.
  struct Origin: Hashable, Sendable {
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
    /// Only the screen itself can say it: the one it is like says it of another device.
    static let ownOnly = Flags(rawValue: 16)
    /// A button of which only the order of a stack says that it is there.
    static let stacked = Flags(rawValue: 32)
  }

  package let file: SourceFile.ID
  /// What the description itself is: the names of all fields follow from it.
  let root: FieldType
  private var entries: [Entry] = []
  private var ids: [String] = []
  private var origins: [Origin] = []
  /// The captures and other files that something was taken from.
  package private(set) var captures: [SourceFile] = []
  /// What names such a file, where no screen does.
  private var filePointers: [Int32: String] = [:]
  /// Where somebody wrote `unknown`, by the places that are absent for it.
  var unknownWords: [Place: Range<Int>] = [:]
  /// What a project makes likely, by the paths of what nobody said.
  var proposals: [String: Proposal] = [:]
  /// The platforms of screens that nobody described, by the places of these.
  var undescribed: [Place: String] = [:]
  /// Where it is said that people can't sign in with a service, and what all is said not to be
  /// offered then, by where it would be listed if they can.
  var refused: [Place: (place: Place, services: [String])] = [:]
  /// What made somebody ask, by the places that are asked about.
  private(set) var clues: [Place: Message] = [:]

  init(file: SourceFile.ID, description: Section) {
    self.file = file
    root = .section(description)
    // As many as an ordinary description has.
    entries.reserveCapacity(320)
  }

  mutating func add(_ entry: Entry) -> Place {
    entries.append(entry)
    return Place(number: Int32(truncatingIfNeeded: entries.count - 1))
  }

  /// A new place for the field in a slot that nobody wrote, in the mapping where it would stand.
  mutating func addAbsent(slot: Int, in place: Place) -> Place {
    let outer = self[place]
    let step = Step.field(slot: Int32(truncatingIfNeeded: slot))
    var entry = Entry(parent: place.number, step: step, bytes: outer.bytes)
    entry.flags = .absent
    entry.file = outer.file
    return add(entry)
  }

  /// A new place for an item of a list that nobody wrote.
  mutating func addAbsentItem(named id: String, in list: Place) -> Place {
    var entry = Entry(parent: list.number, step: .item(-1), bytes: self[list].bytes)
    entry.flags = .absent
    let place = add(entry)
    setID(id, at: place)
    return place
  }

  mutating func setFlag(_ flag: Flags, at place: Place) {
    entries[Int(place.number)].flags.insert(flag)
  }

  mutating func setID(_ id: String, at place: Place) {
    let number = entries[Int(place.number)].id
    guard number < 0 else {
      ids[Int(number)] = id
      return
    }
    entries[Int(place.number)].id = Int32(ids.count)
    ids.append(id)
  }

  /// Notes what makes a question of something at a place; what was noted before comes first.
  mutating func addClue(_ clue: Message, at place: Place) {
    let known = clues[place]
    guard known != clue else { return }
    clues[place] = known.map { Message(.followed, $0, clue) } ?? clue
  }

  mutating func setOrigin(_ origin: Origin, of place: Place) {
    // What is taken over from one mapping comes one after another.
    if origins.last != origin { origins.append(origin) }
    entries[Int(place.number)].origin = Int32(origins.count - 1)
  }

  /// The number by which places in another file know it; the pointer leads to what names the file.
  mutating func number(of file: SourceFile, namedAt pointer: String? = nil) -> Int32 {
    let known = captures.firstIndex { $0.id == file.id }
    if known == nil { captures.append(file) }
    let number = Int32((known ?? captures.count - 1) + 1)
    if let pointer { filePointers[number] = pointer }
    return number
  }

  /// Whether it stands in another file than the description.
  func isEvidence(_ place: Place) -> Bool { self[place].file > 0 }

  /// The pointer to what names the file that a place stands in; nil where a screen does.
  func pointerToName(ofFileAt place: Place) -> String? { filePointers[self[place].file] }

  /// The id of a list item that has one.
  func id(of place: Place) -> String? {
    let number = self[place].id
    return number < 0 ? nil : ids[Int(number)]
  }

  /// Where the mapping stands that something taken over was written in.
  func origin(of place: Place) -> Origin? {
    let number = self[place].origin
    return number < 0 ? nil : origins[Int(number)]
  }

  /// Places are numbered from 0 up to this.
  package var count: Int { entries.count }

  subscript(place: Place) -> Entry { entries[Int(place.number)] }

  /// Whether it was written for another screen, which this one is like.
  package func isInherited(_ place: Place) -> Bool {
    self[place].flags.contains(.inherited)
  }

  /// Whether it is an item of a list.
  package func isItem(_ place: Place) -> Bool {
    if case .item = self[place].step { true } else { false }
  }

  /// Whether somebody wrote what is there.
  package func isWritten(_ place: Place) -> Bool { !self[place].flags.contains(.absent) }

  /// The bytes of what is there; of an absent key, those of the mapping it would stand in.
  package func range(of place: Place) -> SourceRange {
    guard place != .none else { return SourceRange(wholeOf: file) }
    let capture = Int(self[place].file)
    let file = capture > 0 ? captures[capture - 1].id : file
    return SourceRange(file: file, bytes: self[place].bytes)
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

  /// A place, what it lies in, and so on up to the description itself.
  package func around(_ place: Place) -> [Place] {
    place == .none ? [] : Array(sequence(first: place, next: parent(of:)))
  }

  /// The section and the slot of the field at a place; nil for items and for the description itself.
  func declaration(at place: Place) -> (section: Section, slot: Int)? {
    guard case .field(let slot) = self[place].step, let parent = parent(of: place),
      case .section(let section) = type(at: parent)
    else { return nil }
    return (section, Int(slot))
  }

  /// The key that a plain word stands for, where one stands for a whole section.
  func wordKey(at place: Place) -> String? {
    guard self[place].flags.contains(.wordForm), case .section(let section) = type(at: place),
      case .word(let key) = section.shortForm
    else { return nil }
    return key
  }
}
