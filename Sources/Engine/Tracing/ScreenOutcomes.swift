internal import Expressions
internal import Model
internal import Rules

/// What each rule that goes through the screens found out about each of them.
package struct ScreenOutcomes: Sendable {
  /// A screen of the description.
  package struct Screen: Hashable, Sendable {
    /// Its id, as people know it.
    package let name: String
    /// What the paths of everything in it begin with.
    package let path: String
  }

  package let screens: [Screen]
  fileprivate let places: [Place]
  fileprivate private(set) var rows: Rows
  /// Row after row, each with an outcome for every screen.
  private var outcomes: [Outcome]

  /// The rules that go through the screens: the same for every description of a run.
  struct Rows: Sendable {
    fileprivate var numbers: [String: Int]

    init(_ rules: [CompiledRule]) {
      let ids = rules.filter(\.goesThroughScreens).map(\.id)
      numbers = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, $0) })
    }
  }

  /// Nothing about no screen.
  static let none = ScreenOutcomes()

  private init() {
    screens = []
    places = []
    rows = Rows([])
    outcomes = []
  }

  fileprivate init(_ description: Description, rows: Rows) {
    places = description.screens
    screens = places.map { place in
      let path = description.places.path(of: place)
      return Screen(name: Self.name(of: path), path: path.description)
    }
    self.rows = rows
    outcomes = Array(repeating: .notApplicable, count: rows.numbers.count * places.count)
  }

  /// What the rule found out about the screen of that number; nil if it doesn't go through them.
  package func outcome(of rule: String, on screen: Int) -> Outcome? {
    rows.numbers[rule].map { self[$0, screen] }
  }

  /// Forgets a rule that another linter has more to say about.
  mutating func remove(_ rule: String) { rows.numbers[rule] = nil }

  fileprivate subscript(row: Int, screen: Int) -> Outcome {
    get { outcomes[row * places.count + screen] }
    set { outcomes[row * places.count + screen] = newValue }
  }

  private static func name(of path: Path) -> String {
    if case .id(let id) = path.components.last { id } else { path.description }
  }
}

/// Notes what rules find out about each screen, while they are evaluated.
struct ScreenLog: EvaluationObserver {
  private(set) var outcomes: ScreenOutcomes
  /// The numbers of the screens that are looked at; before any of them is, all.
  private var screens: Range<Int>
  /// How many lists are around of which more items may be there than are known.
  private var furtherItems = 0

  init(of description: Description, rows: ScreenOutcomes.Rows) {
    outcomes = ScreenOutcomes(description, rows: rows)
    screens = outcomes.places.indices
  }

  mutating func note(_ step: EvaluationStep, of rule: CompiledRule, in frame: inout Frame) {
    guard rule.goesThroughScreens, let row = outcomes.rows.numbers[rule.id] else { return }
    switch step {
    case .begin: (screens, furtherItems) = (outcomes.places.indices, 0)
    case .item(_, of: _, let place, level: 0):
      screens = outcomes.places.firstIndex(of: place).map { $0..<$0 + 1 } ?? 0..<0
    case .further: furtherItems += 1
    case .endOfFurther(let isOpen):
      furtherItems -= 1
      if isOpen { note(.incomplete, in: row) }
    case .unknownList: note(.incomplete, in: row)
    case .conclusion(let conclusion): note(conclusion.outcome, in: row)
    case .fault: for number in outcomes.places.indices { outcomes[row, number] = .notApplicable }
    default: break
    }
  }

  /// The worst counts for a screen; what is found before any of them is true of each.
  private mutating func note(_ outcome: Outcome, in row: Int) {
    guard furtherItems == 0 else { return }
    for number in screens { outcomes[row, number] = min(outcomes[row, number], outcome) }
  }
}
