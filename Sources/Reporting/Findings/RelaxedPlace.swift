internal import Diagnostics
internal import Engine
internal import Rules

/// A place that makes an answer milder, with all that it relaxes in one way.
struct RelaxedPlace {
  let kind: Relaxation.Kind
  let stretch: Annotation.Stretch
  /// Rules, entries of catalogues, options.
  private let names: [String]
  private let heldByBaseline: Int

  /// In the order of the relaxations; counted as findings are, or else place by place.
  static func all(of run: RunResult, _ counts: Counts? = nil) -> [RelaxedPlace] {
    var places: [RelaxedPlace] = []
    var rest = run.relaxations[...]
    while let first = rest.first {
      let group = rest.prefix { $0.isBeside(first) }
      rest = rest.dropFirst(group.count)
      places.append(
        RelaxedPlace(
          kind: first.kind,
          stretch: Annotation.Stretch(file: first.file, start: first.start, end: first.end),
          names: group.map(\.what),
          heldByBaseline: counts?.accepted.held ?? run.summary.heldByBaseline
        )
      )
    }
    return places
  }

  /// `.reviewlint.yaml:3`; the command line has no lines.
  var place: String {
    stretch.file == Relaxation.commandLine
      ? stretch.file : "\(stretch.file):\(stretch.start.line)"
  }

  /// What it is about: `rules that are off: apple-button-first`.
  var localizableText: LocalizableText {
    let listed = LocalizableText.verbatim(names.joined(separator: ", "))
    switch kind {
    case .ruleOff: return "rules that are off: \(listed)"
    case .ruleMilder: return "rules that count for less: \(listed)"
    case .parameterChanged: return "rules with other parameters: \(listed)"
    case .ruleLeftOut: return "built-in rules that are left out: \(listed)"
    case .rulesReplaced: return "a rule file above that isn't extended: \(listed)"
    case .entryReplaced: return "catalogue entries that are replaced: \(listed)"
    case .editionAdded: return "editions of the guidelines that are added: \(listed)"
    case .selection: return "not every rule is asked: \(listed)"
    case .failOn: return "findings don't change the exit status: \(listed)"
    case .incompleteAllowed: return "missing facts don't change the exit status: \(listed)"
    case .baseline:
      return .counted(
        heldByBaseline,
        one: "\(heldByBaseline) finding is accepted by the baseline",
        other: "\(heldByBaseline) findings are accepted by the baseline"
      )
    case .waiver: return "findings that a waiver accepts: \(listed)"
    }
  }
}

extension Relaxation {
  fileprivate func isBeside(_ other: Relaxation) -> Bool {
    (kind, file, start) == (other.kind, other.file, other.start)
  }
}
