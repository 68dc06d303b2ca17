internal import Diagnostics
package import Engine

/// What an expression comes to, as `eval` shows it.
package struct AnswerText {
  package init() {}

  /// The value with its place, an item of a list in each line; or why there is none.
  package func text(_ answer: ExpressionAnswer) -> String {
    if let fault = answer.fault {
      return Message("error: \(TerminalText.safe(fault.text))").text + "\n"
    }
    if !answer.missing.isEmpty {
      return "\("undecided; nobody said:")\n"
        + answer.missing.map { "  \(TerminalText.safe($0))\n" }.joined()
    }
    if answer.isList, answer.parts.isEmpty { return "[]\n" }
    return answer.parts.map { part in
      let value = (answer.isList ? "- " : "") + TerminalText.safe(part.value)
      guard let location = part.location else { return value + "\n" }
      let (path, start) = (location.range.file.path, location.start)
      return value
        + "  (\(TerminalText.safe("\(location.path) \(path):\(start.line):\(start.column)")))\n"
    }
    .joined()
  }
}
