internal import Diagnostics
internal import Engine
internal import Localization
internal import Presentation
internal import Rules

/// How the page shows an outcome: a sign, a word and a colour, so that none of them stands alone.
struct OutcomeSign {
  let sign: String
  let word: Message
  let style: String

  init(_ outcome: Outcome, _ severity: Severity = .error) {
    switch (outcome, severity) {
    case (.fail, .error): (sign, word, style) = ("✕", Message(.problem), "fail")
    case (.fail, .warning): (sign, word, style) = ("▲", Message(.weakness), "risk")
    case (.fail, .note): (sign, word, style) = ("●", Message(.advice), "ask")
    case (.incomplete, _): (sign, word, style) = ("?", Message(.undecidedTitle), "ask")
    case (.review, _): (sign, word, style) = ("☐", Message(.personDecideTitle), "ask")
    case (.decided, _): (sign, word, style) = ("☑", Message(.decidedTitle), "good")
    case (.waived, _): (sign, word, style) = ("⚑", Message(.waivedTitle), "good")
    case (.exempt, _): (sign, word, style) = ("◇", Message(.exemptTitle), "good")
    case (.pass, _): (sign, word, style) = ("✓", Message(.passedTitle), "good")
    case (.notApplicable, _): (sign, word, style) = ("–", Message(.notApplicableTitle), "quiet")
    }
  }

  init(_ urgency: FaultUrgency) {
    let plain = OutcomeSign(urgency.outcome, urgency.severity)
    style = plain.style
    (sign, word) =
      switch urgency.heading {
      case .apple: (plain.sign, plain.word)
      case .ours: ("§", Message(.ourOwnRule))
      case .bookkeeping: ("✎", Message(.putInOrderTitle))
      }
  }

  init(_ state: VerdictState) {
    word = state.word
    (sign, style) =
      switch state {
      case .unjudged, .violations: ("✕", "fail")
      case .incomplete, .partial: ("?", "ask")
      case .toDecide: ("☐", "ask")
      case .readyButFor: ("⚑", "risk")
      case .ready: ("✓", "good")
      }
  }

  func write(in language: Language, to page: inout MarkupWriter) {
    page.element("span", [.style("tag \(style)")]) { tag in
      tag.element("span", [Attribute("aria-hidden", "true")], sign)
      tag.words(" \(language(word))")
    }
  }
}
