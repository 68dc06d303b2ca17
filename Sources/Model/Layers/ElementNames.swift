internal import Diagnostics

/// Finds the elements of a capture by what somebody calls them.
struct ElementNames {
  /// Which elements a name stands for.
  enum Meaning {
    case one(Int)
    /// Some of those that aren't at one place.
    case several([Int])
    case nothing
  }

  private let capture: ScreenCapture
  /// The numbers of elements by each of their names.
  private var numbers: [String: [Int]] = [:]

  private static let mostShown = 5
  private static let mostCompared = 200
  /// What as many are called tells none of them.
  private static let mostOfOneName = 100

  init(of capture: ScreenCapture) {
    self.capture = capture
    for number in capture.elements.indices {
      for name in Set(capture.elements[number].names)
      where numbers[name]?.count ?? 0 < Self.mostOfOneName {
        numbers[name, default: []].append(number)
      }
    }
  }

  /// What a button of a service means by a name.
  ///
  /// An identifier counts more than words, a login of the service more than other elements, and
  /// one with a place more than one without; what lies on one another is one button.
  func meaning(of name: String, for service: (String) -> Bool) -> Meaning {
    var named = numbers[name] ?? []
    named = named.preferring { capture.elements[$0].identifier == name }
    named = named.preferring { capture.elements[$0].service.map(service) ?? false }
    named = named.preferring { capture.elements[$0].frame != nil }
    var places: [Int] = []
    for number in named where !places.contains(where: { capture.areOnePlace($0, number) }) {
      places.append(number)
      if places.count == Self.mostShown { break }
    }
    return switch places.count {
    case 0: .nothing
    case 1: .one(places[0])
    default: .several(places)
    }
  }

  /// That nothing or too much is called so, with what may be meant.
  func message(about name: String, _ meaning: Meaning) -> Message {
    guard case .several(let numbers) = meaning else {
      let hint = Suggestion.clause(for: name, among: firstNames)
      return Message(.unknownElement, name.quoted, hint.isEmpty ? shown : hint)
    }
    let lines = LineTable(of: capture.file)
    let starts = numbers.map { capture.elements[$0].bytes.lowerBound }.sorted()
    return Message(
      .ambiguousElement, name.quoted, (starts.map { "\(lines.position(of: $0).line)" }).together)
  }

  /// Those that are compared with what nobody is called; a capture may have very many.
  private var firstNames: [String] {
    Array(capture.elements.lazy.flatMap(\.names).prefix(Self.mostCompared))
  }

  private var shown: Message {
    let logins = capture.elements.lazy.filter { $0.service != nil }.compactMap(\.names.first)
    let names = Array(logins) + capture.unrecognised.flatMap(\.names)
    return names.isEmpty ? .empty : Message(.shows, names.together)
  }
}

extension ScreenCapture {
  /// Whether two elements are one button: one of them lies around the middle of the other.
  func areOnePlace(_ one: Int, _ other: Int) -> Bool {
    guard let a = elements[one].frame, let b = elements[other].frame else { return one == other }
    return a.holdsMiddle(of: b) || b.holdsMiddle(of: a)
  }
}

extension [Int] {
  /// Those of a kind if there are any, else all.
  fileprivate func preferring(_ isBetter: (Int) -> Bool) -> [Int] {
    let better = filter(isBetter)
    return better.isEmpty ? self : better
  }
}
