import Diagnostics

/// A syntax error in plain words: libyaml's are about its own workings.
struct SyntaxMistake {
  /// What is known about the place of a syntax error, in bytes.
  struct Place {
    /// Where libyaml stopped.
    let stop: Int
    /// Where that began in which libyaml stopped.
    let beginning: Int
    /// Where the last value before it ends.
    let lastValue: Int
  }

  let problem: String
  let place: Place
  let text: ReadableText

  /// The error, where a person would look for it.
  var refusal: ReadingStop {
    if let tag = text.tag(before: place.stop) {
      return ReadingStop(Message(.customTag, text.string(in: tag).quoted), at: range(tag))
    }
    return switch problem {
    case "did not find expected ',' or ']'": unclosed(Message(.listKind), "[", "]")
    case "did not find expected ',' or '}'": unclosed(Message(.mappingKind), "{", "}")
    case "did not find expected key": misfit(Message(.mappingKind))
    case "did not find expected '-' indicator": misfit(Message(.listKind))
    case "found character that cannot start any token": wrongBeginning
    case "found unknown escape character": unknownEscape
    case "did not find expected alphabetic or numeric character": wrongName
    case "did not find expected <document start>" where place.stop == text.bytes.count:
      mistake(Message(.yamlSyntaxNoDocumentFollowsLinesWrite), at: place.stop..<place.stop)
    case "could not find expected ':'", "mapping values are not allowed in this context":
      missingSpace ?? fixed
    default: fixed
    }
  }

  /// A key whose colon has no space behind it, so that YAML reads on until the next one.
  private var missingSpace: ReadingStop? {
    var line = text.line(around: place.stop)
    let isBehind = problem == "could not find expected ':'"
    if isBehind {
      line = text.line(around: place.beginning)
    } else {
      guard line.lowerBound > 0 else { return nil }
      line = text.line(around: line.lowerBound - 1)
    }
    guard let found = text.unspacedEntry(in: line) else { return nil }
    return ReadingStop(.missingSpace(in: found.entry), at: range(found.bytes))
  }

  /// An error whose words don't depend on the text.
  private var fixed: ReadingStop {
    if let words = Self.beginnings[problem] {
      return mistake(Message(words), at: text.character(at: place.beginning))
    }
    let words = Self.stops[problem].map { Message($0) } ?? Message(.yamlSyntaxNotYaml, problem)
    return mistake(words, at: text.character(at: place.stop))
  }

  /// What to say of libyaml's phrases where a person looks at the beginning of the faulty thing.
  private static let beginnings: [String: Message] = [
    "found unexpected end of stream": .yamlSyntaxQuoteNeverClosed,
    "found unexpected document indicator": .yamlSyntaxQuoteNotClosedBeforeDocument,
    "could not find expected ':'": .yamlSyntaxMissingBehindKeyIndentLines,
    "found unknown directive name": .yamlSyntaxLineCantBeginWithPut,
    "could not find expected directive name": .yamlSyntaxLineCantBeginWithPut,
    "found unexpected non-alphabetical character": .yamlSyntaxLineCantBeginWithPut,
  ]

  /// What is wrong, by libyaml's words for where it stopped.
  private static let stops: [String: Message] = [
    "mapping values are not allowed in this context": .yamlSyntaxCantStandHereQuoteText,
    "mapping keys are not allowed in this context": .yamlSyntaxQuestionMarkCantStandHere,
    "block sequence entries are not allowed in this context": .yamlSyntaxListCantBeginHereBegin,
    "found a tab character that violates indentation": .yamlSyntaxTabCantIndentLineUse,
    "found a tab character where an indentation space is expected": .yamlSyntaxTabCantIndentLineUse,
    "did not find expected <document start>": .yamlSyntaxNotPartValueAboveMend,
    "did not find expected node content": .yamlSyntaxValueMissingBefore,
    "did not find expected comment or line break": .yamlSyntaxOnlyCommentCanFollowOr,
    "found an indentation indicator equal to 0": .yamlSyntaxIndentationOfNothing,
    "found unexpected ':'": .yamlSyntaxColonCantStandHere,
    "did not find expected hexdecimal number": .yamlSyntaxHexadecimalDigitsMissingHereWrite,
    "found invalid Unicode character escape code": .yamlSyntaxEscapeNoCharacterWriteCharacter,
    "found incompatible YAML document": .yamlSyntaxVersionYamlUnknownWriteYaml,
  ]

  private func unclosed(_ what: Message, _ opening: String, _ closing: String) -> ReadingStop {
    let beginning = text.character(at: place.beginning)
    guard place.stop < text.bytes.count else {
      return mistake(Message(.yamlSyntaxNeverClosedCloseWith, opening, closing), at: beginning)
    }
    if let name = text.bracketedWord(at: place.stop) {
      return mistake(Message(.yamlSyntaxBracketInText, text.string(in: name).quoted), at: name)
    }
    return misplaced(Message(.yamlSyntaxOrMissingBefore, closing), in: what)
  }

  private func misfit(_ what: Message) -> ReadingStop {
    let stop = text.character(at: place.stop)
    return switch text.sign(before: place.stop) {
    case UInt8(ascii: "'"), UInt8(ascii: "\""):
      mistake(Message(.yamlSyntaxTextEndsWithClosingQuote), at: stop)
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      mistake(Message(.yamlSyntaxNothingCanFollowBraceOr), at: stop)
    default: misplaced(Message(.yamlSyntaxDoesNotFitIntoAround, what), in: what)
    }
  }

  /// Something where libyaml stopped, in a list or mapping that began before.
  private func misplaced(_ words: Message, in what: Message) -> ReadingStop {
    let beginning = range(text.character(at: place.beginning))
    let note = Diagnostic.Note(Message(.beginsHere, what), at: beginning)
    return mistake(words, at: text.character(at: place.stop), notes: [note])
  }

  private var wrongBeginning: ReadingStop {
    let bytes = text.character(at: place.stop)
    let character = text.string(in: bytes)
    if character == "\t" { return mistake(Message(.yamlSyntaxTabCantIndentLineUse), at: bytes) }
    return mistake(Message(.yamlSyntaxCantBeginTextPutText, character.quoted), at: bytes)
  }

  private var unknownEscape: ReadingStop {
    let bytes = place.stop..<text.character(at: place.stop + 1).upperBound
    let escape = text.string(in: bytes).quoted
    return mistake(Message(.yamlSyntaxNoEscapeWriteBackslash, escape), at: bytes)
  }

  private var wrongName: ReadingStop {
    let bytes = text.character(at: place.beginning)
    let name = text.string(in: bytes).quoted
    return mistake(Message(.yamlSyntaxNameMustFollowPutText, name), at: bytes)
  }

  /// A syntax error; a colour that may have caused it is pointed out.
  private func mistake(
    _ words: Message, at bytes: Range<Int>, notes: [Diagnostic.Note] = []
  ) -> ReadingStop {
    let start = min(place.beginning, place.lastValue)
    let comment = ColourComment.first(in: text, between: start, and: place.stop)
    let hints = comment.map { [Diagnostic.Note($0.advice, at: range($0.bytes))] } ?? []
    return ReadingStop(words, at: range(bytes), notes: notes + hints)
  }

  private func range(_ bytes: Range<Int>) -> SourceRange {
    SourceRange(file: text.file, bytes: bytes)
  }
}
