package import Diagnostics

/// One way in which an answer may be milder than the rules as they were written.
package struct Relaxation: Hashable, Sendable {
  /// How it is milder; the words are those of the JSON report.
  package enum Kind: String, RankedWord, Sendable {
    case ruleOff = "rule-off"
    case ruleMilder = "rule-milder"
    /// A rule that is newer than the release whose rules are to hold.
    case ruleNewer = "rule-newer"
    case parameterChanged = "parameter-changed"
    /// A built-in rule that the rule file doesn't extend.
    case ruleLeftOut = "rule-left-out"
    /// A rule file that another, nearer one takes the place of.
    case rulesReplaced = "rules-replaced"
    /// `--built-in-rules`.
    case builtInRules = "built-in-rules"
    case entryReplaced = "entry-replaced"
    case editionAdded = "edition-added"
    /// A description that a rule file leaves out of the search.
    case excluded = "exclude"
    /// A day of submission that is long past: the guidelines of that day may ask for less.
    case submissionDate = "submission-date"
    /// A pack that nobody compared with the law for longer than its review was to last.
    case packOutdated = "pack-outdated"
    /// `--only` or `--skip`.
    case selection = "selection"
    case failOn = "fail-on"
    case incompleteAllowed = "incomplete-allowed"
    case baseline = "baseline"
    case waiver = "waiver"
    case decision = "decision"
  }

  package var kind: Kind
  /// What is milder: a rule's id, a catalogue entry, an option of the command line.
  package var what: String
  package var stretch: Stretch
  /// Why somebody made it milder, and the last day of that, `YYYY-MM-DD`, where they say so.
  package var reason: String?
  package var until: String?

  package init(
    _ kind: Kind, of what: String, at stretch: Stretch, reason: String? = nil, until: String? = nil
  ) {
    self.kind = kind
    self.what = what
    self.stretch = stretch
    self.reason = reason
    self.until = until
  }

  /// What a file as a whole relaxes.
  package init(_ kind: Kind, of what: String, in file: String) {
    self.init(kind, of: what, at: Stretch(beginningOf: file))
  }

  /// What stands for a file where something was asked for on the command line.
  package static let commandLine = "command line"

  /// What was asked for on the command line.
  package init(_ kind: Kind, byOption option: String) {
    self.init(kind, of: option, in: Self.commandLine)
  }
}

extension [Relaxation] {
  /// Each once: by kind, then by place, then by what is milder.
  package var inOrder: [Relaxation] {
    Set(self).sorted { one, other in
      let (a, b) = (one.stretch, other.stretch)
      let first = (one.kind, a.file, a.start.line, one.what)
      let second = (other.kind, b.file, b.start.line, other.what)
      return first == second ? a.start.column < b.start.column : first < second
    }
  }
}
