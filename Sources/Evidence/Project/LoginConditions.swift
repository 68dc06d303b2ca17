/// What it hangs on whether people can sign in with something.
package struct LoginCondition: Hashable, Sendable {
  /// Where it stands, and what it is set to there, where code says so.
  struct Site: Hashable, Sendable {
    let place: String
    var value: Bool?
  }

  /// As it stands in code: `Env.appleSignInEnabled`, `Platform.isAndroid`.
  let words: String
  let sites: [Site]
  /// Whether somebody switches it, not the platform.
  package let isSwitch: Bool

  /// `isOn (false in lib/config.dart:12)`
  package var text: String {
    let sites = sites.map { site in
      site.value.map { "\($0) in \(site.place)" } ?? site.place
    }
    return "\(words) (\(sites.joined(separator: ", ")))"
  }

  /// In any language: `lib/config.dart:12: false`.
  var places: String {
    sites.map { site in site.place + (site.value.map { ": \($0)" } ?? "") }.joined(separator: ", ")
  }
}

/// The switches that files of a project name, and what they are set to.
struct LoginConditions {
  private let switches: [NamedSwitch]
  /// The names to which values are given as the app runs.
  private let states: Set<String>

  init(_ contents: [FileContent]) {
    let states = contents.reduce(into: Set<String>()) { $0.formUnion($1.states) }
    self.states = states
    switches = contents.flatMap(\.switches).filter { !states.contains($0.key) }.sorted {
      ($0.file, $0.line, $0.words) < ($1.file, $1.line, $1.words)
    }
  }

  /// On what it hangs whether a place in a file is reached.
  func condition(of sighting: Sighting, in file: String) -> LoginCondition? {
    guard let condition = sighting.reach.condition else { return nil }
    let place = "\(condition.file.isEmpty ? file : condition.file):\(condition.line)"
    guard let key = condition.key else {
      let words = (condition.isNegated ? "not " : "") + condition.words
      return LoginCondition(words: words, sites: [.init(place: place)], isSwitch: false)
    }
    return states.contains(key) ? nil : switched(condition.words, key, at: place)
  }

  /// What a login hangs on as a whole, by what shows it; nil where it is there in any case.
  func condition(of service: String, _ evidence: [DetectionMatch]) -> LoginCondition? {
    let code = evidence.filter { $0.kind == .code && $0.unconditional > .hint }
    let surest = code.map(\.unconditional).max()
    let calls = code.filter { $0.unconditional == surest }
    if let condition = calls.lazy.compactMap(\.condition).first {
      return calls.allSatisfy { $0.condition != nil } ? condition : nil
    }
    guard !calls.contains(where: \.isReachedInTwoWays) else { return nil }
    let own = switches.filter { $0.services.contains(service) }
    guard let named = own.first(where: { $0.value == false }) ?? own.first else { return nil }
    return switched(named.words, named.key, at: "\(named.file):\(named.line)")
  }

  /// Where several files say something, as one for each environment does, these are all.
  private static let mostSites = 3

  private func switched(_ words: String, _ key: String, at place: String) -> LoginCondition {
    let told = switches.filter { $0.key == key && $0.value != nil }.prefix(Self.mostSites)
    let sites = told.map { LoginCondition.Site(place: "\($0.file):\($0.line)", value: $0.value) }
    return LoginCondition(
      words: words, sites: sites.isEmpty ? [.init(place: place)] : sites, isSwitch: true)
  }
}
