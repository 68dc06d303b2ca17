internal import Diagnostics

/// What to say instead of one of libyaml's phrases.
struct SyntaxMessage {
  let text: LocalizableText
  /// Whether a person looks where the faulty thing begins, not where libyaml stopped.
  let isAtBeginning: Bool

  /// By libyaml's phrase.
  static let all: [String: SyntaxMessage] = [
    "found unexpected end of stream": beginning("this quote is never closed"),
    "found unexpected document indicator": beginning(
      "this quote is not closed before the document ends"
    ),
    "could not find expected ':'": beginning(
      "a ':' is missing behind this key; indent the lines of a longer text"
    ),
    "mapping values are not allowed in this context": stop(
      "a ':' can't stand here; quote the text, or mend the indentation"
    ),
    "mapping keys are not allowed in this context": stop(
      "a '?' can't stand here; put the text into quotes"
    ),
    "block sequence entries are not allowed in this context": stop(
      "a list can't begin here; begin it on a line of its own"
    ),
    "found a tab character that violates indentation": stop(tab),
    "found a tab character where an indentation space is expected": stop(tab),
    "did not find expected <document start>": stop(
      "this is not part of the value above; mend its indentation or write '---'"
    ),
    "did not find expected node content": stop("a value is missing before this"),
    "did not find expected comment or line break": stop(
      "only a comment can follow '|' or '>'; begin the text on the next line"
    ),
    "found an indentation indicator equal to 0": stop("an indentation of 0 can't be; write 1 to 9"),
    "found unexpected ':'": stop("a ':' can't stand here; put the text into quotes"),
    "did not find expected hexdecimal number": stop(
      "hexadecimal digits are missing here; write '\\\\' for a backslash"
    ),
    "found invalid Unicode character escape code": stop(
      "this escape is no character; write the character itself"
    ),
    "found unknown directive name": beginning(directive),
    "could not find expected directive name": beginning(directive),
    "found unexpected non-alphabetical character": beginning(directive),
    "found incompatible YAML document": stop("this version of YAML is unknown; write '%YAML 1.2'"),
  ]

  private static let tab: LocalizableText = "a tab can't indent a line; use spaces"
  private static let directive: LocalizableText =
    "a line can't begin with '%'; put the text into quotes"

  private static func beginning(_ text: LocalizableText) -> SyntaxMessage {
    SyntaxMessage(text: text, isAtBeginning: true)
  }

  private static func stop(_ text: LocalizableText) -> SyntaxMessage {
    SyntaxMessage(text: text, isAtBeginning: false)
  }
}
