internal import Diagnostics
internal import Engine
internal import Localization
internal import Model

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

  /// Of a list, its items one after the other, or what is said instead of one; nil where the input
  /// ends.
  mutating func items(_ line: String, of question: OpenQuestion) -> String? {
    guard question.question.type?.isList == true, SpokenAnswer(line) == .yes else { return line }
    var items: [String] = []
    prompt.say(question.meanings(in: language))
    let name = question.itemName
    while let item = prompt.ask("  \(language(Message(.fillItem, "\(name)\(items.count + 1)"))) ") {
      switch Word(rawValue: item) {
      case .explain:
        prompt.say(question.explanation(in: language))
        continue
      case .back, .later, .stop: return item
      case nil: break
      }
      guard let spelled = spelled(item, in: question.question) else {
        return items.isEmpty ? "unknown" : listed(items)
      }
      let answer = meant(by: listed(items + [spelled]), to: question.question)
      if let mistake = file.opened.answered(question.question, by: answer).mistake {
        say(mistake.message)
      } else {
        items.append(spelled)
      }
    }
    return nil
  }

  /// An item of a list as it is written between brackets; nil where nothing was said.
  private func spelled(_ item: String, in question: Question) -> String? {
    guard let answer = meant(by: item, to: question)?.plainest, answer != "[]" else { return nil }
    return answer.hasPrefix("[") ? String(answer.dropFirst().dropLast()) : answer
  }

  private func listed(_ items: [String]) -> String { "[\(items.joined(separator: ", "))]" }
}
