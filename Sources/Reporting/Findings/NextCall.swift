internal import Diagnostics
internal import Engine
internal import Model

/// A call of the program that helps with what was found, and why.
struct NextCall {
  /// The words of the command line, the program's name first.
  let words: [String]
  /// A sentence.
  let why: Message

  /// What asks the open questions of a description, of oneself or of others; nobody can be asked
  /// about standard input.
  static func answering(_ path: String, _ style: ReportStyle) -> (fill: NextCall, ask: NextCall)? {
    guard let operand = style.word(for: path) else { return nil }
    let fill = ["reviewlint", "fill", operand] + style.ruleWords
    let ask = ["reviewlint", "ask", operand, "--output", "questions.html"] + style.ruleWords
    return (
      NextCall(words: fill, why: .init(.nextFill)), NextCall(words: ask, why: .init(.nextAsk))
    )
  }

  /// The words that show every open question of a description.
  static func listing(_ path: String, _ style: ReportStyle) -> [String] {
    ["reviewlint", "check", "--questions", style.word(for: path) ?? "-"] + style.ruleWords
  }

  /// What explains each mistake that kept something from being judged.
  static func explaining(_ diagnostics: [Diagnostic]) -> [NextCall] {
    var known: Set<String> = []
    return diagnostics.compactMap { diagnostic in
      let id = diagnostic.message.id
      guard diagnostic.severity == .error, known.insert(id).inserted else { return nil }
      return NextCall(
        words: ["reviewlint", "explain", id], why: Message(.nextExplainMistake, id))
    }
  }
}

extension LintResult {
  /// What asks what is open, then what explains each rule that fails.
  func nextCalls(_ style: ReportStyle) -> [NextCall] {
    let answers = questions.count > 0 ? NextCall.answering(file.id.path, style) : nil
    var calls = answers.map { [$0.fill, $0.ask] } ?? []
    var known: Set<String> = []
    for finding in findings where finding.outcome == .fail && finding.acceptance == nil {
      guard known.insert(finding.rule).inserted else { continue }
      let words = ["reviewlint", "explain", finding.rule] + style.ruleWords
      calls.append(NextCall(words: words, why: Message(.nextExplainRule, finding.title)))
    }
    return calls
  }
}

extension RunResult {
  /// What helps with the description that is furthest from being handed in.
  func nextCalls(_ style: ReportStyle) -> [NextCall] {
    let worst = descriptions.map(\.verdict).max()
    return descriptions.first { $0.verdict == worst }?.nextCalls(style) ?? []
  }
}

extension [String] {
  /// As a shell takes these words.
  var asShellLine: String {
    map { TerminalText.safe($0.asShellWord) }.joined(separator: " ")
  }
}

extension ReportStyle {
  /// What names a description's file; a name that begins as options do stands behind a folder.
  fileprivate func word(for path: String) -> String? {
    operand(path).map { $0.hasPrefix("-") ? "./\($0)" : $0 }
  }

  fileprivate var ruleWords: [String] { rules.flatMap { ["--rules", $0] } }
}
