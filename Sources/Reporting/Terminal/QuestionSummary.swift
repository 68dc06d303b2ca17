internal import Diagnostics
internal import Engine
internal import Localization
internal import Model

/// What is open in a description in a few lines: how much, who can say it, and how to go on.
struct QuestionSummary {
  let style: ReportStyle
  let language: Language

  /// So many questions are shown: with all that is said around them, and the verdict, it fits a
  /// dozen lines.
  private static let mostShown = 3

  func text(of questions: Questions, in path: String) -> String {
    let missing = MissingFactCount(questions)
    var text = ""
    if missing.count > 0 {
      text += wrapped(Message(.whatDecidesMost, missing.message, questions.ownersText)) + "\n"
      for question in questions.plan.prefix(Self.mostShown) { text += line(of: question) }
      let rest = missing.count - Self.mostShown
      let all = commands(path).all
      text +=
        rest > 0
        ? "  \(language(Message(.andMoreQuestions, count: rest, rest, all)))\n" : ""
      for command in commands(path).answers { text += "  \(language(command))\n" }
    }
    if missing.further > 0 { text += wrapped(missing.furtherText) + "\n" }
    return text.isEmpty ? "" : text + "\n"
  }

  private func line(of question: PlannedQuestion) -> String {
    let text = "\(question.path): \(language(question.question.meaning))"
    return Paragraph(label: "  ", text: text, width: style.width).laidOut(label: "  ") + "\n"
  }

  /// What shows all of them, and what asks them, oneself or others; nobody can be asked about
  /// standard input.
  private func commands(_ path: String) -> (all: String, answers: [Message]) {
    guard let word = style.operand(path).map({ TerminalText.safe($0.asShellWord) }) else {
      return ("reviewlint check --questions -", [])
    }
    return (
      "reviewlint check --questions \(word)",
      [
        Message(.answerThem, "reviewlint fill \(word)"),
        Message(.askOthers, "reviewlint ask \(word) --output questions.html"),
      ]
    )
  }

  private func wrapped(_ text: Message) -> String {
    Paragraph(label: "", text: language(text), width: style.width).laidOut(label: "")
  }
}

extension Questions {
  /// `development: 6, product: 5`.
  var ownersText: Message {
    owners.map { Message(.labelled, $0.owner.words, $0.count) }.inOneLine
  }
}

extension String {
  /// As a shell takes it for one word.
  fileprivate var asShellWord: String {
    let isPlain = unicodeScalars.allSatisfy {
      "/._-".unicodeScalars.contains($0) || $0.properties.isAlphabetic
        || $0.properties.numericType != nil
    }
    return isPlain && !isEmpty ? self : "'\(replacing("'", with: "'\\''"))'"
  }
}
