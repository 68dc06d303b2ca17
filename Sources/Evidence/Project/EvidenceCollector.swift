package import Model

/// Turns what was read in files into evidence, by the targets to which the files belong.
struct EvidenceCollector {
  private let detection: Detection
  let targets: AppTargets
  private let lines: [String: [Int: Int]]
  /// Whether no project is there, as where one is generated, and only one file of entitlements.
  private let hasOneEntitlements: Bool
  private(set) var evidence: [DetectionMatch] = []
  /// The facts of which something speaks against what they come to otherwise.
  private var against: Set<String> = []
  /// For which apps the files of each show it.
  private var apps: [EvidenceSubject: Set<String>] = [:]
  /// The files with entitlements of the app's own targets.
  private(set) var entitlements: [String] = []
  /// Names that the project or its packages declare themselves.
  private let declared: Set<UInt64>
  let conditions: LoginConditions

  init(_ contents: [FileContent], _ detection: Detection) {
    self.detection = detection
    targets = AppTargets(contents)
    let hasProject = contents.contains { if case .project = $0.role { true } else { false } }
    let count = contents.count { if case .entitlements = $0.role { true } else { false } }
    hasOneEntitlements = !hasProject && count == 1
    lines = contents.reduce(into: [:]) { lines, content in
      switch content.role {
      case .project(_, let numbers), .settings(_, let numbers): lines[content.path] = numbers
      default: break
      }
    }
    declared = contents.reduce(into: []) { $0.formUnion($1.declared) }
    conditions = LoginConditions(contents)
    for content in contents { collect(content) }
    // Of several apps, nobody says which one is meant.
    evidence = evidence.map { shows($0, forAll: Set(targets.apps.map(\.name))) ? $0 : $0.weakened }
    collectBuildSettings()
    let shown = against.union(evidence.filter { !$0.isOtherwise }.map(\.subject.name))
    evidence.removeAll { $0.isOtherwise && shown.contains($0.subject.name) }
  }

  /// Whether what belongs to one target is found for every app.
  private func shows(_ match: DetectionMatch, forAll names: Set<String>) -> Bool {
    match.kind != .entitlement && match.kind != .infoKey
      || names.isSubset(of: apps[match.subject] ?? names)
  }

  private mutating func collect(_ content: FileContent) {
    switch content.role {
    case .entitlements:
      switch targets.owner(of: content.path, by: AppTargets.entitlements) {
      case .apps(let apps):
        entitlements.append(content.path)
        add(content.sightings, in: content.path, for: apps)
      case .other: break
      case .unknown:
        add(content.sightings, in: content.path, atMost: hasOneEntitlements ? .proves : .likely)
      }
    case .infoList(let keys):
      let owner = targets.owner(of: content.path, by: AppTargets.infoList)
      if case .other = owner { return }
      add(content.sightings, in: content.path)
      for key in keys { add(key, of: owner, in: content.path) }
    default:
      if targets.sources.areOthers(content.path) { return }
      add(content.sightings, in: content.path)
    }
  }

  private mutating func add(
    _ sightings: [Sighting], in path: String, atMost most: Strength = .proves,
    for apps: [AppTargets.App] = []
  ) {
    let number = evidence.count
    defer {
      for match in evidence[number...] where !apps.isEmpty {
        self.apps[match.subject, default: []].formUnion(apps.map(\.name))
      }
    }
    for sighting in sightings {
      let group = detection.groups[detection.items[sighting.item].group]
      if let name = sighting.name, declared.contains(name) { continue }
      // What only something else asks for, and would be a hint anyway, says nothing.
      if sighting.isWeak, group.strength == .hint { continue }
      let most = sighting.isWeak ? .hint : sighting.use == .uncalled ? min(.likely, most) : most
      switch detection.items[sighting.item].target {
      case .service(let id): add(.service(id), sighting, in: path, atMost: most)
      case .unless(let fact): against.insert(fact)
      case .fact(let fact, let value): add(.fact(fact, value), sighting, in: path, atMost: most)
      case .found(let fact, let words):
        if detection.placeholders[fact]?.contains(sighting.found.lowercased()) == true { continue }
        for value in Self.values(sighting.found, words) {
          add(.fact(fact, value), sighting, in: path, atMost: most)
        }
      }
    }
  }

  /// A value of an Info.plist may name build settings of the target that it belongs to.
  private mutating func add(_ key: Sighting, of owner: AppTargets.Owner, in path: String) {
    let isFound = if case .found = detection.items[key.item].target { true } else { false }
    var value: String? = key.found
    var most = Strength.likely
    var owners: [AppTargets.App] = []
    if case .apps(let apps) = owner {
      owners = apps
      let values = Set(isFound ? apps.map { $0.settings.resolved(key.found) } : [key.found])
      value = values.count == 1 ? values.first ?? nil : nil
      most = .proves
    } else if isFound, key.found.contains("$") {
      value = nil
    }
    guard let value else { return }
    let sighting = Sighting(item: key.item, line: key.line, found: value)
    add([sighting], in: path, atMost: most, for: owners)
  }

  private mutating func collectBuildSettings() {
    for item in detection.items(of: .buildSetting) {
      let name = detection.items[item].pattern
      let values = targets.apps.map { $0.settings.value(name) }
      // Of several apps, nobody says which one is meant.
      let most: Strength = Set(values.map { $0?.text }).count == 1 ? .proves : .likely
      for case .some(let value) in values where !value.text.isEmpty {
        let sighting = Sighting(
          item: item, line: lines[value.path]?[value.offset] ?? 1, found: value.text)
        add([sighting], in: value.path, atMost: most)
      }
    }
  }

  private static func values(_ text: String, _ words: [String: String]) -> [FactValue] {
    guard !words.isEmpty else { return text.isEmpty ? [] : [.text(text)] }
    return text.split { $0 == "," || $0 == " " }.compactMap { words[String($0)] }.map(
      FactValue.text)
  }

  private mutating func add(
    _ subject: EvidenceSubject, _ sighting: Sighting, in file: String, atMost most: Strength
  ) {
    let item = detection.items[sighting.item]
    let group = detection.groups[item.group]
    let condition = conditions.condition(of: sighting, in: file)
    let strength = min(group.strength, condition == nil ? most : min(.likely, most))
    evidence.append(
      DetectionMatch(
        subject: subject, strength: strength, kind: group.kind, found: sighting.found, file: file,
        line: sighting.line, counts: group.counts, why: group.why, isOtherUse: group.isOtherUse,
        isOtherwise: item.isOtherwise, condition: condition,
        isReachedInTwoWays: sighting.reach == .partly, unconditional: min(group.strength, most)))
  }
}

/// What a project shows in one place.
package struct DetectionMatch: Hashable, Sendable {
  package let subject: EvidenceSubject
  package fileprivate(set) var strength: Strength
  package let kind: EvidenceKind
  /// What stands there.
  package let found: String
  package let file: String
  /// From 1.
  package let line: Int
  /// In how many of how many projects it meant that; empty where nobody counted.
  package let counts: String
  package let why: String
  /// It shows that the service may be used for something else.
  let isOtherUse: Bool
  /// It counts only where nothing else shows anything of the fact.
  let isOtherwise: Bool
  /// On what it hangs whether it is reached; nil where it is reached in any case.
  package let condition: LoginCondition?
  /// It is reached in any case, and on a condition besides.
  let isReachedInTwoWays: Bool
  /// How much it would say if it didn't hang on anything.
  let unconditional: Strength

  /// The match as no proof.
  var weakened: DetectionMatch {
    var match = self
    match.strength = min(strength, .likely)
    return match
  }
}

/// What a find is about.
package enum EvidenceSubject: Hashable, Sendable {
  /// A login, by the id of its service.
  case service(String)
  /// A value of a description, by its path.
  case fact(String, FactValue)
}
