internal import Diagnostics
internal import Expressions
package import Model
internal import Rules

/// What a rule reads of a description where it finds a fault or leaves something to a person, by
/// which of them it is and where.
///
/// The rule is evaluated once more, for the first finding of it that asks.
typealias FactsRead = Lazy<[Outcome: [Place: ReadFacts]]>

extension FactsRead {
  convenience init(by rule: CompiledRule, of subject: CheckedDescription) {
    self.init {
      var evaluation = RuleEvaluation(
        of: subject.description, by: subject.book, observer: FactLog(of: subject.description))
      _ = try? evaluation.outcome(of: rule)
      return evaluation.observer.facts
    }
  }
}

extension Finding {
  /// What it rests on, where it is a fault or left to a person; else nothing.
  package var factsRead: ReadFacts {
    facts?.value[isFailure ? .fail : .review]?[place] ?? ReadFacts()
  }
}

/// Notes what clauses read, and what of it decides about the item that they are asked of.
private struct FactLog: EvaluationObserver {
  private let description: Description
  private(set) var facts: [Outcome: [Place: ReadFacts]] = [:]
  /// What was read before the items of each list that the rule goes through.
  private var before: ArraySlice<[FieldRead]> = []
  /// The items that are looked at.
  private var items: ArraySlice<Place> = []
  /// How much was read in order to come to them.
  private var selecting = 0

  init(of description: Description) { self.description = description }

  mutating func note(_ step: EvaluationStep, of rule: CompiledRule, in frame: inout Frame) {
    switch step {
    case .begin: (frame.isWatched, frame.reads) = (true, [])
    case .list(_, let level): before = before.prefix(level) + [frame.reads]
    case .item(_, of: _, let place, let level): begin(at: place, level, &frame)
    case .key(_, let level): begin(at: items.prefix(level).last, level, &frame)
    case .further(let level): begin(at: Place.none, level, &frame)
    case .definitions: selecting = frame.reads.count
    case .conclusion(.needsReview): add(rule, shownIn: .review, to: .review, &frame)
    case .conclusion(.fails): add(rule, shownIn: .message, to: .fail, &frame)
    default: break
    }
  }

  /// What other items read is none of this one's facts.
  private mutating func begin(at place: Place?, _ level: Int, _ frame: inout Frame) {
    frame.reads = before[level]
    items = items.prefix(level) + [place ?? Place(number: 0)]
  }

  private mutating func add(
    _ rule: CompiledRule, shownIn text: RuleText, to outcome: Outcome, _ frame: inout Frame
  ) {
    let reads = frame.reads
    _ = try? rule.english[text].values(in: &frame)
    let shown = frame.reads[reads.count...]
    let at = rule.clauses.at.map { $0.evaluate(in: &frame).place } ?? .none
    frame.reads = reads
    let place = at == .none ? items.last ?? Place(number: 0) : at
    // A fault points into what it is about, where that isn't what the rule goes through.
    let around = outcome == .fail ? description.places.around(place) : []
    let about = around.filter(description.places.isItem)
    let own = reads[..<selecting].filter { isOfItem($0, about) } + reads[selecting...]
    for read in own + shown.filter(isWritten) { add(read, to: place, outcome) }
  }

  /// Which other items there are doesn't matter to one of them, nor what they are like; what is
  /// unknown left it there, and leaves it there once it is known.
  private func isOfItem(_ read: FieldRead, _ about: [Place]) -> Bool {
    switch read.value.value {
    case .absent, .undecided: return false
    case .list(let items): if case .object? = items.first?.value { return false }
    default: break
    }
    let around = description.places.around(read.place)
    return !around.contains(where: description.places.isItem)
      || around.contains { $0.number > 0 && (items.contains($0) || about.contains($0)) }
  }

  /// Whether somebody wrote the value: what people are shown besides may have names of the program's.
  private func isWritten(_ read: FieldRead) -> Bool {
    read.value.place != .none && read.value.place != read.place
      && description.places.isWritten(read.value.place)
  }

  private mutating func add(_ read: FieldRead, to place: Place, _ outcome: Outcome) {
    let places = description.places
    var path = places.path(of: read.place)
    if let field = read.field {
      path = Path(path.components + [.key(field)])
    } else if read.slot.map({ $0 >= description.variables.count }) ?? true {
      return
    }
    guard let content = content(of: read) else { return }
    facts[outcome, default: [:]][place, default: ReadFacts()][path.description] = content
  }

  /// Nil for a section, whose fields are read one by one, and for a day that nobody wrote.
  private func content(of read: FieldRead) -> ReadFacts.Content? {
    switch read.value.value {
    case .absent, .undecided: .word("unknown")
    case .list(let items): content(of: items)
    case .boolean, .integer, .double, .string, .named: .word(read.value.value.factText)
    case .timestamp where isWritten(read): .word(read.value.value.factText)
    default: nil
    }
  }

  private func content(of items: ContiguousArray<TracedValue>) -> ReadFacts.Content {
    let names = items.map { item in
      switch item.value {
      case .object: description.places.path(of: item.place).components.last?.id
      case .further, .absent: "unknown"
      default: item.value.factText
      }
    }
    // What has no names is counted.
    return names.contains(nil)
      ? .word("\(names.count)") : ReadFacts.Content(names.compactMap(\.self))
  }
}

extension Value {
  fileprivate var factText: String { NamedText(self)?.inEnglish ?? words }
}

extension Path.Component {
  fileprivate var id: String? { if case .id(let id) = self { id } else { nil } }
}
