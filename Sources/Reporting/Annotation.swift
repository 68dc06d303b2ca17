internal import Diagnostics
internal import Linting

/// Something that a build shows at a line: what a rule found, or what couldn't be judged.
struct Annotation {
  /// How loudly it is shown.
  enum Level: String {
    case error
    case warning
    case note
  }

  /// What it is about, the most urgent first.
  enum Subject: Int {
    case input
    case failure
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
  let text: String
  /// What to do; empty where there is nothing to do.
  let fix: String
  /// The key of the guideline that people would name first; empty for what couldn't be judged.
  let guideline: String
  let stretch: Stretch
  let related: [Related]
  /// The same for the same thing wherever its line is; no other of a run has it.
  var fingerprint: String

  /// The most urgent first; what is equally urgent stays in order.
  static func inOrder(_ annotations: [Annotation]) -> [Annotation] {
    annotations.stablySorted { $0.urgency < $1.urgency }
  }

  private var urgency: Int { level.rank * 10 + subject.rawValue }
}

extension Annotation.Level {
  fileprivate var rank: Int {
    switch self {
    case .error: 0
    case .warning: 1
    case .note: 2
    }
  }
}
