internal import Diagnostics
internal import Documents
internal import Expressions
internal import Model

/// How people's overrides change the rules that they extend.
struct RuleChanges {
  /// What can be changed of a rule.
  ///
  /// A class, because all that looks at the rules would have a copy of each.
  final class Changed {
    let source: RuleSource
    let isBuiltIn: Bool
    /// Whether nothing is wrong with it, as tests of the program have found.
    let isTested: Bool
    private(set) var severity: Severity
    private(set) var parameters: [RuleSource.Parameter]
    /// What files say of it, by where they do.
    fileprivate(set) var overrides: [SourceRange: RuleFile.Override] = [:]
    /// Where it was switched off, given another severity, or other parameters.
    fileprivate var offPlace: SourceRange?
    private var severityPlace: SourceRange?
    /// Whether it is a note only because of its age.
    private(set) var isNewer = false
    private var parametersPlace: SourceRange?
    /// Where each parameter was given the value that it has.
    private var valuePlaces: [String: SourceRange] = [:]

    init(_ source: RuleSource, isBuiltIn: Bool, isTested: Bool) {
      self.source = source
      self.isBuiltIn = isBuiltIn
      self.isTested = isTested
      severity = source.declaration.severity
      parameters = source.parameters
    }

    var declaration: RuleDeclaration { source.declaration }

    var id: String { source.id }

    var isOff: Bool { offPlace != nil }

    /// Whether the rule is off, milder, or measures with other numbers than it was written with that
    /// aren't stricter.
    var isLoosened: Bool { !relaxedPlaces.isEmpty }

    /// How it is milder than it was written, and where that is said.
    var relaxedPlaces: [(kind: Relaxation.Kind, place: SourceRange)] {
      if let offPlace { return [(.ruleOff, offPlace)] }
      var places: [(kind: Relaxation.Kind, place: SourceRange)] = []
      if severity < declaration.severity, let severityPlace {
        places.append((isNewer ? .ruleNewer : .ruleMilder, severityPlace))
      }
      return places + milderValuePlaces.map { (.parameterChanged, $0) }
    }

    /// Where parameters were given values that may be milder than those it was written with.
    private var milderValuePlaces: [SourceRange] {
      let places = zip(source.parameters, parameters).compactMap { written, set in
        let direction = source.stricterDirection(of: written.name)
        let isMilder = set.value.isMilder(than: written.value, stricter: direction)
        return isMilder ? valuePlaces[written.name] : nil
      }
      return places.enumerated().filter { !places[..<$0.offset].contains($0.element) }
        .map(\.element)
    }

    /// What was changed of it, and where that is said.
    var changedPlaces: [(change: String, place: SourceRange)] {
      let changes = [
        ("off", offPlace), (severity.rawValue, severityPlace),
        ("other parameters", parametersPlace),
      ]
      return changes.compactMap { change, place in
        guard let place else { return nil }
        let said = [overrides[place]?.reason, overrides[place]?.until.map { "until \($0.day)" }]
          .compactMap(\.self).joined(separator: ", ")
        return (said.isEmpty ? change : "\(change) (\(said))", place)
      }
    }

    /// Gives it a severity; a rule that was off is asked again.
    func set(_ severity: Severity, at place: SourceRange) {
      self.severity = severity
      severityPlace = place
      offPlace = nil
      isNewer = false
    }

    /// Makes a note of a rule that is newer than a release.
    func hold(to ruleset: RuleFile.Ruleset) {
      guard let since = declaration.since, since > ruleset.release, severity > .note else { return }
      set(.note, at: ruleset.range)
      isNewer = true
    }

    /// Gives a parameter another value; the answer is what is wrong with it.
    func set(_ parameter: DocumentNode.Entry, at place: SourceRange) -> Diagnostic? {
      if let wrong = parameters.override(parameter, of: id) {
        let range = SourceRange(file: place.file, bytes: wrong.node.bytes)
        return Diagnostic(wrong.message, at: range)
      }
      parametersPlace = place
      valuePlaces[parameter.name] = place
      return nil
    }

    /// Whether the change would make it milder, or might.
    func isSoftened(by change: RuleFile.Override.Change) -> Bool {
      switch change {
      case .off: true
      case .set(let severity, let parameters):
        severity.map { $0 < self.severity } ?? false || parameters.contains(where: isSoftened)
      }
    }

    /// What can't be a value of the parameter is told otherwise.
    private func isSoftened(by parameter: DocumentNode.Entry) -> Bool {
      guard let (old, new) = parameters.value(given: parameter) else { return false }
      return new.isMilder(than: old, stricter: source.stricterDirection(of: parameter.name))
    }
  }

  /// In the order in which they were declared, each id once.
  private(set) var rules: [Changed]
  /// The ids of those that are written and couldn't be read.
  private let unread: Set<String>
  /// Their numbers, by each word that names them.
  private let numbers: [String: [Int]]
  private lazy var names = numbers.keys.sorted()

  /// How many more targets that there aren't are compared with those that there are.
  private var comparisons = 100

  init(_ rules: [Changed], unread: Set<String>) {
    self.rules = rules
    self.unread = unread
    var numbers: [String: [Int]] = [:]
    for (number, rule) in rules.enumerated() {
      for name in Set(rule.declaration.names) { numbers[name, default: []].append(number) }
    }
    self.numbers = numbers
  }

  /// The rules that a word names.
  func rules(named word: String) -> [Changed] { numbers[word, default: []].map { rules[$0] } }

  /// Makes notes of rules that are newer than a release, but for those that are locked.
  func hold(to ruleset: RuleFile.Ruleset, besides locks: Set<String>) {
    for rule in rules where !rule.declaration.isNamed(by: locks) { rule.hold(to: ruleset) }
  }

  /// Applies an override to what it names, where that isn't locked; the answer is what is wrong.
  mutating func apply(
    _ override: RuleFile.Override, besides locks: [String: SourceRange]
  ) -> [Diagnostic] {
    let targets = rules(named: override.target)
    guard !targets.isEmpty else {
      if unread.contains(override.target) { return [] }
      comparisons -= 1
      let known = comparisons < 0 ? [] : names
      return [Diagnostic(.unknownTarget(override.target, among: known), at: override.range)]
    }
    for target in targets where target.isSoftened(by: override.change) {
      guard let lock = target.declaration.names.lazy.compactMap({ locks[$0] }).first else {
        continue
      }
      let note = Diagnostic.Note(Message("locked here"), at: lock)
      return [
        Diagnostic(
          id: "locked", "\(target.id.quoted) is locked; it can only be made stricter",
          at: override.range, notes: [note])
      ]
    }
    return targets.flatMap { apply(override, to: $0) }
  }

  /// Applies an override only to rules that are among the locked ones.
  func apply(_ override: RuleFile.Override, onlyTo locks: Set<String>) -> [Diagnostic] {
    rules(named: override.target).filter { $0.declaration.isNamed(by: locks) }
      .flatMap { apply(override, to: $0) }
  }

  private func apply(_ override: RuleFile.Override, to rule: Changed) -> [Diagnostic] {
    if override.reason != nil || override.until != nil {
      rule.overrides[override.range] = override
    }
    switch override.change {
    case .off:
      rule.offPlace = override.range
      return []
    case .set(let severity, let parameters):
      if let severity { rule.set(severity, at: override.range) }
      return parameters.compactMap { rule.set($0, at: override.range) }
    }
  }

  /// What is wrong with locks that name nothing.
  mutating func mistakes(in locks: [RuleFile.Name]) -> [Diagnostic] {
    locks.filter { !unread.contains($0.name) && numbers[$0.name] == nil }
      .map { Diagnostic(.unknownTarget($0.name, among: names), at: $0.range) }
  }
}

extension RuleDeclaration {
  /// Whether any of the locks names it.
  func isNamed(by locks: Set<String>) -> Bool { names.contains(where: locks.contains) }
}

extension Message {
  fileprivate static func unknownTarget(_ name: String, among known: [String]) -> Self {
    let hint = Suggestion.clause(for: name, among: known)
    return Self(id: "unknown-target", "\(name.quoted) is no rule, guideline or topic\(hint)")
  }
}
