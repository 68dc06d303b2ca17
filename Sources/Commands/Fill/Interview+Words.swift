internal import Diagnostics
internal import Engine
internal import Localization

extension Interview {
  var language: Language { file.opened.language }

  func say(_ message: Message) { prompt.say(message, in: language) }

  /// That somebody else answered, and what becomes of the answer.
  func said(
    _ said: OpenedDescription.Said?, instead text: String, _ question: OpenQuestion
  ) -> String {
    guard let said else {
      return "  \(language(.fillSaidElsewhere))\n" + notWritten(text, to: question)
    }
    let answer = meant(by: text, to: question.question)
    let isSame = answer?.spellings.contains(said.text) ?? false
    let place = language(Message(.fillSaid, said.line, said.text.quoted))
    return "  \(TerminalText.safe(place))\n" + (isSame ? "" : notWritten(text, to: question))
  }

  /// An answer as it would stand in the file, for whoever has to write it there; nothing where
  /// nothing was answered.
  func notWritten(_ text: String, to question: OpenQuestion) -> String {
    guard let answer = meant(by: text, to: question.question) else { return "" }
    let lines = question.key.path.lines(saying: answer.plainest)
    let shown = lines.map { "    \(TerminalText.safe($0))\n" }
    return "  \(language(.fillNotWritten))\n" + shown.joined()
  }
}
