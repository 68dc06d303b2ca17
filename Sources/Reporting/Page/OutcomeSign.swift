internal import Diagnostics
internal import Engine
internal import Localization
internal import Rules

/// How the page shows an outcome: a sign, a word and a colour, so that none of them stands alone.
struct OutcomeSign {
  let sign: String
  let word: LocalizableText
  let style: String

  init(_ outcome: Outcome, _ severity: Severity = .error) {
    switch (outcome, severity) {
    case (.fail, .error): (sign, word, style) = ("✕", "Problem", "fail")
    case (.fail, .warning): (sign, word, style) = ("▲", "Weakness", "risk")
    case (.fail, .note): (sign, word, style) = ("●", "Advice", "ask")
    case (.incomplete, _): (sign, word, style) = ("?", "Undecided", "ask")
    case (.review, _): (sign, word, style) = ("☐", "For a person to decide", "ask")
    case (.waived, _): (sign, word, style) = ("⚑", "Waived", "good")
    case (.exempt, _): (sign, word, style) = ("◇", "Exempt", "good")
    case (.pass, _): (sign, word, style) = ("✓", "Passed", "good")
    case (.notApplicable, _): (sign, word, style) = ("–", "Not applicable", "quiet")
    }
  }

  init(_ urgency: Fault.Urgency) {
    let plain = OutcomeSign(urgency.outcome, urgency.severity)
    (sign, word, style) =
      urgency.isToPutInOrder
      ? ("✎", "To put in order", plain.style) : (plain.sign, plain.word, plain.style)
  }

  init(_ verdict: QualifiedVerdict) {
    switch verdict.verdict {
    case .compliant where verdict.isPart: (sign, word, style) = ("?", "Only in part", "ask")
    case .compliant where verdict.isToDecide: (sign, word, style) = ("☐", "To decide", "ask")
    case .compliant where verdict.exceptions != nil:
      (sign, word, style) = ("⚑", "Ready with exceptions", "risk")
    case .compliant: (sign, word, style) = ("✓", "Ready", "good")
    case .incomplete: (sign, word, style) = ("?", "Undecided", "ask")
    case .violations: (sign, word, style) = ("✕", "Not ready", "fail")
    case .unjudged: (sign, word, style) = ("✕", "Not judged", "fail")
    }
  }

  func write(in language: Language, to page: inout MarkupWriter) {
    page.element("span", [.style("tag \(style)")]) { tag in
      tag.element("span", [Attribute("aria-hidden", "true")], sign)
      tag.words(" \(language(word))")
    }
  }

  /// The sign alone, where there is no room for its word, which is only heard.
  func writeSign(in language: Language, to page: inout MarkupWriter) {
    let heard = [Attribute("role", "img"), Attribute("aria-label", language(word))]
    page.element("span", [.style("tag \(style)")] + heard, sign)
  }
}
