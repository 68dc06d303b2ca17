internal import Diagnostics

/// What a rule can find, and what a description can be judged to be, in a sentence or two each.
enum OutcomeReference {
  /// A word of an answer: what it means, which verdict it leads to, and which exit status.
  private typealias Word = (
    name: String, meaning: Message, verdict: Message?, status: Message
  )

  private static let words: [Word] = [
    ("fail", .outcomeFail, .outcomeViolations, Message(.outcomeStatusCounts)),
    ("incomplete", .outcomeIncomplete, .outcomeIncompleteUnless, Message(.outcomeStatusIncomplete)),
    ("review", .outcomeReview, .outcomeCompliantUnlessStrict, Message(.outcomeStatusStrict)),
    ("waived", .outcomeWaived, .outcomeCompliant, .verbatim("0")),
    ("exempt", .outcomeExempt, .outcomeCompliant, .verbatim("0")),
    ("pass", .outcomePass, .outcomeCompliant, .verbatim("0")),
    ("notApplicable", .outcomeNotApplicable, .outcomeCompliant, .verbatim("0")),
    ("compliant", .outcomeVerdictCompliant, nil, .verbatim("0")),
    ("violations", .outcomeVerdictViolations, nil, .verbatim("1")),
    ("unjudged", .outcomeVerdictUnjudged, nil, .verbatim("2")),
    ("partial", .outcomeVerdictPartial, nil, Message(.outcomeStatusPartial)),
  ]

  static var entries: [ReferenceEntry] {
    words.map { word in
      var entry = ReferenceEntry(.outcome, word.name, meaning: Message(word.meaning).text)
      if let verdict = word.verdict { entry.add(.referenceVerdict, Message(verdict).text) }
      entry.add(.referenceExitStatus, word.status.text)
      return entry
    }
  }
}
