import Diagnostics

/// A syntax error in plain words: libyaml's are about its own workings.
struct SyntaxMistake {
  private let problem: String
  private let text: ReadableText
  /// Where libyaml stopped.
  private let stop: Int
  /// Where that began in which libyaml stopped.
  private let beginning: Int

  init(_ complaint: YAMLComplaint, at stop: Int, since beginning: Int, in text: ReadableText) {
    self.problem = complaint.problem
    self.text = text
    self.stop = stop
    self.beginning = beginning
  }

  /// The error, where a person would look for it.
  var refusal: Refusal {
    switch problem {
    case "did not find expected ',' or ']'": unclosed("list", "[", "]")
    case "did not find expected ',' or '}'": unclosed("mapping", "{", "}")
    case "found character that cannot start any token": wrongBeginning
    case "found unknown escape character": unknownEscape
    case "did not find expected alphabetic or numeric character": wrongName
    case "did not find expected key", "did not find expected '-' indicator": misfit
    case "found undefined tag handle":
      Refusal(.customTag(word(at: stop)), at: range(ofWordAt: stop))
    default: fixed
    }
  }

  /// An error whose words don't depend on the text.
  private var fixed: Refusal {
    guard let wording = SyntaxWording.all[problem] else {
      return Refusal(.yamlSyntax("this is not YAML: \(problem)"), at: character(at: stop))
    }
    let place = wording.isAtBeginning ? beginning : stop
    return Refusal(.yamlSyntax(wording.text), at: character(at: place))
  }

  private func unclosed(_ what: String, _ opening: String, _ closing: String) -> Refusal {
    let comment = ColourComment.first(in: text, between: beginning, and: stop)
    let notes = comment.map { [Diagnostic.Note($0.advice, at: range($0.bytes))] } ?? []
    guard stop < text.bytes.count else {
      let words = "this '\(opening)' is never closed; close it with '\(closing)'"
      return Refusal(.yamlSyntax(words), at: character(at: beginning), notes: notes)
    }
    let words = "a ',' or '\(closing)' is missing before this"
    let note = Diagnostic.Note("the \(what) begins here", at: character(at: beginning))
    return Refusal(.yamlSyntax(words), at: character(at: stop), notes: [note] + notes)
  }

  private var wrongBeginning: Refusal {
    let place = character(at: stop)
    let character = text.string(in: place.bytes)
    let words =
      character == "\t"
      ? "a tab can't indent a line; use spaces"
      : "\(character.quoted) can't begin a text; put the text into quotes"
    return Refusal(.yamlSyntax(words), at: place)
  }

  private var unknownEscape: Refusal {
    let bytes = stop..<character(at: stop + 1).bytes.upperBound
    let escape = text.string(in: bytes)
    let words = "\(escape.quoted) is no escape; write '\\\\' for a backslash, or use single quotes"
    return Refusal(.yamlSyntax(words), at: range(bytes))
  }

  private var wrongName: Refusal {
    let sign = text.string(in: character(at: beginning).bytes)
    let words = "a name must follow \(sign.quoted) here; put the text into quotes if it is one"
    return Refusal(.yamlSyntax(words), at: character(at: beginning))
  }

  private var misfit: Refusal {
    let what = problem.hasSuffix("key") ? "mapping" : "list"
    let words = "this does not fit into the \(what) around it; look at the indentation and quotes"
    let note = Diagnostic.Note("the \(what) begins here", at: character(at: beginning))
    return Refusal(.yamlSyntax(words), at: character(at: stop), notes: [note])
  }
}

// Places in the text.
extension SyntaxMistake {
  private func range(_ bytes: Range<Int>) -> SourceRange {
    SourceRange(file: text.file, bytes: bytes)
  }

  /// The character at an offset; nothing at the end of the text.
  private func character(at offset: Int) -> SourceRange {
    let rest = text.bytes[min(offset, text.bytes.count)...]
    let continuation = rest.dropFirst().prefix { $0 & 0xC0 == 0x80 }
    return range(rest.startIndex..<(rest.isEmpty ? rest.startIndex : continuation.endIndex))
  }

  private func range(ofWordAt offset: Int) -> SourceRange {
    let rest = text.bytes[min(offset, text.bytes.count)...]
    return range(rest.startIndex..<rest.prefix { $0 > 0x20 }.endIndex)
  }

  private func word(at offset: Int) -> String {
    text.string(in: range(ofWordAt: offset).bytes)
  }
}

extension Diagnostic.Message {
  fileprivate static func yamlSyntax(_ words: String) -> Self {
    Self(words)
  }
}
