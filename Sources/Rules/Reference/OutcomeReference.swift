internal import Diagnostics

/// What a rule can find, and what a description can be judged to be, in a sentence or two each.
enum OutcomeReference {
  /// A word of an answer: what it means, which verdict it leads to, and which exit status.
  private typealias Word = (name: String, meaning: Message, verdict: Message?, status: Message)

  private static let words: [Word] = [
    (
      "fail", "The rule found something that isn't right.", "violations",
      Message("1, where the rule's severity counts")
    ),
    (
      "incomplete",
      """
      A fact is absent that could make the rule fail: nobody said it, or it is written as \
      unknown. The answer asks for it; what isn't known is never a pass.
      """, "incomplete, unless something else is a violation",
      Message("1, where the rule's severity counts; 0 with --allow-incomplete")
    ),
    (
      "review", "No rule can decide it: a person has to look, and the answer says at what.",
      "compliant; with --strict incomplete", Message("0; 1 with --strict")
    ),
    (
      "decided", "A person has answered what was left to one; the answer stands in the file.",
      "compliant", .verbatim("0")
    ),
    (
      "waived", "The rule found something that a waiver or a baseline accepts; it stays listed.",
      "compliant", .verbatim("0")
    ),
    (
      "exempt", "The rule is about this, but one of its exemptions holds.", "compliant",
      .verbatim("0")
    ), ("pass", "What the rule asks is so.", "compliant", .verbatim("0")),
    ("notApplicable", "There is nothing here that the rule is about.", "compliant", .verbatim("0")),
    (
      "compliant", "The verdict when no rule that counts has found or left open anything.", nil,
      .verbatim("0")
    ),
    ("violations", "The verdict when a rule that counts has found something.", nil, .verbatim("1")),
    (
      "unjudged",
      """
      The verdict when a description can't be judged: it can't be read or decoded, or a rule \
      can't be evaluated. That is never a yes.
      """, nil, .verbatim("2")
    ),
    (
      "partial",
      """
      Only some of the rules were asked: by --only or --skip, or because rules are off. That \
      says nothing of submission.
      """, nil, Message("as for the rules that were asked")
    ),
  ]

  static var entries: [ReferenceEntry] {
    words.map { word in
      var entry = ReferenceEntry(.outcome, word.name, meaning: Message(word.meaning).text)
      if let verdict = word.verdict { entry.add("verdict", Message(verdict).text) }
      entry.add("exit status", word.status.text)
      return entry
    }
  }
}
