package import Diagnostics
internal import Engine
package import Rules

/// A place that makes an answer milder, with all that it relaxes in one way.
package struct RelaxedPlace: Sendable {
  package let kind: Relaxation.Kind
  package let stretch: Stretch
  /// Rules, entries of catalogues, options.
  private let names: [String]
  /// Why somebody said so, and until when.
  private let reason: String?
  private let until: String?
  private let heldByBaseline: Int
  private let newerFailures: Int

  /// In the order of the relaxations; so many findings are held by a baseline.
  static func all(of run: RunResult, held: Int) -> [RelaxedPlace] {
    var places: [RelaxedPlace] = []
    var rest = run.relaxations[...]
    while let first = rest.first {
      let group = rest.prefix { $0.isBeside(first) }
      rest = rest.dropFirst(group.count)
      places.append(
        RelaxedPlace(
          kind: first.kind, stretch: first.stretch, names: group.map(\.what),
          reason: first.reason, until: first.until,
          heldByBaseline: held,
          newerFailures: run.summary.newerFailures)
      )
    }
    return places
  }

  /// A pattern may leave out any number; all of them are in the inventory.
  private static let mostExcluded = 5

  /// `.reviewlint.yaml:3`; the command line has no lines.
  package var place: String {
    stretch.file == Relaxation.commandLine
      ? stretch.file : "\(stretch.file):\(stretch.start.line)"
  }

  /// So many names are read; of more, the first ones and how many there are besides.
  private static let mostNamed = 12
  private static let mostShown = 5

  private static func listed(_ names: [String]) -> Message {
    guard names.count > mostNamed else { return .verbatim(names.joined(separator: ", ")) }
    let rest = names.count - mostShown
    return Message(
      .listed, names.prefix(mostShown).joined(separator: ", "),
      Message(.andMoreCount, count: rest, rest))
  }

  /// What it is about: `rules that are off: apple-button-first (our brand book)`.
  package var message: Message {
    switch (reason, until) {
    case (nil, nil): bareMessage
    case (let reason?, nil): Message(.bracketed, bareMessage, reason)
    case (nil, let until?): Message(.untilDay, bareMessage, until)
    case (let reason?, let until?): Message(.until, bareMessage, reason, until)
    }
  }

  private var bareMessage: Message {
    let listed = Self.listed(names)
    switch kind {
    case .ruleOff: return Message(.rulesOff, listed)
    case .ruleMilder: return Message(.rulesCountLess, listed)
    case .ruleNewer:
      return Message(.rulesNewer, count: names.count, names.count, newerFailures)
    case .parameterChanged: return Message(.rulesWithOtherParameters, listed)
    case .ruleLeftOut: return Message(.builtInRulesLeftOut, listed)
    case .rulesReplaced: return Message(.ruleFileAboveIsntExtended, listed)
    case .builtInRules: return Message(.builtInRulesReplaced, listed)
    case .entryReplaced: return Message(.catalogueEntriesReplaced, listed)
    case .editionAdded: return Message(.editionsGuidelinesAdded, listed)
    case .excluded:
      let shown = names.prefix(Self.mostExcluded) + (names.count > Self.mostExcluded ? ["…"] : [])
      return Message(.descriptionsLeftOut, Message.verbatim(shown.joined(separator: ", ")))
    case .submissionDate: return Message(.submissionLongPast, listed)
    case .packOutdated: return Message(.packReviewsEnded, listed)
    case .selection: return Message(.notEveryRuleAsked, listed)
    case .failOn: return Message(.findingsDontChangeExitStatus, listed)
    case .incompleteAllowed: return Message(.missingFactsDontChangeExit, listed)
    case .baseline:
      return Message(.findingsAcceptedBaseline, count: heldByBaseline, heldByBaseline)
    case .waiver: return Message(.findingsWaiverAccepts, listed)
    case .decision: return Message(.questionsThatPersonDecided, listed)
    }
  }
}

extension Relaxation {
  fileprivate func isBeside(_ other: Relaxation) -> Bool {
    (kind, stretch.file, stretch.start) == (other.kind, other.stretch.file, other.stretch.start)
  }
}
