internal import Diagnostics

extension Function {
  static let containsText = Function(
    "contains",
    .method(cost: .searching) { (text: String, part: String) in
      Array(text.utf8).firstPlace(of: Array(part.utf8)) != nil
    })

  static let startsWith = Function(
    "startsWith", .method { (text: String, part: String) in text.utf8.starts(with: part.utf8) })

  static let endsWith = Function(
    "endsWith",
    .method { (text: String, part: String) in
      text.utf8.suffix(part.utf8.count).elementsEqual(part.utf8)
    })

  static let matches = Function(
    "matches", .function(result: .boolean, cost: .searching) { matches($0, $1, $2) },
    .method(result: .boolean, cost: .searching) { matches($0, $1, $2) })

  static let indexOf = Function(
    "indexOf",
    .method(cost: .searching) { (text: String, part: String) in
      position(text.scalars.firstPlace(of: part.scalars))
    },
    .method(result: .integer, cost: .searching) { (text: String, part: String, start: Int64) in
      let text = text.scalars
      guard let index = text.index(start) else { return .outside(start) }
      return .integer(position(text.firstPlace(of: part.scalars, from: index)))
    })

  static let lastIndexOf = Function(
    "lastIndexOf",
    .method(cost: .searching) { (text: String, part: String) in
      position(text.scalars.lastPlace(of: part.scalars, upTo: .max))
    },
    .method(result: .integer, cost: .searching) { (text: String, part: String, end: Int64) in
      let text = text.scalars
      guard let index = text.index(end) else { return .outside(end) }
      return .integer(position(text.lastPlace(of: part.scalars, upTo: index)))
    })

  private static func position(_ index: Int?) -> Int64 { Int64(index ?? -1) }

  private static func matches(_ text: String, _ written: String, _ room: Room) -> Value {
    do {
      let pattern = try Pattern(written)
      let (steps, overflows) = text.utf8.count.multipliedReportingOverflow(by: pattern.size)
      guard !overflows, steps / 10 <= room.bytes else { return .tooLarge }
      return .boolean(pattern.matches(text))
    } catch {
      return .error(
        EvaluationError(.badPattern, "\(written.quoted) is no pattern: \(error.reason)"))
    }
  }
}

extension String {
  /// Its characters, as functions count them.
  var scalars: [Unicode.Scalar] { Array(unicodeScalars) }

  init(_ scalars: some Sequence<Unicode.Scalar>) {
    var view = UnicodeScalarView()
    view.append(contentsOf: scalars)
    self.init(view)
  }
}

extension Array where Element: Equatable {
  /// The number as an index of its own, or as that behind the last; nil if it is neither.
  func index(_ number: Int64) -> Int? {
    Int(exactly: number).flatMap { (0...count).contains($0) ? $0 : nil }
  }

  /// Where the part first is, from an index on.
  func firstPlace(of part: [Element], from start: Int = 0) -> Int? {
    guard count - start >= part.count else { return nil }
    guard let head = part.first else { return start }
    return (start...count - part.count).first { self[$0] == head && has(part, at: $0) }
  }

  /// Where the part last is, beginning no later than at an index.
  func lastPlace(of part: [Element], upTo end: Int) -> Int? {
    guard count >= part.count else { return nil }
    return (0...Swift.min(end, count - part.count)).last { has(part, at: $0) }
  }

  private func has(_ part: [Element], at index: Int) -> Bool {
    self[index..<index + part.count].elementsEqual(part)
  }
}

extension Value {
  /// The error of a position that a text doesn't have.
  static func outside(_ position: Int64) -> Value {
    .error(EvaluationError(.indexOutOfBounds, "the text has no position \(Int(position))"))
  }
}
