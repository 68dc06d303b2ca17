package import Diagnostics
package import Engine
package import Rules

package typealias Fault = FaultGroup<Finding>

/// What a rule finds at one place, on however many screens: to a reader one fault.
///
/// All that people read lists and counts these, so that a number is what the list below it has.
package struct FaultGroup<Found: PresentedFinding>: Sendable {
  /// One finding for each screen, or a single one.
  package private(set) var findings: [Found]
  package let urgency: FaultUrgency

  /// The finding that speaks for all of them.
  package var first: Found { findings[0] }

  /// How many further places there are.
  package var others: Int { findings.count - 1 }

  /// How many letters are known that App Review wrote about the like.
  package var letters: Int { urgency.refusals.letters }

  /// Under which heading it stands.
  package var heading: Concern { urgency.heading }

  /// It asks somebody to do something.
  var isOpen: Bool { urgency.outcome == .fail || urgency.outcome == .review }

  /// App Review would likely refuse the app for it.
  package var isError: Bool { urgency.outcome == .fail && urgency.isLikelyRefusal }

  /// What is found at one place alone.
  init(of finding: Found) {
    findings = [finding]
    urgency = FaultUrgency(finding)
  }

  /// What asks for most attention first, then by place.
  package static func all(of findings: [Found]) -> [FaultGroup] {
    var faults: [FaultGroup] = []
    var numbers: [Key: Int] = [:]
    for finding in findings {
      let key = Key(finding)
      if let number = numbers[key] {
        faults[number].findings.append(finding)
      } else {
        numbers[key] = faults.count
        faults.append(FaultGroup(of: finding))
      }
    }
    return faults.sorted { $0.urgency < $1.urgency }
  }

  /// What is said of it on further screens that isn't said of the first, each sentence once.
  package func distinct(_ sentence: (Found) -> String) -> [String] {
    findings.map(sentence).filter { !$0.isEmpty }.withoutRepetition
  }

  /// What to do, each fix once; where not all screens need the same, each says for which it is.
  package var fixes: [Message] {
    let fixes = distinct(\.fix)
    guard fixes.count > 1 else { return fixes.map { .words($0) } }
    return fixes.map { fix in
      let screens = findings.filter { $0.fix == fix }.compactMap(\.screenName)
      return screens.isEmpty
        ? .words(fix) : Message(.labelled, screens.inOneLine, Message.words(fix))
    }
  }

  /// What several faults can be about, on however many screens.
  package struct Thing: Hashable {
    let concern: Concern
    let place: String
  }

  /// A button, another item of a list, or a part of a section.
  package var thing: Thing {
    let place = first.place
    let isOnScreen = place.hasPrefix("screens[")
    let parts = (isOnScreen ? place.placeOnEveryScreen.dropFirst(2) : place[...])
      .split(separator: ".", omittingEmptySubsequences: false)
    let isItem = isOnScreen || parts.first?.hasSuffix("]") == true
    return Thing(
      concern: urgency.concern,
      place: (isOnScreen ? "screens." : "") + parts.prefix(isItem ? 1 : 2).joined(separator: "."))
  }

  private struct Key: Hashable {
    let rule: String
    let outcome: Outcome
    let acceptance: String
    let place: Substring

    init(_ finding: Found) {
      rule = finding.rule
      outcome = finding.outcome
      acceptance = finding.acceptanceText
      place = finding.place.placeOnEveryScreen
    }
  }
}

/// What asks for most attention is least.
package struct FaultUrgency: Hashable, Comparable, Sendable {
  package let outcome: Outcome
  /// What App Review would see comes first.
  package let concern: Concern
  /// Of what is accepted, what App Review would refuse comes first.
  package let isLikelyRefusal: Bool
  package let severity: Severity
  package let refusals: KnownRefusals

  init(_ finding: some PresentedFinding) {
    outcome = finding.outcome
    concern = finding.concern
    isLikelyRefusal = finding.isLikelyRefusal
    severity = finding.severity
    refusals = finding.refusals
  }

  /// Under which heading it stands: what isn't found to be wrong breaks nothing.
  package var heading: Concern { outcome == .fail ? concern : .apple }

  package static func < (one: FaultUrgency, other: FaultUrgency) -> Bool {
    if one.outcome != other.outcome { return one.outcome < other.outcome }
    if one.concern != other.concern { return one.concern < other.concern }
    if one.isLikelyRefusal != other.isLikelyRefusal { return one.isLikelyRefusal }
    return (other.severity, other.refusals) < (one.severity, one.refusals)
  }
}

extension FaultGroup {
  package var otherPlaces: Message { Message(.alsoMoreScreens, count: others, others) }

  package var letterCount: Message { Message(.knownRefusals, count: letters, letters) }
}

extension Array {
  /// Those of an outcome, in order.
  package func of<Found>(_ outcome: Outcome) -> [FaultGroup<Found>]
  where Element == FaultGroup<Found> {
    filter { $0.urgency.outcome == outcome }
  }
}

extension LintResult {
  /// The findings of an outcome, what asks for most attention first, then by place.
  package func findings(_ outcome: Outcome) -> [Finding] {
    Fault.all(of: findings).of(outcome).flatMap(\.findings)
  }
}

extension String {
  /// As a path, the same for the same place of every screen.
  package var placeOnEveryScreen: Substring {
    hasPrefix("screens[") ? drop { $0 != "]" } : self[...]
  }
}
