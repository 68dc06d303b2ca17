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
  private let places: [Place]
  private let rows: Rows
  /// Row after row, each with an outcome for every screen.
  private var outcomes: [Outcome]

  /// The rules that go through the screens: the same for every description of a run.
  struct Rows: Sendable {
    fileprivate let numbers: [String: Int]

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

  init(_ description: Description, rows: Rows) {
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
    rows.numbers[rule].map { outcomes[$0 * places.count + screen] }
  }

  /// A rule that couldn't begin says the same of every screen.
  mutating func add(_ outcome: RuleOutcome, of rule: CompiledRule) {
    guard rule.goesThroughScreens, let row = rows.numbers[rule.id] else { return }
    let summary = outcome.screens.isEmpty ? outcome.summary : .notApplicable
    for (number, place) in places.enumerated() {
      let found = outcome.screens.first { $0.place == place }?.outcome
      outcomes[row * places.count + number] = found ?? summary
    }
  }

  private static func name(of path: Path) -> String {
    if case .id(let id) = path.components.last { id } else { path.description }
  }
}
