package import Diagnostics
internal import Engine
package import Localization
internal import Model
internal import Rules

/// Something that a build shows at a line: what a rule found, or what couldn't be judged.
package struct Annotation {
  /// What it is about, the most urgent first.
  package enum Subject: Int {
    case input
    case failure
    /// Rules of our own are broken.
    case breach
    /// Only the description has to be put in order.
    case bookkeeping
    case missingFacts
    case review
    /// What makes the answer milder.
    case relaxation
  }

  /// A second place, and why it matters.
  package struct Related {
    package let stretch: Stretch
    package let text: String
  }

  /// What is said of it, in one line each.
  package struct Words {
    /// A heading in few words.
    package let title: String
    /// What is wrong.
    package let text: String
    /// What to do; empty where there is nothing to do.
    package var fix = ""
    package var related: [Related] = []
  }

  /// What its words are made of.
  fileprivate enum Content {
    /// What is found, on one screen or several.
    case finding(Fault)
    case missingFacts(Message, paths: [String])
    case relaxation(Message)
    case input(Diagnostic, notes: [Stretch])
  }

  package let subject: Subject
  /// How loudly it is shown.
  package let level: Severity
  /// The rule's id; `input/` and the message's id for what couldn't be judged, `relaxed/` and the
  /// kind for what makes the answer milder.
  package let rule: String
  /// The key of the guideline that people would name first; empty for what couldn't be judged.
  package var guideline = ""
  package let stretch: Stretch
  /// Nobody can sign in or up because of it.
  var isBreakage = false
  /// One thing has one, wherever its line is.
  package let fingerprint: Fingerprint
  /// The how-many-th it is of those of the same fingerprint, from 1.
  fileprivate(set) var number = 1
  fileprivate let content: Content

  /// Where a file says it; nil for what comes from the command line.
  package var place: Stretch? { stretch.file == Relaxation.commandLine ? nil : stretch }

  /// The fingerprint with the number.
  package var numberedFingerprint: String { "\(fingerprint.hexadecimal):\(number)" }
}

extension Annotation {
  /// The most urgent first, numbered by what they are; what is equally urgent stays in order.
  fileprivate static func inOrder(_ annotations: [Annotation]) -> [Annotation] {
    var numbers: [Fingerprint: Int] = [:]
    let sorted = annotations.sorted {
      ($1.level, $0.subject.rawValue, $0.isBreakage ? 0 : 1)
        < ($0.level, $1.subject.rawValue, $1.isBreakage ? 0 : 1)
    }
    return sorted.map { annotation in
      var annotation = annotation
      annotation.number = numbers[annotation.fingerprint, default: 0] + 1
      numbers[annotation.fingerprint] = annotation.number
      return annotation
    }
  }
}

extension PresentedRun {
  /// How much is made of findings that are the same on several screens.
  package enum Grouping {
    /// Each finding stands for itself; what is missing is one.
    case findings
    /// The places of one fault stand together, and what is missing is one.
    case places
    /// One fault is one, and what is missing.
    case faults
  }

  /// All that asks for attention, the most urgent first: no pass, nothing that was accepted.
  package func annotations(_ grouping: Grouping) -> [Annotation] {
    Annotation.inOrder(
      inputs + relaxations + descriptions.flatMap { $0.unorderedAnnotations(grouping) }
        + (grouping == .findings ? [] : [milderRules].compactMap(\.self)))
  }

  /// How many more facts only milder rules need, all descriptions together.
  private var milderRules: Annotation? {
    let count = descriptions.reduce(0) { $0 + $1.questions.furtherCount }
    guard count > 0 else { return nil }
    let text: Message = Message(.moreFactsMissingOnlyRulesCount, count: count, count)
    return Annotation(
      subject: .missingFacts, level: .note, rule: Outcome.incomplete.rawValue,
      stretch: Stretch(beginningOf: Relaxation.commandLine),
      fingerprint: Fingerprint(of: Outcome.incomplete.rawValue, text.id),
      content: .missingFacts(text, paths: []))
  }

  /// What couldn't be judged, the most urgent first.
  package var inputs: [Annotation] {
    let places = DiagnosticPlaces(of: run.diagnostics, in: run.files)
    return Annotation.inOrder(run.diagnostics.map { Annotation($0, at: places) })
  }

  /// What makes the answer milder.
  package var relaxations: [Annotation] { Annotation.inOrder(relaxed.map(Annotation.init)) }
}

extension PresentedDescription {
  /// All of it that asks for attention, the most urgent first.
  package func annotations(_ grouping: PresentedRun.Grouping) -> [Annotation] {
    Annotation.inOrder(unorderedAnnotations(grouping))
  }

  fileprivate func unorderedAnnotations(_ grouping: PresentedRun.Grouping) -> [Annotation] {
    if grouping == .findings {
      return result.findings.filter { $0.outcome != .incomplete }.compactMap {
        Annotation(Fault(of: $0))
      } + missingFacts
    }
    let found = faults.filter { $0.urgency.outcome != .incomplete }.flatMap { fault in
      grouping == .faults
        ? [Annotation(fault)].compactMap(\.self)
        : fault.findings.compactMap { Annotation(Fault(of: $0)) }
    }
    return found + missingFacts
  }

  /// What there is to say about facts that are missing, unless they were said to be let be.
  private var missingFacts: [Annotation] {
    guard questions.count > 0, !letsIncompleteBe else { return [] }
    let fails = result.findings.contains { $0.outcome == .incomplete && $0.fails }
    let start = LineTable(of: result.file).position(of: result.range.bytes.lowerBound)
    let stretch = Stretch(file: result.file.id.path, start: start, end: start)
    return [
      Annotation(
        subject: .missingFacts, level: fails ? .error : .warning, rule: Outcome.incomplete.rawValue,
        stretch: stretch,
        fingerprint: Fingerprint(of: Outcome.incomplete.rawValue)
          .crossed(with: result.identity.fingerprint),
        content: .missingFacts(questions.countText, paths: questions.plan.map(\.path.description)))
    ]
  }
}

extension Annotation {
  /// What a rule found; nil where nobody has to look at it.
  fileprivate init?(_ fault: Fault) {
    let finding = fault.first
    guard let subject = Subject(finding) else { return nil }
    self.init(
      subject: subject, level: Severity(of: finding), rule: finding.rule,
      guideline: finding.mainGuideline, stretch: finding.location.stretch,
      isBreakage: finding.isBreakage, fingerprint: finding.fingerprint,
      content: .finding(fault))
  }

  /// What makes the answer milder.
  fileprivate init(_ relaxed: RelaxedPlace) {
    self.init(
      subject: .relaxation, level: .note, rule: "relaxed/\(relaxed.kind.rawValue)",
      stretch: relaxed.stretch,
      fingerprint: Fingerprint(
        of: relaxed.kind.rawValue, relaxed.stretch.file, relaxed.message.text),
      content: .relaxation(relaxed.message))
  }

  /// What couldn't be judged.
  fileprivate init(_ diagnostic: Diagnostic, at places: DiagnosticPlaces) {
    let message = diagnostic.message
    self.init(
      subject: .input, level: diagnostic.severity, rule: "input/\(message.id)",
      stretch: places.stretch(of: diagnostic.range),
      fingerprint: Fingerprint(of: message.id, diagnostic.range.file.path, message.text),
      content: .input(
        diagnostic, notes: diagnostic.notes.map { places.stretch(of: $0.range) }))
  }
}

// What it says is made when somebody asks.
extension Annotation {
  /// So many missing facts say where to begin.
  private static let mostPaths = 12

  package func words(in language: Language) -> Words {
    func line(_ text: String) -> String { SingleLine(text, in: language).text }
    switch content {
    case .finding(let fault):
      let finding = fault.first
      let text = line(text(of: finding, in: language))
      return Words(
        title: line(finding.title),
        text: fault.others == 0 ? text : language(Message(.bracketed, text, fault.otherPlaces)),
        fix: line(language(fault.fixes.followed)),
        related: finding.related.map {
          Related(stretch: $0.location.stretch, text: line($0.note))
        })
    case .missingFacts(let text, let paths):
      let shown = paths.prefix(Self.mostPaths) + (paths.count > Self.mostPaths ? ["…"] : [])
      return Words(
        title: language(.factsThatAreMissing), text: line(language(text)),
        fix: line(shown.joined(separator: ", ")))
    case .relaxation(let text):
      return Words(
        title: language(.answerMilderThanRules),
        text: line(language(Message(.followed, Message.relaxedTitle, text))))
    case .input(let diagnostic, let notes):
      return Words(
        title: language(.cantJudgedWritten), text: line(language(diagnostic.message)),
        related: zip(diagnostic.notes, notes).map {
          Related(stretch: $1, text: line(language($0.message)))
        })
    }
  }

  private func text(of finding: Finding, in language: Language) -> String {
    switch subject {
    case .failure where finding.isDraft, .breach where finding.isDraft:
      language(Message(.draftCount, finding.messageByItself))
    case .input, .failure, .breach, .bookkeeping, .relaxation: finding.messageByItself
    case .review:
      language(Message(.followed, Message.needsReviewLabel, Message.words(finding.message)))
    case .missingFacts:
      language(
        Message(
          .followed, Message.undecidedTitleLabel,
          Message.words("\(finding.title) — \(finding.message)")))
    }
  }
}

extension Annotation.Subject {
  init?(_ finding: Finding) {
    switch finding.outcome {
    case .fail:
      switch finding.concern {
      case .apple: self = .failure
      case .ours: self = .breach
      case .bookkeeping: self = .bookkeeping
      }
    case .incomplete: self = .missingFacts
    case .review: self = .review
    case .decided, .waived, .exempt, .pass, .notApplicable: return nil
    }
  }
}

extension Severity {
  /// An error is what makes the exit status 1; what doesn't count is at most a warning.
  fileprivate init(of finding: Finding) {
    if finding.fails {
      self = .error
    } else {
      self = finding.outcome == .review || finding.severity == .note ? .note : .warning
    }
  }
}

extension Finding {
  /// Nobody can sign in or up because of it.
  var isBreakage: Bool {
    isLikelyRefusal && outcome == .fail && refusals.areBreakage
  }
}
