internal import Diagnostics
internal import Engine
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
  var text: String
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

  /// The fingerprint with the number.
  var numberedFingerprint: String { "\(fingerprint.hexadecimal):\(number)" }

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

extension Annotation.Subject {
  init?(_ finding: Finding) {
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

  init(_ severity: Diagnostic.Severity) {
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

extension Finding {
  /// Nobody can sign in or up because of it.
  var isBreakage: Bool {
    outcome == .fail && !isBookkeeping && severity == .error && refusals.areBreakage
  }
}

// As it waits in a spool.
extension Annotation {
  var record: [String] {
    [String(subject.rawValue), level.rawValue, rule, title, text, fix, guideline]
      + [fingerprint.hexadecimal, String(number)] + stretch.record
      + related.flatMap { $0.stretch.record + [$0.text] }
  }

  init(record: ArraySlice<String>) {
    var rest = record
    func next() -> String { rest.popFirst() ?? "" }
    func stretch() -> Stretch {
      let (file, numbers) = (next(), (0..<4).map { _ in Int(next()) ?? 1 })
      return Stretch(
        file: file, start: SourcePosition(line: numbers[0], column: numbers[1]),
        end: SourcePosition(line: numbers[2], column: numbers[3]))
    }
    subject = Int(next()).flatMap(Subject.init) ?? .input
    level = Level(rawValue: next()) ?? .error
    rule = next()
    title = next()
    text = next()
    fix = next()
    guideline = next()
    fingerprint = Fingerprint(value: UInt64(next(), radix: 16) ?? 0)
    number = Int(next()) ?? 1
    self.stretch = stretch()
    var related: [Related] = []
    while !rest.isEmpty { related.append(Related(stretch: stretch(), text: next())) }
    self.related = related
  }
}

extension Stretch {
  fileprivate var record: [String] {
    [file] + [start.line, start.column, end.line, end.column].map { String($0) }
  }
}
