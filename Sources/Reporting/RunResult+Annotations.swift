internal import Diagnostics
internal import Linting
internal import Rules

extension RunResult {
  /// All that asks for attention, the most urgent first: no pass, nothing that was accepted, and
  /// what makes the answer milder.
  var annotations: [Annotation] {
    let findings = descriptions.flatMap { result in
      result.findings.compactMap { Annotation($0, said: language) }
    }
    let relaxed = RelaxedPlace.all(of: self).map { Annotation($0, said: language) }
    return Self.distinct(Annotation.inOrder(unjudged + findings + relaxed))
  }

  /// What couldn't be judged.
  private var unjudged: [Annotation] {
    let places = DiagnosticPlaces(of: self)
    return diagnostics.map { Annotation($0, at: places, said: language) }
  }

  /// What couldn't be judged, the most urgent first.
  var inputAnnotations: [Annotation] { Self.distinct(Annotation.inOrder(unjudged)) }

  /// What has been found twice is counted: its second fingerprint is another.
  private static func distinct(_ annotations: [Annotation]) -> [Annotation] {
    var counts: [String: Int] = [:]
    return annotations.map { annotation in
      var annotation = annotation
      let count = (counts[annotation.fingerprint] ?? 0) + 1
      counts[annotation.fingerprint] = count
      annotation.fingerprint += ":\(count)"
      return annotation
    }
  }
}

extension Annotation {
  /// What a rule found; nil where nobody has to look at it.
  fileprivate init?(_ finding: Finding, said language: Language) {
    guard let subject = Subject(finding.outcome) else { return nil }
    self.init(
      subject: subject,
      level: Level(finding),
      rule: finding.rule,
      title: SingleLine(finding.title, in: language).text,
      text: SingleLine(Self.text(of: finding, subject, said: language), in: language).text,
      fix: SingleLine(finding.fix, in: language).text,
      guideline: finding.mainGuideline,
      stretch: Stretch(finding.location),
      related: finding.related.map {
        Related(stretch: Stretch($0.location), text: SingleLine($0.note, in: language).text)
      },
      fingerprint: finding.fingerprint
    )
  }

  private static func text(
    of finding: Finding,
    _ subject: Subject,
    said language: Language
  ) -> String {
    switch subject {
    case .input, .failure, .relaxation: finding.message
    case .review: "\(language("Needs review:")) \(finding.message)"
    case .missingFacts: "\(language("Undecided:")) \(finding.title) — \(finding.message)"
    }
  }

  /// What makes the answer milder.
  fileprivate init(_ relaxed: RelaxedPlace, said language: Language) {
    let text = "\(language("Relaxed:")) \(language(relaxed.wording))"
    self.init(
      subject: .relaxation,
      level: .note,
      rule: "relaxed/\(relaxed.kind.rawValue)",
      title: language("The answer is milder than the rules"),
      text: SingleLine(text, in: language).text,
      fix: "",
      guideline: "",
      stretch: relaxed.stretch,
      related: [],
      fingerprint: Fingerprint(
        of: relaxed.kind.rawValue,
        relaxed.stretch.file,
        relaxed.wording.text
      ).hexadecimal
    )
  }

  /// What couldn't be judged.
  fileprivate init(
    _ diagnostic: Diagnostic,
    at places: DiagnosticPlaces,
    said language: Language
  ) {
    let message = diagnostic.message
    self.init(
      subject: .input,
      level: diagnostic.severity == .error ? .error : .warning,
      rule: "input/\(diagnostic.message.id)",
      title: language("This can't be judged as it is written"),
      text: SingleLine(language(diagnostic.message.wording), in: language).text,
      fix: "",
      guideline: "",
      stretch: places.stretch(of: diagnostic.range),
      related: diagnostic.notes.map {
        let text = SingleLine(language($0.wording), in: language).text
        return Related(stretch: places.stretch(of: $0.range), text: text)
      },
      fingerprint: Fingerprint(of: message.id, diagnostic.range.file.path, message.text).hexadecimal
    )
  }
}

extension Annotation.Subject {
  fileprivate init?(_ outcome: Outcome) {
    switch outcome {
    case .fail: self = .failure
    case .incomplete: self = .missingFacts
    case .review: self = .review
    case .waived, .exempt, .pass, .notApplicable: return nil
    }
  }
}

extension Annotation.Level {
  init(_ severity: Severity) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    case .note: self = .note
    }
  }

  /// An error is what makes the exit status 1; what doesn't count is at most a warning.
  init(_ finding: Finding) {
    if finding.fails {
      self = .error
    } else {
      self = finding.outcome == .review || finding.severity == .note ? .note : .warning
    }
  }
}

extension Annotation.Stretch {
  init(_ location: Location) {
    self.init(file: location.range.file.path, start: location.start, end: location.end)
  }
}

extension Finding {
  /// The guideline that people would name first: one with a number, such as `4.8`.
  var mainGuideline: String { guidelines.mainGuideline }
}

extension [String] {
  /// Of guidelines' keys, the first with a number, else the first.
  var mainGuideline: String {
    first { $0.first?.isNumber == true } ?? first ?? ""
  }
}
