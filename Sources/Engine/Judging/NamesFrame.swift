internal import Expressions
internal import Model
internal import Rules

/// What the texts of findings are filled in from where a language has names of its own for services,
/// screens, steps and fields.
///
/// Rules are judged by the English names only. Of a rule that has something to say about an item,
/// nothing but the texts is evaluated here.
struct NamesFrame {
  /// An item of a list that a rule goes through.
  private enum Item {
    case listed(index: Int, place: Place)
    case key(TracedValue)
  }

  private var frame: Frame
  private let parametersSlot: Int
  private var rule: CompiledRule?
  private var items: [Item] = []
  /// Whether the frame holds the items that are looked at.
  private var isThere = false

  init(of description: Description, _ book: RuleBook) {
    frame = Frame(of: description, by: book)
    parametersSlot = book.parametersSlot
  }

  mutating func begin(_ rule: CompiledRule, with parameters: TracedValue) {
    self.rule = rule
    frame[parametersSlot] = parameters
    items = []
    isThere = false
  }

  /// Looks at an item of the list that the rule has at that level.
  mutating func go(to index: Int, at place: Place, level: Int) {
    go(to: .listed(index: index, place: place), level)
  }

  /// Looks at a key of the map that the rule has at that level.
  mutating func go(to key: TracedValue, level: Int) {
    go(to: .key(key), level)
  }

  private mutating func go(to item: Item, _ level: Int) {
    items.removeSubrange(level...)
    items.append(item)
    isThere = false
  }

  /// What the placeholders of a text stand for; nil where that can't be told.
  mutating func values(of template: MessageTemplate) -> [Value]? {
    guard template.hasPlaceholders else { return [] }
    guard isThere || hold() else { return nil }
    return try? template.values(in: &frame)
  }

  /// What a program answers, likewise.
  mutating func value(of program: Program) -> Value? {
    guard isThere || hold() else { return nil }
    let value = program.evaluate(in: &frame).value
    if case .error = value { return nil }
    return value
  }

  /// Has the names of the rule stand for the items that are looked at.
  private mutating func hold() -> Bool {
    guard let rule else { return false }
    frame.cost = 0
    for (level, item) in items.enumerated() {
      let slot = rule.firstSlot + level
      switch item {
      case .key(let key): frame[slot] = key
      case .listed(let index, let place):
        let (found, firstItem) = frame.list(of: rule.clauses.each[level])
        guard case .list(let all) = found.value,
          let same = all.indices.contains(index) && all[index].place == place
            ? index : all.indices.first(where: { all[$0].place == place })
        else { return false }
        frame.hold(all[same].item, in: slot, item: firstItem.map { $0 + same })
      }
    }
    frame.define(rule.clauses.definitions, from: rule.definitionSlots.lowerBound)
    isThere = true
    return true
  }
}
