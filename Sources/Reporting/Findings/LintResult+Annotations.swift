internal import Diagnostics
internal import Engine
internal import Localization
internal import Model
internal import Rules

extension LintResult {
  /// All of it that asks for attention: no pass, nothing that was accepted.
  ///
  /// What was found twice in the description has numbers by its urgency, then by its place.
  func annotations(said language: Language) -> [Annotation] {
    Annotation.numbered(findings.compactMap { Annotation($0, said: language) })
  }

  /// Likewise as people look at it: what asks for most attention first, each place of it beside the
  /// others, and what is missing in one.
  func placesToShow(said language: Language) -> [Annotation] {
    toShow(said: language) { fault in
      fault.findings.compactMap { Annotation($0, said: language) }
    }
  }

  /// Likewise, with what is the same on several screens shown once.
  func faultsToShow(said language: Language) -> [Annotation] {
    toShow(said: language) { fault in
      guard var annotation = Annotation(fault.first, said: language) else { return [] }
      guard fault.others > 0 else { return [annotation] }
      annotation.text = language(Message(.bracketed, annotation.text, fault.otherPlaces))
      return [annotation]
    }
  }

  private func toShow(
    said language: Language, _ annotations: (Fault) -> [Annotation]
  ) -> [Annotation] {
    let found = Fault.all(of: self).filter { $0.urgency.outcome != .incomplete }
    let missing = Annotation.missingFacts(of: self, said: language)
    return (found.flatMap(annotations) + missing).sorted { $0.urgency < $1.urgency }
  }
}

extension RunResult {
  /// What couldn't be judged, the most urgent first.
  var inputAnnotations: [Annotation] {
    let places = DiagnosticPlaces(of: self)
    return Annotation.numbered(diagnostics.map { Annotation($0, at: places, said: language) })
  }

  /// Likewise, and what makes the answer milder.
  var otherAnnotations: [Annotation] { otherAnnotations(counting: nil) }

  /// Likewise, with numbers of what was counted.
  func otherAnnotations(counting counts: Counts?) -> [Annotation] {
    let relaxed = RelaxedPlace.all(of: self, counts).map { Annotation($0, said: language) }
    return inputAnnotations + Annotation.numbered(relaxed)
  }
}

extension Annotation {
  /// The most urgent first; what is equally urgent stays in order.
  fileprivate static func numbered(_ annotations: [Annotation]) -> [Annotation] {
    var numbers: [Fingerprint: Int] = [:]
    return annotations.sorted { $0.urgency < $1.urgency }.map { annotation in
      var annotation = annotation
      numbers[annotation.fingerprint, default: 0] += 1
      annotation.number = numbers[annotation.fingerprint] ?? 1
      return annotation
    }
  }

  /// What a rule found; nil where nobody has to look at it.
  init?(_ finding: Finding, said language: Language) {
    guard let subject = Subject(finding) else { return nil }
    self.init(
      subject: subject,
      level: Level(finding),
      rule: finding.rule,
      title: SingleLine(finding.title, in: language).text,
      text: SingleLine(Self.text(of: finding, subject, said: language), in: language).text,
      fix: SingleLine(finding.fix, in: language).text,
      guideline: finding.mainGuideline,
      stretch: finding.location.stretch,
      related: finding.related.map {
        Related(stretch: $0.location.stretch, text: SingleLine($0.note, in: language).text)
      },
      isBreakage: finding.isBreakage,
      fingerprint: finding.fingerprint
    )
  }

  /// What there is to say about facts that are missing: what counts, and how many more there are.
  fileprivate static func missingFacts(
    of result: LintResult, said language: Language
  ) -> [Annotation] {
    let questions = result.questions
    let missing = MissingFactCount(questions)
    let fails = result.findings.contains { $0.outcome == .incomplete && $0.fails }
    let start = LineTable(of: result.file).position(of: result.range.bytes.lowerBound)
    let stretch = Stretch(file: result.file.id.path, start: start, end: start)
    func annotation(_ text: Message, _ paths: [String], _ level: Level) -> Annotation {
      let shown = paths.prefix(mostPaths) + (paths.count > mostPaths ? ["…"] : [])
      return Annotation(
        subject: .missingFacts, level: level, rule: Outcome.incomplete.rawValue,
        title: language(.factsThatAreMissing), text: SingleLine(language(text), in: language).text,
        fix: SingleLine(shown.joined(separator: ", "), in: language).text, guideline: "",
        stretch: stretch, related: [],
        fingerprint: Fingerprint(of: Outcome.incomplete.rawValue, result.app, text.text))
    }
    let paths = questions.plan.map(\.path.description)
    let asked = annotation(missing.message, paths, fails ? .error : .warning)
    let further = annotation(missing.furtherText, [], .note)
    return (missing.count > 0 ? [asked] : []) + (missing.further > 0 ? [further] : [])
  }

  /// So many say where to begin.
  private static let mostPaths = 12

  private static func text(
    of finding: Finding, _ subject: Subject, said language: Language
  ) -> String {
    switch subject {
    case .failure where finding.isDraft: language(Message(.draftCount, finding.message))
    case .input, .failure, .bookkeeping, .relaxation: finding.message
    case .review: "\(language(.needsReviewLabel)) \(finding.message)"
    case .missingFacts: "\(language(.undecidedTitleLabel)) \(finding.title) — \(finding.message)"
    }
  }

  /// What makes the answer milder.
  fileprivate init(_ relaxed: RelaxedPlace, said language: Language) {
    let text = "\(language(.relaxedTitle)) \(language(relaxed.message))"
    self.init(
      subject: .relaxation,
      level: .note,
      rule: "relaxed/\(relaxed.kind.rawValue)",
      title: language(.answerMilderThanRules),
      text: SingleLine(text, in: language).text,
      fix: "",
      guideline: "",
      stretch: relaxed.stretch,
      related: [],
      fingerprint: Fingerprint(
        of: relaxed.kind.rawValue, relaxed.stretch.file, relaxed.message.text)
    )
  }

  /// What couldn't be judged.
  fileprivate init(_ diagnostic: Diagnostic, at places: DiagnosticPlaces, said language: Language) {
    let message = diagnostic.message
    self.init(
      subject: .input,
      level: Level(diagnostic.severity),
      rule: "input/\(diagnostic.message.id)",
      title: language(.cantJudgedWritten),
      text: SingleLine(language(diagnostic.message), in: language).text,
      fix: "",
      guideline: "",
      stretch: places.stretch(of: diagnostic.range),
      related: diagnostic.notes.map {
        let text = SingleLine(language($0.message), in: language).text
        return Related(stretch: places.stretch(of: $0.range), text: text)
      },
      fingerprint: Fingerprint(of: message.id, diagnostic.range.file.path, message.text)
    )
  }
}
