internal import Diagnostics
internal import Engine
internal import Rules

/// What a rule finds at one place, on however many screens: to a reader one fault.
///
/// All that people read lists and counts these, so that a number is what the list below it has.
struct Fault {
  /// One finding for each screen, or a single one.
  private(set) var findings: [Finding]
  let urgency: Urgency

  /// What asks for most attention is least.
  struct Urgency: Hashable, Comparable {
    let outcome: Outcome
    /// What is only about the description comes after what App Review would see.
    let isBookkeeping: Bool
    /// Of what is accepted, what App Review would refuse comes first.
    let isLikelyRefusal: Bool
    let severity: Severity
    let refusals: KnownRefusals

    init(_ finding: Finding) {
      outcome = finding.outcome
      isBookkeeping = finding.isBookkeeping
      isLikelyRefusal = finding.isLikelyRefusal
      severity = finding.severity
      refusals = finding.refusals
    }

    var isToPutInOrder: Bool { outcome == .fail && isBookkeeping }

    static func < (one: Urgency, other: Urgency) -> Bool {
      if one.outcome != other.outcome { return one.outcome < other.outcome }
      if one.isBookkeeping != other.isBookkeeping { return other.isBookkeeping }
      if one.isLikelyRefusal != other.isLikelyRefusal { return one.isLikelyRefusal }
      return (other.severity, other.refusals) < (one.severity, one.refusals)
    }
  }

  /// The finding that speaks for all of them.
  var first: Finding { findings[0] }

  /// How many further places there are.
  var others: Int { findings.count - 1 }

  /// How many letters are known that App Review wrote about the like.
  var letters: Int { urgency.refusals.letters }

  /// It is found, and only about how the app is described.
  var isToPutInOrder: Bool { urgency.isToPutInOrder }

  /// All of a description, what asks for most attention first, then by place.
  static func all(of result: LintResult) -> [Fault] {
    var faults: [Fault] = []
    var numbers: [Key: Int] = [:]
    for finding in result.findings {
      let key = Key(finding)
      if let number = numbers[key] {
        faults[number].findings.append(finding)
      } else {
        numbers[key] = faults.count
        faults.append(Fault(findings: [finding], urgency: Urgency(finding)))
      }
    }
    return faults.sorted { $0.urgency < $1.urgency }
  }

  /// What is said of it on further screens that isn't said of the first, each sentence once.
  func distinct(_ sentence: (Finding) -> String) -> [String] {
    findings.map(sentence).reduce(into: []) { sentences, sentence in
      if !sentence.isEmpty, !sentences.contains(sentence) { sentences.append(sentence) }
    }
  }

  private struct Key: Hashable {
    let rule: String
    let outcome: Outcome
    let acceptance: Finding.Acceptance?
    let place: Substring

    init(_ finding: Finding) {
      rule = finding.rule
      outcome = finding.outcome
      acceptance = finding.acceptance
      place = finding.location.path.placeOnEveryScreen
    }
  }
}

extension Fault {
  var otherPlaces: Message { Self.otherPlaces(others) }

  static func otherPlaces(_ count: Int) -> Message {
    Message(.alsoMoreScreens, count: count, count)
  }

  var letterCount: Message {
    Message(.knownRefusals, count: letters, letters)
  }
}

extension [Fault] {
  /// Those of an outcome, in order.
  func of(_ outcome: Outcome) -> [Fault] { filter { $0.urgency.outcome == outcome } }
}

extension LintResult {
  /// The findings of an outcome, what asks for most attention first, then by place.
  func findings(_ outcome: Outcome) -> [Finding] {
    Fault.all(of: self).of(outcome).flatMap(\.findings)
  }
}

extension String {
  /// As a path, the same for the same place of every screen.
  var placeOnEveryScreen: Substring {
    hasPrefix("screens[") ? drop { $0 != "]" } : self[...]
  }
}
