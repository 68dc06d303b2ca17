internal import Diagnostics
internal import Engine

/// How the program is called about a description.
package struct CommandWords: Sendable {
  /// The files of rules that were named.
  private let rules: [String]
  /// How a command line names a description's file; nil for what isn't one.
  private let operand: @Sendable (String) -> String?

  package init(
    rules: [String] = [], operand: @escaping @Sendable (String) -> String? = { $0 }
  ) {
    self.rules = rules
    self.operand = operand
  }

  /// What names a description's file; a name that begins as options do stands behind a folder.
  fileprivate func word(for path: String) -> String? {
    operand(path).map { $0.hasPrefix("-") ? "./\($0)" : $0 }
  }

  fileprivate var ruleWords: [String] { rules.flatMap { ["--rules", $0] } }
}

/// A call of the program that helps with what was found, and why.
package struct NextCall {
  /// The words of the command line, the program's name first.
  package let words: [String]
  /// A sentence.
  let why: Message

  /// What asks the open questions of a description, of oneself or of others; nobody can be asked
  /// about standard input.
  package static func answering(
    _ path: String, _ commands: CommandWords
  ) -> (fill: NextCall, ask: NextCall)? {
    guard let operand = commands.word(for: path) else { return nil }
    let fill = ["reviewlint", "fill", operand] + commands.ruleWords
    let ask = ["reviewlint", "ask", operand, "--output", "questions.html"] + commands.ruleWords
    return (
      NextCall(words: fill, why: .init(.nextFill)), NextCall(words: ask, why: .init(.nextAsk))
    )
  }

  /// The words that judge a description; nil for standard input.
  package static func checking(_ path: String, _ commands: CommandWords) -> [String]? {
    commands.word(for: path).map { ["reviewlint", "check", $0] + commands.ruleWords }
  }

  /// The words that show every open question of a description.
  package static func listing(_ path: String, _ commands: CommandWords) -> [String] {
    ["reviewlint", "check", "--questions", commands.word(for: path) ?? "-"] + commands.ruleWords
  }

  /// What explains each mistake that kept something from being judged.
  static func explaining(_ diagnostics: [Diagnostic]) -> [NextCall] {
    let ids = diagnostics.filter { $0.severity == .error }.map(\.message.id)
    return ids.withoutRepetition.map { id in
      NextCall(words: ["reviewlint", "explain", id], why: Message(.nextExplainMistake, id))
    }
  }
}

extension LintResult {
  /// What asks what is open, then what explains each rule that fails.
  func nextCalls(_ commands: CommandWords, open: Int) -> [NextCall] {
    let answers = open > 0 ? NextCall.answering(file.id.path, commands) : nil
    let failures = findings.filter { $0.outcome == .fail && $0.acceptance == nil }
    let explanations = failures.withoutRepetition(of: \.rule).map { finding in
      NextCall(
        words: ["reviewlint", "explain", finding.rule] + commands.ruleWords,
        why: Message(.nextExplainRule, finding.title))
    }
    return (answers.map { [$0.fill, $0.ask] } ?? []) + explanations
  }
}

extension PresentedRun {
  /// What helps with the description that is furthest from being handed in.
  func nextCalls(_ commands: CommandWords) -> [NextCall] {
    let worst = descriptions.map(\.result.verdict).max()
    guard let first = descriptions.first(where: { $0.result.verdict == worst }) else { return [] }
    return first.result.nextCalls(commands, open: first.questions.count)
  }
}
