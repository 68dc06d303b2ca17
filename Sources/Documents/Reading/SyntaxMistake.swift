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
    switch problem {
    case "did not find expected ',' or ']'": unclosed(Message(.listKind), "[", "]")
    case "did not find expected ',' or '}'": unclosed(Message(.mappingKind), "{", "}")
    case "did not find expected key": misfit(Message(.mappingKind))
    case "did not find expected '-' indicator": misfit(Message(.listKind))
    case "found character that cannot start any token": wrongBeginning
    case "found unknown escape character": unknownEscape
    case "did not find expected alphabetic or numeric character": wrongName
    case "found undefined tag handle": undefinedTag
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
    guard let message = SyntaxMessage.all[problem] else {
      return mistake(Message(.yamlSyntaxNotYaml, problem), at: text.character(at: place.stop))
    }
    let offset = message.isAtBeginning ? place.beginning : place.stop
    return mistake(message.text, at: text.character(at: offset))
  }

  private func unclosed(_ what: Message, _ opening: String, _ closing: String)
    -> ReadingStop
  {
    let beginning = text.character(at: place.beginning)
    guard place.stop < text.bytes.count else {
      return mistake(Message(.yamlSyntaxNeverClosedCloseWith, opening, closing), at: beginning)
    }
    let words: Message = Message(.yamlSyntaxOrMissingBefore, closing)
    let note = Diagnostic.Note(Message(.beginsHere, what), at: range(beginning))
    return mistake(words, at: text.character(at: place.stop), notes: [note])
  }

  private func misfit(_ what: Message) -> ReadingStop {
    if text.followsQuote(place.stop) {
      let words: Message =
        Message(.yamlSyntaxTextEndsWithClosingQuote)
      return mistake(words, at: text.character(at: place.stop))
    }
    if text.followsBracket(place.stop) {
      let words: Message =
        Message(.yamlSyntaxNothingCanFollowBraceOr)
      return mistake(words, at: text.character(at: place.stop))
    }
    let words: Message =
      Message(.yamlSyntaxDoesNotFitIntoAround, what)
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
    let words: Message = Message(.yamlSyntaxNoEscapeWriteBackslash, escape)
    return mistake(words, at: bytes)
  }

  private var wrongName: ReadingStop {
    let bytes = text.character(at: place.beginning)
    let words: Message =
      Message(.yamlSyntaxNameMustFollowPutText, text.string(in: bytes).quoted)
    return mistake(words, at: bytes)
  }

  private var undefinedTag: ReadingStop {
    let bytes = text.word(at: place.stop)
    return ReadingStop(.customTag(text.string(in: bytes)), at: range(bytes))
  }

  /// A syntax error; a colour that may have caused it is pointed out.
  private func mistake(
    _ words: Message,
    at bytes: Range<Int>,
    notes: [Diagnostic.Note] = []
  ) -> ReadingStop {
    let start = min(place.beginning, place.lastValue)
    let comment = ColourComment.first(in: text, between: start, and: place.stop)
    let hints = comment.map { [Diagnostic.Note($0.advice, at: range($0.bytes))] } ?? []
    return ReadingStop(.yamlSyntax(words), at: range(bytes), notes: notes + hints)
  }

  private func range(_ bytes: Range<Int>) -> SourceRange {
    SourceRange(file: text.file, bytes: bytes)
  }
}

extension Message {
  fileprivate static func yamlSyntax(_ words: Message) -> Self {
    words
  }
}
