internal import Model

/// What keeps code from being reached, and what in code says so: names of switches, conditions of a
/// build, guards of other platforms.
struct ReachWords: Sendable {
  /// What doesn't hold, and what does, in the app that people get.
  var never: [CodePattern] = []
  var always: [CodePattern] = []
  /// Cases of platforms: others' and one's own, where one of the words says that they are such.
  var otherCases = NameSet()
  var ownCases = NameSet()
  var platformWords = NameSet()
  /// With a service's words, it is that service's switch; with what alone, a switch of something.
  var switchWords = NameSet()
  var flagWords = NameSet()
  /// What else may be in the name of a service's switch.
  var plainWords = NameSet()
  /// What is told of while the app runs.
  var stateWords = NameSet()
  /// What has switches as its parts, by its words as one; and what asks for one by its name.
  var flagObjects = NameSet()
  var remoteCalls = NameSet()
  /// Conditions of a build that are no switches.
  var plainConditions = NameSet()
  /// Functions that whatever shows their type calls.
  var systemCalls = NameSet()
}

/// On what it hangs whether code is reached.
struct ReachCondition: Hashable, Comparable, Sendable {
  /// As it stands in code: `Env.appleSignInEnabled`, `Platform.isAndroid`.
  let words: String
  /// The file in which it stands, once that is known.
  var file = ""
  let line: Int
  /// The last name of a switch, by its words as one; nil where nobody switches it.
  let key: String?
  /// It isn't reached where that holds.
  var isNegated = false

  static func < (one: Self, other: Self) -> Bool {
    (one.file, one.line, one.words) < (other.file, other.line, other.words)
  }

  func placed(in file: String) -> Self {
    var condition = self
    condition.file = file
    return condition
  }

  var negated: Self {
    var condition = self
    condition.isNegated.toggle()
    return condition
  }
}

/// Whether code is reached, as far as a file tells.
enum Reach: Hashable, Sendable {
  case open
  /// It is reached openly in one place, and on a condition in another.
  case partly
  /// By functions or types of these names' hashes, which only others call.
  case through(Set<UInt64>)
  case behind(ReachCondition)

  /// What two places of one thing come to.
  func or(_ other: Self) -> Self {
    switch (self, other) {
    case (.partly, _), (_, .partly): .partly
    case (.open, .behind), (.behind, .open): .partly
    case (.open, _), (_, .open): .open
    case (.through(let names), .through(let others)): .through(names.union(others))
    case (.through, _): self
    case (_, .through): other
    case (.behind, .behind): self
    }
  }

  var condition: ReachCondition? {
    if case .behind(let condition) = self { condition } else { nil }
  }

  var names: Set<UInt64> { if case .through(let names) = self { names } else { [] } }
}

/// The name of a switch, in a condition or where its value is told.
struct NamedSwitch: Hashable, Sendable {
  let words: String
  /// Its last name's words as one, the same where it is used and where it is told.
  let key: String
  /// Whose it is, by their ids.
  let services: Set<String>
  /// The file in which it stands, once that is known.
  var file = ""
  let line: Int
  /// `true` or `false`; nil where that isn't told here, or is known only when the app runs.
  let value: Bool?

  func placed(in file: String) -> Self {
    var named = self
    named.file = file
    return named
  }
}
