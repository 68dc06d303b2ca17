internal import Diagnostics
internal import Engine
internal import Localization
internal import Model
internal import Presentation

/// What is open in a description in a few lines: how much, who can say it, and how to go on.
struct QuestionSummary {
  let style: ReportStyle
  let language: Language

  /// So many lines leave room in a dozen for what was seen and the verdict, in two lines.
  private static let mostLines = 8

  func text(of questions: Questions, in path: String) -> String {
    var lines = questions.furtherText.map(lines(of:)) ?? []
    if questions.count > 0 {
      let head = self.lines(
        of: Message(.whatDecidesMost, questions.countText, questions.ownersText))
      if let calls = NextCall.answering(path, style.commands) {
        let answers = [
          Message(.answerThem, calls.fill.words.asShellLine),
          Message(.askOthers, calls.ask.words.asShellLine),
        ]
        lines = answers.map { "  \(language($0))" } + lines
      }
      // What isn't shown takes a line of its own.
      let room = Self.mostLines - head.count - lines.count - 1
      var shown: [String] = []
      var count = 0
      for question in questions.plan {
        let next = self.lines(of: question)
        guard count == 0 || shown.count + next.count <= room else { break }
        shown += next
        count += 1
      }
      let rest = questions.count - count
      if rest > 0 {
        let all = NextCall.listing(path, style.commands).asShellLine
        shown.append("  " + language(Message(.andMoreQuestions, count: rest, rest, all)))
      }
      lines = head + shown + lines
    }
    return lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n\n"
  }

  private func lines(of question: PlannedQuestion) -> [String] {
    let text = "\(question.path): \(language(question.question.meaning))"
    return Paragraph(label: "  ", text: text, width: style.width).lines.map { "  " + $0 }
  }

  private func lines(of text: Message) -> [String] {
    Paragraph(label: "", text: language(text), width: style.width).lines
  }
}

extension Questions {
  /// `development: 6, product: 5`.
  var ownersText: Message {
    owners.map { Message(.labelled, $0.owner.words, $0.count) }.inOneLine
  }
}

extension [String] {
  /// As a shell takes these words.
  package var asShellLine: String {
    map { TerminalText.safe($0.asShellWord) }.joined(separator: " ")
  }
}
