internal import Diagnostics
internal import Documents
internal import Expressions
internal import Linting
internal import Reporting

/// Writes the open questions of a description into it.
struct FillCommand: Command {
  static let name = "fill"
  static let operands = "PATH"
  static let summary = "Writes the open questions into a description as unknown, or asks them."
  static let options = [
    Option("--yes", nil, "Asks nothing, also on a terminal: what is open is unknown."),
    Option("--as-of", "DATE", "The day of checking, YYYY-MM-DD; default: today."),
    Option("--rules", "FILE", "A file of rules; default: the nearest .reviewlint.yaml."),
  ]

  private let path: String
  private let asksNothing: Bool
  private let asOf: Timestamp?
  private let rules: [String]

  init(_ arguments: Arguments) throws(Arguments.Mistake) {
    guard arguments.operands.count == 1 else {
      throw Arguments.Mistake(text: "fill needs one description, or - for standard input")
    }
    path = arguments.operands[0]
    asksNothing = arguments.has("--yes")
    asOf = try arguments.day("--as-of")
    rules = arguments.all("--rules")
  }

  func run(in terminal: Terminal) -> ExitStatus {
    guard let opened = OpenedDescription(path, rules, asOf: asOf, in: terminal) else {
      return .unjudged
    }
    var filling = QuestionFilling(opened)
    var prompt = terminal.canAsk && !asksNothing && path != "-" ? Prompt(in: terminal) : nil
    do throws(QuestionFilling.Failure) {
      try filling.fill(asking: &prompt)
    } catch {
      return terminal.refuse(error.localizableText(path))
    }
    let text = String(decoding: filling.opened.source.bytes, as: UTF8.self)
    if path == "-" { return terminal.write(text) ? .clean : .unjudged }
    guard filling.unknown + filling.answered > 0 else {
      return terminal.write("\(TerminalText.safe(path)): nothing is open\n") ? .clean : .unjudged
    }
    do throws(FileSystem.Failure) {
      guard let start = try Self.start(of: path, before: opened.source, terminal.files) else {
        return terminal.refuse("\(path.quoted) isn't in UTF-8; only such files are written")
      }
      try terminal.files.write(start + text, to: path)
    } catch {
      return terminal.refuse("\(path.quoted) can't be written: \(error.reason)")
    }
    return terminal.write(Self.summary(of: filling, path)) ? .clean : .unjudged
  }

  /// What stands before what is read, a byte order mark; nil in other encodings.
  private static func start(
    of path: String,
    before source: SourceFile,
    _ files: FileSystem
  ) throws(FileSystem.Failure) -> String? {
    let bytes = try files.read(path, limit: ReadingLimits.standard.bytes)
    guard bytes.suffix(source.bytes.count).elementsEqual(source.bytes) else { return nil }
    return String(decoding: bytes.dropLast(source.bytes.count), as: UTF8.self)
  }

  private static func summary(of filling: QuestionFilling, _ path: String) -> String {
    var parts = ["\(filling.unknown) \(filling.unknown == 1 ? "fact" : "facts") written as unknown"]
    if filling.answered > 0 { parts.insert("\(filling.answered) answered", at: 0) }
    return "\(TerminalText.safe(path)): \(parts.joined(separator: ", "))\n"
  }
}

extension QuestionFilling.Failure {
  /// Why a file stays as it is.
  func localizableText(_ path: String) -> LocalizableText {
    switch self {
    case .fault(let fault): "the rule \(fault.rule.quoted) can't be evaluated: \(fault.text)"
    case .noPlace(let diagnostics):
      "\(path.quoted) stays as it is: \(diagnostics.first?.message.text ?? "there is no place")"
    }
  }
}
