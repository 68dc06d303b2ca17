internal import Diagnostics

/// What to say instead of one of libyaml's phrases.
struct SyntaxMessage {
  let text: Message
  /// Whether a person looks where the faulty thing begins, not where libyaml stopped.
  let isAtBeginning: Bool

  /// By libyaml's phrase.
  static let all: [String: SyntaxMessage] = [
    "found unexpected end of stream": beginning(Message(.yamlSyntaxQuoteNeverClosed)),
    "found unexpected document indicator": beginning(
      Message(.yamlSyntaxQuoteNotClosedBeforeDocument)
    ),
    "could not find expected ':'": beginning(
      Message(.yamlSyntaxMissingBehindKeyIndentLines)
    ),
    "mapping values are not allowed in this context": stop(
      Message(.yamlSyntaxCantStandHereQuoteText)
    ),
    "mapping keys are not allowed in this context": stop(
      Message(.yamlSyntaxQuestionMarkCantStandHere)
    ),
    "block sequence entries are not allowed in this context": stop(
      Message(.yamlSyntaxListCantBeginHereBegin)
    ),
    "found a tab character that violates indentation": stop(tab),
    "found a tab character where an indentation space is expected": stop(tab),
    "did not find expected <document start>": stop(
      Message(.yamlSyntaxNotPartValueAboveMend)
    ),
    "did not find expected node content": stop(Message(.yamlSyntaxValueMissingBefore)),
    "did not find expected comment or line break": stop(
      Message(.yamlSyntaxOnlyCommentCanFollowOr)
    ),
    "found an indentation indicator equal to 0": stop(Message(.yamlSyntaxIndentationOfNothing)),
    "found unexpected ':'": stop(Message(.yamlSyntaxColonCantStandHere)),
    "did not find expected hexdecimal number": stop(
      Message(.yamlSyntaxHexadecimalDigitsMissingHereWrite)
    ),
    "found invalid Unicode character escape code": stop(
      Message(.yamlSyntaxEscapeNoCharacterWriteCharacter)
    ),
    "found unknown directive name": beginning(directive),
    "could not find expected directive name": beginning(directive),
    "found unexpected non-alphabetical character": beginning(directive),
    "found incompatible YAML document": stop(Message(.yamlSyntaxVersionYamlUnknownWriteYaml)),
  ]

  private static let tab: Message = Message(.yamlSyntaxTabCantIndentLineUse)
  private static let directive: Message =
    Message(.yamlSyntaxLineCantBeginWithPut)

  private static func beginning(_ text: Message) -> SyntaxMessage {
    SyntaxMessage(text: text, isAtBeginning: true)
  }

  private static func stop(_ text: Message) -> SyntaxMessage {
    SyntaxMessage(text: text, isAtBeginning: false)
  }
}
