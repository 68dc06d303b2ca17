package import Diagnostics
package import Expressions

/// The descriptions of a run, as rules see them beside the one that is judged: as `otherApps`.
///
/// A class, because all descriptions of a run share it. What belongs to others has places with
/// numbers of their own, behind those that any description has.
package final class OtherApps: Sendable {
  /// One of the descriptions, as all others see it.
  private struct Member: Sendable {
    let file: SourceFile.ID
    let document: Int
    let name: String
    let places: PlaceTable
    /// Of its file, and of the files that something was taken from.
    let lines: [SourceFile.ID: LineTable]
    /// Where it is for the others; what is in it follows.
    let first: Place
    let value: TracedValue
  }

  /// Where nobody knows whether there are others; no file has it.
  static let unknown = Place(number: 1 << 28)

  private let members: [Member]
  private let subjects: [Subjects.Subject]
  /// Whether nothing else belongs to the run.
  private let areAll: Bool

  /// Those of a run in their order, with the lines of their files; without `areAll` there may be
  /// others.
  package init(
    _ descriptions: [(description: Description, lines: LineTable)],
    areAll: Bool,
    as schema: Schema
  ) {
    self.areAll = areAll
    let type = schema.otherAppType
    var members: [Member] = []
    var subjects: [Subjects.Subject] = []
    var next = Self.unknown.number + 1
    for (description, lines) in descriptions {
      let first = Place(number: next)
      var variables = description.variables
      for index in variables.indices { variables[index].move(by: next) }
      subjects.append(Subjects.Subject(from: first, variables))
      var tables = [description.file: lines]
      for file in description.places.captures { tables[file.id] = LineTable(of: file) }
      let record = Record(type: type, slots: ContiguousArray(variables.prefix(type.fields.count)))
      members.append(
        Member(
          file: description.file,
          document: description.document,
          name: description.app,
          places: description.places,
          lines: tables,
          first: first,
          value: TracedValue(.object(record), at: first)
        )
      )
      next += Int32(truncatingIfNeeded: description.places.count)
    }
    self.members = members
    self.subjects = subjects
  }

  /// What rules see of them where nobody knows whether there are any.
  static let open = TracedValue(.list([.further]), at: unknown)

  /// What rules see of them besides one of them.
  fileprivate func others(of description: Description) -> TracedValue {
    let others = members.filter { member in
      member.file != description.file || member.document != description.document
    }
    let further: [TracedValue] = areAll ? [] : [.further]
    return TracedValue(.list(ContiguousArray(others.map(\.value) + further)), at: Self.unknown)
  }

  /// The values of one of them, and those of all.
  fileprivate func subjects(with variables: ContiguousArray<TracedValue>) -> Subjects {
    Subjects([Subjects.Subject(from: Place(number: 0), variables)] + subjects)
  }
}

extension Description {
  /// The same among the descriptions of a run.
  package func among(_ apps: OtherApps) -> Description {
    var (places, variables) = (places, variables)
    places.others = apps
    variables[variables.count - 1] = apps.others(of: self)
    return holding(variables, at: places)
  }

  /// Whose values expressions may come upon.
  package var subjects: Subjects { places.others?.subjects(with: variables) ?? Subjects() }
}

// What is asked of places in others, which know them by numbers of their own.
extension OtherApps {
  private func member(at place: Place) -> (member: Member, place: Place)? {
    let next = members.partitioningIndex { $0.first.number > place.number }
    guard next > 0 else { return nil }
    let member = members[next - 1]
    return (member, Place(number: place.number - member.first.number))
  }

  /// The file and the bytes; nil where no file has the place.
  func range(of place: Place) -> SourceRange? {
    member(at: place).map { $0.member.places.range(of: $0.place) }
  }

  /// The lines of the file that it stands in.
  func lines(at place: Place) -> LineTable? {
    member(at: place).flatMap { $0.member.lines[$0.member.places.range(of: $0.place).file] }
  }

  func written(_ place: Place) -> Place {
    guard let (member, inner) = member(at: place) else { return Place(number: 0) }
    return Place(number: member.places.written(inner).number + member.first.number)
  }

  func isWritten(_ place: Place) -> Bool {
    member(at: place).map { $0.member.places.isWritten($0.place) } ?? false
  }

  func path(of place: Place) -> Path {
    let list = [Path.Component.key(Schema.nameOfOtherApps)]
    guard let (member, inner) = member(at: place) else { return Path(list) }
    return Path(list + [.id(member.name)] + member.places.path(of: inner).components)
  }

  /// In its own file.
  func pointer(to place: Place) -> [UInt8] {
    member(at: place).map { $0.member.places.pointer(to: $0.place) } ?? []
  }
}

extension Place {
  /// Whether it lies in another description than the one that is judged.
  package var isElsewhere: Bool { number >= OtherApps.unknown.number }
}

extension TracedValue {
  fileprivate static let further = TracedValue(
    .further(MissingFacts(OtherApps.unknown)),
    at: OtherApps.unknown
  )

  /// Gives whatever is in it places with numbers that are so much higher.
  fileprivate mutating func move(by offset: Int32) {
    place.move(by: offset)
    value.move(by: offset)
  }
}

extension Place {
  fileprivate mutating func move(by offset: Int32) {
    if self != .none, !isElsewhere { self = Place(number: number + offset) }
  }
}

extension MissingFacts {
  fileprivate mutating func move(by offset: Int32) {
    self = MissingFacts(
      places.map { place in
        var place = place
        place.move(by: offset)
        return place
      }
    )
  }
}

extension Value {
  fileprivate mutating func move(by offset: Int32) {
    switch self {
    case .list(var items):
      self = .null
      for index in items.indices { items[index].move(by: offset) }
      self = .list(items)
    case .object(var record):
      self = .null
      record.move(by: offset)
      self = .object(record)
    case .unwritten(var record):
      record.move(by: offset)
      self = .unwritten(record)
    case .undecided(var missing):
      missing.move(by: offset)
      self = .undecided(missing)
    case .further(var missing):
      missing.move(by: offset)
      self = .further(missing)
    case .atLeast(let count, var missing):
      missing.move(by: offset)
      self = .atLeast(count, missing)
    default: break
    }
  }
}

extension Record {
  fileprivate mutating func move(by offset: Int32) {
    for slot in slots.indices { slots[slot].move(by: offset) }
  }
}
