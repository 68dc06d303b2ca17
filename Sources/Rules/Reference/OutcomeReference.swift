/// What a rule can find, and what a description can be judged to be, in a sentence or two each.
enum OutcomeReference {
  static let entries = [
    entry(
      "fail",
      "The rule found something that isn't right.",
      verdict: "violations",
      status: "1, where the rule's severity counts"
    ),
    entry(
      "incomplete",
      """
      A fact is absent that could make the rule fail: nobody said it, or it is written as unknown. \
      The answer asks for it; what isn't known is never a pass.
      """,
      verdict: "incomplete, unless something else is a violation",
      status: "1, where the rule's severity counts; 0 with --allow-incomplete"
    ),
    entry(
      "review",
      "No rule can decide it: a person has to look, and the answer says at what.",
      verdict: "compliant; with --strict incomplete",
      status: "0; 1 with --strict"
    ),
    entry(
      "waived",
      "The rule found something that a waiver or a baseline accepts; it stays listed.",
      verdict: "compliant",
      status: "0"
    ),
    entry(
      "exempt",
      "The rule is about this, but one of its exemptions holds.",
      verdict: "compliant",
      status: "0"
    ),
    entry("pass", "What the rule asks is so.", verdict: "compliant", status: "0"),
    entry(
      "notApplicable",
      "There is nothing here that the rule is about.",
      verdict: "compliant",
      status: "0"
    ),
    entry(
      "compliant",
      "The verdict when no rule that counts has found or left open anything.",
      status: "0"
    ),
    entry("violations", "The verdict when a rule that counts has found something.", status: "1"),
    entry(
      "unjudged",
      """
      The verdict when a description can't be judged: it can't be read or decoded, or a rule can't \
      be evaluated. That is never a yes.
      """,
      status: "2"
    ),
    entry(
      "partial",
      """
      Only some of the rules were asked: by --only or --skip, or because rules are off. That says \
      nothing of submission.
      """,
      status: "as for the rules that were asked"
    ),
  ]

  private static func entry(
    _ name: String,
    _ meaning: String,
    verdict: String = "",
    status: String
  ) -> ReferenceEntry {
    var entry = ReferenceEntry(.outcome, name, meaning: meaning)
    entry.add("verdict", verdict)
    entry.add("exit status", status)
    return entry
  }
}
