internal import Diagnostics
package import Model

/// What a project shows, service by service and fact by fact.
package struct ProjectEvidence: Sendable {
  /// A login or a value, how sure it is, and where it shows.
  package struct Conclusion: Sendable {
    package let subject: EvidenceSubject
    package fileprivate(set) var strength: Strength
    /// The strongest first, then by place.
    package let evidence: [DetectionMatch]
    /// Of a login, what it hangs on.
    package var condition: LoginCondition?
  }

  /// Logins by their services, the surest first.
  package let services: [Conclusion]
  /// Values of a description, by their paths.
  package let facts: [Conclusion]

  /// The files with entitlements of the app's own targets.
  package let entitlements: [String]
  private let lists: Set<String>
  private let wholeLists: Set<String>

  /// Puts together what was read in the files of a project.
  package init(of contents: [FileContent], _ detection: Detection) {
    let collector = EvidenceCollector(contents, detection)
    entitlements = collector.entitlements
    lists = detection.lists
    wholeLists = detection.wholeLists
    let bySubject = Dictionary(
      grouping: collector.targets.isOne
        ? Self.weighed(collector, detection) : collector.evidence,
      by: \.subject)
    var services: [Conclusion] = []
    var facts: [Conclusion] = []
    for (subject, evidence) in bySubject {
      let sorted = Set(evidence).sorted(by: Self.precedes)
      var conclusion = Conclusion(
        subject: subject, strength: Self.strength(of: subject, sorted),
        evidence: Self.oneAPlace(sorted))
      guard case .service(let service) = subject else {
        facts.append(conclusion)
        continue
      }
      conclusion.condition = collector.conditions.condition(of: service, sorted)
      if let condition = conclusion.condition,
        condition.isSwitch || !sorted.contains(where: { $0.strength == .proves })
      {
        conclusion.strength = min(.likely, conclusion.strength)
      }
      services.append(conclusion)
    }
    self.services = services.sorted {
      ($1.strength, $0.subject.name) < ($0.strength, $1.subject.name)
    }
    self.facts = Self.withoutContradictions(facts, lists: detection.lists).sorted {
      ($0.subject.name, $1.strength, $0.value) < ($1.subject.name, $0.strength, $1.value)
    }
  }

  /// Whether a fact has several values.
  package func isList(_ path: String) -> Bool { lists.contains(path) }

  /// Whether a list may have more in it than what is found.
  package func isPart(_ path: String) -> Bool { isList(path) && !wholeLists.contains(path) }

  /// What is likely and not proved, by the paths of facts; two values of a fact that has one are
  /// none. Of a list that may have more in it, what is proved may be all.
  func proposals(after searched: Proposal.Search = Proposal.Search()) -> [String: Proposal] {
    let shown = facts.filter { $0.strength > .hint }
    return Dictionary(grouping: shown, by: \.subject.name).compactMapValues {
      let likely = $0.filter { $0.strength == .likely || isPart($0.subject.name) }
      guard let find = likely.first?.evidence.first else { return nil }
      let path = find.subject.name
      guard isList(path) || $0.count == 1 else { return nil }
      let values = $0.map(\.value.text).sorted()
      let isOneAnswer = !isList(path) || values == [Self.nothing]
      let answer = isOneAnswer ? values[0] : "[\(values.joined(separator: ", "))]"
      return Proposal(
        answer, file: find.file, line: find.line, why: find.why,
        searched: find.isOtherwise ? searched : nil)
    }
  }

  /// The list in which nothing is.
  private static let nothing = "[]"

  /// What shows most surely of a fact; nil if nothing does, or two values alike.
  package func surestValue(of path: String) -> String? {
    let found = facts.filter { $0.subject.name == path }
    let surest = found.filter { $0.strength == found.map(\.strength).max() }
    return surest.count == 1 ? surest[0].value.text : nil
  }

  /// Where an Info.plist and build settings say different things, what isn't built proves nothing; a
  /// built app has no settings any more.
  private static func weighed(
    _ collector: EvidenceCollector, _ detection: Detection
  ) -> [DetectionMatch] {
    func values(_ kind: EvidenceKind, _ path: String) -> [FactValue]? {
      let found = collector.evidence.filter {
        $0.kind == kind && $0.subject.name == path && (kind != .infoKey || $0.strength == .proves)
      }
      return found.isEmpty ? nil : found.map(\.subject.value)
    }
    return collector.evidence.map { find in
      let (path, value) = (find.subject.name, find.subject.value)
      guard find.kind == .infoKey || find.kind == .buildSetting, !detection.lists.contains(path)
      else { return find }
      let isOfList = find.kind == .infoKey
      let others = values(isOfList ? .buildSetting : .infoKey, path)
      let isBuilt =
        switch detection.overwritten[path] {
        case "higher":
          others?.allSatisfy {
            isOfList ? value.isVersion(from: $0) : $0 == value || !$0.isVersion(from: value)
          } ?? (!isOfList || collector.targets.apps.isEmpty)
        case let setting?:
          collector.targets.turnOn(setting) == !isOfList || others?.contains(value) ?? true
        case nil: isOfList || others?.contains(value) ?? true
        }
      return isBuilt ? find : find.weakened
    }
  }

  /// Two independent finds that make a login likely prove it; nothing does where the same calls may
  /// be for something else.
  private static func strength(of subject: EvidenceSubject, _ evidence: [DetectionMatch])
    -> Strength
  {
    let strongest = evidence.first?.strength ?? .hint
    guard case .service = subject else { return strongest }
    if evidence.contains(where: \.isOtherUse) { return min(strongest, .likely) }
    guard strongest == .likely else { return strongest }
    let likely = evidence.filter { $0.strength == .likely }
    // A file of texts has words on buttons, and names in code for them.
    let code = EvidenceKind.code.origin
    let files = Set(likely.filter { $0.kind.origin == code }.map(\.file))
    let origins = Set(likely.map { files.contains($0.file) ? code : $0.kind.origin })
    return origins.count > 1 ? .proves : .likely
  }

  /// Of a fact with one value, two different ones prove neither.
  private static func withoutContradictions(
    _ facts: [Conclusion], lists: Set<String>
  ) -> [Conclusion] {
    let proved = facts.filter { $0.strength == .proves }
    let counts = Dictionary(grouping: proved, by: \.subject.name).mapValues(\.count)
    return facts.map { fact in
      guard !lists.contains(fact.subject.name), counts[fact.subject.name] ?? 0 > 1 else {
        return fact
      }
      return Conclusion(
        subject: fact.subject, strength: min(fact.strength, .likely), evidence: fact.evidence)
    }
  }

  /// What says the same of a line in several ways says it once, most surely.
  private static func oneAPlace(_ evidence: [DetectionMatch]) -> [DetectionMatch] {
    struct Line: Hashable {
      let file: String
      let line: Int
      let kind: EvidenceKind
    }
    var seen: Set<Line> = []
    return evidence.filter {
      seen.insert(Line(file: $0.file, line: $0.line, kind: $0.kind)).inserted
    }
  }

  private static func precedes(_ one: DetectionMatch, _ other: DetectionMatch) -> Bool {
    if one.strength != other.strength { return one.strength > other.strength }
    if one.file != other.file { return one.file.utf8.lexicographicallyPrecedes(other.file.utf8) }
    if one.line != other.line { return one.line < other.line }
    if one.kind != other.kind { return one.kind.rawValue < other.kind.rawValue }
    return (one.found, one.why) < (other.found, other.why)
  }
}

extension ProjectEvidence.Conclusion {
  /// The value of a fact; nothing of a service.
  package var value: FactValue { subject.value }
}

extension FactValue {
  /// Whether it is a version that is no lower than another one.
  fileprivate func isVersion(from other: FactValue) -> Bool {
    let parts = [self, other].map { $0.text.split(separator: ".").map { Int($0) ?? 0 } }
    return !parts[0].lexicographicallyPrecedes(
      Array(parts[1].reversed().drop { $0 == 0 }.reversed()))
  }
}

extension EvidenceSubject {
  /// The service's id or the fact's path.
  package var name: String {
    switch self {
    case .service(let id): id
    case .fact(let path, _): path
    }
  }

  fileprivate var value: FactValue {
    if case .fact(_, let value) = self { value } else { .text("") }
  }
}

extension ShownEvidence {
  /// How many files are named that can't be read.
  private static let mostProblems = 20

  package init(of project: ProjectContents, _ detection: Detection) {
    self.init(
      ProjectEvidence(of: project.contents, detection), after: project.searched,
      problems: project.contents.flatMap(\.diagnostics).sortedByPlace, reading: project.file)
    lookedFor = detection.meantServices
  }

  package init(of app: BuiltApp, _ detection: Detection) {
    self.init(
      ProjectEvidence(of: app.contents, detection), problems: app.diagnostics,
      entitlements: app.entitlements
    ) { path in
      if let list = app.list, list.id.path == path { return list }
      return SourceFile(path: path, text: "").unquoted
    }
  }

  /// What a project's evidence says of a description; files in which something shows are read again.
  private init(
    _ evidence: ProjectEvidence, after searched: Proposal.Search = Proposal.Search(),
    problems: [Diagnostic], entitlements: [String]? = nil, reading file: (String) -> SourceFile
  ) {
    var files: [String: SourceFile] = [:]
    func site(_ path: String, _ line: Int) -> EvidenceSite {
      let known = files[path] ?? file(path)
      files[path] = known
      return EvidenceSite(known, LineTable(of: known).words(ofLine: line))
    }
    func site(_ conclusion: ProjectEvidence.Conclusion) -> EvidenceSite {
      site(conclusion.evidence[0].file, conclusion.evidence[0].line)
    }
    let proved = evidence.facts.filter { $0.strength == .proves }
    var facts: [ShownFact] = []
    for fact in proved where facts.last?.path != fact.subject.name {
      let path = fact.subject.name
      facts.append(
        ShownFact(
          path: path,
          items: proved.filter { $0.subject.name == path }.map { conclusion in
            ShownFact.Item(conclusion.value, at: site(conclusion))
          }, isList: evidence.isList(path), isPart: evidence.isPart(path)))
    }
    self.init(
      logins: evidence.services.map {
        Login(
          service: $0.subject.name, strength: $0.strength.rawValue, site: site($0),
          condition: $0.condition.flatMap { $0.isSwitch ? ($0.words, $0.places) : nil })
      }, facts: facts, proposals: evidence.proposals(after: searched),
      entitlements: (entitlements ?? evidence.entitlements).map { site($0, 1) },
      problems: problems.prefix(Self.mostProblems).map {
        Diagnostic.Note($0.message, at: $0.range)
      })
  }
}

extension LineTable {
  /// The bytes of a line without what is blank around them; nothing where there is no such line.
  fileprivate func words(ofLine line: Int) -> Range<Int> {
    guard line <= lineCount else { return 0..<0 }
    let bytes = bytes(ofLine: line)
    let text = text(ofLine: line).utf8
    let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    let before = text.prefix(while: isBlank).count
    guard before < text.count else { return bytes }
    let behind = text.reversed().prefix(while: isBlank).count
    return bytes.lowerBound + before..<bytes.upperBound - behind
  }
}
