internal import Diagnostics
internal import Documents
internal import Expressions

/// What a description's project and its built app show; where they differ, the built app is right.
struct BuildEvidence {
  /// Which of the two it is: its key in a description, and what to say of it.
  private enum Source: String {
    case project
    case app

    var withoutFolder: Message {
      self == .project ? Message(.noFolderProjectLiesBeside) : Message(.noFolderAppLiesBeside)
    }

    var partlyRead: Message { self == .project ? Message(.partlyRead) : Message(.appPartlyRead) }
  }

  private static let capability = "signInWithApple.capability"

  private var project: ProjectFindings?
  private var app: ProjectFindings?

  /// What is wrong with what the description names is reported.
  init(of description: DocumentNode, _ inputs: DecodingInputs, _ decoder: inout SectionDecoder) {
    let evidence = description.value(of: "evidence")
    let node = { (source: Source) in evidence?.said(source.rawValue) }
    if let named = node(.project), let path = named.text {
      project = Self.findings(inputs.project.map { $0(path) }, .project, named, &decoder)
    }
    let named = node(.app)
    if let source = inputs.app {
      if let answer = source(named?.text) {
        let place = named ?? description
        app = Self.findings(answer, .app, place, &decoder, isNamed: named != nil)
        reportDifferences(at: place, &decoder)
        settleDifferences()
      }
    } else if let named {
      decoder.report(Source.app.withoutFolder, named)
    }
    for findings in [project, app] {
      decoder.places.proposals.merge(findings?.proposals ?? [:]) { _, built in built }
    }
  }

  private static func findings(
    _ answer: Result<ProjectFindings, CaptureProblem>?,
    _ source: Source,
    _ node: DocumentNode,
    _ decoder: inout SectionDecoder,
    isNamed: Bool = true
  ) -> ProjectFindings? {
    switch answer {
    case nil:
      decoder.report(source.withoutFolder, node)
      return nil
    case .failure(let problem):
      decoder.report(problem.message, node)
      return nil
    case .success(let findings):
      if !findings.problems.isEmpty {
        decoder.report(source.partlyRead, node, severity: .warning, notes: findings.problems)
      }
      let pointer = isNamed ? "/evidence/\(source.rawValue)" : ""
      for site in findings.sites { _ = decoder.places.number(of: site.file, namedAt: pointer) }
      return findings
    }
  }

  private func reportDifferences(at node: DocumentNode, _ decoder: inout SectionDecoder) {
    for built in app?.facts ?? [] {
      guard let other = project?.facts.first(where: { $0.path == built.path }),
        built.differs(from: other)
      else { continue }
      let message = Message(.builtOtherwise, built.path, built.text, other.text)
      let notes = [built, other].map { fact in
        let site = fact.items[0].site
        return Diagnostic.Note(
          Message(.shownHere, fact.text),
          at: SourceRange(file: site.file.id, bytes: site.bytes)
        )
      }
      decoder.report(message, node, severity: .note, notes: notes)
    }
  }

  /// What both show counts once, as the app has it.
  private mutating func settleDifferences() {
    guard let app else { return }
    let paths = Set(app.facts.map(\.path))
    let services = Set(app.logins.filter { $0.strength != ProjectFacts.hint }.map(\.service))
    project?.facts.removeAll { paths.contains($0.path) }
    project?.logins.removeAll { services.contains($0.service) }
    // A signature that is final says all that it is entitled to.
    guard !app.entitlements.isEmpty else { return }
    project?.entitlements = []
    project?.facts.removeAll { $0.path == Self.capability }
  }

  /// What a description needn't say then; the built app's first.
  var layers: [Layer?] { [app?.layer, project?.layer] }

  /// What rules see of the project and of the app; absent where none is named.
  func records(
    beside description: Record,
    _ services: ServiceNames,
    _ decoder: inout SectionDecoder
  ) -> [TracedValue] {
    [(project, "project"), (app, "app")].map { findings, key in
      let evidence = description[Slots.description.evidence]
      guard let findings else { return .absent(at: evidence.place) }
      let named = evidence.value.record?[Section.evidence.slot(key)].place
      return ProjectFacts(
        findings: findings,
        place: named ?? evidence.place,
        services: services
      ).record(beside: description, &decoder)
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
