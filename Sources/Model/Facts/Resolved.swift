internal import Expressions

/// Something that follows from what was said, or the facts one would have to know first.
enum Resolved<Wrapped: Sendable>: Sendable {
  case known(Wrapped)
  case open(MissingFacts)

  func map<Other>(_ change: (Wrapped) -> Other) -> Resolved<Other> {
    flatMap { .known(change($0)) }
  }

  /// What follows from it, if that may need further facts.
  func flatMap<Other>(_ change: (Wrapped) -> Resolved<Other>) -> Resolved<Other> {
    switch self {
    case .known(let value): change(value)
    case .open(let missing): .open(missing)
    }
  }
}

extension Resolved<Bool> {
  /// The value that rules see.
  var value: Value {
    switch self {
    case .known(let answer): .boolean(answer)
    case .open(let missing): .undecided(missing)
    }
  }

  /// Yes if both are yes, open if both could still be.
  static func && (one: Self, other: Self) -> Self {
    switch (one, other) {
    case (.known(false), _), (_, .known(false)): .known(false)
    case (.known(true), let answer), (let answer, .known(true)): answer
    case (.open(let one), .open(let other)): .open(one.union(other))
    }
  }

  /// Yes if any is yes, open if any could still be.
  static func any(_ answers: some Sequence<Self>) -> Self {
    var missing: MissingFacts?
    for answer in answers {
      switch answer {
      case .known(true): return .known(true)
      case .known(false): continue
      case .open(let more):
        if missing == nil { missing = more } else { missing?.formUnion(more) }
      }
    }
    return missing.map(Self.open) ?? .known(false)
  }
}

extension TracedValue {
  /// What the operand says, or the place where it would have been said.
  func known<Wrapped>(_ read: (Value) -> Wrapped?) -> Resolved<Wrapped> {
    switch value {
    case .undecided(let missing): .open(missing)
    default: read(value).map(Resolved.known) ?? .open(MissingFacts([place]))
    }
  }

  /// Whether nobody said it.
  var isAbsent: Bool {
    if case .absent = value { true } else { false }
  }

  var knownText: Resolved<String> { known(\.text) }
  var knownItems: Resolved<ItemList<TracedValue>> { known(\.items).map { ItemList($0) } }
}

extension Value {
  var text: String? { string }

  package var number: Double? {
    if case .double(let number) = self { number } else { nil }
  }

  var items: ContiguousArray<TracedValue>? {
    if case .list(let items) = self { items } else { nil }
  }

  var isUndecided: Bool {
    if case .undecided = self { true } else { false }
  }

  /// Whether it is a list with something in it.
  var hasItems: Bool {
    if case .list(let items) = self { !items.isEmpty } else { false }
  }

  /// The record, whether somebody wrote the section or only its defaults answer.
  var record: Record? {
    switch self {
    case .object(let record), .unwritten(let record): record
    default: nil
    }
  }
}
