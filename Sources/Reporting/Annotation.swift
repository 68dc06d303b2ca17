internal import Diagnostics
internal import Engine
internal import Model
internal import Rules

/// Something that a build shows at a line: what a rule found, or what couldn't be judged.
struct Annotation {
  /// How loudly it is shown.
  enum Level: String, CaseIterable {
    case error
    case warning
    case note
  }

  /// What it is about, the most urgent first.
  enum Subject: Int {
    case input
    case failure
    /// Only the description has to be put in order.
    case bookkeeping
    case missingFacts
    case review
    /// What makes the answer milder.
    case relaxation
  }

  /// A stretch of a file.
  struct Stretch {
    let file: String
    let start: SourcePosition
    /// Just after the last character.
    let end: SourcePosition
  }

  /// A second place, and why it matters.
  struct Related {
    let stretch: Stretch
    let text: String
  }

  let subject: Subject
  let level: Level
  /// The rule's id; `input/` and the message's id for what couldn't be judged, `relaxed/` and the
  /// kind for what makes the answer milder.
  let rule: String
  /// A heading in few words.
  let title: String
  /// What is wrong, in one line.
  fileprivate(set) var text: String
  /// What to do; empty where there is nothing to do.
  let fix: String
  /// The key of the guideline that people would name first; empty for what couldn't be judged.
  let guideline: String
  let stretch: Stretch
  let related: [Related]
  /// Nobody can sign in or up because of it.
  var isBreakage = false
  /// The same for the same thing wherever its line is.
  let fingerprint: Fingerprint
  /// The how-many-th it is of those of the same fingerprint, from 1.
  var number = 1

  /// How urgent it is: less is more urgent.
  var urgency: Int { level.rank * 100 + subject.rawValue * 10 + (isBreakage ? 0 : 1) }

  /// What urgency can be.
  static let urgencies = 0..<300
}

extension Annotation.Level {
  /// What urgency can be of what is as loud.
  var urgencies: Range<Int> { rank * 100..<rank * 100 + 100 }

  fileprivate var rank: Int {
    switch self {
    case .error: 0
    case .warning: 1
    case .note: 2
    }
  }
}

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
      annotation.text = language("\(annotation.text) (\(fault.otherPlaces))")
      return [annotation]
    }
  }

  private func toShow(
    said language: Language,
    _ annotations: (Fault) -> [Annotation]
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
  /// Its number, where the same may be found in other descriptions of the app.
  func lateNumber(of app: UInt64) -> LateWord {
    LateWord(name: fingerprint.value, group: app, number: number)
  }

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
      stretch: Stretch(finding.location),
      related: finding.related.map {
        Related(stretch: Stretch($0.location), text: SingleLine($0.note, in: language).text)
      },
      isBreakage: subject == .failure && finding.refusals.areBreakage,
      fingerprint: finding.fingerprint
    )
  }

  /// What there is to say about facts that are missing: what counts, and how many more there are.
  fileprivate static func missingFacts(
    of result: LintResult,
    said language: Language
  ) -> [Annotation] {
    let questions = result.questions
    let missing = MissingFactCount(questions)
    let fails = result.findings.contains { $0.outcome == .incomplete && $0.fails }
    let start = LineTable(of: result.file).position(of: result.range.bytes.lowerBound)
    let stretch = Stretch(file: result.file.id.path, start: start, end: start)
    func annotation(_ text: LocalizableText, _ paths: [String], _ level: Level) -> Annotation {
      let shown = paths.prefix(mostPaths) + (paths.count > mostPaths ? ["…"] : [])
      return Annotation(
        subject: .missingFacts,
        level: level,
        rule: Outcome.incomplete.rawValue,
        title: language("Facts that are missing"),
        text: SingleLine(language(text), in: language).text,
        fix: SingleLine(shown.joined(separator: ", "), in: language).text,
        guideline: "",
        stretch: stretch,
        related: [],
        fingerprint: Fingerprint(of: Outcome.incomplete.rawValue, result.app, text.text)
      )
    }
    let paths = questions.asked.map(\.path.description)
    let asked = annotation(missing.localizableText, paths, fails ? .error : .warning)
    let further = annotation(missing.furtherText, [], .note)
    return (missing.count > 0 ? [asked] : []) + (missing.further > 0 ? [further] : [])
  }

  /// So many say where to begin.
  private static let mostPaths = 12

  private static func text(
    of finding: Finding,
    _ subject: Subject,
    said language: Language
  ) -> String {
    switch subject {
    case .failure where finding.isDraft: language("\(finding.message) (draft)")
    case .input, .failure, .bookkeeping, .relaxation: finding.message
    case .review: "\(language("Needs review:")) \(finding.message)"
    case .missingFacts: "\(language("Undecided:")) \(finding.title) — \(finding.message)"
    }
  }

  /// What makes the answer milder.
  fileprivate init(_ relaxed: RelaxedPlace, said language: Language) {
    let text = "\(language("Relaxed:")) \(language(relaxed.localizableText))"
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
        relaxed.localizableText.text
      )
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
      text: SingleLine(language(diagnostic.message.localizableText), in: language).text,
      fix: "",
      guideline: "",
      stretch: places.stretch(of: diagnostic.range),
      related: diagnostic.notes.map {
        let text = SingleLine(language($0.localizableText), in: language).text
        return Related(stretch: places.stretch(of: $0.range), text: text)
      },
      fingerprint: Fingerprint(of: message.id, diagnostic.range.file.path, message.text)
    )
  }
}

extension Annotation.Subject {
  fileprivate init?(_ finding: Finding) {
    switch finding.outcome {
    case .fail: self = finding.isBookkeeping ? .bookkeeping : .failure
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

/// Lines and columns in the files that diagnostics point into, counted once for each file.
struct DiagnosticPlaces {
  private let tables: [SourceFile.ID: LineTable]

  init(in files: SourceFiles) {
    tables = files.lines
  }

  /// Without diagnostics there is nothing to count.
  init(of run: RunResult) {
    self.init(in: run.diagnostics.isEmpty ? SourceFiles() : run.files)
  }

  /// Where a range begins and ends; of a file that couldn't be read, its beginning.
  func stretch(of range: SourceRange) -> Annotation.Stretch {
    let lines = tables[range.file]
    let beginning = SourcePosition(line: 1, column: 1)
    return Annotation.Stretch(
      file: range.file.path,
      start: lines?.position(of: range.bytes.lowerBound) ?? beginning,
      end: lines?.position(of: range.bytes.upperBound) ?? beginning
    )
  }
}
