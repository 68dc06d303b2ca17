internal import Diagnostics
internal import Documents
internal import Expressions

/// What sources of evidence show of a description that names them, or where they count unnamed.
///
/// A built app is of the project beside it; where they differ, the built app is right.
struct NamedEvidence {
  /// The keys of sources that rules see by themselves.
  private static let (project, app) = (EvidenceKey.project.name, EvidenceKey.app.name)

  /// In the order of the sources; what comes first counts most.
  private var found: [(key: String, shown: ShownEvidence)] = []

  /// What is wrong with what the description names is reported.
  init(of description: DocumentNode, _ sources: [EvidenceSource], _ decoder: inout SectionDecoder) {
    for source in sources {
      guard let shown = Self.evidence(by: source, of: description, &decoder) else { continue }
      found.append((source.key, shown))
    }
    let named = description.value(of: DescriptionKey.evidence)?.said(EvidenceKey.app)
    reportDifferences(at: named ?? description, &decoder)
    settleDifferences()
    for (_, shown) in found {
      decoder.places.proposals.merge(shown.proposals) { first, _ in first }
    }
  }

  private static func evidence(
    by source: EvidenceSource, of description: DocumentNode, _ decoder: inout SectionDecoder
  ) -> ShownEvidence? {
    let section = description.value(of: source.section)
    let named = section?.said(source.key)
    // Whoever writes `unknown` doesn't want it to be looked for.
    guard named != nil || source.isGiven || section?.value(of: source.key) == nil else {
      return nil
    }
    let node = named ?? description
    do throws(EvidenceProblem) {
      guard let shown = try source.search(named?.text) else { return nil }
      if !shown.problems.isEmpty {
        decoder.report(source.partlyRead, node, severity: shown.severity, notes: shown.problems)
      }
      var pointer = section == nil || source.isGiven ? "" : "/\(source.section)"
      if named != nil { pointer = "/\(source.section)/\(source.key)" }
      for site in shown.sites { _ = decoder.places.number(of: site.file, namedAt: pointer) }
      return shown
    } catch {
      decoder.report(error.message, node)
      return nil
    }
  }

  private subscript(key: String) -> ShownEvidence? {
    get { found.first { $0.key == key }?.shown }
    set {
      guard let newValue, let index = found.firstIndex(where: { $0.key == key }) else { return }
      found[index].shown = newValue
    }
  }

  private func reportDifferences(at node: DocumentNode, _ decoder: inout SectionDecoder) {
    let project = self[Self.project]
    for built in self[Self.app]?.facts ?? [] {
      guard let other = project?.facts.first(where: { $0.path == built.path }),
        built.differs(from: other)
      else { continue }
      let message = Message(.builtOtherwise, built.path, built.text, other.text)
      let notes = [built, other].map { fact in
        let site = fact.items[0].site
        return Diagnostic.Note(
          Message(.shownHere, fact.text), at: SourceRange(file: site.file.id, bytes: site.bytes))
      }
      decoder.report(message, node, severity: .note, notes: notes)
    }
  }

  /// What both show counts once, as the app has it.
  private mutating func settleDifferences() {
    guard let app = self[Self.app], var project = self[Self.project] else { return }
    let paths = Set(app.facts.map(\.path))
    let services = Set(app.logins.filter { $0.strength != ProjectFacts.hint }.map(\.service))
    project.facts.removeAll { paths.contains($0.path) }
    project.logins.removeAll { services.contains($0.service) }
    // A signature that is final says all that it is entitled to.
    if !app.entitlements.isEmpty {
      project.entitlements = []
      project.facts.removeAll { $0.path == .path(.signInWithApple, SignInWithAppleKey.capability) }
    }
    self[Self.project] = project
  }

  /// What a description needn't say then.
  var layers: [Layer] { found.compactMap(\.shown.layer) }

  var given: [ReviewInformation] { found.compactMap(\.shown.given) }

  /// What rules see of the project and of the app; absent where none is named.
  func records(
    beside description: Record, _ services: ServiceNames, _ decoder: inout SectionDecoder
  ) -> [TracedValue] {
    let evidence = description[DescriptionKey.evidence]
    return [EvidenceKey.project, .app].map { key in
      guard let findings = self[key.name] else { return .absent(at: evidence.place) }
      let named = evidence.value.record?[key].place
      return ProjectFacts(findings: findings, place: named ?? evidence.place, services: services)
        .record(beside: description, &decoder)
    }
  }
}

extension ShownFact {
  /// Its values, as a person would write them.
  fileprivate var text: String { items.map(\.text).joined(separator: ", ") }

  /// Whether both can't be true: of a list that may have more in it, they can.
  fileprivate func differs(from other: ShownFact) -> Bool {
    Set(items.map(\.text)) != Set(other.items.map(\.text)) && !isPart && !other.isPart
  }
}
